import { giveCard } from '@/engine/parts/cards/cards';
import { EVERYBODY } from '@/engine/parts/cards/eyes';
import { refill, topOf, turnUpTop } from '@/engine/parts/cards/pile';

import type { AttackCard, BreakPart } from '../../content/boss';
import type { AttackCardId, Category, HeroId } from '../../content/terms';
import type { AttackBody } from '../frames';
import type { BattleState, Slot } from '../state';
import type { Play } from '../world';
import { partsOfBreak } from './breaks';
import { attackCard } from './mods';
import { bossRules } from './rules';

/** A part of a Break condition and whether the attack meets it. */
export interface BreakCheck {
  readonly part: BreakPart;
  readonly met: boolean;
}

/** The open card of a deck; undefined: there is none (RR-585). */
export function visibleCard(state: BattleState, category: Category): AttackCard | undefined {
  const top = topOf(state.decks[category]);
  return top === undefined ? undefined : attackCard(state, top);
}

/** RR-293, RR-585: an empty deck is made of its discards at once; the top card is open. */
function revealTop(run: Play, category: Category): void {
  const { state, random } = run;
  const shuffled = refill(state.decks[category], state.discards[category], random);
  turnUpTop(state.decks[category]);
  if (shuffled) run.emit({ type: 'deckShuffled', category });
}

/**
 * RR-291 … RR-293: the visible top card of the deck goes to the lowest empty slot; Broken if the snapshot of the attack
 * says so. Without an attack (Rest, Special Actions): never Broken.
 */
export function takeBossCard(run: Play, category: Category, by: HeroId, attack: AttackBody | null): void {
  const { state } = run;
  const card = topOf(state.decks[category]);
  const slot = state.sequence.indexOf(null);
  if (card === undefined || slot < 0) return;
  const deck = state.decks[category];
  deck.cards.pop();
  deck.known.pop();
  const broken = attack?.snapshot?.breaks === true;
  const written = attack ? bossRules(state).written?.(state, attackCard(state, card), attack) : undefined;
  state.sequence[slot] = written ? { card, broken, written } : { card, broken };
  turnUpTop(deck);
  run.emit({ type: 'cardTaken', card, category, slot, broken, by });
  if (topOf(deck) === undefined) revealTop(run, category);
  bossRules(state).cardTaken?.(run, slot, by);
}

/** RR-297 … RR-308: every part of the Break condition of the card this attack would take; none: it cannot be Broken. Read at step 5. */
export function breakChecks(state: BattleState, attack: Pick<AttackBody, 'by' | 'category' | 'type'>): readonly BreakCheck[] {
  const card = visibleCard(state, attack.category);
  return card ? partsOfBreak(state, card, attack.by, attack.type) : [];
}

/** Whether the attack breaks the card it takes. */
export const breaks = (state: BattleState, attack: AttackBody): boolean => {
  const checks = breakChecks(state, attack);
  return attack.as === 'main' && checks.length > 0 && checks.every(({ met }) => met);
};

/** The places of cards in the Sequence that lie face-up. */
export const faceUpSlots = ({ sequence }: BattleState): number[] => sequence.flatMap((slot, place) => (slot && 'card' in slot && !slot.broken ? [place] : []));

const cardIn = (slot: Slot): AttackCardId | undefined => (slot && 'card' in slot ? slot.card : undefined);

/** A card leaves the Sequence: to its discard pile, or wherever the rules of the boss put it (RR-584). */
export function discardSlot(run: Play, place: number): AttackCardId | undefined {
  const { state } = run;
  const card = cardIn(state.sequence[place] ?? null);
  state.sequence[place] = null;
  if (card === undefined) return undefined;
  if (bossRules(state).setAside?.(state, card) !== true) discard(run, card);
  return card;
}

/** Onto its own discard pile (RR-294); a deck that had run out is made anew at once (RR-585). */
export function discard(run: Play, card: AttackCardId): void {
  const { state } = run;
  const { category } = attackCard(state, card);
  const pile = state.discards[category];
  pile.cards.push(card);
  pile.known.push(EVERYBODY);
  if (topOf(state.decks[category]) === undefined) revealTop(run, category);
}

/** Takes a card out of its deck or discard pile for good; says whether it was there. A new card is shown where the open one went. */
export function takeOut(run: Play, card: AttackCardId): boolean {
  const { state } = run;
  const { category } = attackCard(state, card);
  for (const pile of [state.decks[category], state.discards[category]]) {
    if (!pile.cards.includes(card)) continue;
    giveCard(pile, card, { cards: [], known: [] });
    revealTop(run, category);
    return true;
  }
  return false;
}

/** RR-390, RR-507: all cards leave the Sequence; a new Event deck is made if an Event has ordered it, or if none is left. */
export function clearSequence(run: Play): void {
  const { state } = run;
  for (let place = 0; place < state.sequence.length; place++) {
    const content = state.sequence[place] ?? null;
    if (content && 'event' in content) {
      state.eventDiscard.cards.push(content.event);
      state.eventDiscard.known.push(EVERYBODY);
      state.sequence[place] = null;
    } else discardSlot(run, place);
  }
  if (!state.rebuild && topOf(state.events) !== undefined) return;
  state.rebuild = false;
  state.events = { cards: state.eventSet.slice().reverse(), known: state.eventSet.map(() => 0) };
  state.eventDiscard = { cards: [], known: [] };
  delete state.extra.eventOrder;
  run.emit({ type: 'eventsRebuilt' });
}
