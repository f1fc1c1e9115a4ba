/** A place: the grid's spaces in row order (0 … N²−1), then the trailheads around it, clockwise from the north-west corner. */
export type Spot = number;

/** Index of a side, clockwise from north; both "the way I move" and "the side I come from". */
export type Direction = number;

export const NOWHERE: Spot = -1;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5, 6, 7];
export type GridSize = 3 | 4 | 5;

const ROW_STEP = [-1, -1, 0, 1, 1, 1, 0, -1] as const;
const COLUMN_STEP = [0, 1, 1, 1, 0, -1, -1, -1] as const;

export const opposite = (direction: Direction): Direction => (direction + 4) % 8;
const isDiagonal = (direction: Direction): boolean => direction % 2 === 1;

export interface Geometry {
  readonly size: GridSize;
  readonly spaces: number;
  readonly trailheads: readonly Spot[];
  /** Row and column of every spot, as people say them: the grid is 1 … N, trailheads lie in 0 and N + 1. */
  readonly row: readonly number[];
  readonly column: readonly number[];
  /** The grid space next to a spot in each direction, or NOWHERE. */
  readonly next: readonly (readonly Spot[])[];
}

function ring(size: number): readonly (readonly [number, number])[] {
  const end = size + 1;
  const places: [number, number][] = [];
  for (let column = 0; column <= end; column++) places.push([0, column]);
  for (let row = 1; row <= end; row++) places.push([row, end]);
  for (let column = end - 1; column >= 0; column--) places.push([end, column]);
  for (let row = end - 1; row >= 1; row--) places.push([row, 0]);
  return places;
}

function makeGeometry(size: GridSize): Geometry {
  const places: (readonly [number, number])[] = [];
  for (let row = 1; row <= size; row++) for (let column = 1; column <= size; column++) places.push([row, column]);
  const spaces = places.length;
  places.push(...ring(size));
  const inside = (row: number, column: number): boolean => row >= 1 && row <= size && column >= 1 && column <= size;
  return {
    size,
    spaces,
    trailheads: places.map((_, spot) => spot).slice(spaces),
    row: places.map(([row]) => row),
    column: places.map(([, column]) => column),
    next: places.map(([row, column]) =>
      DIRECTIONS.map((direction) => {
        const toRow = row + (ROW_STEP[direction] ?? 0);
        const toColumn = column + (COLUMN_STEP[direction] ?? 0);
        return inside(toRow, toColumn) ? (toRow - 1) * size + toColumn - 1 : NOWHERE;
      }),
    ),
  };
}

const GEOMETRIES: Readonly<Record<GridSize, Geometry>> = { 3: makeGeometry(3), 4: makeGeometry(4), 5: makeGeometry(5) };

export const geometryOf = (size: GridSize): Geometry => GEOMETRIES[size];

export const gridSizeFor = (seats: number): GridSize => (seats === 1 ? 3 : seats === 2 ? 4 : 5);

/** The spot at a row and column, as in "r1c2"; NOWHERE if there is none. */
export function spotAt(size: GridSize, row: number, column: number): Spot {
  const { row: rows, column: columns } = geometryOf(size);
  return rows.findIndex((known, spot) => known === row && columns[spot] === column);
}

export const spotName = (size: GridSize, spot: Spot): string => {
  const { row, column } = geometryOf(size);
  return `r${row[spot] ?? '?'}c${column[spot] ?? '?'}`;
};

export const isSpace = (geometry: Geometry, spot: Spot): boolean => spot >= 0 && spot < geometry.spaces;
export const isTrailhead = (geometry: Geometry, spot: Spot): boolean => spot >= geometry.spaces && spot < geometry.row.length;

/** Neighbouring grid space in a direction, or NOWHERE. */
export const neighbour = (geometry: Geometry, from: Spot, direction: Direction): Spot => geometry.next[from]?.[direction] ?? NOWHERE;

/** The direction of a step to a neighbouring grid space, or −1 if it is none. */
export const directionOf = (geometry: Geometry, from: Spot, to: Spot): Direction => (to < 0 ? -1 : (geometry.next[from]?.indexOf(to) ?? -1));

/** The other two corners of the 2×2 block that a diagonal step runs through. */
export function crossedBy(geometry: Geometry, from: Spot, direction: Direction): readonly [Spot, Spot] | undefined {
  if (!isDiagonal(direction)) return undefined;
  return [neighbour(geometry, from, (direction + 7) % 8), neighbour(geometry, from, (direction + 1) % 8)];
}

/** Steps a rider needs at least, ignoring every card; 0 on the same spot. */
export function distance(geometry: Geometry, a: Spot, b: Spot): number {
  const rows = Math.abs((geometry.row[a] ?? 0) - (geometry.row[b] ?? 0));
  const columns = Math.abs((geometry.column[a] ?? 0) - (geometry.column[b] ?? 0));
  return Math.max(rows, columns);
}
