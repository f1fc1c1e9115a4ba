import { addCubes, covered, firstFree, freeSpaces, isFull, kindOn, lastCovered, removeCubes, type Cubes } from '@/engine/parts/counts/cubes';
import { Random } from '@/engine/random';

const SEVERE = 0;
const NORMAL = 1;
/** Kaja's Mind: its values with the S marks, and the penalties above the spaces. */
const MIND = ['3S', '3', '2S', '2', '2', '1S', '1'];
const PENALTIES = [0, 1, 1, 2, 3, 4, 5];

const shown = (cubes: Cubes, spaces: number): string => Array.from({ length: spaces }, (_, i) => ['S', 'n'][kindOn(cubes, i) ?? 2] ?? '.').join('');

test('the value is printed on the first space without a cube; a full track has none (VG-35)', () => {
  expect([firstFree([0, 0], MIND), firstFree([1, 1], MIND), firstFree([0, 6], MIND), firstFree([3, 4], MIND)]).toEqual(['3S', '2S', '1', undefined]);
});

test('severe cubes lie left of normal ones and push them to the right (VG-44, VG-45)', () => {
  const cubes: Cubes = [0, 0];
  addCubes(cubes, NORMAL, 2, 7);
  expect(shown(cubes, 7)).toBe('nn.....');
  addCubes(cubes, SEVERE, 1, 7);
  addCubes(cubes, NORMAL, 1, 7);
  expect([shown(cubes, 7), cubes]).toEqual(['Snnn...', [1, 3]]);
});

test('a healed severe cube lets the normal one move to the first space (VG-45, W10)', () => {
  const cubes: Cubes = [0, 1];
  addCubes(cubes, SEVERE, 1, 8);
  expect([shown(cubes, 8), covered(cubes)]).toEqual(['Sn......', 2]);
  expect([removeCubes(cubes, SEVERE, 1), shown(cubes, 8)]).toEqual([1, 'n.......']);
});

test('the free spaces are counted over both kinds (VG-48)', () => {
  expect([freeSpaces([2, 3], 7), isFull([2, 3], 7), isFull([2, 5], 7)]).toEqual([2, false, true]);
});

test('damage beyond the last space is discarded, also what a severe cube pushes off (VG-50)', () => {
  const cubes: Cubes = [1, 3];
  expect([addCubes(cubes, NORMAL, 3, 5), shown(cubes, 5)]).toEqual([1, 'Snnnn']);
  expect([addCubes(cubes, SEVERE, 2, 5), shown(cubes, 5)]).toEqual([2, 'SSSnn']);
  expect([addCubes(cubes, SEVERE, 9, 5), shown(cubes, 5), addCubes(cubes, SEVERE, 1, 5)]).toEqual([2, 'SSSSS', 0]);
});

test('the penalty is read above the right-most covered space (VG-245)', () => {
  expect([lastCovered([0, 0], PENALTIES), lastCovered([0, 1], PENALTIES), lastCovered([2, 2], PENALTIES)]).toEqual([undefined, 0, 2]);
});

test('no more cubes are taken off than lie there', () => {
  const cubes: Cubes = [1, 2];
  expect([removeCubes(cubes, NORMAL, 5), cubes]).toEqual([2, [1, 0]]);
});

test('a track is never fuller than its spaces and never counts below nothing', () => {
  const random = Random.fromSeed('cubes');
  const cubes: Cubes = [0, 0, 0];
  for (let i = 0; i < 3000; i++) {
    const kind = random.below(3);
    const before = cubes.slice();
    const added = random.chance(1, 2) ? addCubes(cubes, kind, random.below(5), 7) : 0 - removeCubes(cubes, kind, random.below(4));
    expect([covered(cubes) <= 7, cubes.every((count) => count >= 0), (cubes[kind] ?? 0) - (before[kind] ?? 0)]).toEqual([true, true, added]);
  }
});
