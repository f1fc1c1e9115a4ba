import { distance, doorsByLetter, hasRoom, isConnected, leadsTo, makeGraph, MOST_ROOMS, neighbours, NO_WAY, reachesAll, roomSet, roomsOf } from '@/engine/parts/den/graph';

/** 0 – 1 – 2 – 3 in a row, 1 also joined to 4, and a chute from 4 back to 0. */
const den = makeGraph(5, [[1, 0], [1, 2], [2, 3], [1, 4]], [[4, 0]]);

test('doors lead both ways, one-way doors only onwards, neighbours come lowest number first', () => {
  expect(den.adjacent).toEqual([[1], [0, 2, 4], [1, 3], [2], [0, 1]]);
  expect([leadsTo(den, 0, 1), leadsTo(den, 4, 0), leadsTo(den, 0, 4), leadsTo(den, 0, 0)]).toEqual([true, true, false, false]);
});

test('distance counts doors on the shortest way, there and back differ where a door is one-way', () => {
  expect([distance(den, 0, 3), distance(den, 3, 0), distance(den, 2, 2)]).toEqual([3, 3, 0]);
  expect([distance(den, 4, 0), distance(den, 0, 4)]).toEqual([1, 2]);
});

test('a den is connected when every room is reached from every other', () => {
  expect(isConnected(den)).toBe(true);
  const slide = makeGraph(3, [[0, 1]], [[1, 2]]);
  expect([isConnected(slide), reachesAll(slide, 0), reachesAll(slide, 2)]).toEqual([false, true, false]);
  expect(distance(slide, 2, 0)).toBe(NO_WAY);
});

test('a set of rooms is one integer', () => {
  const all = Array.from({ length: MOST_ROOMS }, (_, room) => room);
  expect(roomsOf(roomSet([7, 2, 0]))).toEqual([0, 2, 7]);
  expect(roomsOf(roomSet(all))).toEqual(all);
  expect([hasRoom(roomSet([3]), 3), hasRoom(roomSet([3]), 2)]).toEqual([true, false]);
});

test('doors may be written with letters', () => {
  expect(doorsByLetter(['E', 'A', 'X'], ['E-A', 'AX'])).toEqual([[0, 1], [1, 2]]);
  expect(() => doorsByLetter(['E', 'A'], ['E-B'])).toThrow('no room has the letter B');
});

test('impossible doors and too many rooms are refused', () => {
  expect(() => makeGraph(2, [[0, 0]])).toThrow('no door can lead from 0 to 0');
  expect(() => makeGraph(2, [], [[0, 2]])).toThrow('no door can lead from 0 to 2');
  expect(() => makeGraph(MOST_ROOMS + 1, [])).toThrow('at most 30 rooms');
});

test('a room nobody built has no neighbours', () => expect(neighbours(den, 9)).toEqual([]));
