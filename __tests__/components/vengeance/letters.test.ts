import { fitsIn, lettersIn, longestWord, mostLines } from '@/games/vengeance/table/parts/letters';

test('letters grow as far as the longest word and all lines have room, and are never too small to read', () => {
  expect(lettersIn({}, 24, { longest: 40, lines: 9 }).fontSize).toBe(24);
  expect(lettersIn({ width: 46 }, 24, { longest: longestWord('Upgrade') }).fontSize).toBe(13);
  expect(lettersIn({ height: 56 }, 24, { lines: 2 })).toEqual({ fontSize: 21, lineHeight: 27 });
  expect(lettersIn({ width: 10, height: 10 }, 24, { longest: 8 }).fontSize).toBe(12);
});

test('lines break between words and after hyphens', () => {
  expect([longestWord('Ear to the Ground'), mostLines('Ear to the Ground')]).toEqual([6, 4]);
  expect([longestWord('Shake-down'), mostLines('Shake-down')]).toEqual([5, 2]);
  expect([fitsIn(46, 'Upgrade'), fitsIn(34, 'Upgrade')]).toEqual([true, false]);
});
