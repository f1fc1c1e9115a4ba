import * as v from 'valibot';

import { demand } from '@/engine/errors';
import type { BaseOptions, Game, GameEvent, Seat } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

/**
 * A toy with hidden cards and turns (a tiny poker): in each round both get a hidden card, the opener stakes 1 or 3,
 * the other calls or folds; the higher card takes the stake, a fold costs 1.
 */
const RANKS = 9;
const ROUNDS = 6;
const HIDDEN = 0;
const MOVES = ['small', 'big', 'call', 'fold'] as const;

export interface StakesState {
  round: number;
  /** The hidden card of each seat; HIDDEN in the view of the other one. */
  cards: number[];
  /** What the opener has staked; 0 before. */
  stake: number;
  scores: number[];
}

export interface StakesMove {
  readonly type: (typeof MOVES)[number];
}

const openerOf = (state: StakesState): Seat => state.round % 2;
const actorOf = (state: StakesState): Seat => (state.stake === 0 ? openerOf(state) : 1 - openerOf(state));

function deal(below: (bound: number) => number): number[] {
  const first = 1 + below(RANKS);
  const second = 1 + below(RANKS - 1);
  return [first, second >= first ? second + 1 : second];
}

export const stakesGame: Game<StakesState, StakesMove, BaseOptions, GameEvent> = {
  id: 'toy-stakes',
  title: 'Stakes',
  version: 1,
  seats: { min: 2, max: 2 },
  defaults: { seats: 2 },
  optionFields: () => [],
  parseOptions: border<BaseOptions>('a game of Stakes', v.object({ seats: wholeNumber(2, 2) })),
  parseMove: border<StakesMove>('a move of Stakes', v.object({ type: v.picklist(MOVES) })),
  setup: (_options, { random }) => ({ round: 0, cards: deal((bound) => random.below(bound)), stake: 0, scores: [0, 0] }),
  prompts: (state) => [{ seat: actorOf(state), kind: state.stake === 0 ? 'open' : 'answer', words: 'Decide.', secret: true }],
  *moves(state, seat) {
    if (seat !== actorOf(state)) return;
    for (const type of state.stake === 0 ? (['small', 'big'] as const) : (['call', 'fold'] as const)) yield { type };
  },
  play(draft, seat, { type }, table) {
    demand(seat === actorOf(draft), 'TS-1', 'It is not your turn.');
    demand((draft.stake === 0) === (type === 'small' || type === 'big'), 'TS-2', 'This cannot be done now.');
    if (draft.stake === 0) {
      draft.stake = type === 'big' ? 3 : 1;
      return;
    }
    const opener = openerOf(draft);
    const [first = 0, second = 0] = draft.cards;
    const winner = type === 'fold' ? opener : first > second ? 0 : 1;
    const points = type === 'fold' ? 1 : draft.stake;
    draft.scores = draft.scores.map((score, owner) => score + (owner === winner ? points : -points));
    draft.round += 1;
    draft.stake = 0;
    draft.cards = deal((bound) => table.random.below(bound));
  },
  view: (state, seat) => ({ ...state, cards: state.cards.map((card, owner) => (owner === seat ? card : HIDDEN)) }),
  outcome({ round, scores }) {
    if (round < ROUNDS) return undefined;
    const [first = 0, second = 0] = scores;
    return {
      kind: 'versus',
      places: [first < second ? 2 : 1, second < first ? 2 : 1],
      scores: [first, second],
      lines: scores.map((points) => [{ label: 'Chips', points }]),
      words: 'All rounds are played.',
    };
  },
  describe: () => undefined,
  evaluate: (view, seat) => (view.scores[seat] ?? 0) / 10,
  imagine(view, seat, random) {
    const own = view.cards[seat] ?? HIDDEN;
    const other = 1 + random.below(RANKS - 1);
    const cards = [own, own];
    cards[1 - seat] = other >= own ? other + 1 : other;
    return { ...view, cards, scores: view.scores.slice() };
  },
};
