import type { Seat } from '@/engine/game';
import { cloneJson } from '@/engine/json';
import type { Random } from '@/engine/random';

import { awaited, legalBids } from './auction';
import { cardsInPlay, shuffled } from './deck';
import { drawWait } from './duel';
import { samplePlan } from './sample';
import { HIDDEN_CARD, type DeckCard, type Hunter, type State } from './state';

const FACE_DOWN: DeckCard = { card: HIDDEN_CARD, turns: 0 };

/** That it is being waited for is seen; for how long, nobody knows. */
const HIDDEN_WAIT = 0;

const pathsAreSecret = (state: State): boolean => state.phase === 'planning' && state.hunters.some(({ locked }) => !locked);
const bidsAreSecret = (state: State): boolean => awaited(state).length > 0;

function withoutPath({ plan: _secret, ...open }: Hunter): Hunter {
  return open;
}

function withoutBid({ bid: _secret, ...open }: Hunter): Hunter {
  return open;
}

/** Hides the order of the deck, paths until all are locked, bids until all are in, and when a duel's signal comes. */
export function view(state: State, seat: Seat): State {
  const hide = pathsAreSecret(state) ? withoutPath : bidsAreSecret(state) ? withoutBid : undefined;
  return {
    ...state,
    deck: state.deck.map(() => FACE_DOWN),
    ...(state.duel?.wait === undefined ? {} : { duel: { ...state.duel, wait: HIDDEN_WAIT } }),
    hunters: hide ? state.hunters.map((hunter, other) => (other === seat ? hunter : hide(hunter))) : state.hunters,
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
  if (state.duel?.wait !== undefined) state.duel.wait = drawWait(random);
  const [hiddenPaths, hiddenBids] = [pathsAreSecret(state), bidsAreSecret(state)];
  state.hunters.forEach((hunter, other) => {
    if (other === seat) return;
    if (hiddenPaths && hunter.locked) hunter.plan = samplePlan(state, other, random);
    if (hiddenBids && hunter.hasBid) hunter.bid = random.pick([...legalBids(hunter)]);
  });
  return state;
}
