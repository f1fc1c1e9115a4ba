import type { Outcome } from '@/engine/game';
import { simulate } from '@/engine/simulation';
import { pig } from '@/games/pig';
import { randomBot } from '@/engine/bots/random';
import { quantile } from '../../scripts/lib/table';
import { Tally } from '../../scripts/simulate/tally';
import { seating } from '../../scripts/simulate/worker';

const QUICK = [{ thoughts: 4, cpuSeconds: 0.002 }, { thoughts: 1, cpuSeconds: 0.01 }];
const versus = (places: readonly number[], scores: readonly number[]): Outcome => ({ kind: 'versus', places, scores, lines: [[], []], words: 'over' });

test('a tally counts wins by bot and by seat, and shares shared ones', () => {
  const tally = new Tally();
  tally.add({ seed: 'a', moves: 10, bots: ['hard', 'random'], thinking: QUICK, outcome: versus([1, 2], [9, 3]) });
  tally.add({ seed: 'b', moves: 30, bots: ['random', 'hard'], thinking: QUICK, outcome: versus([1, 1], [5, 5]) });
  const { bots, seats, lengths } = tally.report();
  expect(bots).toMatchObject([
    { name: 'hard', games: 2, winRate: 0.75, meanPlace: 1, msPerThought: 2.4, scores: { min: 5, max: 9, mean: 7 } },
    { name: 'random', games: 2, winRate: 0.25, meanPlace: 1.5 },
  ]);
  expect(seats).toMatchObject([{ name: 'seat 1', winRate: 0.75 }, { name: 'seat 2', winRate: 0.25 }]);
  expect(lengths).toMatchObject({ min: 10, median: 20, max: 30 });
});

test('a game won together is a win for every seat', () => {
  const tally = new Tally();
  tally.add({ seed: 'a', moves: 1, bots: ['hard', 'easy'], thinking: QUICK, outcome: { ...versus([1, 1], [1, 1]), kind: 'together', won: true } });
  expect(tally.report().bots.map(({ winRate }) => winRate)).toEqual([1, 1]);
});

test('quantiles lie between the values', () => {
  expect([0, 0.25, 0.5, 1].map((q) => quantile([1, 2, 4], q))).toEqual([1, 1.5, 2, 4]);
});

test('bots move through the seats from game to game', () => {
  expect([0, 1, 2].map((game) => seating(['a', 'b'], 3, game))).toEqual([['a', 'b', 'a'], ['b', 'a', 'b'], ['a', 'b', 'a']]);
});

describe('a simulated game that goes wrong is a failure with its moves', () => {
  const { game } = pig;
  const failureOf = (wrong: Partial<typeof game>, maxMoves = 1000) => {
    const faulty = { ...game, ...wrong };
    const bot = randomBot(faulty);
    return simulate(faulty, { options: { seats: 2, goal: 50 }, seed: 'failure', bots: [bot, bot], maxMoves });
  };

  test('a broken invariant', () => {
    const { failure, moves } = failureOf({ broken: ({ scores }) => (scores.some((score) => score > 10) ? ['too rich'] : []) });
    expect(failure).toEqual({ reason: 'broken', words: 'too rich' });
    expect(moves[moves.length - 1]?.[1]).toEqual({ type: 'hold' });
  });

  test('an exception', () => {
    expect(failureOf({ play: () => { throw new TypeError('oops'); } }).failure).toMatchObject({ reason: 'exception', words: expect.stringContaining('oops') });
  });

  test('a dead end', () => {
    expect(failureOf({ prompts: () => [] }).failure?.reason).toBe('deadEnd');
    expect(failureOf({ moves: () => [] }).failure?.reason).toBe('deadEnd');
  });

  test('a game without end', () => {
    expect(failureOf({}, 5)).toMatchObject({ failure: { reason: 'tooLong' }, outcome: undefined });
  });
});
