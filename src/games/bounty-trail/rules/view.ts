import type { Seat } from '@/engine/game';
import { cloneJson } from '@/engine/json';
import type { Random } from '@/engine/random';

import { legalBids } from './auction';
import { cardsInPlay, shuffled } from './deck';
import { samplePlan } from './sample';
import { HIDDEN_CARD, type DeckCard, type Hunter, type State } from './state';

const FACE_DOWN: DeckCard = { card: HIDDEN_CARD, turns: 0 };

function withoutSecrets(hunter: Hunter, planIsSecret: boolean): Hunter {
  const { plan, bid: _secret, ...open } = hunter;
  return plan && !planIsSecret ? { ...open, plan } : open;
}

/** Hides the order of the deck, paths until all are locked, and bids until all are in. */
export function view(state: State, seat: Seat): State {
  return {
    ...state,
    deck: state.deck.map(() => FACE_DOWN),
    hunters: state.hunters.map((hunter, other) => (other === seat ? hunter : withoutSecrets(hunter, state.phase === 'planning'))),
  };
}

/** Every card of the recipe that lies openly somewhere. */
function openCards(state: State): Set<string> {
  const open = new Set([...state.discard, ...state.rivalBounties]);
  for (const space of state.grid) if (space.card !== undefined) open.add(space.card);
  for (const hunter of state.hunters) for (const held of hunter.bounties) open.add(held.card);
  return open;
}

/** A full state that looks the same to the seat: deck, foreign paths and foreign bids are dealt at random. */
export function imagine(seen: State, seat: Seat, random: Random): State {
  const state = cloneJson(seen);
  const open = openCards(state);
  const unseen = cardsInPlay(state.options).filter((card) => !open.has(card));
  state.deck = shuffled(unseen, state.options.uprightCards, random);
  state.hunters.forEach((hunter, other) => {
    if (other === seat) return;
    if (state.phase === 'planning' && hunter.locked) hunter.plan = samplePlan(state, other, random);
    if (hunter.hasBid) hunter.bid = random.pick([...legalBids(hunter)]);
  });
  return state;
}
