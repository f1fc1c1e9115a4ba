/**
 * A square map of size × size squares. A square is the integer y × size + x, row by row from the north-west, so of two
 * squares the lower number lies further north or, in one row, further west.
 */
export const xOf = (size: number, square: number): number => square % size;
export const yOf = (size: number, square: number): number => (square / size) | 0;
export const squareAt = (size: number, x: number, y: number): number => y * size + x;
export const isOnMap = (size: number, x: number, y: number): boolean => x >= 0 && y >= 0 && x < size && y < size;

const FIRST_ROW = 65;

/** "C5": row C, column 5. */
export const squareName = (size: number, square: number): string => String.fromCharCode(FIRST_ROW + yOf(size, square)) + (xOf(size, square) + 1);

export function squareNamed(size: number, name: string): number {
  const [x, y] = [Number(name.slice(1)) - 1, name.charCodeAt(0) - FIRST_ROW];
  if (!isOnMap(size, x, y)) throw new RangeError(`no square is called ${name}`);
  return squareAt(size, x, y);
}

/** The number of the aligned side × side block in which a square lies, row by row. */
export const blockOf = (size: number, side: number, square: number): number =>
  ((yOf(size, square) / side) | 0) * (size / side) + ((xOf(size, square) / side) | 0);

/** The squares of an aligned block. */
export function squaresOfBlock(size: number, side: number, block: number): number[] {
  const across = size / side;
  const corner = squareAt(size, (block % across) * side, ((block / across) | 0) * side);
  return squaresOfBase(size, { anchor: corner, side });
}

/** The side × side squares that a figure covers, named by the one furthest north-west. A figure of a box may be one. */
export interface Base {
  readonly anchor: number;
  readonly side: number;
}

export function squaresOfBase(size: number, { anchor, side }: Base): number[] {
  const squares: number[] = [];
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) squares.push(anchor + y * size + x);
  return squares;
}

/** Whether a base with this anchor lies on the map as a whole. */
export const fitsOnMap = (size: number, { anchor, side }: Base): boolean =>
  anchor >= 0 && xOf(size, anchor) + side <= size && yOf(size, anchor) + side <= size;
