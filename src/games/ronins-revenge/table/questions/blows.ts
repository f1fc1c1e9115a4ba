import { nearestFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import type { Forecast } from '@/table/kit/forecast/forecast';

import type { DestinyId } from '../../content/destiny';
import { Imagined } from '../../preview/imagined';
import { paperOf } from '../../rules/boss/paper';
import { explainDamage } from '../../rules/damage/heroBlow';
import type { Move } from '../../rules/decisions';
import { cardOf } from '../../rules/hero/attack/card';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';

/** What the attack that is under way does to each target as it stands, line by line. */
export function blowsNow(view: BattleState): readonly Forecast[] {
  const attack = nearestFrame(view, 'attack');
  if (!attack) return [];
  const { damage } = cardOf(view, attack.by, attack.choice);
  return attack.targets.filter(({ ref }) => paperOf(view, ref) !== 'surely').map((aimed) => {
    const { value, lines } = explainDamage(view, attack, aimed);
    return { base: { why: 'on the card', value: damage }, lines, total: { label: `${figureName(view, aimed.ref)} loses`, value } };
  });
}

/** What all targets together lose if this answer is given and nothing else is added. */
export function damageAfter(view: BattleState, seat: Seat, move: Move): number {
  const events = new Imagined(view).play(seat, move, ['turn', 'counter', 'defend', 'revive']);
  return events.reduce((sum, event) => (event.type === 'struck' ? sum + event.damage : sum), 0);
}

/** The same for every Destiny card in hand. */
export function destinyWorth(view: BattleState, seat: Seat, moves: readonly Move[]): Readonly<Partial<Record<DestinyId, string>>> {
  const worth: Partial<Record<DestinyId, string>> = {};
  for (const move of moves) if (move.kind === 'playDestiny') worth[move.card] = `makes ${damageAfter(view, seat, move)}`;
  return worth;
}
