import { makeBoard } from '@/engine/parts/grid/board';
import { Sight } from '@/engine/parts/grid/sight';
import { Random } from '@/engine/random';

import { at, base, boardWith, flags, randomMap, SIZE } from './map';
import { referenceSight } from './referenceSight';

interface Scene {
  readonly pillars?: readonly string[];
  readonly walls?: string;
  readonly boss?: readonly [string, number];
}

function sightIn({ pillars = [], walls = '', boss }: Scene): Sight {
  return new Sight(boardWith(walls), flags(pillars, boss ? [base(...boss)] : []));
}
const sees = (sight: Sight, pair: string): boolean => {
  const [from = '', to = ''] = pair.split('–');
  return sight.sees(at(from), at(to));
};
const answers = (scene: Scene, pairs: readonly string[]): boolean[] => pairs.map((pair) => sees(sightIn(scene), pair));

test('a pillar on C4 (RR-64)', () => {
  expect(answers({ pillars: ['C4'] }, ['C3–C5', 'C3–D5', 'C3–D4'])).toEqual([false, true, true]);
});

test('a pillar on D4 is looked past at its corner (RR-64, RR-59)', () => {
  expect(answers({ pillars: ['D4'] }, ['C3–E5'])).toEqual([true]);
});

test('two diagonal pillars are opaque (RR-64, RR-60)', () => {
  expect(answers({ pillars: ['C4', 'D3'] }, ['C3–D4'])).toEqual([false]);
});

test('a long wall is opaque (RR-64, RR-58)', () => {
  expect(answers({ walls: 'B3|B4 C3|C4 D3|D4' }, ['C3–C4', 'C1–C6'])).toEqual([false, false]);
});

test('an end at the border of the map cannot be looked around (RR-60)', () => {
  expect(answers({ walls: 'C1|D1 C2|D2 C3|D3' }, ['C1–D1', 'D1–C2', 'B1–E1', 'C4–D4', 'C3–D4'])).toEqual([false, false, false, true, true]);
  expect(answers({}, ['A1–A12', 'A1–L1', 'A1–B2'])).toEqual([true, true, true]);
});

test('a wall’s free end can be looked around (RR-60)', () => {
  expect(answers({ walls: 'C3|C4' }, ['C3–C4', 'B3–C4', 'C3–B4'])).toEqual([true, true, true]);
});

test('a 2 × 2 boss on E5 is in the way (RR-64, RR-54)', () => {
  expect(answers({ boss: ['E5', 2] }, ['F3–F8', 'G3–G8'])).toEqual([false, true]);
});

test('a 3 × 3 boss on E5 is in the way (RR-64, RR-54)', () => {
  expect(answers({ boss: ['E5', 3] }, ['F3–F9', 'D4–H8'])).toEqual([false, false]);
});

test('a line exactly along the edge of a blocker is closed (RR-57)', () => {
  // Between C3 and C5 only the lines along the edges of C4 miss its inside.
  expect(answers({ pillars: ['C4'] }, ['C3–C5'])).toEqual([false]);
  // Two rows apart the lines over the corner of C4 are open.
  expect(answers({ pillars: ['C4'] }, ['C3–B5'])).toEqual([true]);
});

test('adjacent squares see each other through the corner they share, unless both ways round it are blocked (RR-61)', () => {
  expect(answers({ pillars: ['C4'] }, ['C3–B4', 'B4–C5', 'B3–C4'])).toEqual([true, true, true]);
  expect(answers({ walls: 'B3|B4 C3|C4 D3|D4' }, ['B3–B4', 'C3–D4', 'C3–C4'])).toEqual([true, true, false]);
  expect(answers({ pillars: ['C3', 'D4'] }, ['D3–C4', 'D3–B4'])).toEqual([false, false]);
});

test('a square sees itself (RR-39)', () => expect(answers({}, ['C3–C3'])).toEqual([true]));

test('a large figure sees from any of its squares and is seen on any (RR-66)', () => {
  const sight = sightIn({ pillars: ['E4', 'F4', 'G4'] });
  expect([sight.seesBase(base('F2'), base('F6')), sight.seesBase(base('F2'), base('F6', 3)), sight.seesBase(base('F6', 3), base('F2'))]).toEqual([false, true, true]);
});

test('a blocker that comes or goes changes what is seen', () => {
  const sight = sightIn({ pillars: ['C4'] });
  expect(sees(sight, 'C3–C5')).toBe(false);
  sight.setSolid(flags([]));
  expect(sees(sight, 'C3–C5')).toBe(true);
  sight.setSolid(flags(['C4']));
  expect(sees(sight, 'C3–C5')).toBe(false);
});

test('an open map is seen from everywhere', () => {
  const sight = sightIn({});
  for (let a = 0; a < SIZE * SIZE; a++) for (let b = 0; b < SIZE * SIZE; b++) if (!sight.sees(a, b)) throw new Error(`${a} does not see ${b}`);
});

test.each([1, 2, 3, 4, 5, 6])('random map %d: the same as the reference form, and the same both ways (RR-62, RR-63)', (seed) => {
  const map = randomMap(Random.fromSeed(`sight ${seed}`), 7);
  const { size, walls, wallSquares, blockers } = map;
  const solid = new Uint8Array(size * size);
  for (const square of [...wallSquares, ...blockers]) solid[square] = 1;
  const sight = new Sight(makeBoard(size, walls, wallSquares), solid);
  const backwards = new Sight(makeBoard(size, walls, wallSquares), solid);
  const sees = referenceSight(map);
  const wrong: string[] = [];
  let open = 0;
  for (let a = 0; a < size * size; a++) {
    for (let b = 0; b < size * size; b++) {
      if (solid[a] === 1 || solid[b] === 1) continue;
      const expected = sees(a, b);
      if (expected) open += 1;
      if (sight.sees(a, b) !== expected) wrong.push(`${a}–${b}`);
      if (a > b && backwards.sees(a, b) !== expected) wrong.push(`${b}–${a} backwards`);
    }
  }
  expect(wrong).toEqual([]);
  expect(open).toBeGreaterThan(size * size);
});
