import { EAST, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST } from '@/engine/parts/grid/directions';
import { groundFor } from '@/engine/parts/grid/ground';
import { pull, push, slide, slideToFree } from '@/engine/parts/grid/slide';

import { at, base, boardWith, groundWith, named } from './map';

const open = boardWith('');
const bare = groundFor(open, 1, groundWith({}));

test('in a straight line all steps have one direction; the rim of the map ends it (RR-140)', () => {
  expect(named(slide(open, bare, at('C5'), SOUTH_EAST, 3))).toBe('D6 E7 F8');
  expect(named(slide(open, bare, at('K11'), SOUTH_EAST, 3))).toBe('L12');
  expect(slide(open, bare, at('C5'), EAST, 0)).toEqual([]);
});

test('a push goes away from the source in the direction it started with (RR-171)', () => {
  expect(named(push(open, bare, base('F6', 2), base('F8'), 2))).toBe('F9 F10');
  expect(named(push(open, bare, base('F6', 2), base('E8'), 2))).toBe('D9 C10');
  expect(named(push(open, bare, base('F6', 2), base('H7'), 1))).toBe('I7');
  expect(push(open, bare, base('F6', 2), base('F6'), 2)).toEqual([]);
});

test('a pull follows the source step by step and stops beside it (RR-172)', () => {
  expect(named(pull(open, bare, base('F6', 2), base('B9'), 9))).toBe('C8 D7 E7');
  expect(named(pull(open, bare, base('F6', 2), base('F11'), 2))).toBe('F10 F9');
  expect(pull(open, bare, base('F6', 2), base('F8'), 3)).toEqual([]);
});

test('what stands in the way ends a forced movement on the last legal square (RR-173, RR-174)', () => {
  const held = groundFor(open, 1, groundWith({ blocked: ['F10'] }));
  expect(named(push(open, held, base('F6', 2), base('F8'), 3))).toBe('F9');
  expect(named(pull(open, held, base('F6', 2), base('F12'), 3))).toBe('F11');
  expect(push(boardWith('F8|F9'), held, base('F6', 2), base('F8'), 3)).toEqual([]);
});

test('a forced diagonal step does not pass the end of a wall either (RR-71)', () => {
  expect(push(boardWith('D8|D9'), bare, base('F6', 2), base('E8'), 2)).toEqual([]);
});

test.each([
  ['north-east', NORTH_EAST, 'G8', 'E6', 'E7'],
  ['south-east', SOUTH_EAST, 'F8', 'H6', 'G7'],
  ['south-west', SOUTH_WEST, 'F5', 'H7', 'G5'],
  ['north-west', NORTH_WEST, 'G5', 'E7', 'E5'],
])('a 2 × 2 base on F6 steps %s past one blocker at its armpits, not between two (RR-74)', (_, direction, beside, ahead, end) => {
  const steps = (...blocked: string[]): string => named(slide(open, groundFor(open, 2, groundWith({ blocked })), at('F6'), direction, 1));
  expect([steps(beside), steps(ahead), steps(beside, ahead)]).toEqual([end, end, '']);
});

test('all squares of a large base must be legal (RR-176)', () => {
  const large = groundFor(open, 2, groundWith({ blocked: ['G10'] }));
  expect(named(push(open, large, base('F5'), base('F6', 2), 4))).toBe('F7 F8');
});

test('straight ahead over figures to the farthest place that is free (RR-494)', () => {
  const ground = groundFor(open, 2, groundWith({ held: ['I6', 'J7'] }));
  expect(named(slide(open, ground, at('F6'), SOUTH, 4))).toBe('G6 H6 I6 J6');
  expect(named(slideToFree(open, ground, at('F6'), SOUTH, 4))).toBe('G6');
  expect(named(slideToFree(open, ground, at('F6'), SOUTH, 5))).toBe('G6 H6 I6 J6 K6');
  expect(slideToFree(open, groundFor(open, 2, groundWith({ held: ['H6'] })), at('F6'), SOUTH, 1)).toEqual([]);
});
