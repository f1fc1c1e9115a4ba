import * as v from 'valibot';

import type { Rules } from '@/engine/box';
import type { Game, Prompt, Seat } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

import { evaluate } from './rules/evaluate';
import { isOver, outcome } from './rules/outcome';
import { PIG_MOVES, scoreOf, type PigEvent, type PigMove, type PigOptions, type PigState } from './rules/state';
import { mayHold, play } from './rules/turn';

const SEATS = { min: 1, max: 4 } as const;

const parseOptions = border<PigOptions>(
  'a game of Pig',
  v.pipe(
    v.object({
      seats: wholeNumber(SEATS.min, SEATS.max),
      goal: v.picklist([50, 100]),
      headStart: v.exactOptional(v.array(wholeNumber(0, 99))),
    }),
    v.check(({ seats, headStart }) => headStart === undefined || headStart.length === seats, 'a head start is missing or too many'),
    v.check(({ goal, headStart = [] }) => headStart.every((points) => points < goal), 'nobody starts at the goal'),
  ),
);

const parseMove = border<PigMove>('a move of Pig', v.object({ type: v.picklist(PIG_MOVES) }));

function prompts(state: PigState): readonly Prompt[] {
  if (isOver(state)) return [];
  const { seat, turnTotal } = state;
  if (!mayHold(state)) return [{ seat, kind: 'roll', words: 'Roll the die.' }];
  const safe = scoreOf(state, seat) + turnTotal;
  return [{ seat, kind: 'rollOrHold', words: `Risk ${turnTotal} on another roll, or hold for ${safe}?` }];
}

function* moves(state: PigState, seat: Seat): Iterable<PigMove> {
  if (isOver(state) || seat !== state.seat) return;
  yield { type: 'roll' };
  if (mayHold(state)) yield { type: 'hold' };
}

function describe(event: PigEvent, _state: PigState, names: readonly string[]): string | undefined {
  const name = names[event.seat] ?? `Player ${event.seat + 1}`;
  switch (event.type) {
    case 'rolled':
      return event.turnTotal > 0 ? `${name} rolls ${event.face}: ${event.turnTotal} this turn.` : `${name} rolls ${event.face}.`;
    case 'lostTurn':
      return event.points > 0 ? `${name} loses the ${event.points} points of this turn.` : `${name}’s turn is over.`;
    case 'held':
      return `${name} holds: ${event.points} more points, ${event.score} in all.`;
  }
}

function broken(state: PigState): readonly string[] {
  const faults: string[] = [];
  if (state.turns.length !== state.scores.length) faults.push('turns and scores are of different numbers of seats');
  if (state.seat < 0 || state.seat >= state.scores.length) faults.push(`there is no seat ${state.seat}`);
  if (state.turnTotal < 0) faults.push('a turn total below zero');
  if (state.scores.filter((score) => score >= state.goal).length > 1) faults.push('two seats have reached the goal');
  return faults;
}

export const pigGame: Game<PigState, PigMove, PigOptions, PigEvent> = {
  id: 'pig',
  title: 'Pig',
  version: 1,
  seats: SEATS,
  defaults: { seats: 1, goal: 100 },
  optionFields: () => [
    {
      key: 'goal',
      label: 'Play to',
      kind: 'choice',
      choices: [
        { value: 100, label: '100 points', help: 'The usual game, about ten minutes for two.' },
        { value: 50, label: '50 points', help: 'A short one.' },
      ],
    },
  ],
  parseOptions,
  parseMove,
  setup: ({ seats, goal, headStart }) => ({
    goal,
    scores: headStart ? [...headStart] : new Array<number>(seats).fill(0),
    turns: new Array<number>(seats).fill(0),
    seat: 0,
    turnTotal: 0,
  }),
  prompts,
  moves,
  play,
  view: (state) => state,
  outcome,
  describe,
  clone: ({ goal, scores, turns, seat, turnTotal }) => ({ goal, scores: scores.slice(), turns: turns.slice(), seat, turnTotal }),
  broken,
  evaluate,
};

export const pigRules = { game: pigGame } satisfies Rules<PigState, PigMove, PigOptions, PigEvent>;
