import type { Board } from './board';
import { DIRECTIONS, directionOf, oppositeOf } from './directions';
import { xOf, yOf, type Base } from './squares';

/**
 * Around a corner of squares lie eight sectors, numbered like the directions: edges in the straight ones, squares in
 * the diagonal ones. For the blocked sectors (as bits) and the sector a line comes from, the sectors into which it can
 * go on: those to which at least one way round the corner is clear.
 */
const WAYS_ROUND: Uint8Array = (() => {
  const ways = new Uint8Array(256 * DIRECTIONS);
  const isClear = (blocked: number, from: number, to: number): boolean => {
    for (let sector = (from + 1) % DIRECTIONS; sector !== to; sector = (sector + 1) % DIRECTIONS) if ((blocked & (1 << sector)) !== 0) return false;
    return true;
  };
  for (let blocked = 0; blocked < 256; blocked++) {
    for (let from = 0; from < DIRECTIONS; from++) {
      let clear = 1 << from;
      for (let to = 0; to < DIRECTIONS; to++) if (to !== from && (isClear(blocked, from, to) || isClear(blocked, to, from))) clear |= 1 << to;
      ways[blocked * DIRECTIONS + from] = clear;
    }
  }
  return ways;
})();

/** The four corners of a square: where they lie, and the sector in which the square lies as seen from there. */
const CORNER_X = [0, 1, 0, 1];
const CORNER_Y = [0, 0, 1, 1];
const SECTOR_OF_SQUARE = [3, 5, 1, 7];

const UNKNOWN = 0;
const OPEN = 1;
const CLOSED = 2;

/**
 * Who sees whom: squares see each other if a line from a corner of one to a corner of the other is open. A line is
 * closed by the inside of a solid square, by running along one, by a wall it crosses or runs along, and at every
 * corner it touches if both ways round that corner are blocked. All in integers. Answers are kept until something
 * solid comes or goes; nothing is worked out before it is asked.
 */
export class Sight {
  private readonly solid: Uint8Array;
  /** Blocked sectors around every corner of squares, row by row. */
  private readonly sectors: Uint8Array;
  private readonly lines: Uint8Array;
  private readonly pairs: Uint8Array;
  private readonly corners: number;

  constructor(private readonly board: Board, solid: ArrayLike<number> = []) {
    const { size } = board;
    this.corners = size + 1;
    const points = this.corners * this.corners;
    this.solid = new Uint8Array(size * size);
    this.sectors = new Uint8Array(points);
    this.lines = new Uint8Array(points * points);
    this.pairs = new Uint8Array(size * size * size * size);
    this.setSolid(solid);
  }

  /** Squares that nobody sees through have a 1. */
  setSolid(solid: ArrayLike<number>): void {
    for (let square = 0; square < this.solid.length; square++) this.solid[square] = solid[square] === 1 ? 1 : 0;
    this.sectors.fill(0);
    this.markOutside();
    this.markSquares();
    this.markWalls();
    this.lines.fill(UNKNOWN);
    this.pairs.fill(UNKNOWN);
  }

  sees(from: number, to: number): boolean {
    const { pairs, solid } = this;
    const pair = from * solid.length + to;
    if (pairs[pair] === UNKNOWN) {
      const answer = this.findLine(from, to) ? OPEN : CLOSED;
      pairs[pair] = answer;
      pairs[to * solid.length + from] = answer;
    }
    return pairs[pair] === OPEN;
  }

  /** A large figure sees from any of its squares and is seen on any. */
  seesBase(from: Base, to: Base): boolean {
    const { size } = this.board;
    if (from.side === 1 && to.side === 1) return this.sees(from.anchor, to.anchor);
    for (let y = 0; y < from.side; y++) for (let x = 0; x < from.side; x++) if (this.seesAny(from.anchor + y * size + x, to)) return true;
    return false;
  }

  private seesAny(square: number, { anchor, side }: Base): boolean {
    const { size } = this.board;
    for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) if (this.sees(square, anchor + y * size + x)) return true;
    return false;
  }

  private block(x: number, y: number, sector: number): void {
    const point = y * this.corners + x;
    this.sectors[point] = (this.sectors[point] ?? 0) | (1 << sector);
  }

  /** Nobody looks round the end of a wall at the border of the map: beyond it there is nothing. */
  private markOutside(): void {
    const { size } = this.board;
    for (let i = 0; i <= size; i++) {
      for (const sector of [3, 5]) this.block(i, size, sector);
      for (const sector of [1, 7]) this.block(i, 0, sector);
      for (const sector of [5, 7]) this.block(0, i, sector);
      for (const sector of [1, 3]) this.block(size, i, sector);
    }
  }

  private markSquares(): void {
    const { size } = this.board;
    for (let square = 0; square < this.solid.length; square++) {
      if (this.solid[square] !== 1) continue;
      for (let corner = 0; corner < 4; corner++) {
        this.block(xOf(size, square) + (CORNER_X[corner] ?? 0), yOf(size, square) + (CORNER_Y[corner] ?? 0), SECTOR_OF_SQUARE[corner] ?? 0);
      }
    }
  }

  private markWalls(): void {
    const { size, flatWalls, uprightWalls } = this.board;
    for (let y = 0; y <= size; y++) {
      for (let x = 0; x <= size; x++) {
        if (x < size && flatWalls[y * size + x] === 1) {
          this.block(x, y, 2);
          this.block(x + 1, y, 6);
        }
        if (y < size && uprightWalls[y * (size + 1) + x] === 1) {
          this.block(x, y, 4);
          this.block(x, y + 1, 0);
        }
      }
    }
  }

  /** Whether a line may come from one sector round a corner into another. */
  private passes(point: number, from: number, to: number): boolean {
    return ((WAYS_ROUND[(this.sectors[point] ?? 0) * DIRECTIONS + from] ?? 0) & (1 << to)) !== 0;
  }

  private findLine(from: number, to: number): boolean {
    const { size } = this.board;
    const fromX = xOf(size, from);
    const fromY = yOf(size, from);
    const toX = xOf(size, to);
    const toY = yOf(size, to);
    for (let a = 0; a < 4; a++) {
      const ax = fromX + (CORNER_X[a] ?? 0);
      const ay = fromY + (CORNER_Y[a] ?? 0);
      for (let b = 0; b < 4; b++) {
        if (this.isOpen(ax, ay, SECTOR_OF_SQUARE[a] ?? 0, toX + (CORNER_X[b] ?? 0), toY + (CORNER_Y[b] ?? 0), SECTOR_OF_SQUARE[b] ?? 0)) return true;
      }
    }
    return false;
  }

  private isOpen(ax: number, ay: number, sectorA: number, bx: number, by: number, sectorB: number): boolean {
    const a = ay * this.corners + ax;
    const b = by * this.corners + bx;
    if (a === b) return this.passes(a, sectorA, sectorB);
    const direction = directionOf(Math.sign(bx - ax), Math.sign(by - ay));
    if (!this.passes(a, sectorA, direction) || !this.passes(b, sectorB, oppositeOf(direction))) return false;
    const line = a < b ? a * this.sectors.length + b : b * this.sectors.length + a;
    if (this.lines[line] === UNKNOWN) this.lines[line] = this.trace(ax, ay, bx - ax, by - ay) ? OPEN : CLOSED;
    return this.lines[line] === OPEN;
  }

  /** What lies between the ends of a line; the same from both ends. */
  private trace(ax: number, ay: number, dx: number, dy: number): boolean {
    return dx === 0 || dy === 0 ? this.traceAlong(ax, ay, dx, dy) : this.traceAcross(ax, ay, dx, dy);
  }

  /** A line on the edges of squares: walls and solid squares on either side close it. */
  private traceAlong(ax: number, ay: number, dx: number, dy: number): boolean {
    const { board: { size, flatWalls, uprightWalls }, solid, corners } = this;
    const length = Math.abs(dx + dy);
    const signX = Math.sign(dx);
    const signY = Math.sign(dy);
    const direction = directionOf(signX, signY);
    const isFlat = dy === 0;
    for (let i = 0; i < length; i++) {
      if (i > 0 && !this.passes((ay + i * signY) * corners + ax + i * signX, oppositeOf(direction), direction)) return false;
      // The north-west end of the edge.
      const x = ax + signX * i - (signX < 0 ? 1 : 0);
      const y = ay + signY * i - (signY < 0 ? 1 : 0);
      if ((isFlat ? flatWalls[y * size + x] : uprightWalls[y * (size + 1) + x]) === 1) return false;
      if (x < size && y < size && solid[y * size + x] === 1) return false;
      if (isFlat ? y > 0 && solid[(y - 1) * size + x] === 1 : x > 0 && solid[y * size + x - 1] === 1) return false;
    }
    return true;
  }

  /** A line through the inside of squares, from edge to edge. */
  private traceAcross(ax: number, ay: number, dx: number, dy: number): boolean {
    const { board: { size, flatWalls, uprightWalls }, solid, corners } = this;
    const signX = Math.sign(dx);
    const signY = Math.sign(dy);
    const wide = Math.abs(dx);
    const high = Math.abs(dy);
    const direction = directionOf(signX, signY);
    let x = signX > 0 ? ax : ax - 1;
    let y = signY > 0 ? ay : ay - 1;
    let crossedX = 1;
    let crossedY = 1;
    for (;;) {
      if (solid[y * size + x] === 1) return false;
      // Which edge comes first: both crossings as fractions of the line, over one denominator.
      const order = crossedX * high - crossedY * wide;
      if (order === 0) {
        if (crossedX === wide) return true;
        if (!this.passes((ay + crossedY * signY) * corners + ax + crossedX * signX, oppositeOf(direction), direction)) return false;
      } else if ((order < 0 ? uprightWalls[y * (size + 1) + ax + crossedX * signX] : flatWalls[(ay + crossedY * signY) * size + x]) === 1) {
        return false;
      }
      if (order <= 0) {
        x += signX;
        crossedX += 1;
      }
      if (order >= 0) {
        y += signY;
        crossedY += 1;
      }
    }
  }
}
