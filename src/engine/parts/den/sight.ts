import { hasRoom, NO_ROOMS, type DenGraph, type RoomSet } from './graph';

/**
 * What is seen from a room through at most so many doors, the room itself included. An opaque room is seen but not
 * seen through; whoever stands in one still looks out.
 */
export function sightFrom(graph: DenGraph, from: number, doors: number, opaque: RoomSet = NO_ROOMS): RoomSet {
  let seen = 1 << from;
  let edge = seen;
  for (let door = 0; door < doors && edge !== NO_ROOMS; door++) {
    let beyond = NO_ROOMS;
    for (let room = 0; room < graph.size; room++) if (hasRoom(edge, room)) beyond |= graph.adjacentSets[room] ?? NO_ROOMS;
    const fresh = beyond & ~seen;
    seen |= fresh;
    edge = fresh & ~opaque;
  }
  return seen;
}

export const sees = (graph: DenGraph, from: number, to: number, doors: number, opaque: RoomSet = NO_ROOMS): boolean =>
  hasRoom(sightFrom(graph, from, doors, opaque), to);
