import { makeNode, mixedChoice, mostVisited, recordVisit, selectMove, type SearchNode } from '@/engine/bots/node';
import { ScriptedRandom } from '@tests/kit/scriptedRandom';

const MOVES = ['a', 'b', 'c', 'd'] as const;

function nodeOf(visits: readonly number[], totals: readonly number[]): SearchNode<string> {
  return { moves: MOVES.slice(0, visits.length), visits: [...visits], totals: [...totals], visited: visits.reduce((sum, count) => sum + count, 0) };
}

/** Chance that gives these draws; nothing else may be drawn. */
function drawing(...draws: readonly number[]): ScriptedRandom {
  const random = new ScriptedRandom();
  random.dictate(...draws);
  return random;
}

test('a moment begins with nothing tried, and remembers what came of a move', () => {
  const node = makeNode(MOVES);
  expect(node).toEqual({ moves: MOVES, visits: [0, 0, 0, 0], totals: [0, 0, 0, 0], visited: 0 });
  recordVisit(node, 2, -0.5);
  recordVisit(node, 2, 0.25);
  recordVisit(node, 0, 1);
  expect(node).toMatchObject({ visits: [1, 0, 2, 0], totals: [1, 0, -0.25, 0], visited: 3 });
});

describe('the move to try next', () => {
  test('is one that was never tried, each as likely as any other', () => {
    const choose = (...draws: readonly number[]) => selectMove(nodeOf([5, 0, 0, 0], [5, 0, 0, 0]), drawing(...draws));
    // The second and third of those that are equal take the place with a chance of one in two and one in three.
    expect([choose(1, 1), choose(0, 2), choose(0, 0), choose(1, 0)]).toEqual([1, 2, 3, 3]);
    expect(selectMove(nodeOf([5, 0, 3], [5, 0, 3]), drawing())).toBe(1);
  });

  test('is otherwise the one that may still be the best: what it was worth, and more the less it was tried', () => {
    // Five visits: 0.7 × √(2.1 / 4) ≈ 0.507 for four of them, 0.7 × √2.1 ≈ 1.014 for one.
    expect(selectMove(nodeOf([4, 1], [2, 0]), drawing())).toBe(1);
    expect(selectMove(nodeOf([4, 1], [2, -0.01]), drawing())).toBe(0);
    expect(selectMove(nodeOf([1, 4], [0, 2]), drawing())).toBe(0);
    expect(selectMove(nodeOf([1, 4], [-0.01, 2]), drawing())).toBe(1);
  });

  test('is drawn where they may be equally good', () => {
    expect(selectMove(nodeOf([2, 2], [1, 1]), drawing(0))).toBe(1);
    expect(selectMove(nodeOf([2, 2], [1, 1]), drawing(1))).toBe(0);
    expect(selectMove(nodeOf([2, 2, 2, 2], [0, 1, 0, 1]), drawing(1))).toBe(1);
  });
});

test('the move that is meant has the most visits; of several the one that was worth more, then the first', () => {
  expect(mostVisited(nodeOf([5, 2, 1], [-5, 2, 1]))).toBe(0);
  expect(mostVisited(nodeOf([2, 5, 1], [2, -5, 1]))).toBe(1);
  expect(mostVisited(nodeOf([5, 5, 5], [1, 3, 2]))).toBe(1);
  expect(mostVisited(nodeOf([5, 5], [1, 1]))).toBe(0);
  expect(mostVisited(nodeOf([5, 4], [1, 2]))).toBe(0);
});

describe('whoever must not be predictable', () => {
  const choose = (ticket: number) => mixedChoice(nodeOf([8, 2, 1, 6], [0, 0, 0, 0]), drawing(ticket));

  test('takes moves in proportion to their visits, and never what got less than a quarter of the best', () => {
    expect(Array.from({ length: 16 }, (_, ticket) => choose(ticket))).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 3, 3, 3, 3, 3]);
    expect(() => choose(16)).toThrow(RangeError);
  });

  test('takes the first where nothing was tried', () => {
    expect(mixedChoice(nodeOf([0, 0], [0, 0]), drawing(0))).toBe(0);
  });
});
