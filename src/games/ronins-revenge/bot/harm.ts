import { topOf } from '@/engine/parts/cards/pile';

import type { AttackCard } from '../content/boss';
import type { Category } from '../content/terms';
import { eventsToCome } from '../rules/boss/eventDeck';
import { visibleCard } from '../rules/boss/sequence';
import { eventCard } from '../rules/boss/mods';
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

/** The slot the next card goes to, and whether the Event will swallow it (RR-95, RR-310). */
function nextSlot(state: BattleState): { readonly place: number; readonly swallowed: boolean } {
  const place = state.sequence.indexOf(null);
  const [event] = eventsToCome(state);
  const slot = event && (state.extra.eventSlot ?? eventCard(state, event).slot);
  return { place, swallowed: slot !== undefined && slot - 1 === place };
}

/** What pulling the open card of a category costs. */
export function harmOfPulling(state: BattleState, category: Category, broken: boolean): number {
  const card = topOf(state.decks[category]) === undefined ? undefined : visibleCard(state, category);
  if (!card || broken || nextSlot(state).swallowed) return 0;
  return harmOf(card);
}
