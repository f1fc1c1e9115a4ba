import { atLeast, fitBoard, toBoard, toScreen } from '@/table/board/fit';
import { nextPlace } from '@/table/board/roving';
import { placeBeside } from '@/table/kit/hover/placement';

test('a board is as large as fits and lies in the middle', () => {
  expect(fitBoard({ width: 10, height: 10 }, { width: 200, height: 100 })).toMatchObject({ scale: 10, left: 50, top: 0 });
});

test('screen and board agree about a point', () => {
  const fit = fitBoard({ width: 12, height: 9 }, { width: 390, height: 500 });
  const point = toBoard(fit, toScreen(fit, { x: 3, y: 7 }));
  expect(point.x).toBeCloseTo(3);
  expect(point.y).toBeCloseTo(7);
});

test('a small place grows about its middle until a finger hits it', () => {
  expect(atLeast({ x: 10, y: 10, width: 20, height: 60 }, 44)).toEqual({ x: -2, y: 10, width: 44, height: 60 });
});

describe('arrow keys', () => {
  const square = (column: number, row: number) => ({ x: column * 10, y: row * 10, width: 10, height: 10 });
  const grid = new Map([['a1', square(0, 0)], ['b1', square(1, 0)], ['a2', square(0, 1)], ['b2', square(1, 1)]]);

  test.each([
    ['a1', 'ArrowRight', 'b1'],
    ['a1', 'ArrowDown', 'a2'],
    ['b2', 'ArrowLeft', 'a2'],
    ['b2', 'ArrowUp', 'b1'],
  ] as const)('from %s, %s leads to %s', (from, arrow, to) => {
    expect(nextPlace(grid, from, arrow)).toBe(to);
  });

  test('at the edge they lead nowhere', () => {
    expect(nextPlace(grid, 'a1', 'ArrowLeft')).toBeUndefined();
    expect(nextPlace(grid, 'a1', 'ArrowUp')).toBeUndefined();
  });
});

describe('a bubble', () => {
  const window = { width: 390, height: 844 };
  const card = { width: 300, height: 100 };

  test('stands above the finger', () => {
    expect(placeBeside({ x: 180, y: 400, width: 20, height: 20 }, card, window).top).toBe(288);
  });

  test('goes below where there is no room above', () => {
    expect(placeBeside({ x: 180, y: 20, width: 20, height: 20 }, card, window).top).toBe(52);
  });

  test('never leaves the screen', () => {
    expect(placeBeside({ x: 380, y: 400, width: 20, height: 20 }, card, window).left).toBe(82);
    expect(placeBeside({ x: 0, y: 400, width: 20, height: 20 }, card, window).left).toBe(8);
  });
});
