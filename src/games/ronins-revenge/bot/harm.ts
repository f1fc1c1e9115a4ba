import type { AttackCard } from '../content/boss';
import type { Category } from '../content/terms';
import { nextEventSlot } from '../rules/boss/eventDeck';
import { visibleCard } from '../rules/boss/sequence';
import type { BattleState } from '../rules/state';

/** What a card of the boss is likely to cost the party, in HP. */

/** How often an attack of this Precision lands on a hero who defends a little. */
const LANDS = (precision: number): number => Math.max(0.25, Math.min(1, 0.3 + 0.1 * (precision - 1)));
const ARMOR = 1.6;
/** A pattern finds this many heroes on average. */
const CROWD = 1.5;
/** Lines, minions and tokens of a card without an attack. */
const NO_ATTACK = 3;

function harmOf(card: AttackCard): number {
  if (card.noAttack) return NO_ATTACK;
  const each = Math.max(1, card.damage - ARMOR) * LANDS(card.precision) + 0.6 * (card.steps?.length ?? 0);
  return card.pattern === undefined ? each : each * CROWD;
}

/** Whether the Event will swallow the next card (RR-95, RR-310). */
const isSwallowed = (state: BattleState): boolean => nextEventSlot(state) === state.sequence.indexOf(null) + 1;

/** What pulling the open card of a category costs. */
export function harmOfPulling(state: BattleState, category: Category, broken: boolean): number {
  const card = visibleCard(state, category);
  return !card || broken || isSwallowed(state) ? 0 : harmOf(card);
}
