import { leadsTo, neighbours, type DenGraph } from './graph';

/** The cost of a room that no way leads to: more than any way costs. */
export const OUT_OF_REACH = 0x1000000;

/** A way's cost and its doors in one integer, so that of equally cheap ways the shortest is taken. */
const COST = 64;

const RING = 32;
/** Rooms whose neighbours are to be looked at again, in a ring; each waits at most once. Used by one search at a time. */
const ring = new Int8Array(RING);
const weights: number[] = [];

function spread(graph: DenGraph, from: number, costs: ArrayLike<number>): void {
  const { size } = graph;
  for (let room = 0; room < size; room++) weights[room] = OUT_OF_REACH * COST;
  weights[from] = (costs[from] ?? 0) * COST;
  ring[0] = from;
  let waiting = 1 << from;
  for (let head = 0, tail = 1; head !== tail; head++) {
    const room = ring[head % RING] ?? 0;
    waiting &= ~(1 << room);
    const sofar = (weights[room] ?? 0) + 1;
    const next = neighbours(graph, room);
    for (let i = 0; i < next.length; i++) {
      const to = next[i] ?? 0;
      const weight = sofar + (costs[to] ?? 0) * COST;
      if (weight >= (weights[to] ?? 0)) continue;
      weights[to] = weight;
      if ((waiting & (1 << to)) !== 0) continue;
      waiting |= 1 << to;
      ring[tail % RING] = to;
      tail += 1;
    }
  }
}

/**
 * Fills `totals` with the cheapest sum of the costs of all rooms on a way to each room, both ends included. Costs are
 * integers of at least 0.
 */
export function costsFrom(graph: DenGraph, from: number, costs: ArrayLike<number>, totals: number[]): void {
  spread(graph, from, costs);
  for (let room = 0; room < graph.size; room++) totals[room] = Math.floor((weights[room] ?? 0) / COST);
}

export interface Way {
  readonly cost: number;
  /** Rooms from the first to the last, both included. */
  readonly path: readonly number[];
}

/**
 * The way with the least sum of the costs of its rooms, both ends included; of those the one through the fewest doors,
 * then the one whose rooms, read from the end, have the lowest numbers. Undefined: no way leads there.
 */
export function cheapestWay(graph: DenGraph, from: number, to: number, costs: ArrayLike<number>): Way | undefined {
  spread(graph, from, costs);
  const weight = weights[to] ?? 0;
  if (weight >= OUT_OF_REACH * COST) return undefined;
  const path = [to];
  for (let room = to; room !== from; ) {
    const before = (weights[room] ?? 0) - (costs[room] ?? 0) * COST - 1;
    let previous = 0;
    while (weights[previous] !== before || !leadsTo(graph, previous, room)) previous += 1;
    path.unshift(previous);
    room = previous;
  }
  return { cost: Math.floor(weight / COST), path };
}
