import { shelfLayout } from '@/shelf/home/shelfLayout';

const layout = (width: number, height: number, { above = 0, textScale = 1 } = {}) =>
  shelfLayout({ window: { width, height }, width: Math.min(1180, width - 32), above, sentence: 92 * textScale, textScale });

test.each([
  [360, 640, 2, false],
  [390, 844, 2, false],
  [844, 390, 4, false],
  [820, 1180, 3, true],
  [768, 1024, 3, true],
  [1180, 820, 3, false],
  [1440, 900, 3, false],
])('a window of %i × %i has %i boxes in a row; words below them: %s', (width, height, columns, withPitch) => {
  expect(layout(width, height)).toMatchObject({ columns, withPitch });
});

test.each([[820, 1180], [768, 1024], [1180, 820], [1440, 900]])('with three in a row, both shelves fit a window of %i × %i and nearly fill it', (width, height) => {
  const { lid, withPitch } = layout(width, height);
  const used = 200 + 2 * (lid.height + (withPitch ? 92 : 0));
  expect(used).toBeLessThanOrEqual(height);
  expect(used).toBeGreaterThan(height * 0.9);
});

test('a match to continue takes the words’ room rather than push a box off the screen', () => {
  expect(layout(768, 1024).withPitch).toBe(true);
  expect(layout(768, 1024, { above: 88 })).toMatchObject({ columns: 3, withPitch: false });
});

test('at twice the size of type a phone gives every box a row, and the words have the lid’s whole width', () => {
  expect(layout(390, 844, { textScale: 2 })).toMatchObject({ columns: 1, lid: { width: 300 } });
  expect(layout(844, 390, { textScale: 2 })).toMatchObject({ columns: 3, lid: { width: 260 } });
});
