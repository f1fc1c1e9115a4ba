import { stepsFor, type Board } from './board';
import { isDiagonal } from './directions';
import { squareAt } from './squares';

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
  if (side === 1) {
    cost.set(squares.cost);
    free.set(squares.free);
    return room;
  }
  cost.fill(IMPASSABLE);
  free.fill(0);
  for (let top = 0; top + side <= size; top++) {
    for (let left = 0; left + side <= size; left++) {
      const anchor = squareAt(size, left, top);
      let dearest = 1;
      let allFree = 1;
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
          const square = anchor + y * size + x;
          const here = squares.cost[square] ?? IMPASSABLE;
          if (here === IMPASSABLE || dearest === IMPASSABLE) dearest = IMPASSABLE;
          else if (here > dearest) dearest = here;
          if (squares.free[square] !== 1) allFree = 0;
        }
      }
      cost[anchor] = dearest;
      free[anchor] = allFree;
    }
  }
  return room;
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
