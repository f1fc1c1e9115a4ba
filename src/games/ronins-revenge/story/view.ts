import { CLOCK, type Seat } from '@/engine/game';
import { cloneJson } from '@/engine/json';
import type { Random } from '@/engine/random';

import { DESTINY_IDS, type DestinyId } from '../content/destiny';
import { HERO_IDS, type HeroId } from '../content/terms';
import { lootDeck } from './loot';
import { isOwn } from './party';
import { HIDDEN, type DraftState, type LootId, type StoryState, type VoteState } from './state';
import { handOf, openOptions } from './voting';

/** What a seat may know: nothing of other books, other hands, other votes (RR-480). */
export function viewOf(state: StoryState, seat: Seat): StoryState {
  const view = cloneJson(state);
  const strangers = HERO_IDS.filter((hero) => seat === CLOCK || !isOwn(state, hero, seat));
  for (const hero of strangers) {
    view.notes[hero] = null;
    // RR-432: private until the epilogues.
    if (!state.ending) view.party[hero].facts = [];
    if (view.draft) hideHand(view.draft, hero);
    if (view.vote && state.party[hero].full) hideVote(view.vote, hero, state.secretLetters);
  }
  return view;
}

function hideHand({ piles, picks }: DraftState, hero: HeroId): void {
  piles[hero] = piles[hero].map(() => HIDDEN);
  if (picks[hero] !== undefined) picks[hero] = HIDDEN;
}

function hideVote({ letters, cards }: VoteState, hero: HeroId, secretLetters: boolean): void {
  if (cards[hero] !== undefined) cards[hero] = HIDDEN;
  if (secretLetters && letters[hero] !== undefined) letters[hero] = HIDDEN;
}

/** A whole state that fits the view: hidden cards are dealt anew, hidden votes drawn. Books that were never seen stay shut. */
export function imagineFrom(view: StoryState, _seat: Seat, random: Random): StoryState {
  const state = cloneJson(view);
  if (state.draft) imagineDraft(state.draft, random);
  if (state.vote) imagineVote(state, state.vote, random);
  return state;
}

function imagineDraft(draft: DraftState, random: Random): void {
  const unseen = lootDeck(draft.boss);
  const known = HERO_IDS.flatMap((hero) => [...draft.taken[hero], ...draft.piles[hero]]).filter((card) => card !== HIDDEN);
  for (const card of known) unseen.splice(unseen.indexOf(card), 1);
  random.shuffle(unseen);
  const deal = (card: LootId): LootId => (card === HIDDEN ? (unseen.pop() ?? HIDDEN) : card);
  for (const hero of HERO_IDS) {
    draft.piles[hero] = draft.piles[hero].map(deal);
    if (draft.picks[hero] === HIDDEN) draft.picks[hero] = random.pick(draft.piles[hero]);
  }
}

function imagineVote(state: StoryState, vote: VoteState, random: Random): void {
  for (const hero of HERO_IDS) {
    const hand: readonly DestinyId[] = handOf(state, hero);
    if (vote.cards[hero] === HIDDEN) vote.cards[hero] = random.pick(hand.length > 0 ? hand : DESTINY_IDS);
    if (vote.letters[hero] === HIDDEN) vote.letters[hero] = random.pick(openOptions(state)).letter;
  }
}
