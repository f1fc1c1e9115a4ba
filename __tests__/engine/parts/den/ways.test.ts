import { makeGraph } from '@/engine/parts/den/graph';
import { roomsBeyond, roomsWithin, waysBetween, waysOf } from '@/engine/parts/den/ways';

/** A triangle 0 1 2 with a corridor 2 – 3 – 4. */
const den = makeGraph(5, [[0, 1], [1, 2], [0, 2], [2, 3], [3, 4]]);

test('ways of so many doors enter no room twice', () => {
  expect(waysOf(den, 0, 2)).toEqual([[0, 1, 2], [0, 2, 1], [0, 2, 3]]);
  expect(waysOf(den, 4, 4)).toEqual([[4, 3, 2, 0, 1], [4, 3, 2, 1, 0]]);
  expect(waysOf(den, 4, 5)).toEqual([]);
  expect(waysOf(den, 3, 0)).toEqual([[3]]);
});

test('rooms beyond so many doors: also those that a shorter way reaches, never the start', () => {
  expect(roomsBeyond(den, 0, 2)).toEqual([1, 2, 3]);
  expect(roomsBeyond(den, 4, 2)).toEqual([2]);
});

test('rooms within so many doors include the start', () => {
  expect(roomsWithin(den, 0, 2)).toEqual([0, 1, 2, 3]);
  expect(roomsWithin(den, 4, 0)).toEqual([4]);
  expect(roomsWithin(makeGraph(3, [[0, 1]]), 0, 9)).toEqual([0, 1]);
});

test('every way between two rooms can be chosen', () => {
  expect(waysBetween(den, 3, 0)).toEqual([[3, 2, 0], [3, 2, 1, 0]]);
  expect(waysBetween(den, 2, 2)).toEqual([[2]]);
  expect(waysBetween(makeGraph(2, [], [[0, 1]]), 1, 0)).toEqual([]);
});
