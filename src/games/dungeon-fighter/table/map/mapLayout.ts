import type { Point, Rect, Size } from '@/table/board/fit';

import { faceOf, type Face, type FaceId, type RoomId } from '../../content/faces';
import { BOSS_ROOM } from '../../rules/decisions/movement';

export interface MapRoom extends Point {
  readonly floor: number;
  readonly id: RoomId;
}

export interface MapLayout {
  readonly units: Size;
  readonly rooms: readonly MapRoom[];
  readonly ways: readonly { readonly from: MapRoom; readonly to: MapRoom }[];
  readonly names: readonly { readonly name: string; readonly y: number }[];
}

/** The rooms of a floor side by side need this much; a squarer screen spreads them wider, up to the most. */
const WIDTH = { least: 400, most: 620 } as const;
/** Rooms are as large as a finger from here on; beyond the most they are only large. */
const SCALE = { least: 1.05, most: 1.7 } as const;
export const BAND = 180;
const HEAD = 26;
const MARGIN = 38;
export const ROOM_HALF = 21;
/** The tower stands above the floors. */
export const TOWER = { x: 2, y: 4, height: 46 } as const;
/** Where the first floor begins. */
export const TOP = TOWER.y + TOWER.height + 6;
const FLOORS = 3;
const heightOf = (floors: number): number => TOP + BAND * floors + 2;

export interface MapFit {
  /** In the map's own units. */
  readonly width: number;
  /** Points per unit. */
  readonly scale: number;
}

/** The whole dungeon at one look where the screen is high enough, and else as wide as the screen, to be scrolled. */
export function mapFit({ width, height }: Size): MapFit {
  const whole = height / heightOf(FLOORS);
  const across = Math.min(SCALE.most, width / WIDTH.least);
  const scale = whole < SCALE.least ? across : Math.min(whole, across);
  return { width: whole < SCALE.least ? WIDTH.least : Math.max(WIDTH.least, Math.min(WIDTH.most, Math.floor(width / scale))), scale };
}

/** How many rooms lie before this one on the longest way. */
function depths({ entry, rooms }: Face): ReadonlyMap<RoomId, number> {
  const found = new Map<RoomId, number>();
  const walk = (room: RoomId, depth: number): void => {
    if ((found.get(room) ?? -1) >= depth) return;
    found.set(room, depth);
    for (const next of rooms[room]?.to ?? []) walk(next, depth + 1);
  };
  walk(entry, 0);
  return found;
}

function bandOf(face: Face, floor: number, columns: number, width: number): MapRoom[] {
  const byDepth = depths(face);
  const step = (width - 2 * MARGIN) / Math.max(1, columns - 1);
  return [...byDepth].map(([id, depth]) => {
    const level = [...byDepth].filter(([, other]) => other === depth).map(([name]) => name);
    const row = level.indexOf(id) - (level.length - 1) / 2;
    const gap = (BAND - HEAD - 2 * ROOM_HALF - 14) / Math.max(1, level.length - 1);
    return { floor, id, x: MARGIN + depth * step, y: TOP + floor * BAND + HEAD + (BAND - HEAD) / 2 - 3 + (level.length > 1 ? row * Math.min(gap, 68) : 0) };
  });
}

/** Three floors, one under the other, each walked from left to right; the boss at the end of the last. */
export function mapLayout(floors: readonly FaceId[], width: number = WIDTH.least): MapLayout {
  const faces = floors.map(faceOf);
  const lengths = faces.map((face) => Math.max(...depths(face).values()) + 1);
  const rooms: MapRoom[] = faces.flatMap((face, floor) => bandOf(face, floor, (lengths[floor] ?? 1) + (floor === faces.length - 1 ? 1 : 0), width));
  const last = faces.length - 1;
  rooms.push({ floor: last, id: BOSS_ROOM, x: width - MARGIN, y: TOP + last * BAND + HEAD + (BAND - HEAD) / 2 - 3 });
  const roomAt = (floor: number, id: RoomId) => rooms.find((room) => room.floor === floor && room.id === id);
  const ways = rooms.flatMap((from) => {
    const face = faces[from.floor];
    const exits = face?.rooms[from.id]?.to ?? [];
    const onward = face && from.id === face.exit && from.floor === last ? [BOSS_ROOM] : exits;
    return onward.flatMap((id) => {
      const to = roomAt(from.floor, id);
      return to ? [{ from, to }] : [];
    });
  });
  return { units: { width, height: heightOf(faces.length) }, rooms, ways, names: faces.map(({ name }, floor) => ({ name: `Floor ${floor + 1}: ${name}`, y: TOP + floor * BAND + 15 })) };
}

export const roomRect = ({ x, y }: Point): Rect => ({ x: x - ROOM_HALF, y: y - ROOM_HALF, width: 2 * ROOM_HALF, height: 2 * ROOM_HALF });
