import type { Seat } from '@/engine/game';

import { geometryOf } from './geometry';
import { lineFault, planFault, reach, startsOf, stepsNeeded, trailOf } from './path';
import { nextSteps } from './projection';
import type { Plan, State } from './state';

interface Candidate {
  readonly plan: Plan;
  /** Compared in this order: hearts, bullets, direction, and for a first step the trailhead. */
  readonly rank: readonly number[];
}

function compareRanks(a: Candidate, b: Candidate): number {
  const at = a.rank.findIndex((value, index) => value !== b.rank[index]);
  return at < 0 ? 0 : (a.rank[at] ?? 0) - (b.rank[at] ?? 0);
}

function continuations(state: State, seat: Seat, plan: Plan): Candidate[] {
  const { row, column } = geometryOf(state.size);
  return nextSteps(state, seat, plan).flatMap(({ spot, direction, price, fault }) =>
    fault || !price
      ? []
      : [{ plan: { start: plan.start, steps: [...plan.steps, spot] }, rank: [price.hearts, price.bullets, direction, row[plan.start] ?? 0, column[plan.start] ?? 0] }],
  );
}

function complete(state: State, seat: Seat, candidates: readonly Candidate[], needed: number): Plan | undefined {
  for (const { plan } of candidates.slice().sort(compareRanks)) {
    if (plan.steps.length >= needed) return plan;
    const found = complete(state, seat, continuations(state, seat, plan), needed);
    if (found) return found;
  }
  return undefined;
}

/**
 * The path that is locked when the planning clock runs out: what is drawn, if it is legal; otherwise completed by the
 * gentlest steps, undoing drawn ones only where they lead nowhere.
 */
export function finishedPlan(state: State, seat: Seat, drawn: Plan | undefined): Plan {
  const needed = stepsNeeded(state, seat);
  const base = drawn && !lineFault(state, seat, drawn) ? drawn : undefined;
  if (base && !planFault(state, seat, base)) return base;
  for (let kept = base?.steps.length ?? 0; base && kept > 0; kept--) {
    const found = complete(state, seat, continuations(state, seat, { start: base.start, steps: base.steps.slice(0, kept) }), needed);
    if (found) return found;
  }
  const chosen = base && reach(trailOf(state, seat), [base.start], needed) === needed ? [base.start] : startsOf(state, seat);
  const found = complete(state, seat, chosen.flatMap((start) => continuations(state, seat, { start, steps: [] })), needed);
  return found ?? { start: chosen[0] ?? startsOf(state, seat)[0] ?? 0, steps: [] };
}
