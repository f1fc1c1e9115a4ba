import { BOARD, DIE_EDGE, TABLE_HALF } from '@/games/dungeon-fighter/content/board';
import { footprint, regionAt } from '@/games/dungeon-fighter/rules/throw/region';

const at = (x: number, y: number, yaw = 0) => footprint({ x: Math.round(x * 10), y: Math.round(y * 10), yaw });

test('DF-2, DF-72, DF-74 one board of four equal quarters around the origin', () => {
  expect([BOARD.radius, BOARD.thickness]).toEqual([200, 2]);
  for (let i = 0; i < 400; i++) {
    const [x, y] = [((i * 37) % 400) - 200, ((i * 91) % 400) - 200];
    const turned = [regionAt(x, y), regionAt(-y, x), regionAt(-x, -y), regionAt(y, -x)];
    expect(new Set(turned).size).toBe(1);
  }
});

test('DF-73, DF-57 a table of 900 mm and dice of 16 mm', () => {
  expect([TABLE_HALF, DIE_EDGE]).toEqual([450, 16]);
});

test('DF-75, DF-76 rings rise to ten in the middle; outside is outside', () => {
  const along = (distance: number) => regionAt(distance * 0.9659, -distance * 0.2588);
  expect([0, 24, 25, 54, 55, 86, 87, 121, 158, 199].map(along)).toEqual([10, 10, 5, 5, 4, 4, 3, 2, 2, 1]);
  expect(regionAt(200, 0)).toBe(1);
  expect(regionAt(200.1, 0)).toBe('outside');
});

test('DF-77 a point inside a hole is a hole, whatever else is there', () => {
  for (const { x, y, r } of BOARD.holes) {
    expect(regionAt(x, y)).toBe('hole');
    expect(regionAt(x + r - 0.01, y)).toBe('hole');
    expect(regionAt(x + r + 0.01, y)).not.toBe('hole');
  }
});

test('DF-78 bones: within 6 of the shaft, within 9 of the ends', () => {
  for (const { x1, y1, x2, y2 } of BOARD.bones) {
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const length = Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2);
    const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
    expect(regionAt(mx + 5.9 * nx, my + 5.9 * ny)).toBe('bone');
    expect(regionAt(mx + 6.2 * nx, my + 6.2 * ny)).not.toBe('bone');
    expect(regionAt(x1 + 8.9 * nx, y1 + 8.9 * ny)).toBe('bone');
    expect(regionAt(x2 + 9.1 * nx, y2 + 9.1 * ny)).not.toBe('bone');
  }
});

test('DF-79 the shares of the board', () => {
  const tally = new Map<string, number>();
  let all = 0;
  for (let x = -200; x <= 200; x += 0.5) {
    for (let y = -200; y <= 200; y += 0.5) {
      if (x * x + y * y > 200 * 200) continue;
      all += 1;
      const key = String(regionAt(x, y));
      tally.set(key, (tally.get(key) ?? 0) + 1);
    }
  }
  const shares = { 1: 37.6, 2: 24.2, 3: 14.5, 4: 8.5, 5: 5.6, 10: 1.4, hole: 5.1, bone: 3.0 };
  for (const [region, share] of Object.entries(shares)) expect(Math.abs((100 * (tally.get(region) ?? 0)) / all - share)).toBeLessThan(0.3);
});

test('DF-101 256 points under the die, turned with it', () => {
  const counts = at(0, -70, 37).counts;
  expect(counts.reduce((sum, { samples }) => sum + samples, 0)).toBe(256);
  expect(at(0, 0).counts).toEqual([{ region: 10, samples: 256 }]);
  expect(at(0, -158, 0).counts).not.toEqual(at(0, -158, 128).counts);
});

test('DF-70, DF-103 the largest part counts, in doubt the lower section', () => {
  expect(at(0, -150).region).toBe(2);
  expect(at(0, -164).region).toBe(1);
  // A hair more on the 2 than on the 1 is doubt, and doubt goes to the 1.
  const spots = Array.from({ length: 40 }, (_, i) => at(0, -156 - i / 10, 40));
  const doubtful = spots.filter(({ counts: [one, two, ...more] }) => more.length === 0 && one?.region === 1 && two !== undefined && two.samples > one.samples && two.samples - one.samples <= 4);
  expect(doubtful.length).toBeGreaterThan(0);
  for (const { region } of doubtful) expect(region).toBe(1);
});

test('DF-103 bone and outside join as the lowest; holes are ignored in the count', () => {
  expect(at(95, 39).region).toBe('bone');
  expect(at(0, -205).region).toBe('outside');
  expect(at(0, -192).region).toBe(1);
  const overHole = at(52.8 + 14, 127.5 + 2);
  expect(overHole.counts.some(({ region }) => region === 'hole')).toBe(true);
  expect(overHole.region).toBe(2);
});

test('DF-104 entirely over a hole is in the hole', () => {
  expect(at(46.7, 46.7).region).toBe('hole');
});
