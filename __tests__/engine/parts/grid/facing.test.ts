import { facingsFor, firstFacing, isInArc, turnInto, type Arc } from '@/engine/parts/grid/facing';
import { sidesOf } from '@/engine/parts/grid/position';
import { squareName } from '@/engine/parts/grid/squares';

import { base, SIZE } from './map';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const ALL_ARCS: readonly Arc[] = ['front', 'right', 'rear', 'left'];

const arcs = (figure: string, side: number, facing: number, square: string): string =>
  ALL_ARCS.filter((arc) => isInArc(sidesOf(SIZE, base(figure, side), base(square)), facing, arc)).join(' ');

test('arcs follow from the facing; a corner region is in two (RR-35)', () => {
  expect([arcs('F6', 2, EAST, 'E5'), arcs('F6', 2, EAST, 'H8'), arcs('F6', 2, EAST, 'G8'), arcs('F6', 2, NORTH, 'H6'), arcs('F6', 2, SOUTH, 'G5')]).toEqual([
    'rear left', 'front right', 'front', 'rear', 'right',
  ]);
});

test.each([1, 2, 3])('around a base of side %d every arc covers side + 2 adjacent squares, each corner two arcs (RR-34, RR-35)', (side) => {
  const around = Array.from({ length: SIZE * SIZE }, (_, square) => squareName(SIZE, square));
  const adjacent = around.filter((square) => /^[D-H][4-8]$/.test(square));
  for (let facing = NORTH; facing <= WEST; facing++) {
    const counts = ALL_ARCS.map((arc) => adjacent.filter((square) => {
      const sides = sidesOf(SIZE, base('E5', side), base(square));
      const inRange = 'ABCDEFGHIJKL'.indexOf(square.charAt(0)) - 4 <= side && Number(square.slice(1)) - 5 <= side;
      return inRange && isInArc(sides, facing, arc);
    }).length);
    expect(counts).toEqual([side + 2, side + 2, side + 2, side + 2]);
  }
});

test('the front of a hero on H6 facing north is the rows A–G (RR-37, EX-4)', () => {
  for (let square = 0; square < SIZE * SIZE; square++) {
    const name = squareName(SIZE, square);
    expect([name, arcs('H6', 1, NORTH, name).includes('front')]).toEqual([name, name < 'H']);
  }
});

test('the fewest quarter turns, clockwise if equal; none where the facing works (RR-43)', () => {
  const bits = (...facings: readonly number[]): number => facings.reduce((set, facing) => set | (1 << facing), 0);
  expect(turnInto(EAST, bits(EAST, NORTH))).toBe(EAST);
  expect(turnInto(EAST, bits(NORTH, SOUTH))).toBe(SOUTH);
  expect(turnInto(EAST, bits(NORTH, WEST))).toBe(NORTH);
  expect(turnInto(WEST, bits(EAST))).toBe(EAST);
  expect(turnInto(WEST, 0)).toBeUndefined();
});

test('the boss facing east turns north for a hero on E5, because west needs two turns (RR-43, EX-14)', () => {
  expect(turnInto(EAST, facingsFor(sidesOf(SIZE, base('F6', 2), base('E5')), 'front'))).toBe(NORTH);
});

test('a target may be wanted in another arc (RR-332)', () => {
  const sides = sidesOf(SIZE, base('F6', 2), base('E6'));
  expect([facingsFor(sides, 'front'), facingsFor(sides, 'rear'), facingsFor(sides, 'right'), facingsFor(sides, 'left')]).toEqual([1 << NORTH, 1 << SOUTH, 1 << WEST, 1 << EAST]);
});

test('if two facings fit, the first clockwise from north (RR-502)', () => {
  expect([firstFacing(facingsFor(sidesOf(SIZE, base('C5'), base('B3')), 'front')), firstFacing(facingsFor(sidesOf(SIZE, base('C5'), base('F9')), 'front')), firstFacing(0)]).toEqual([NORTH, EAST, undefined]);
});
