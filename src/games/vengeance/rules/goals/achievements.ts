import type { Seat } from '@/engine/game';
import { isEmpty, isSeen } from '@/engine/parts/cards/cards';

import { achievementOf, TOKENS_PER_COLOUR, type Deed, type Holding, type TokenEvent } from '../../content/achievements';
import { tokensOnDens } from '../city/recon';
import { countTiles } from '../hero/tiles';
import { EMPTY, playerOf, type AchievementSlot, type State } from '../state';
import type { Play } from '../world';

/** How much of it a seat has. */
export const HOLDINGS: Readonly<Record<Holding, (state: State, seat: Seat) => number>> = {
  wildTokens: (state, seat) => playerOf(state, seat).wild,
  tiles: (state, seat) => countTiles(playerOf(state, seat)),
  reconOnDens: tokensOnDens,
  cardsInPlay: (state, seat) => playerOf(state, seat).inPlay.length,
};

/** Whether the seat has done what the card in the slot asks for (VG-233, VG-235). An event counts for the active player alone. */
export function isMet(state: State, slot: AchievementSlot, seat: Seat): boolean {
  if (slot.card === EMPTY) return false;
  const { condition } = achievementOf(slot.card);
  switch (condition.kind) {
    case 'event':
      return slot.met && state.fight?.seat === seat;
    case 'state':
      return HOLDINGS[condition.holding](state, seat) >= condition.count;
    case 'tokens':
      return (slot.tokens[seat] ?? 0) >= condition.count;
  }
}

export const hasClaimed = (state: State, seat: Seat): boolean => playerOf(state, seat).claimed === state.round;

/** One a round (VG-234). */
export function canClaim(state: State, seat: Seat): boolean {
  if (state.achievements.length === 0 || hasClaimed(state, seat)) return false;
  for (const slot of state.achievements) if (isMet(state, slot, seat)) return true;
  return false;
}

const newSlot = (state: State): AchievementSlot => ({ card: EMPTY, tokens: state.players.map(() => 0), taken: 0, met: false });

/** A new card for a slot; with the pile empty it stays empty (VG-236, VG-237). Nothing of the old one counts for it (VG-238). */
export function dealAchievement(state: State, slot: number): void {
  const fresh = newSlot(state);
  state.achievements[slot] = fresh;
  if (isEmpty(state.achievementPile)) return;
  const card = state.achievementPile.cards.pop();
  state.achievementPile.known.pop();
  if (card !== undefined && isSeen(card)) fresh.card = card;
}

export function claimAchievement(run: Play, seat: Seat, slot: number): void {
  const { state } = run;
  const claimed = state.achievements[slot];
  if (!claimed || claimed.card === EMPTY) throw new RangeError(`there is no achievement in slot ${slot}`);
  const player = playerOf(state, seat);
  const { vp } = achievementOf(claimed.card);
  player.vp += vp;
  player.achievements.push(claimed.card);
  player.claimed = state.round;
  run.emit({ type: 'claimed', seat, slot, card: claimed.card, vp });
  dealAchievement(state, slot);
  const next = state.achievements[slot]?.card;
  if (next !== undefined && next !== EMPTY) run.emit({ type: 'achievementDealt', slot, card: next });
}

/** Something happened in the active player's Combat turn that a card in play may ask for (VG-315). */
export function deed(state: State, done: Deed): void {
  for (const slot of state.achievements) {
    if (slot.card === EMPTY) continue;
    const { condition } = achievementOf(slot.card);
    if (condition.kind === 'event' && condition.deed === done) slot.met = true;
  }
}

const tokensLeft = (slot: AchievementSlot): number => slot.tokens.reduce((left, tokens) => left - tokens, TOKENS_PER_COLOUR);

/** A token of the slot's colour for each time the card's condition occurs, as long as there are any (VG-235, VG-241). */
export function tokenEvent(run: Play, seat: Seat, event: TokenEvent): void {
  run.state.achievements.forEach((slot, i) => {
    if (slot.card === EMPTY) return;
    const { condition } = achievementOf(slot.card);
    if (condition.kind !== 'tokens' || condition.event !== event) return;
    if (condition.atMost && slot.taken >= condition.atMost.tokens) return;
    if (tokensLeft(slot) === 0) return;
    slot.tokens[seat] = (slot.tokens[seat] ?? 0) + 1;
    slot.taken += 1;
    run.emit({ type: 'tokenTaken', seat, slot: i });
  });
}

/** A new Fight or roll: limits of tokens in one of them begin anew. */
export function renewLimits(state: State, per: 'fight' | 'roll'): void {
  for (const slot of state.achievements) {
    if (slot.card === EMPTY) continue;
    const { condition } = achievementOf(slot.card);
    if (condition.kind === 'tokens' && condition.atMost?.per === per) slot.taken = 0;
  }
}

/** What was done and not claimed by the end of the Combat turn lapses (VG-314). */
export function lapse(state: State): void {
  for (const slot of state.achievements) slot.met = false;
}
