import { FACINGS, type Facing, type FacingSet } from './facing';
import { isOnMap, squareAt, xOf, yOf } from './squares';

export type Offset = readonly [x: number, y: number];

/** Squares around a base of some size, as offsets from its anchor for each facing. */
export interface Pattern {
  readonly side: number;
  readonly byFacing: readonly (readonly Offset[])[];
  /** How far the farthest of these squares lies from the base. */
  readonly farthest: number;
}

/** A quarter turn clockwise about the middle of the base. */
const turned = (side: number, [x, y]: Offset): Offset => [side - 1 - y, x];

/** How far a square lies outside a base, along one side of it. */
const outside = (side: number, at: number): number => Math.max(-at, at - side + 1);

/** A pattern drawn for a base that faces north: x to its right, y to its rear, the base on 0 … side − 1. It is never mirrored. */
export function makePattern(side: number, facingNorth: readonly Offset[]): Pattern {
  const byFacing: (readonly Offset[])[] = [facingNorth];
  for (let facing = 1; facing < FACINGS; facing++) byFacing.push((byFacing[facing - 1] ?? []).map((offset) => turned(side, offset)));
  return { side, byFacing, farthest: Math.max(0, ...facingNorth.map(([x, y]) => Math.max(outside(side, x), outside(side, y)))) };
}

/** A pattern as it is drawn: B the base, X the squares, anything else nothing. */
export function patternOf(rows: readonly string[]): Pattern {
  const marks = (letter: string): Offset[] => rows.flatMap((row, y) => row.split('').flatMap((mark, x): Offset[] => (mark === letter ? [[x, y]] : [])));
  const [anchor, ...rest] = marks('B');
  if (!anchor) throw new RangeError('a pattern has a base');
  const side = rest.filter(([, y]) => y === anchor[1]).length + 1;
  return makePattern(side, marks('X').map(([x, y]) => [x - anchor[0], y - anchor[1]]));
}

/** The squares of the map that a pattern covers. */
export function patternSquares(size: number, { byFacing }: Pattern, anchor: number, facing: Facing): number[] {
  const squares: number[] = [];
  const left = xOf(size, anchor);
  const top = yOf(size, anchor);
  for (const offset of byFacing[facing] ?? []) {
    const x = left + offset[0];
    const y = top + offset[1];
    if (isOnMap(size, x, y)) squares.push(squareAt(size, x, y));
  }
  return squares;
}

function covers(offsets: readonly Offset[], x: number, y: number): boolean {
  for (let i = 0; i < offsets.length; i++) {
    const offset = offsets[i];
    if (offset && offset[0] === x && offset[1] === y) return true;
  }
  return false;
}

/** The facings with which the pattern covers a square. */
export function facingsCovering(size: number, { byFacing }: Pattern, anchor: number, square: number): FacingSet {
  const dx = xOf(size, square) - xOf(size, anchor);
  const dy = yOf(size, square) - yOf(size, anchor);
  let facings = 0;
  for (let facing = 0; facing < FACINGS; facing++) if (covers(byFacing[facing] ?? [], dx, dy)) facings |= 1 << facing;
  return facings;
}
