/** Squares and maps of Ronin's Revenge by name, for the tests of the grid. */
import { makeBoard, type Board } from '@/engine/parts/grid/board';
import type { SquareGround } from '@/engine/parts/grid/ground';
import { squareName, squareNamed, squaresOfBase, type Base } from '@/engine/parts/grid/squares';
import type { Random } from '@/engine/random';

export const SIZE = 12;
export const at = (name: string): number => squareNamed(SIZE, name);
export const named = (squares: readonly number[]): string => squares.map((square) => squareName(SIZE, square)).join(' ');
export const base = (name: string, side = 1): Base => ({ anchor: at(name), side });
/** "B3|B4 C3|C4" */
export const boardWith = (walls: string, wallSquares: readonly string[] = []): Board =>
  makeBoard(SIZE, walls === '' ? [] : walls.split(' ').map((wall) => [at(wall.slice(0, wall.indexOf('|'))), at(wall.slice(wall.indexOf('|') + 1))]), wallSquares.map(at));

/** One entry for each square, 1 where something named is. */
export function flags(names: readonly string[], bases: readonly Base[] = []): Uint8Array {
  const squares = new Uint8Array(SIZE * SIZE);
  for (const name of names) squares[at(name)] = 1;
  for (const each of bases) for (const square of squaresOfBase(SIZE, each)) squares[square] = 1;
  return squares;
}

/** Open ground but for what blocks, holds or slows the mover. */
export function groundWith({ blocked = [], held = [], difficult = [] }: { blocked?: readonly string[]; held?: readonly string[]; difficult?: readonly string[] }): SquareGround {
  const cost = new Uint8Array(SIZE * SIZE).fill(1);
  const free = new Uint8Array(SIZE * SIZE).fill(1);
  for (const name of difficult) cost[at(name)] = 2;
  for (const name of blocked) cost[at(name)] = 0;
  for (const name of [...blocked, ...held]) free[at(name)] = 0;
  return { cost, free, tight: flags(blocked) };
}

/** A map of any size with some walls and blockers; as pairs and lists, so that a reference can read it too. */
export interface RandomMap {
  readonly size: number;
  readonly walls: readonly (readonly [number, number])[];
  readonly wallSquares: readonly number[];
  readonly blockers: readonly number[];
}

/** `room`: how many times fewer obstacles; a large base needs it. */
export function randomMap(random: Random, size: number, room = 1): RandomMap {
  const walls: [number, number][] = [];
  for (let square = 0; square < size * size; square++) {
    if (square % size < size - 1 && random.chance(1, 9 * room)) walls.push([square, square + 1]);
    if (square + size < size * size && random.chance(1, 9 * room)) walls.push([square, square + size]);
  }
  const some = (of: number): number[] => Array.from({ length: size * size }, (_, square) => square).filter(() => random.chance(1, of * room));
  return { size, walls, wallSquares: some(40), blockers: some(8) };
}
