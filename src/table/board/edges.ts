import type { Seat } from '@/engine/game';

import type { QuarterTurn } from './turning';

/** The sides of a device that lies in the middle of a table, clockwise from the one with the house's own furniture. */
export const EDGES = ['south', 'west', 'north', 'east'] as const;
export type Edge = (typeof EDGES)[number];

/** To the left of a player is clockwise, and long edges hold two. */
const SEATED: Readonly<Record<number, readonly Edge[]>> = {
  1: ['south'],
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: EDGES,
  5: ['south', 'west', 'west', 'north', 'east'],
  6: ['south', 'west', 'west', 'north', 'east', 'east'],
};

/** At which edge the nth of so many people sits. */
export const edgeOf = (people: number, nth: number): Edge => SEATED[people]?.[nth] ?? 'south';

const TURNS: Readonly<Record<Edge, QuarterTurn>> = { south: 0, west: 90, north: 180, east: 270 };
/** Turns what lies on the table so that its lower side is at this edge. */
export const turnTo = (edge: Edge): QuarterTurn => TURNS[edge];

/** The edge of each person’s seat; bots need none. */
export function edgesOf(people: readonly Seat[]): ReadonlyMap<Seat, Edge> {
  return new Map(people.map((seat, nth) => [seat, edgeOf(people.length, nth)]));
}

/**
 * Where a table has two sides only, with a corner for each of up to four people: who sits at which, as each side reads from
 * its left to its right. Clockwise round the table is from right to left for whoever sits before it.
 */
export function sidesOf(people: readonly Seat[]): Readonly<Record<'south' | 'north', readonly Seat[]>> {
  const near = Math.ceil(people.length / 2);
  return { south: people.slice(0, near).reverse(), north: people.slice(near).reverse() };
}

/** The side of one of them. */
export const sideOf = (people: readonly Seat[], seat: Seat): Edge => (sidesOf(people).north.includes(seat) ? 'north' : 'south');
