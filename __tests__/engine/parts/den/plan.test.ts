import { areasOfRows, doorwayBetween, touches } from '@/engine/parts/den/plan';

const hall = { x: 0, y: 0, width: 2, height: 1 };
const left = { x: 0, y: 1, width: 1, height: 2 };
const right = { x: 1, y: 1, width: 1, height: 1 };

test('rooms touch along a wall, not at a corner', () => {
  expect([touches(hall, left), touches(left, right), touches(right, hall)]).toEqual([true, true, true]);
  expect(touches({ x: 2, y: 1, width: 1, height: 1 }, hall)).toBe(false);
  expect(touches(hall, { x: 0, y: 2, width: 1, height: 1 })).toBe(false);
});

test('a doorway is in the middle of the shared wall', () => {
  expect(doorwayBetween(hall, left)).toEqual({ x: 0.5, y: 1, wall: 'horizontal' });
  expect(doorwayBetween(right, left)).toEqual({ x: 1, y: 1.5, wall: 'vertical' });
});

test('rows are laid from the bottom up and share the width', () => {
  expect(areasOfRows([1, 2], 3)).toEqual([
    { x: 0, y: 1, width: 3, height: 1 },
    { x: 0, y: 0, width: 1.5, height: 1 },
    { x: 1.5, y: 0, width: 1.5, height: 1 },
  ]);
});
