import { Brush } from '@/skia/brush';
import { drawMoment, sizeOfMoment } from '@/table/kit/moment/drawMoment';
import type { MomentCard } from '@/table/kit/moment/moment';
import { headlessSkia, paint, typefaces, type Picture } from '@tests/skia/kit/headless';

const COLOURS = { paper: '#101218', card: '#1B1F29', raised: '#262C3A', ink: '#FFFFFF', dim: '#A0A8B8', accent: '#FF4060' } as Parameters<typeof drawMoment>[3];
const FONTS = { display: 'PermanentMarker', body: 'BarlowCondensed', bold: 'BarlowCondensedBold' } as const;

const brush = new Brush(headlessSkia(), typefaces(FONTS.display, FONTS.body, FONTS.bold));
const CARD: MomentCard = { title: 'The boss falls', icon: 'crowned-skull', words: 'Kit breaks down the door, and everybody in the room turns round to see who it is this time.', game: 'Roll & Fight', result: 'Kit wins', scores: '(Kit 24, Ana 19)' };
const draw = (card: MomentCard): Picture => paint(sizeOfMoment(card).width, sizeOfMoment(card).height, (canvas) => drawMoment(brush, canvas, card, COLOURS, FONTS));

test('sign, title, sentence, result and game are all on the picture', () => {
  const whole = draw(CARD);
  for (const part of ['title', 'words', 'result', 'game'] as const) expect(whole.differsFrom(draw({ ...CARD, [part]: '' }))).toBeGreaterThan(0.0005);
  expect(whole.differsFrom(draw({ ...CARD, icon: 'broken-heart' }))).toBeGreaterThan(0.005);
});

test('a sentence that is too long for a line is broken between words', () => {
  const lines = brush.wrapped('one two three four five six seven eight', { face: FONTS.body, size: 40 }, 200);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe('one two three four five six seven eight');
});

test('a box that draws its board gets it large and whole, with title, how it came about and words below', () => {
  const scene = { width: 20, height: 10, draw: (own: Brush, canvas: Parameters<typeof drawMoment>[1]) => canvas.drawRect(own.rect(0, 0, 20, 10), own.fill('#00FF00')) };
  const whole = draw({ ...CARD, scene, how: 'off the nose' });
  const [left, middle, right] = [80, 540, 1000].map((x) => whole.at(x, 500));
  for (const pixel of [left, middle, right]) expect(pixel).toEqual([0, 255, 0]);
  // Its own shape is kept: twice as wide as high.
  expect(whole.at(540, 240)).not.toEqual([0, 255, 0]);
  for (const part of ['title', 'how', 'words', 'result', 'game'] as const) expect(whole.differsFrom(draw({ ...CARD, scene, how: 'off the nose', [part]: '' }))).toBeGreaterThan(0.0005);
});

test('a long sentence is set smaller until all of it stands there', () => {
  const long = 'Kosuke takes 12 crushing damage (from High Ground +2, Powerful Strike +3, The Sky Watches −3, Armor −1).';
  const written: string[] = [];
  const watched = new Brush(headlessSkia(), typefaces('Inter', 'InterBold'));
  jest.spyOn(watched, 'text').mockImplementation((_, text) => void written.push(text));
  const size = sizeOfMoment(CARD);
  paint(size.width, size.height, (canvas) => drawMoment(watched, canvas, { ...CARD, how: 'Raitora with Thunderclap Paw', words: long }, COLOURS, { display: 'InterBold', body: 'Inter', bold: 'InterBold' }));
  expect(written.join(' ')).toContain(long);
});
