/** Several rooms as the bits of one integer: bit r stands for room r. */
export type RoomSet = number;

export const NO_ROOMS: RoomSet = 0;
/** Bits of a RoomSet that stay positive. */
export const MOST_ROOMS = 30;
/** Doors between two rooms that no way joins. */
export const NO_WAY = -1;

export type Door = readonly [from: number, to: number];

/** Rooms joined by doors and nothing else: what is in a room, and what a door costs, is known to the box. */
export interface DenGraph {
  /** Rooms are numbered 0 … size − 1. */
  readonly size: number;
  readonly doors: readonly Door[];
  /** Doors that only lead from the first room to the second. */
  readonly oneWayDoors: readonly Door[];
  /** Where the doors of each room lead, lowest number first. */
  readonly adjacent: readonly (readonly number[])[];
  readonly adjacentSets: readonly RoomSet[];
  /** Doors on the shortest way from a to b, at a × size + b. */
  readonly distances: Int8Array;
}

export const roomSet = (rooms: readonly number[]): RoomSet => rooms.reduce((set, room) => set | (1 << room), NO_ROOMS);
export const hasRoom = (set: RoomSet, room: number): boolean => (set & (1 << room)) !== 0;

/** The rooms of a set, lowest number first. */
export function roomsOf(set: RoomSet): number[] {
  const rooms: number[] = [];
  for (let room = 0; set >>> room !== 0; room++) if (hasRoom(set, room)) rooms.push(room);
  return rooms;
}

/** Doors written with the letters of the two rooms, such as "AB" or "E-A". */
export function doorsByLetter(letters: readonly string[], doors: readonly string[]): Door[] {
  const room = (letter: string): number => {
    const found = letters.indexOf(letter);
    if (found < 0) throw new RangeError(`no room has the letter ${letter}`);
    return found;
  };
  return doors.map((door) => [room(door.charAt(0)), room(door.charAt(door.length - 1))]);
}

/** Doors from one room to all others; rooms come in the order in which they are found. */
function measure(size: number, adjacentSets: readonly RoomSet[], from: number, distances: Int8Array): void {
  const row = from * size;
  let edge = 1 << from;
  let found = edge;
  for (let doors = 0; edge !== NO_ROOMS; doors++) {
    let beyond = NO_ROOMS;
    for (let room = 0; room < size; room++) {
      if (!hasRoom(edge, room)) continue;
      distances[row + room] = doors;
      beyond |= adjacentSets[room] ?? NO_ROOMS;
    }
    edge = beyond & ~found;
    found |= edge;
  }
}

export function makeGraph(size: number, doors: readonly Door[], oneWayDoors: readonly Door[] = []): DenGraph {
  if (size > MOST_ROOMS) throw new RangeError(`a den has at most ${MOST_ROOMS} rooms, not ${size}`);
  const adjacentSets = new Array<RoomSet>(size).fill(NO_ROOMS);
  const open = ([from, to]: Door): void => {
    if (from === to || from < 0 || to < 0 || from >= size || to >= size) throw new RangeError(`no door can lead from ${from} to ${to}`);
    adjacentSets[from] = (adjacentSets[from] ?? NO_ROOMS) | (1 << to);
  };
  for (const door of doors) {
    open(door);
    open([door[1], door[0]]);
  }
  oneWayDoors.forEach(open);
  const distances = new Int8Array(size * size).fill(NO_WAY);
  for (let room = 0; room < size; room++) measure(size, adjacentSets, room, distances);
  return { size, doors, oneWayDoors, adjacent: adjacentSets.map(roomsOf), adjacentSets, distances };
}

const NOWHERE: readonly number[] = [];

export const neighbours = (graph: DenGraph, room: number): readonly number[] => graph.adjacent[room] ?? NOWHERE;

/** Whether a door leads from one room to the other. */
export const leadsTo = (graph: DenGraph, from: number, to: number): boolean => hasRoom(graph.adjacentSets[from] ?? NO_ROOMS, to);

/** Doors on the shortest way, or NO_WAY. */
export const distance = (graph: DenGraph, from: number, to: number): number => graph.distances[from * graph.size + to] ?? NO_WAY;

/** Whether every room can be reached from every other, one-way doors considered. */
export const isConnected = (graph: DenGraph): boolean => graph.distances.every((doors) => doors !== NO_WAY);

/** Whether every room can be reached from one of them. */
export function reachesAll(graph: DenGraph, from: number): boolean {
  for (let room = 0; room < graph.size; room++) if (distance(graph, from, room) === NO_WAY) return false;
  return true;
}
