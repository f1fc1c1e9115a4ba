import type { QuarterTurn } from '@/table/board/turning';

/** Edges of a device that lies in the middle, clockwise as the dice go round. */
export const EDGES = ['south', 'west', 'north', 'east'] as const;
export type Edge = (typeof EDGES)[number];

/** At which edge each hero sits, by how many there are: to the left of a player is clockwise, and long edges hold two. */
const SEATS: Readonly<Record<number, readonly Edge[]>> = {
  1: ['south'],
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
  5: ['south', 'west', 'west', 'north', 'east'],
  6: ['south', 'west', 'west', 'north', 'east', 'east'],
};

export const edgeOf = (heroes: number, place: number): Edge => SEATS[heroes]?.[place] ?? 'south';

const TURNS: Readonly<Record<Edge, QuarterTurn>> = { south: 0, west: 90, north: 180, east: 270 };
/** Turns what lies on the table so that its lower side is at this edge. */
export const turnTo = (edge: Edge): QuarterTurn => TURNS[edge];

const AZIMUTHS: Readonly<Record<Edge, number>> = { south: 768, west: 512, north: 256, east: 0 };
/** From where a hero at this edge throws, in 1/1024 turn (DF-59, DF-72). */
export const azimuthAt = (edge: Edge): number => AZIMUTHS[edge];
