import { availableHealth } from '../../rules/health';
import { takeSize } from '../../rules/rolling/supply';
import type { Player, State } from '../../rules/state';
import { count } from '../words';

/** What a hand full of wounds can still do, and what each way costs; undefined: something else may be thrown. */
export function woundAdvice(view: State, player: Player): string | undefined {
  if (player.pool.length === 0 || player.pool.some(({ face }) => face !== 'wound')) return undefined;
  const free = availableHealth(player);
  const more = view.options.rollingMode === 'turns' ? 0 : takeSize(view, player);
  const others = player.pool.length - 1;
  const back = others === 0 ? '' : ` and gives you ${others === 1 ? 'the other die' : `the other ${others} dice`} back`;
  const price = free === 1 ? 'It takes your last heart: unless you heal, that is a Beating.' : 'It costs one heart in the fight.';
  const ways = [
    free > 0 ? `A touch on Health lays one wound there${back}. ${price}` : '',
    more > 0 ? `A touch on the supply takes ${count(more, 'new die', 'new dice')}.` : '',
    'Or hold Stop.',
  ];
  return `Nothing but wounds: they cannot be thrown. ${ways.filter(Boolean).join(' ')}`;
}
