import { makeGraph, roomSet, roomsOf } from '@/engine/parts/den/graph';
import { sees, sightFrom } from '@/engine/parts/den/sight';

/** A ring 0 – 1 – 2 – 3 – 4 – 0 and a window from 5 into 0. */
const den = makeGraph(6, [[0, 1], [1, 2], [2, 3], [3, 4], [4, 0]], [[5, 0]]);

test('sight goes through so many doors and includes the own room', () => {
  expect(roomsOf(sightFrom(den, 0, 0))).toEqual([0]);
  expect(roomsOf(sightFrom(den, 0, 1))).toEqual([0, 1, 4]);
  expect(roomsOf(sightFrom(den, 0, 2))).toEqual([0, 1, 2, 3, 4]);
});

test('an opaque room is seen, not seen through, and can be looked out of', () => {
  const smoke = roomSet([1]);
  expect(roomsOf(sightFrom(den, 0, 2, smoke))).toEqual([0, 1, 3, 4]);
  expect(roomsOf(sightFrom(den, 1, 1, smoke))).toEqual([0, 1, 2]);
  expect([sees(den, 0, 2, 2), sees(den, 0, 2, 2, smoke), sees(den, 0, 2, 3, smoke)]).toEqual([true, false, true]);
});

test('a one-way door is looked through one way', () => {
  expect([sees(den, 5, 0, 1), sees(den, 0, 5, 5)]).toEqual([true, false]);
});
