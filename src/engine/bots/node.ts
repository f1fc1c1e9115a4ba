import type { Random } from '../random';

/** What a seat has tried at a moment that looks one way to it: its moves, how often, and what came of them. */
export interface SearchNode<M> {
  readonly moves: readonly M[];
  readonly visits: number[];
  readonly totals: number[];
  visited: number;
}

export function makeNode<M>(moves: readonly M[]): SearchNode<M> {
  return { moves, visits: moves.map(() => 0), totals: moves.map(() => 0), visited: 0 };
}

/** Values lie between −1 and 1; this much optimism per doubling of the visits. */
const EXPLORATION = 0.7;

/** The natural logarithm, near enough: engines disagree on Math.log, and a bot should not. */
const roughLog = (n: number): number => 0.7 * (32 - Math.clz32(n));

/** The move to try next: one never tried, or the one that may still be the best (upper confidence bound). */
export function selectMove<M>({ visits, totals, visited }: SearchNode<M>, random: Random): number {
  const log = roughLog(visited);
  let best = 0;
  let bestBound = -Infinity;
  let ties = 1;
  for (let i = 0; i < visits.length; i++) {
    const count = visits[i] ?? 0;
    const bound = count === 0 ? Infinity : (totals[i] ?? 0) / count + EXPLORATION * Math.sqrt(log / count);
    if (bound > bestBound) {
      best = i;
      bestBound = bound;
      ties = 1;
    } else if (bound === bestBound) {
      ties += 1;
      if (random.below(ties) === 0) best = i;
    }
  }
  return best;
}

export function recordVisit<M>(node: SearchNode<M>, index: number, value: number): void {
  node.visits[index] = (node.visits[index] ?? 0) + 1;
  node.totals[index] = (node.totals[index] ?? 0) + value;
  node.visited += 1;
}

/** The move that was worth most visits. */
export function mostVisited<M>({ visits, totals }: SearchNode<M>): number {
  let best = 0;
  for (let i = 1; i < visits.length; i++) {
    const more = (visits[i] ?? 0) - (visits[best] ?? 0);
    if (more > 0 || (more === 0 && (totals[i] ?? 0) > (totals[best] ?? 0))) best = i;
  }
  return best;
}

/** Moves that got less than this share of the best one's visits were only explored, never meant. */
const MEANT = 0.25;

/** A move in proportion to its visits: who decides at the same time as others must not be predictable. */
export function mixedChoice<M>(node: SearchNode<M>, random: Random): number {
  const floor = (node.visits[mostVisited(node)] ?? 0) * MEANT;
  const weights = node.visits.map((count) => (count >= floor ? count : 0));
  let ticket = random.below(Math.max(1, weights.reduce((sum, weight) => sum + weight, 0)));
  for (let i = 0; i < weights.length; i++) {
    ticket -= weights[i] ?? 0;
    if (ticket < 0) return i;
  }
  return 0;
}
