import type { Seat } from '@/engine/game';
import type { QuarterTurn } from '@/table/board/turning';

/** The sides of a device that lies in the middle of a table, clockwise from the one with the house's own furniture. */
export const EDGES = ['south', 'west', 'north', 'east'] as const;
export type Edge = (typeof EDGES)[number];

const SEATED: Readonly<Record<number, readonly Edge[]>> = { 1: ['south'], 2: ['south', 'north'], 3: ['south', 'west', 'east'], 4: EDGES };

/** At which edge the nth of so many people sits. */
export const edgeOf = (people: number, nth: number): Edge => SEATED[people]?.[nth] ?? 'south';

const TURNS: Readonly<Record<Edge, QuarterTurn>> = { south: 0, west: 90, north: 180, east: 270 };
export const turnTo = (edge: Edge): QuarterTurn => TURNS[edge];

/** The edge of each person’s seat; bots need none. */
export function edgesOf(people: readonly Seat[]): ReadonlyMap<Seat, Edge> {
  return new Map(people.map((seat, nth) => [seat, edgeOf(people.length, nth)]));
}
