import { stepsFor, type Board } from './board';
import { DIRECTIONS, oppositeOf } from './directions';
import { anchorAfter, IMPASSABLE, mayStep, type Ground } from './ground';

/** The cost of a place that is not reached. */
export const OUT_OF_REACH = 0x7fff;

/** What it costs a mover to get to each anchor, or from each anchor to a goal. */
export type Costs = Int16Array;

export const newCosts = ({ size }: Pick<Board, 'size'>): Costs => new Int16Array(size * size).fill(OUT_OF_REACH);

/** Anchors whose neighbours are to be looked at again, in a ring; each waits at most once. Used by one search at a time. */
let ring = new Int16Array(0);
let isWaiting = new Uint8Array(0);

function makeRoom(places: number): void {
  if (ring.length === places) return;
  ring = new Int16Array(places);
  isWaiting = new Uint8Array(places);
}

const NOWHERE = -1;
const HIGHEST_BIT = 31;
const lowestBit = (bits: number): number => HIGHEST_BIT - Math.clz32(bits & -bits);

/**
 * Spreads from the anchors whose cost is 0. Backwards: the cost of going on from there to one of them; what is farther than
 * `until` is of no interest then.
 */
function spread(board: Board, ground: Ground, costs: Costs, starts: readonly number[], farthest: number, backwards: boolean, until = NOWHERE): void {
  let most = farthest;
  const { allowed, beside, ahead } = stepsFor(board, ground.side);
  const { strides } = board;
  const { cost, tight } = ground;
  const places = costs.length;
  makeRoom(places);
  const queue = ring;
  const waits = isWaiting;
  let head = 0;
  let waiting = 0;
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] ?? 0;
    costs[start] = 0;
    queue[waiting++] = start;
    waits[start] = 1;
  }
  while (waiting > 0) {
    const anchor = queue[head] ?? 0;
    head = head + 1 === places ? 0 : head + 1;
    waiting -= 1;
    waits[anchor] = 0;
    const sofar = costs[anchor] ?? 0;
    // Backwards every step costs the same; forwards none costs less than 1.
    const least = sofar + (backwards ? (cost[anchor] ?? 0) : 1);
    if (least > most) continue;
    // The rules of `mayStep`, written out because this is asked a thousand times in a search: they hold both ways.
    for (let left = allowed[anchor] ?? 0; left !== 0; left &= left - 1) {
      const direction = lowestBit(left);
      const next = anchor + (strides[direction] ?? 0);
      // Most neighbours have been reached before for no more.
      const known = costs[next] ?? 0;
      if (known <= least) continue;
      const price = cost[next] ?? IMPASSABLE;
      const total = backwards ? least : sofar + price;
      if (price === IMPASSABLE || total > most || total >= known) continue;
      if ((direction & 1) !== 0 && tight[anchor + (beside[direction] ?? 0)] === 1 && tight[anchor + (ahead[direction] ?? 0)] === 1) continue;
      costs[next] = total;
      if (next === until) most = total;
      if (waits[next] === 1) continue;
      waits[next] = 1;
      const last = head + waiting;
      queue[last < places ? last : last - places] = next;
      waiting += 1;
    }
  }
}

/** Fills `costs` with what it costs to get from an anchor to every other for at most so much. */
export function reachFrom(board: Board, ground: Ground, start: number, most: number, costs: Costs): void {
  costs.fill(OUT_OF_REACH);
  spread(board, ground, costs, [start], most, false);
}

/** Fills `costs` with what it costs to get to the cheapest of the goals, from every anchor that is no farther from one than `from`. */
export function costsToward(board: Board, ground: Ground, goals: readonly number[], costs: Costs, from?: number): void {
  costs.fill(OUT_OF_REACH);
  spread(board, ground, costs, goals, OUT_OF_REACH - 1, true, from);
}

/** The cheapest anchor that is free to end on and that `accepts` likes; of equals the northernmost, then the westernmost. */
export function cheapestEnd(ground: Ground, costs: Costs, accepts: (anchor: number) => boolean): number | undefined {
  let best: number | undefined;
  let least = OUT_OF_REACH;
  for (let anchor = 0; anchor < costs.length; anchor++) {
    const cost = costs[anchor] ?? OUT_OF_REACH;
    if (cost >= least || ground.free[anchor] !== 1 || !accepts(anchor)) continue;
    best = anchor;
    least = cost;
  }
  return best;
}

/**
 * The end from which the least remains to be done: `remaining` may be the costs toward goals or any other measure. Of
 * equals the cheapest, then the northernmost, then the westernmost.
 */
export function closestEnd(ground: Ground, costs: Costs, remaining: ArrayLike<number>): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  let cheapest = OUT_OF_REACH;
  for (let anchor = 0; anchor < costs.length; anchor++) {
    const cost = costs[anchor] ?? OUT_OF_REACH;
    if (cost === OUT_OF_REACH || ground.free[anchor] !== 1) continue;
    const left = remaining[anchor] ?? Infinity;
    if (left > least || (left === least && cost >= cheapest)) continue;
    best = anchor;
    least = left;
    cheapest = cost;
  }
  return best;
}

/** Marks of `cheapestWays`; used by one search at a time. */
let onWay = new Uint8Array(0);
/** Anchors on a way whose neighbours are still to be looked at, one behind the other. */
const open: number[] = [];

/** Marks every anchor that lies on a cheapest way to the goal. */
function cheapestWays(board: Board, ground: Ground, costs: Costs, goal: number): void {
  if (onWay.length === costs.length) onWay.fill(0);
  else onWay = new Uint8Array(costs.length);
  let opened = 1;
  open[0] = goal;
  onWay[goal] = 1;
  for (let at = 0; at < opened; at++) {
    const anchor = open[at] ?? goal;
    const before = (costs[anchor] ?? 0) - (ground.cost[anchor] ?? 0);
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const previous = anchorAfter(board, anchor, direction);
      if (costs[previous] !== before || onWay[previous] === 1 || !mayStep(board, ground, previous, oppositeOf(direction))) continue;
      onWay[previous] = 1;
      open[opened] = previous;
      opened += 1;
    }
  }
}

/**
 * The way from the start of a reach to one of its anchors, without the start: step by step the northernmost, then the
 * westernmost next anchor that still leads there for the least cost.
 */
export function wayTo(board: Board, ground: Ground, costs: Costs, start: number, goal: number): number[] {
  if ((costs[goal] ?? OUT_OF_REACH) === OUT_OF_REACH) throw new RangeError(`anchor ${goal} is out of reach`);
  cheapestWays(board, ground, costs, goal);
  const way: number[] = [];
  for (let anchor = start; anchor !== goal; ) {
    let next = costs.length;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const to = anchorAfter(board, anchor, direction);
      if (to >= next || onWay[to] !== 1 || !mayStep(board, ground, anchor, direction)) continue;
      if (costs[to] === (costs[anchor] ?? 0) + (ground.cost[to] ?? 0)) next = to;
    }
    way.push(next);
    anchor = next;
  }
  return way;
}
