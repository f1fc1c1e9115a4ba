import { areFlanking, directionTo, distance, isAdjacent, oppositeSides, sidesOf } from '@/engine/parts/grid/position';
import { NO_DIRECTION } from '@/engine/parts/grid/directions';
import { blockOf, fitsOnMap, squareName, squareNamed, squaresOfBase, squaresOfBlock } from '@/engine/parts/grid/squares';

import { at, base, named, SIZE } from './map';

const sides = (of: string, side: number, square: string): string => ['N', 'E', 'S', 'W'].filter((_, i) => (sidesOf(SIZE, base(of, side), base(square)) & (1 << i)) !== 0).join('');

test('squares are rows A–L and columns 1–12, counted row by row from the north-west (RR-20, RR-21)', () => {
  expect([at('A1'), at('A12'), at('B1'), at('C5'), at('L12')]).toEqual([0, 11, 12, 28, 143]);
  expect([squareName(SIZE, 28), named([0, 143])]).toEqual(['C5', 'A1 L12']);
  for (const name of ['M1', 'A13', 'A0', '5C', '']) expect(() => squareNamed(SIZE, name)).toThrow('no square is called');
});

test('sixteen zones of 3 × 3: Z11 is A1–C3, Z44 is J10–L12 (RR-22)', () => {
  expect([blockOf(SIZE, 3, at('A1')), blockOf(SIZE, 3, at('C3')), blockOf(SIZE, 3, at('C4')), blockOf(SIZE, 3, at('D1')), blockOf(SIZE, 3, at('L12'))]).toEqual([0, 0, 1, 4, 15]);
  expect(named(squaresOfBlock(SIZE, 3, 15))).toBe('J10 J11 J12 K10 K11 K12 L10 L11 L12');
  expect(squaresOfBlock(SIZE, 3, 6).map((square) => blockOf(SIZE, 3, square))).toEqual(new Array(9).fill(6));
});

test('a base is its anchor and the squares east and south of it (RR-26, RR-27)', () => {
  expect(named(squaresOfBase(SIZE, base('F6', 2)))).toBe('F6 F7 G6 G7');
  expect([fitsOnMap(SIZE, base('J10', 3)), fitsOnMap(SIZE, base('J11', 3)), fitsOnMap(SIZE, base('K10', 3)), fitsOnMap(SIZE, { anchor: -1, side: 1 })]).toEqual([true, false, false, false]);
});

test('squares are adjacent at a side or a corner, figures through some of their squares (RR-28)', () => {
  expect([isAdjacent(SIZE, base('C5'), base('D6')), isAdjacent(SIZE, base('C5'), base('C7')), isAdjacent(SIZE, base('C5'), base('C5'))]).toEqual([true, false, false]);
  expect([isAdjacent(SIZE, base('F6', 2), base('H8')), isAdjacent(SIZE, base('F6', 2), base('H9'))]).toEqual([true, false]);
});

test('distance counts king steps between the nearest squares (RR-29)', () => {
  expect([distance(SIZE, base('A1'), base('L12')), distance(SIZE, base('A1'), base('A1')), distance(SIZE, base('C5'), base('E6'))]).toEqual([11, 0, 2]);
  expect([distance(SIZE, base('F6', 2), base('F10')), distance(SIZE, base('F10'), base('F6', 2)), distance(SIZE, base('F6', 2), base('G7'))]).toEqual([3, 3, 0]);
  expect(distance(SIZE, base('A1', 3), base('H6', 2))).toBe(5);
});

test('distances of the minion on L9 to the four heroes (EX-14)', () => {
  expect(['H8', 'G8', 'F8', 'E5'].map((hero) => distance(SIZE, base('L9'), base(hero)))).toEqual([4, 5, 6, 7]);
});

test('a square beside the base has one side, one in a corner region two (RR-34)', () => {
  expect([sides('F6', 2, 'E6'), sides('F6', 2, 'A7'), sides('F6', 2, 'E5'), sides('F6', 2, 'H8'), sides('F6', 2, 'G12'), sides('F6', 2, 'L1')]).toEqual(['N', 'N', 'NW', 'ES', 'E', 'SW']);
  expect([sides('E5', 1, 'E4'), sides('E5', 3, 'F8'), sides('E5', 3, 'G7')]).toEqual(['W', 'E', '']);
});

test('a figure with several squares is on every side on which one of them is (RR-36)', () => {
  expect(sidesOf(SIZE, base('F6'), base('E5', 3))).toBe(1 | 2 | 4 | 8);
  expect(sidesOf(SIZE, base('F6'), base('E7', 2))).toBe(1 | 2);
  expect(oppositeSides(1 | 2)).toBe(4 | 8);
});

test('the direction of a push: straight beside the source, else diagonal (RR-171)', () => {
  const directions = ['E6', 'D7', 'E8', 'F9', 'H8', 'G1', 'E5'].map((square) => directionTo(SIZE, base('F6', 2), base(square)));
  expect(directions).toEqual([0, 0, 1, 2, 3, 6, 7]);
  expect(directionTo(SIZE, base('F5'), base('F6', 2))).toBe(2);
  expect(directionTo(SIZE, base('F6', 2), base('G7'))).toBe(NO_DIRECTION);
});

/** All unordered pairs of squares around a base that flank it. */
function pairsAround(anchor: string, side: number): string[] {
  const target = base(anchor, side);
  const squares = Array.from({ length: SIZE * SIZE }, (_, square) => square);
  return squares.flatMap((a) => squares.filter((b) => a < b && areFlanking(SIZE, { anchor: a, side: 1 }, { anchor: b, side: 1 }, target)).map((b) => named([a, b])));
}

test.each([[1, 12], [2, 26], [3, 44]])('around a base of side %d there are %d flanking pairs (RR-46)', (side, count) => {
  expect(pairsAround('E5', side)).toHaveLength(count);
});

test('pairs around a 1 × 1 enemy on E5 (RR-45, RR-47)', () => {
  const flanks = (pair: string): boolean => areFlanking(SIZE, base(pair.slice(0, 2)), base(pair.slice(3)), base('E5'));
  expect(['D5+F5', 'D4+F6', 'D4+F5', 'D5+F6', 'D4+F4', 'D5+E6'].map(flanks)).toEqual([true, true, true, true, false, false]);
  expect(['C5+F5', 'D5+G5', 'E4+E6'].map(flanks)).toEqual([false, false, true]);
});

test('Sayaka on E5 flanks the boss on F6 with Kosuke on F8 and with Kensho on G8 (EX-14)', () => {
  expect(['F8', 'G8', 'E6'].map((other) => areFlanking(SIZE, base('E5'), base(other), base('F6', 2)))).toEqual([true, true, false]);
});
