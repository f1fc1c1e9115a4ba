import { breakBars, marksPassed, moveOnTrack, stepReached } from '@/engine/parts/counts/track';

test('a counter stops at both ends of its track', () => {
  expect([moveOnTrack(3, 4, 5), moveOnTrack(3, -4, 5), moveOnTrack(3, 1, 5), moveOnTrack(0, -1, 5)]).toEqual([2, -3, 1, 0]);
});

test('marks are passed in the order of the step; the start is not passed, the end is', () => {
  const marks = [2, 4, 6];
  expect(marksPassed(marks, 2, 6)).toEqual([4, 6]);
  expect(marksPassed(marks, 6, 2)).toEqual([4, 2]);
  expect(marksPassed(marks, 2, 3)).toEqual([]);
  expect(marksPassed(marks, 4, 4)).toEqual([]);
});

test('a ladder counts the thresholds that are reached', () => {
  expect([0, 4, 5, 9, 99].map((value) => stepReached([5, 9], value))).toEqual([0, 0, 1, 2, 2]);
});

test('what a bar cannot take is taken from the next (RR-368, RR-369)', () => {
  const boss = { left: 10, bars: 2 };
  expect([breakBars(boss, 20, 50), boss]).toEqual([1, { left: 40, bars: 1 }]);
  const exact = { left: 10, bars: 2 };
  expect([breakBars(exact, 10, 50), exact]).toEqual([1, { left: 50, bars: 1 }]);
  const heavy = { left: 10, bars: 4 };
  expect([breakBars(heavy, 115, 50), heavy]).toEqual([3, { left: 45, bars: 1 }]);
  const last = { left: 10, bars: 1 };
  expect([breakBars(last, 70, 50), last]).toEqual([1, { left: 0, bars: 0 }]);
  const scratched = { left: 10, bars: 1 };
  expect([breakBars(scratched, 3, 50), scratched]).toEqual([0, { left: 7, bars: 1 }]);
});
