import { stepsFor, type Board } from './board';
import { isDiagonal } from './directions';
import { squareAt, xOf, yOf } from './squares';

/** The cost of a place that cannot be entered. */
export const IMPASSABLE = 0;

/** What the squares mean to one mover; the box fills these in. One entry for each square. */
export interface SquareGround {
  /** What entering costs, 1 to 255, or IMPASSABLE. */
  readonly cost: Uint8Array;
  /** 1: a movement may end there. */
  readonly free: Uint8Array;
  /** 1: two of these at the corners of a diagonal step leave no way between them. */
  readonly tight: Uint8Array;
}

/** The same for a base of some size, by anchor. `tight` stays by square. */
export interface Ground extends SquareGround {
  readonly side: number;
}

/** Room for a ground, to be filled by `fillGround`, again and again where many are asked for: new arrays of this size come from outside the heap. */
export interface GroundRoom {
  readonly cost: Uint8Array;
  readonly free: Uint8Array;
  readonly tight: Uint8Array;
  side: number;
}

export const groundRoom = ({ size }: Pick<Board, 'size'>): GroundRoom =>
  ({ cost: new Uint8Array(size * size), free: new Uint8Array(size * size), tight: new Uint8Array(size * size), side: 1 });

/** A base moves as one: it pays for the dearest square it covers, and is stopped by any. */
export function fillGround({ size }: Pick<Board, 'size'>, side: number, squares: SquareGround, room: GroundRoom): Ground {
  const { cost, free } = room;
  room.side = side;
  room.tight.set(squares.tight);
  cost.set(squares.cost);
  free.set(squares.free);
  if (side === 1) return room;
  // It does not fit on the last columns and rows.
  for (let last = size - side + 1; last < size; last++) {
    for (let i = 0; i < size; i++) {
      shut(room, squareAt(size, last, i));
      shut(room, squareAt(size, i, last));
    }
  }
  // Most squares cost 1 and are free: only the others change anything for the bases that cover them.
  for (let square = 0; square < squares.cost.length; square++) {
    const price = squares.cost[square] ?? IMPASSABLE;
    const isFree = squares.free[square] === 1;
    if (price !== 1 || !isFree) markCovering(size, side, square, price, isFree, room);
  }
  return room;
}

function shut({ cost, free }: GroundRoom, anchor: number): void {
  cost[anchor] = IMPASSABLE;
  free[anchor] = 0;
}

/** What a square means to all bases that cover it. */
function markCovering(size: number, side: number, square: number, price: number, isFree: boolean, { cost, free }: GroundRoom): void {
  const across = Math.min(side - 1, xOf(size, square));
  const down = Math.min(side - 1, yOf(size, square));
  for (let y = 0; y <= down; y++) {
    for (let x = 0; x <= across; x++) {
      const anchor = square - y * size - x;
      const known = cost[anchor] ?? IMPASSABLE;
      if (price === IMPASSABLE || (known !== IMPASSABLE && known < price)) cost[anchor] = price;
      if (!isFree) free[anchor] = 0;
    }
  }
}

export const groundFor = (board: Pick<Board, 'size'>, side: number, squares: SquareGround): Ground => fillGround(board, side, squares, groundRoom(board));

export const anchorAfter = ({ strides }: Board, anchor: number, direction: number): number => anchor + (strides[direction] ?? 0);

/** Whether the mover may take a step, whatever it costs: the map, walls, what stands there, tight corners. */
export function mayStep(board: Board, { side, cost, tight }: Ground, anchor: number, direction: number): boolean {
  const { allowed, beside, ahead } = stepsFor(board, side);
  if (((allowed[anchor] ?? 0) & (1 << direction)) === 0) return false;
  if (cost[anchorAfter(board, anchor, direction)] === IMPASSABLE) return false;
  return !isDiagonal(direction) || tight[anchor + (beside[direction] ?? 0)] !== 1 || tight[anchor + (ahead[direction] ?? 0)] !== 1;
}
