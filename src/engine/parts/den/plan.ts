/** Where a room lies on the drawn plan: x to the right, y downwards, as a screen draws it. */
export interface RoomArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A gap in the wall between two rooms: its middle, and which way the wall runs. */
export interface Doorway {
  readonly x: number;
  readonly y: number;
  readonly wall: 'vertical' | 'horizontal';
}

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);

/** Whether two rooms touch along a wall, so that a door can be drawn between them. */
export function touches(a: RoomArea, b: RoomArea): boolean {
  const across = overlap(a.x, a.width, b.x, b.width);
  const down = overlap(a.y, a.height, b.y, b.height);
  return (across > 0 && down === 0) || (across === 0 && down > 0);
}

/** The middle of the wall that two touching rooms share. */
export function doorwayBetween(a: RoomArea, b: RoomArea): Doorway {
  const left = Math.max(a.x, b.x);
  const top = Math.max(a.y, b.y);
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x: (left + right) / 2, y: (top + bottom) / 2, wall: left === right ? 'vertical' : 'horizontal' };
}

/** Rooms in rows of equal height, the first row at the bottom; the rooms of a row share `width`. */
export function areasOfRows(rows: readonly number[], width: number): RoomArea[] {
  return rows.flatMap((rooms, row) =>
    Array.from({ length: rooms }, (_, i) => ({ x: (width * i) / rooms, y: rows.length - 1 - row, width: width / rooms, height: 1 })),
  );
}
