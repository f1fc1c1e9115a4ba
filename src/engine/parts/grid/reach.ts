import { stepsFor, type Board } from './board';
import { DIRECTIONS, EAST, isDiagonal, NORTH, NORTH_EAST, NORTH_WEST, oppositeOf, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST } from './directions';
import { anchorAfter, IMPASSABLE, mayStep, type Ground } from './ground';

/** The cost of a place that is not reached. */
export const OUT_OF_REACH = 0x7fff;

/** What it costs a mover to get to each anchor, or from each anchor to a goal. */
export type Costs = Int16Array;

export const newCosts = ({ size }: Pick<Board, 'size'>): Costs => new Int16Array(size * size).fill(OUT_OF_REACH);

/** For each anchor that is reached, the one before it on a cheapest way. */
export type Steps = Int16Array;
export const newSteps = ({ size }: Pick<Board, 'size'>): Steps => new Int16Array(size * size);

/** What one search at a time uses. */
interface Room {
  /** Anchors that cost the same. */
  readonly wave: Int16Array;
  /** Of all that are found for the same cost, the one found before each. */
  readonly foundBefore: Int16Array;
  /** For whoever asks for no ways and shuns no anchor. */
  readonly steps: Steps;
  readonly nowhere: Uint8Array;
}
const roomFor = (anchors: number): Room =>
  ({ wave: new Int16Array(anchors), foundBefore: new Int16Array(anchors), steps: new Int16Array(anchors), nowhere: new Uint8Array(anchors) });
let kept = roomFor(0);
const roomWith = (anchors: number): Room => (kept.wave.length === anchors ? kept : (kept = roomFor(anchors)));

const NONE = -1;
/** The anchor found last for each cost, by its last eight bits: no step costs more than 255, so no two costs are looked at together that have these in common. */
const lastFound = new Int16Array(256).fill(NONE);
const LAST_BITS = 255;

function find({ foundBefore }: Room, anchor: number, cost: number): void {
  foundBefore[anchor] = lastFound[cost & LAST_BITS] ?? NONE;
  lastFound[cost & LAST_BITS] = anchor;
}

/** Adds to the wave those that were found for a cost and have this mark. Returns how many there are now. */
function gather({ wave, foundBefore }: Room, last: number, marks: Uint8Array, mark: number, from: number): number {
  let count = from;
  for (let anchor = last; anchor !== NONE; anchor = foundBefore[anchor] ?? NONE) if (marks[anchor] === mark) wave[count++] = anchor;
  return count;
}

/** The northernmost, then westernmost of a wave that is accepted. */
function firstAccepted({ wave }: Room, count: number, free: Uint8Array, accepts: (anchor: number) => boolean): number | undefined {
  let best: number | undefined;
  for (let i = 0; i < count; i++) {
    const anchor = wave[i] ?? 0;
    if ((best === undefined || anchor < best) && free[anchor] === 1 && accepts(anchor)) best = anchor;
  }
  return best;
}

/** Steps onto an anchor, by where they come from: first straight ones, so that a way straight ahead is not drawn as a zigzag. */
const STRAIGHT_FIRST = [SOUTH, WEST, NORTH, EAST, SOUTH_WEST, NORTH_WEST, NORTH_EAST, SOUTH_EAST] as const;

/**
 * Spreads from the anchor that has been found, cost by cost, and no farther than an end that is accepted, which it returns. What it costs to enter an
 * anchor does not depend on where one comes from, so each is found for the least it can cost, and from the first of those from which that is possible:
 * one that is not shunned, then one straight ahead.
 */
function spread(board: Board, ground: Ground, most: number, costs: Costs, before: Steps, shunned: Uint8Array, accepts?: (anchor: number) => boolean): number | undefined {
  const { allowed, beside, ahead } = stepsFor(board, ground.side);
  const { strides } = board;
  const { cost, tight, free } = ground;
  const room = kept;
  const { wave, nowhere } = room;
  let farthest = 0;
  let end: number | undefined;
  for (let spent = 0; spent <= farthest; spent++) {
    const last = lastFound[spent & LAST_BITS] ?? NONE;
    if (last === NONE) continue;
    lastFound[spent & LAST_BITS] = NONE;
    if (end !== undefined) continue;
    const unshunned = gather(room, last, shunned, 0, 0);
    const count = shunned === nowhere ? unshunned : gather(room, last, shunned, 1, unshunned);
    if (accepts) end = firstAccepted(room, count, free, accepts);
    if (end !== undefined || spent >= most) continue;
    for (let from = 0, to = unshunned; from < count; from = to, to = count) {
      for (let turn = 0; turn < DIRECTIONS; turn++) {
        // The rules of `mayStep`, written out because this is asked a thousand times in a search.
        const direction = STRAIGHT_FIRST[turn] ?? NORTH;
        const stride = strides[direction] ?? 0;
        for (let i = from; i < to; i++) {
          const anchor = wave[i] ?? 0;
          const next = anchor + stride;
          if (((allowed[anchor] ?? 0) & (1 << direction)) === 0 || costs[next] !== OUT_OF_REACH) continue;
          const price = cost[next] ?? IMPASSABLE;
          const total = spent + price;
          if (price === IMPASSABLE || total > most) continue;
          if (isDiagonal(direction) && tight[anchor + (beside[direction] ?? 0)] === 1 && tight[anchor + (ahead[direction] ?? 0)] === 1) continue;
          costs[next] = total;
          before[next] = anchor;
          find(room, next, total);
          if (total > farthest) farthest = total;
        }
      }
    }
  }
  return end;
}

function begin(start: number, costs: Costs): Room {
  const room = roomWith(costs.length);
  costs.fill(OUT_OF_REACH);
  costs[start] = 0;
  find(room, start, 0);
  return room;
}

/**
 * Fills `costs` with what it costs to get from an anchor to every other for at most so much. `before`: with the one before each; of equals one that is
 * not shunned, then one from which the step is straight.
 */
export function reachFrom(board: Board, ground: Ground, start: number, most: number, costs: Costs, before?: Steps, shunned?: Uint8Array): void {
  const { steps, nowhere } = begin(start, costs);
  spread(board, ground, most, costs, before ?? steps, shunned ?? nowhere);
}

/**
 * The cheapest anchor within reach that is free to end on and that `accepts` likes; of equals the northernmost, then the westernmost. Fills `costs` as
 * far as that takes.
 */
export function cheapestEnd(board: Board, ground: Ground, start: number, most: number, costs: Costs, accepts: (anchor: number) => boolean): number | undefined {
  const { steps, nowhere } = begin(start, costs);
  return spread(board, ground, most, costs, steps, nowhere, accepts);
}

/** Anchors whose neighbours are to be looked at again, in a ring; each waits at most once. Used by one search at a time. */
let ring = new Int16Array(0);
let isWaiting = new Uint8Array(0);

function makeRing(places: number): void {
  if (ring.length === places) return;
  ring = new Int16Array(places);
  isWaiting = new Uint8Array(places);
}

const HIGHEST_BIT = 31;
const lowestBit = (bits: number): number => HIGHEST_BIT - Math.clz32(bits & -bits);

/** Fills `costs` with what it costs to get to the cheapest of the goals, from every anchor that is no farther from one than `from`. */
export function costsToward(board: Board, ground: Ground, goals: readonly number[], costs: Costs, from = NONE): void {
  let most = OUT_OF_REACH - 1;
  const { allowed, beside, ahead } = stepsFor(board, ground.side);
  const { strides } = board;
  const { cost, tight } = ground;
  const places = costs.length;
  costs.fill(OUT_OF_REACH);
  makeRing(places);
  const queue = ring;
  const waits = isWaiting;
  let head = 0;
  let waiting = 0;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i] ?? 0;
    costs[goal] = 0;
    queue[waiting++] = goal;
    waits[goal] = 1;
  }
  while (waiting > 0) {
    const anchor = queue[head] ?? 0;
    head = head + 1 === places ? 0 : head + 1;
    waiting -= 1;
    waits[anchor] = 0;
    // Whoever goes on from a neighbour enters this anchor, wherever it comes from.
    const total = (costs[anchor] ?? 0) + (cost[anchor] ?? 0);
    if (total > most) continue;
    // The rules of `mayStep`, which hold both ways.
    for (let left = allowed[anchor] ?? 0; left !== 0; left &= left - 1) {
      const direction = lowestBit(left);
      const next = anchor + (strides[direction] ?? 0);
      // Most neighbours have been reached before for no more.
      if ((costs[next] ?? 0) <= total || cost[next] === IMPASSABLE) continue;
      if (isDiagonal(direction) && tight[anchor + (beside[direction] ?? 0)] === 1 && tight[anchor + (ahead[direction] ?? 0)] === 1) continue;
      costs[next] = total;
      if (next === from) most = total;
      if (waits[next] === 1) continue;
      waits[next] = 1;
      const last = head + waiting;
      queue[last < places ? last : last - places] = next;
      waiting += 1;
    }
  }
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
