import { nearestFrame, topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import { capital } from '@/engine/words';
import type { Forecast } from '@/table/kit/forecast/forecast';

import type { DestinyId } from '../../content/destiny';
import { forecastDefence, lossBesides } from '../../preview/defence';
import { Imagined } from '../../preview/imagined';
import { paperOf } from '../../rules/boss/paper';
import { explainDamage } from '../../rules/damage/heroBlow';
import { damageAgainst } from '../../rules/damage/strike';
import { describe } from '../../rules/describe';
import type { Move } from '../../rules/decisions';
import { cardOf } from '../../rules/hero/attack/card';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { strikeWords } from '../plan/summary';

const MOST_SENTENCES = 2;

/** What the attack that is under way does to each target as it stands, line by line. */
export function blowsNow(view: BattleState): readonly Forecast[] {
  const attack = nearestFrame(view, 'attack');
  if (!attack) return [];
  const { damage } = cardOf(view, attack.by, attack.choice);
  return attack.targets.filter(({ ref }) => paperOf(view, ref) !== 'surely').map((aimed) => {
    const { value, lines } = explainDamage(view, attack, aimed);
    return { base: { why: 'on the card', value: damage }, lines, total: { label: strikeWords(view, aimed.ref), value } };
  });
}

/** "Left alone, Sayaka loses 5 of 17.": what comes of the blow about which somebody may interrupt. */
export function lossAhead(view: BattleState): string | undefined {
  const [top, strike] = [topFrame(view), nearestFrame(view, 'strike')];
  if (top?.kind !== 'interrupt' || top.about === null || !strike) return undefined;
  const hero = top.about;
  const [name, { hp }] = [figureName(view, hero), view.heroes[hero]];
  if (top.at === 'beforeDamage') {
    const loss = damageAgainst(view, strike, hero) + lossBesides(view, hero);
    return `${name} loses ${loss} of ${hp}${loss >= hp ? ' and falls' : ''}.`;
  }
  const forecast = top.at === 'enemyTargeted' ? forecastDefence(view, hero, { dodge: 0, dice: 0, card: 'none' }, lossBesides(view, hero)) : undefined;
  if (!forecast) return undefined;
  const { least, most, dodged, ways, falls } = forecast;
  if (dodged === ways) return `Left alone, ${name} dodges.`;
  return `Left alone, ${name} loses ${least === most ? most : `${least} to ${most}`} of ${hp}${falls === 0 ? '' : falls === ways ? ' and falls' : ' and may fall'}.`;
}

/** What all targets together lose if this answer is given and nothing else is added. */
export function damageAfter(view: BattleState, seat: Seat, move: Move): number {
  const events = new Imagined(view).play(seat, move, ['turn', 'counter', 'defend', 'revive']);
  return events.reduce((sum, event) => (event.type === 'struck' ? sum + event.damage : sum), 0);
}

/** "Heals 5.": what comes at once of choosing somebody for a line of a card; what comes of it for others only where it brings the chosen one nothing. Undefined: that is asked next. */
export function worthOfChoosing(view: BattleState, seat: Seat, move: Extract<Move, { kind: 'choose' }>): string | undefined {
  const { events, asksMore } = new Imagined(view).tryOut(seat, move, 'lines');
  const sentences = events.flatMap((event) => describe(event, view) ?? []);
  const name = `${capital(figureName(view, move.figure))} `;
  const own = sentences.filter((words) => words.startsWith(name)).map((words) => capital(words.slice(name.length)));
  const told = (own.length > 0 ? own : sentences).slice(0, MOST_SENTENCES).join(' ');
  return told !== '' ? told : asksMore ? undefined : 'It would change nothing.';
}

/** The same for every Destiny card in hand. */
export function destinyWorth(view: BattleState, seat: Seat, moves: readonly Move[]): Readonly<Partial<Record<DestinyId, string>>> {
  const worth: Partial<Record<DestinyId, string>> = {};
  for (const move of moves) if (move.kind === 'playDestiny') worth[move.card] = `makes ${damageAfter(view, seat, move)}`;
  return worth;
}
