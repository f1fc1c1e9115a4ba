import * as v from 'valibot';

import { demand } from '@/engine/errors';
import type { BaseOptions, Game, GameEvent } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

/**
 * A toy with secrets and simultaneous decisions (a tiny Goofspiel): prizes come up one by one from a hidden order,
 * both players bid a card of their hand face down, the higher card takes the prize.
 */
const CARDS = 5;
const NO_BID = 0;
const HIDDEN = -1;

export interface BidsState {
  hands: number[][];
  /** The card each seat has bid, NO_BID, or HIDDEN in a view. It stays in the hand until it is turned up. */
  bids: number[];
  /** Prizes still to come, the next one first; HIDDEN in a view. */
  prizes: number[];
  prize: number;
  past: number[];
  scores: number[];
}

export interface BidsMove {
  readonly bid: number;
}

export type BidsEvent = GameEvent & { readonly type: 'turnedUp'; readonly bids: readonly number[]; readonly prize: number };

const allCards = (): number[] => Array.from({ length: CARDS }, (_, i) => i + 1);

export const bidsGame: Game<BidsState, BidsMove, BaseOptions, BidsEvent> = {
  id: 'toy-bids',
  title: 'Bids',
  version: 1,
  seats: { min: 2, max: 2 },
  defaults: { seats: 2 },
  optionFields: () => [],
  parseOptions: border<BaseOptions>('a game of Bids', v.object({ seats: wholeNumber(2, 2) })),
  parseMove: border<BidsMove>('a bid', v.object({ bid: wholeNumber(1, CARDS) })),
  setup(_options, { random }) {
    const prizes = random.shuffle(allCards());
    const prize = prizes.shift() ?? 0;
    return { hands: [allCards(), allCards()], bids: [NO_BID, NO_BID], prizes, prize, past: [], scores: [0, 0] };
  },
  prompts: ({ bids }) =>
    bids.flatMap((bid, seat) => (bid === NO_BID ? [{ seat, kind: 'bid', words: 'Bid a card.', secret: true }] : [])),
  *moves(state, seat) {
    if (state.bids[seat] === NO_BID) for (const bid of state.hands[seat] ?? []) yield { bid };
  },
  play(draft, seat, { bid }, table) {
    demand(draft.hands[seat]?.includes(bid) ?? false, 'TB-1', 'You have no such card.');
    demand(draft.bids[seat] === NO_BID, 'TB-2', 'You have bid already.');
    draft.bids[seat] = bid;
    if (draft.bids.includes(NO_BID)) return;
    const { prize } = draft;
    const [first = 0, second = 0] = draft.bids;
    if (first !== second) draft.scores[first > second ? 0 : 1] = (draft.scores[first > second ? 0 : 1] ?? 0) + draft.prize;
    draft.hands = draft.hands.map((hand, owner) => hand.filter((card) => card !== draft.bids[owner]));
    draft.bids = [NO_BID, NO_BID];
    draft.past.push(draft.prize);
    draft.prize = draft.prizes.shift() ?? 0;
    table.emit({ type: 'turnedUp', bids: [first, second], prize });
  },
  view: (state, seat) => ({
    ...state,
    bids: state.bids.map((bid, owner) => (owner === seat || bid === NO_BID ? bid : HIDDEN)),
    prizes: state.prizes.map(() => HIDDEN),
  }),
  outcome({ prize, scores }) {
    if (prize > 0) return undefined;
    const [first = 0, second = 0] = scores;
    return {
      kind: 'versus',
      places: [first < second ? 2 : 1, second < first ? 2 : 1],
      scores: [first, second],
      lines: scores.map((points) => [{ label: 'Prizes', points }]),
      words: 'All prizes are gone.',
    };
  },
  describe: ({ prize }) => `The bids for ${prize} are turned up.`,
  broken: ({ hands, prizes, prize, past }) =>
    hands.some((hand) => hand.length !== prizes.length + (prize > 0 ? 1 : 0)) || past.length + prizes.length + (prize > 0 ? 1 : 0) !== CARDS
      ? ['cards and prizes do not match']
      : [],
  imagine(view, _seat, random) {
    const hands = view.hands.map((hand) => hand.slice());
    return {
      hands,
      bids: view.bids.map((bid, owner) => (bid === HIDDEN ? random.pick(hands[owner] ?? []) : bid)),
      prizes: random.shuffle(allCards().filter((card) => card !== view.prize && !view.past.includes(card))),
      prize: view.prize,
      past: view.past.slice(),
      scores: view.scores.slice(),
    };
  },
};

