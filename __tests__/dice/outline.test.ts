import { normalsOf, outlineOf } from '@/dice/look/outline';

const pairs = (points: readonly number[]): string[] =>
  Array.from({ length: points.length / 2 }, (_, i) => `${points[2 * i] ?? 0},${points[2 * i + 1] ?? 0}`);

const SQUARE = [0, 0, 4, 0, 4, 4, 0, 4];

test('the outline leaves out what lies inside, on an edge or twice', () => {
  const outline = outlineOf([2, 2, ...SQUARE, 4, 4, 2, 0, 1, 3]);
  expect(pairs(outline).sort()).toEqual(pairs(SQUARE).sort());
});

test('neighbours in the outline are neighbours along the edge', () => {
  const outline = outlineOf([4, 4, 0, 0, 4, 0, 0, 4]);
  for (let i = 0; i < 8; i += 2) {
    const dx = (outline[(i + 2) % 8] ?? 0) - (outline[i] ?? 0);
    const dy = (outline[(i + 3) % 8] ?? 0) - (outline[i + 1] ?? 0);
    expect(Math.abs(dx) + Math.abs(dy)).toBe(4);
  }
});

test('edges look outwards: every other corner lies behind them', () => {
  const outline = outlineOf([0, 0, 5, 1, 7, 4, 3, 8, -1, 5]);
  const normals = normalsOf(outline);
  expect(outline).toHaveLength(10);
  for (let edge = 0; edge < 10; edge += 2) {
    const nx = normals[edge] ?? 0;
    const ny = normals[edge + 1] ?? 0;
    expect(nx * nx + ny * ny).toBeCloseTo(1);
    for (let i = 0; i < 10; i += 2) {
      const ahead = ((outline[i] ?? 0) - (outline[edge] ?? 0)) * nx + ((outline[i + 1] ?? 0) - (outline[edge + 1] ?? 0)) * ny;
      expect(ahead).toBeLessThan(1e-9);
    }
  }
});

test('points on one line end the walk', () => {
  expect(outlineOf([0, 0, 1, 1, 2, 2, 3, 3]).length).toBeLessThanOrEqual(8);
});
