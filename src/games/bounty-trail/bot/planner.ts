import type { Seat } from '@/engine/game';

import { stepAlone } from '../rules/alone';
import { cloneHunter } from '../rules/clone';
import { SHORT_PATH } from '../rules/effects';
import { directionOf, NOWHERE, opposite, type Spot } from '../rules/geometry';
import { poorestOther } from '../rules/ledger';
import { legalNext, startsOf, stepsNeeded, trailOf, type Trail } from '../rules/path';
import type { Hunter, Plan, State } from '../rules/state';
import type { Leaning } from './leaning';
import type { Rumours } from './rumours';
import { holdingsOf, hopeOfRoll, utility, type Worth } from './utility';

export interface Habits {
  /** Paths kept after every step of the search. */
  readonly beam: number;
  readonly longest: number;
}

/** What one expects of the others, and what one likes. */
export interface Expectations {
  readonly rumours: Rumours;
  readonly leaning: Leaning;
}

export interface Idea {
  readonly plan: Plan;
  /** Expected gain in $. */
  readonly value: number;
}

/** A hunter somewhere on an imagined path. */
interface Condition {
  readonly hunter: Hunter;
  /** What the bounties held by then will pay, and what the whole position is worth. */
  readonly holdings: number;
  readonly worth: number;
  /** Hearts paid on the way, healing not counted. */
  readonly bled: number;
}

/** A path still being drawn: the condition in which it would go on, and what it has brought so far. */
interface Sketch extends Condition {
  readonly line: readonly Spot[];
  readonly score: number;
}

/** A contested bounty is won about this often, and costs a bid instead of the price. */
const CONTEST_SHARE = 0.4;
/** Charged to a path that only survives if the healing on its way is still there. */
const MORTAL_RISK = 900;

/** One planner's surroundings: everything that does not change while it thinks. */
interface Ground {
  readonly state: State;
  readonly seat: Seat;
  readonly trail: Trail;
  readonly rumours: Rumours;
  readonly leaning: Leaning;
  readonly worth: Worth;
  readonly poorest: number;
  readonly hearts: number;
}

interface Walked extends Condition {
  readonly gain: number;
}

/** One more step, with its gain weighed by how likely the card is still there. */
function takeStep(ground: Ground, before: Condition, from: Spot, spot: Spot, step: number, steps: number): Walked {
  const { state, trail, rumours } = ground;
  const hunter = cloneHunter(before.hunter);
  const space = state.grid[spot];
  const side = opposite(directionOf(trail.geometry, from, spot));
  const found = space && stepAlone(hunter, space, { seat: ground.seat, spot, side, step, steps }, ground.poorest);
  const card = found?.card;
  if (!card) return { hunter, holdings: before.holdings, worth: before.worth, bled: before.bled, gain: 0 };
  const bled = before.bled + found.price.hearts;
  const risk = bled >= ground.hearts && before.bled < ground.hearts ? MORTAL_RISK : 0;
  const holdings = hunter.bounties === before.hunter.bounties ? before.holdings : holdingsOf(hunter);
  const worth = utility(hunter, ground.worth, holdings);
  const gained = worth - before.worth + (card.kind === 'chance' ? hopeOfRoll(hunter, card, ground.worth) : 0);
  const difference = gained + ground.leaning.ofStep({ card, step, steps }, spot, gained, before.hunter, hunter);
  const { gone, shared } = rumours.risk(spot, step, step === steps);
  const together = card.kind === 'bounty' ? CONTEST_SHARE * Math.max(0, difference) : difference;
  return { hunter, holdings, worth, bled, gain: (1 - gone - shared) * difference + shared * together - risk };
}

/** What the path brings if it ends here. `last` and `short` cards only pay then. */
function valueAsEnd(ground: Ground, parent: Sketch, spot: Spot, self: Condition): number {
  const steps = parent.line.length;
  const from = parent.line[steps - 1] ?? NOWHERE;
  if (steps > SHORT_PATH) return parent.score + takeStep(ground, parent, from, spot, steps, steps).gain;
  let condition = self;
  let score = 0;
  for (let step = 1; step <= steps; step++) {
    const to = step === steps ? spot : (parent.line[step] ?? NOWHERE);
    const walked = takeStep(ground, condition, parent.line[step - 1] ?? NOWHERE, to, step, steps);
    condition = walked;
    score += walked.gain;
  }
  return score;
}

const UNENDING = 99;

function keepBest<T>(items: T[], count: number, value: (item: T) => number): T[] {
  if (items.length <= count) return items;
  return items.sort((a, b) => value(b) - value(a)).slice(0, count);
}

/**
 * Searches paths step by step, keeping the most promising ones, and returns good complete ones, best first. Yields
 * after every length so that a frame can be drawn.
 */
export function* ideasFor(state: State, seat: Seat, worth: Worth, { rumours, leaning }: Expectations, habits: Habits, wanted: number): Generator<undefined, Idea[], undefined> {
  const hunter = state.hunters[seat];
  if (!hunter) return [];
  const ground: Ground = { state, seat, trail: trailOf(state, seat), rumours, leaning, worth, poorest: poorestOther(state, seat), hearts: hunter.hearts };
  const self: Condition = { hunter, holdings: holdingsOf(hunter), worth: utility(hunter, worth), bled: 0 };
  const needed = stepsNeeded(state, seat);
  let sketches: Sketch[] = startsOf(state, seat).map((start) => ({ ...self, line: [start], score: 0 }));
  let ideas: Idea[] = needed === 0 ? sketches.slice(0, 1).map(({ line }) => ({ plan: { start: line[0] ?? NOWHERE, steps: [] }, value: 0 })) : [];
  for (let step = 1; step <= Math.max(needed, habits.longest) && sketches.length > 0; step++) {
    const grown: Sketch[] = [];
    for (const sketch of sketches) {
      const from = sketch.line[step - 1] ?? NOWHERE;
      for (const spot of legalNext(ground.trail, sketch.line)) {
        const walked = takeStep(ground, sketch, from, spot, step, UNENDING);
        if (!walked.hunter.down || step <= needed) {
          grown.push({ hunter: walked.hunter, holdings: walked.holdings, worth: walked.worth, bled: walked.bled, line: [...sketch.line, spot], score: sketch.score + walked.gain });
        }
        if (step >= needed) {
          const [start = NOWHERE, ...steps] = sketch.line;
          ideas.push({ plan: { start, steps: [...steps, spot] }, value: valueAsEnd(ground, sketch, spot, self) + leaning.ofEnd(spot) });
        }
      }
    }
    ideas = keepBest(ideas, wanted, (idea) => idea.value);
    sketches = keepBest(grown, step < needed ? habits.beam * 2 : habits.beam, (sketch) => sketch.score);
    yield undefined;
  }
  return ideas.sort((a, b) => b.value - a.value);
}
