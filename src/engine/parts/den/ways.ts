import { distance, neighbours, NO_WAY, roomsOf, type DenGraph, type RoomSet } from './graph';

/** Calls `arrive` for every way that enters no room twice; a way whose `arrive` says false is not followed further. */
function walk(graph: DenGraph, way: number[], arrive: (way: readonly number[]) => boolean): void {
  const goesOn = arrive(way);
  if (!goesOn) return;
  for (const room of neighbours(graph, way[way.length - 1] ?? 0)) {
    if (way.includes(room)) continue;
    way.push(room);
    walk(graph, way, arrive);
    way.pop();
  }
}

/** Every way through exactly so many doors that enters no room twice, start and end included. */
export function waysOf(graph: DenGraph, from: number, doors: number): number[][] {
  const ways: number[][] = [];
  walk(graph, [from], (way) => {
    if (way.length <= doors) return true;
    ways.push(way.slice());
    return false;
  });
  return ways;
}

/** Every way to a room that enters no room twice: what somebody may choose from on the way out. */
export function waysBetween(graph: DenGraph, from: number, to: number): number[][] {
  const ways: number[][] = [];
  walk(graph, [from], (way) => {
    if (way[way.length - 1] !== to) return true;
    ways.push(way.slice());
    return false;
  });
  return ways;
}

/** Where a way through exactly so many doors may end, lowest number first; another, shorter way may lead there too. */
export function roomsBeyond(graph: DenGraph, from: number, doors: number): number[] {
  let ends: RoomSet = 0;
  for (const way of waysOf(graph, from, doors)) ends |= 1 << (way[way.length - 1] ?? 0);
  return roomsOf(ends);
}

/** Rooms at most so many doors away, the room itself included. */
export function roomsWithin(graph: DenGraph, from: number, doors: number): number[] {
  const rooms: number[] = [];
  for (let room = 0; room < graph.size; room++) {
    const far = distance(graph, from, room);
    if (far !== NO_WAY && far <= doors) rooms.push(room);
  }
  return rooms;
}
