import { cardsOn } from '@/games/vengeance/table/parts/CardMat';
import { TOUCH, space } from '@/theme';

const SHAPE = 1.4;

/** How high so many cards of this size are in rows that are so wide. */
const heightOf = (count: number, { width, height, row }: ReturnType<typeof cardsOn>): number => Math.ceil(count / Math.floor(row / (width + space.small))) * (height + space.small) + space.small;

test.each([
  ['the smallest phone', { width: 248, height: 150 }, 6], ['a phone', { width: 190, height: 210 }, 6], ['a tablet', { width: 820, height: 520 }, 4], ['a desk', { width: 1030, height: 850 }, 7],
])('as many cards as are kept lie on the mat of %s without being cut', (_name, mat, count) => {
  const cards = cardsOn(mat, count, { shape: SHAPE, besides: 0 });
  expect(cards.width).toBeGreaterThanOrEqual(TOUCH);
  expect(cards.row).toBeLessThanOrEqual(mat.width);
  expect(heightOf(count, cards)).toBeLessThanOrEqual(mat.height);
});

test('cards are as large as the mat allows, and no larger than they are read', () => {
  const [narrow, wide] = [200, 400].map((width) => cardsOn({ width, height: 900 }, 4, { shape: SHAPE, besides: 0 }).width);
  expect(wide).toBeGreaterThan(narrow ?? Infinity);
  expect(cardsOn({ width: 3000, height: 3000 }, 4, { shape: SHAPE, besides: 0, largest: 150 }).width).toBe(150);
});

test('no mat is so small that a finger misses a card: it scrolls then', () => {
  expect(cardsOn({ width: 60, height: 30 }, 6, { shape: SHAPE, besides: 0 }).width).toBe(TOUCH);
});
