import { DIRECTIONS, EAST, isDiagonal, NORTH, SOUTH, stepX, stepY, WEST } from './directions';
import { isOnMap, squareAt, xOf, yOf } from './squares';

/** The walls of a map and what they forbid. Walls stand on the edges of squares; what else is in the way is known to the box. */
export interface Board {
  readonly size: number;
  /** Walls on the edges that run west–east: the north edge of square (x, y) is y × size + x; one row more than squares. */
  readonly flatWalls: Uint8Array;
  /** Walls on the edges that run north–south: the west edge of square (x, y) is y × (size + 1) + x. */
  readonly uprightWalls: Uint8Array;
  /** How far a step in each direction moves an anchor. */
  readonly strides: Int16Array;
  /** For each size of base, at its side − 1. */
  readonly bases: readonly BaseSteps[];
}

/** The steps of a base of some size. */
export interface BaseSteps {
  /** For each anchor the directions, as bits, that walls and the rim of the map allow. */
  readonly allowed: Uint8Array;
  /** For each direction the two squares, from the anchor, between which a diagonal step passes: the one beside the base, the one ahead. */
  readonly beside: Int16Array;
  readonly ahead: Int16Array;
}

/** The largest base for which steps are worked out. */
export const LARGEST_BASE = 3;

type Walls = Pick<Board, 'size' | 'flatWalls' | 'uprightWalls'>;

/** Whether a wall stands on the edge of a square that faces a straight direction. */
export function hasWall({ size, flatWalls, uprightWalls }: Walls, square: number, direction: number): boolean {
  const [x, y] = [xOf(size, square), yOf(size, square)];
  switch (direction) {
    case NORTH: return flatWalls[y * size + x] === 1;
    case SOUTH: return flatWalls[(y + 1) * size + x] === 1;
    case WEST: return uprightWalls[y * (size + 1) + x] === 1;
    case EAST: return uprightWalls[y * (size + 1) + x + 1] === 1;
    default: throw new RangeError('only straight directions have an edge');
  }
}

function buildWall({ size, flatWalls, uprightWalls }: Walls, square: number, direction: number): void {
  const [x, y] = [xOf(size, square), yOf(size, square)];
  if (direction === NORTH || direction === SOUTH) flatWalls[(direction === NORTH ? y : y + 1) * size + x] = 1;
  else uprightWalls[y * (size + 1) + (direction === WEST ? x : x + 1)] = 1;
}

/** Whether a wall ends at or goes through the corner of a square that lies in a diagonal direction. */
function hasWallAtCorner(walls: Walls, square: number, direction: number): boolean {
  const { size, flatWalls, uprightWalls } = walls;
  const x = xOf(size, square) + (stepX(direction) > 0 ? 1 : 0);
  const y = yOf(size, square) + (stepY(direction) > 0 ? 1 : 0);
  // The corner of a step that stays on the map has four edges.
  return flatWalls[y * size + x - 1] === 1 || flatWalls[y * size + x] === 1
    || uprightWalls[(y - 1) * (size + 1) + x] === 1 || uprightWalls[y * (size + 1) + x] === 1;
}

/** Whether walls run between the squares of a base: nobody stands across a wall. */
function standsAcrossWall(walls: Walls, left: number, top: number, side: number): boolean {
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      const square = squareAt(walls.size, x, y);
      if (x > left && hasWall(walls, square, WEST)) return true;
      if (y > top && hasWall(walls, square, NORTH)) return true;
    }
  }
  return false;
}

function mayStep(walls: Walls, left: number, top: number, side: number, direction: number): boolean {
  const [toLeft, toTop] = [left + stepX(direction), top + stepY(direction)];
  if (!isOnMap(walls.size, toLeft, toTop) || !isOnMap(walls.size, toLeft + side - 1, toTop + side - 1)) return false;
  const isStopped = isDiagonal(direction) ? hasWallAtCorner : hasWall;
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) if (isStopped(walls, squareAt(walls.size, x, y), direction)) return false;
  }
  return !standsAcrossWall(walls, toLeft, toTop, side);
}

function allowedSteps(walls: Walls, side: number): Uint8Array {
  const { size } = walls;
  const allowed = new Uint8Array(size * size);
  for (let top = 0; top + side <= size; top++) {
    for (let left = 0; left + side <= size; left++) {
      let directions = 0;
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        if (mayStep(walls, left, top, side, direction)) directions |= 1 << direction;
      }
      allowed[squareAt(size, left, top)] = directions;
    }
  }
  return allowed;
}

function stepsOf(walls: Walls, side: number): BaseSteps {
  const { size } = walls;
  const beside = new Int16Array(DIRECTIONS);
  const ahead = new Int16Array(DIRECTIONS);
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    if (!isDiagonal(direction)) continue;
    const toEast = stepX(direction) > 0;
    const toSouth = stepY(direction) > 0;
    beside[direction] = (toEast ? side : -1) + (toSouth ? 0 : side - 1) * size;
    ahead[direction] = (toEast ? 0 : side - 1) + (toSouth ? side : -1) * size;
  }
  return { allowed: allowedSteps(walls, side), beside, ahead };
}

/** Two squares side by side with a wall between them. */
export type WallBetween = readonly [square: number, beside: number];

function directionBeside(size: number, [square, beside]: WallBetween): number {
  for (const direction of [NORTH, EAST, SOUTH, WEST]) {
    const [x, y] = [xOf(size, square) + stepX(direction), yOf(size, square) + stepY(direction)];
    if (isOnMap(size, x, y) && squareAt(size, x, y) === beside) return direction;
  }
  throw new RangeError(`squares ${square} and ${beside} are not side by side`);
}

/** What a base of this size may do on the board. */
export function stepsFor(board: Board, side: number): BaseSteps {
  const steps = board.bases[side - 1];
  if (!steps) throw new RangeError(`no base has a side of ${side}`);
  return steps;
}

/** A map with walls between squares and squares that are all wall. */
export function makeBoard(size: number, wallsBetween: readonly WallBetween[] = [], wallSquares: readonly number[] = []): Board {
  const walls: Walls = { size, flatWalls: new Uint8Array(size * (size + 1)), uprightWalls: new Uint8Array(size * (size + 1)) };
  for (const pair of wallsBetween) buildWall(walls, pair[0], directionBeside(size, pair));
  for (const square of wallSquares) for (const direction of [NORTH, EAST, SOUTH, WEST]) buildWall(walls, square, direction);
  const strides = Int16Array.from({ length: DIRECTIONS }, (_, direction) => stepY(direction) * size + stepX(direction));
  const bases: BaseSteps[] = [];
  for (let side = 1; side <= LARGEST_BASE; side++) bases.push(stepsOf(walls, side));
  return { ...walls, strides, bases };
}
