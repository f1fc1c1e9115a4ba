import type { DenId } from '../content/dens';
import { denOf, roomAt, type Den } from './den';

/** Everything in cells: x to the right, y downwards, as a screen draws it. */
export interface RoomShape {
  readonly room: number;
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A gap in the wall between two rooms: its middle, and which way the wall runs. */
export interface DoorShape {
  readonly rooms: readonly [number, number];
  readonly x: number;
  readonly y: number;
  readonly wall: 'vertical' | 'horizontal';
}

export interface DenShape {
  readonly columns: number;
  readonly rows: number;
  readonly rooms: readonly RoomShape[];
  readonly doors: readonly DoorShape[];
}

export const DEN_COLUMNS = 3;
export const DEN_ROWS = 4;

function shapeOf(den: Den, room: number): RoomShape {
  const { id, name, cell, tall } = roomAt(den, room);
  const [column, row] = cell;
  return { room, id, name, x: column - 1, y: DEN_ROWS - row - tall + 1, width: 1, height: tall };
}

/** Where two touching rooms share a wall. */
function doorBetween(a: RoomShape, b: RoomShape): DoorShape {
  const rooms: [number, number] = [a.room, b.room];
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  if (a.x !== b.x) return { rooms, x: Math.max(a.x, b.x), y: (top + bottom) / 2, wall: 'vertical' };
  return { rooms, x: a.x + a.width / 2, y: top, wall: 'horizontal' };
}

/** Whether two rooms touch along a wall, so that a door can be drawn between them. */
export function touches(a: RoomShape, b: RoomShape): boolean {
  const overlapX = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const overlapY = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return (overlapX > 0 && overlapY === 0) || (overlapX === 0 && overlapY > 0);
}

/** The plan of a den as data, ready to be drawn. */
export function denShape(id: DenId): DenShape {
  const den = denOf(id);
  const rooms = den.rooms.map((_, room) => shapeOf(den, room));
  const doors = den.doors.flatMap(([a, b]) => {
    const from = rooms[a];
    const to = rooms[b];
    return from && to ? [doorBetween(from, to)] : [];
  });
  return { columns: DEN_COLUMNS, rows: DEN_ROWS, rooms, doors };
}
