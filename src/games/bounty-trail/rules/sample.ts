import type { Seat } from '@/engine/game';
import { Random } from '@/engine/random';

import type { Spot } from './geometry';
import { legalNext, startsOf, stepsNeeded, trailOf, type Trail } from './path';
import type { Plan, State } from './state';

const SAMPLED_PATHS = 32;
const TRIES_FOR_A_PATH = 200;
/** Sampled paths are mostly short, like people's. */
const LONGEST_WISH = 10;

/** What every path of the seat has in common. */
interface Ground {
  readonly trail: Trail;
  readonly starts: readonly Spot[];
  readonly needed: number;
}

const groundOf = (state: State, seat: Seat): Ground => ({ trail: trailOf(state, seat), starts: startsOf(state, seat), needed: stepsNeeded(state, seat) });

function planOn(ground: Ground, random: Random): Plan {
  const { trail, starts, needed } = ground;
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
  return firstPlan(ground);
}

/** The first legal path of the needed length: for the rare corner where random walks keep failing. */
function firstPlan({ trail, starts, needed }: Ground): Plan {
  const search = (line: readonly Spot[]): readonly Spot[] | undefined => {
    if (line.length > needed) return line;
    for (const next of legalNext(trail, line)) {
      const found = search([...line, next]);
      if (found) return found;
    }
    return undefined;
  };
  for (const start of starts) {
    const [, ...steps] = search([start]) ?? [];
    if (steps.length >= needed) return { start, steps };
  }
  throw new RangeError(`there is no path of ${needed} steps`);
}

/** A random legal path of the seat. */
export const samplePlan = (state: State, seat: Seat, random: Random): Plan => planOn(groundOf(state, seat), random);

/** A fair sample of legal paths. Its chance comes from what everybody sees, so that a view offers what the state does. */
export function* samplePlans(state: State, seat: Seat): Generator<Plan> {
  const random = Random.fromSeed(`${state.round}/${seat}/${state.grid.map((space) => space.card ?? '-').join('')}`);
  const ground = groundOf(state, seat);
  for (let i = 0; i < SAMPLED_PATHS; i++) yield planOn(ground, random);
}
