import { hasWall, makeBoard, stepsFor } from '@/engine/parts/grid/board';
import { EAST, NORTH, SOUTH, WEST } from '@/engine/parts/grid/directions';
import { squareNamed } from '@/engine/parts/grid/squares';

const SIZE = 5;
const at = (name: string): number => squareNamed(SIZE, name);
const STRAIGHT = [NORTH, EAST, SOUTH, WEST];
const wallsOf = (board: ReturnType<typeof makeBoard>, name: string): boolean[] => STRAIGHT.map((direction) => hasWall(board, at(name), direction));

test('a bare board has no walls', () => {
  for (const name of ['A1', 'C3', 'E5']) expect(wallsOf(makeBoard(SIZE), name)).toEqual([false, false, false, false]);
});

test.each([['C3', 'B3', 0], ['C3', 'C4', 1], ['C3', 'D3', 2], ['C3', 'C2', 3]])('a wall between %s and %s stands on their edge alone, seen from both', (one, other, side) => {
  const board = makeBoard(SIZE, [[at(one), at(other)]]);
  expect(wallsOf(board, one)).toEqual([0, 1, 2, 3].map((each) => each === side));
  expect(wallsOf(board, other)).toEqual([0, 1, 2, 3].map((each) => each === (side + 2) % 4));
  const walls = 'ABCDE'.split('').flatMap((row) => [1, 2, 3, 4, 5].flatMap((column) => wallsOf(board, `${row}${column}`))).filter(Boolean);
  expect(walls).toHaveLength(2);
});

test('a square that is all wall has one on each of its edges', () => {
  const board = makeBoard(SIZE, [], [at('C3')]);
  expect(wallsOf(board, 'C3')).toEqual([true, true, true, true]);
  expect([wallsOf(board, 'B3'), wallsOf(board, 'C4'), wallsOf(board, 'D3'), wallsOf(board, 'C2')]).toEqual([[false, false, true, false], [false, false, false, true], [true, false, false, false], [false, true, false, false]]);
});

test('what makes no sense is refused', () => {
  expect(() => hasWall(makeBoard(SIZE), 0, 1)).toThrow('only straight directions have an edge');
  expect(() => makeBoard(SIZE, [[at('A1'), at('C3')]])).toThrow('not side by side');
  expect(() => stepsFor(makeBoard(SIZE), 9)).toThrow('no base has a side of 9');
});
