import type { Seat } from '@/engine/game';
import { Random } from '@/engine/random';

import type { Spot } from './geometry';
import { legalNext, startsOf, stepsNeeded, trailOf } from './path';
import type { Plan, State } from './state';

const SAMPLED_PATHS = 48;
const TRIES_FOR_A_PATH = 200;
/** Sampled paths are mostly short, like people's. */
const LONGEST_WISH = 10;

/** A random legal path of the seat. */
export function samplePlan(state: State, seat: Seat, random: Random): Plan {
  const trail = trailOf(state, seat);
  const starts = startsOf(state, seat);
  const needed = stepsNeeded(state, seat);
  for (let attempt = 0; attempt < TRIES_FOR_A_PATH; attempt++) {
    const wish = random.between(needed, Math.max(needed, LONGEST_WISH));
    const line: Spot[] = [random.pick(starts)];
    while (line.length <= wish) {
      const nexts = legalNext(trail, line);
      if (nexts.length === 0) break;
      line.push(random.pick(nexts));
    }
    const [start, ...steps] = line;
    if (start !== undefined && steps.length >= needed) return { start, steps };
  }
  return exhaustivePlan(state, seat, needed);
}

/** The first legal path of the needed length: for the rare corner where random walks keep failing. */
function exhaustivePlan(state: State, seat: Seat, needed: number): Plan {
  const trail = trailOf(state, seat);
  const search = (line: readonly Spot[]): readonly Spot[] | undefined => {
    if (line.length > needed) return line;
    for (const next of legalNext(trail, line)) {
      const found = search([...line, next]);
      if (found) return found;
    }
    return undefined;
  };
  for (const start of startsOf(state, seat)) {
    const [, ...steps] = search([start]) ?? [];
    if (steps.length >= needed) return { start, steps };
  }
  throw new RangeError(`seat ${seat} has no path of ${needed} steps`);
}

/** A fair sample of legal paths. Its chance comes from what everybody sees, so that a view offers what the state does. */
export function* samplePlans(state: State, seat: Seat): Generator<Plan> {
  const random = Random.fromSeed(`${state.round}/${seat}/${state.grid.map((space) => space.card ?? '-').join('')}`);
  for (let i = 0; i < SAMPLED_PATHS; i++) yield samplePlan(state, seat, random);
}
