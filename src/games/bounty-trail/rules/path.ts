import type { Seat } from '@/engine/game';

import { faceUpCard, isOpen, leavesBy } from './cards';
import { DIRECTIONS, crossedBy, directionOf, geometryOf, isSpace, isTrailhead, neighbour, opposite, NOWHERE, type Geometry, type Spot } from './geometry';
import { inForce } from './inForce';
import type { Plan, Space, State } from './state';

const SHORTEST_PATH = 3;

/** Why a path is not allowed, in the words shown where the finger was. */
const WORDS = {
  'BT-24': 'In the first round a path starts at a trailhead and steps onto the card next to it.',
  'BT-26': 'Your path starts where your character stands.',
  'BT-28': 'A path has at least 3 steps.',
  'BT-30': 'Every step goes to a neighbouring space of the grid.',
  'BT-31': 'That is your own line: no space twice.',
  'BT-32': 'This step would cross your own line.',
  'BT-34': 'This side of the card is sealed.',
  'BT-35': 'This card can only be left by its exits.',
  'BT-40': 'You are hemmed in: take the longest way there is.',
} as const;

export type PathRule = keyof typeof WORDS;

export interface PathFault {
  readonly rule: PathRule;
  /** The offending step, 1 = first; 0: the start; for a path too short, the number of its steps. */
  readonly step: number;
  readonly words: string;
}

/** What judges a path: the grid as it lies, and whether its owner opens seals. */
export interface Trail {
  readonly geometry: Geometry;
  readonly grid: readonly Space[];
  readonly opensSeals: boolean;
}

export function trailOf(state: State, seat: Seat): Trail {
  const hunter = state.hunters[seat];
  return { geometry: geometryOf(state.size), grid: state.grid, opensSeals: hunter !== undefined && inForce.value('opensSeals', hunter) };
}

/** Whether the path already runs between these two spots. */
function runsBetween(line: readonly Spot[], a: Spot, b: Spot): boolean {
  const at = line.indexOf(a);
  return at >= 0 && (line[at + 1] === b || (at > 0 && line[at - 1] === b));
}

/** The first rule that forbids the next step. `line` is the start and all steps so far. */
function stepRule(trail: Trail, line: readonly Spot[], next: Spot): PathRule | undefined {
  const { geometry, grid } = trail;
  const from = line[line.length - 1] ?? NOWHERE;
  const direction = directionOf(geometry, from, next);
  if (direction < 0) return isTrailhead(geometry, from) ? 'BT-24' : 'BT-30';
  if (line.includes(next)) return 'BT-31';
  const corners = crossedBy(geometry, from, direction);
  if (corners && runsBetween(line, corners[0], corners[1])) return 'BT-32';
  if (trail.opensSeals) return undefined;
  if (!isOpen(grid[next], opposite(direction))) return 'BT-34';
  const left = line.length > 1 ? grid[from] : undefined;
  const card = faceUpCard(left);
  if (left && card && !leavesBy(card, left.turns, direction)) return 'BT-35';
  return undefined;
}

/** Every space the path may step on next. */
export function legalNext(trail: Trail, line: readonly Spot[]): Spot[] {
  const from = line[line.length - 1] ?? NOWHERE;
  const found: Spot[] = [];
  for (const direction of DIRECTIONS) {
    const next = neighbour(trail.geometry, from, direction);
    if (next !== NOWHERE && stepRule(trail, line, next) === undefined) found.push(next);
  }
  return found;
}

/** Where the seat's path may start: the own space, or all trailheads while off the grid. */
export function startsOf(state: State, seat: Seat): readonly Spot[] {
  const spot = state.hunters[seat]?.spot ?? NOWHERE;
  return spot === NOWHERE ? geometryOf(state.size).trailheads : [spot];
}

/** The number of steps that can be walked on from here, looking no further than `enough`. */
export function reach(trail: Trail, line: readonly Spot[], enough: number): number {
  if (enough <= 0) return 0;
  let best = 0;
  for (const next of legalNext(trail, line)) {
    best = Math.max(best, 1 + reach(trail, [...line, next], enough - 1));
    if (best === enough) break;
  }
  return best;
}

/** How many steps the seat's path needs: 3, or all there are for somebody hemmed in. */
export function stepsNeeded(state: State, seat: Seat): number {
  const trail = trailOf(state, seat);
  let most = 0;
  for (const start of startsOf(state, seat)) {
    most = Math.max(most, reach(trail, [start], SHORTEST_PATH));
    if (most === SHORTEST_PATH) break;
  }
  return most;
}

const fault = (rule: PathRule, step: number): PathFault => ({ rule, step, words: WORDS[rule] });

function startRule(state: State, seat: Seat, start: Spot): PathRule | undefined {
  if (startsOf(state, seat).includes(start)) return undefined;
  return isSpace(geometryOf(state.size), state.hunters[seat]?.spot ?? NOWHERE) ? 'BT-26' : 'BT-24';
}

/** What is wrong with the path so far, however short it still is. */
export function lineFault(state: State, seat: Seat, plan: Plan): PathFault | undefined {
  const wrongStart = startRule(state, seat, plan.start);
  if (wrongStart) return fault(wrongStart, 0);
  const trail = trailOf(state, seat);
  const line = [plan.start];
  for (const next of plan.steps) {
    const rule = stepRule(trail, line, next);
    if (rule) return fault(rule, line.length);
    line.push(next);
  }
  return undefined;
}

/** Why one more step is refused; undefined: it may be taken. */
export function nextStepFault(state: State, seat: Seat, plan: Plan, next: Spot): PathFault | undefined {
  const rule = stepRule(trailOf(state, seat), [plan.start, ...plan.steps], next);
  return rule && fault(rule, plan.steps.length + 1);
}

/** Why the path cannot be locked; undefined: it can. */
export function planFault(state: State, seat: Seat, plan: Plan): PathFault | undefined {
  const wrong = lineFault(state, seat, plan);
  if (wrong || plan.steps.length >= SHORTEST_PATH) return wrong;
  const needed = stepsNeeded(state, seat);
  if (plan.steps.length >= needed) return undefined;
  return fault(needed === SHORTEST_PATH ? 'BT-28' : 'BT-40', plan.steps.length);
}
