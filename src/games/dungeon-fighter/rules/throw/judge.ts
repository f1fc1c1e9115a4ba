import { SPIN_NEEDED, type FlightCheck, type GateRule } from '../../content/requirements';
import { MISS_REASONS, type MissReason, type RequirementId } from '../../content/vocabulary';
import type { Flight, GateValue, ThrowResult } from '../state';
import { requirementOf } from './inForce';

const CHECKS: Readonly<Record<FlightCheck, (flight: Flight) => boolean>> = {
  wallBeforeBoard: (flight) => flight.wallBeforeBoard && flight.bouncesOutside >= 1,
  twoBounces: (flight) => flight.bouncesOutside >= 2,
  overCard: (flight) => flight.bouncesBeforeCard >= 1 && flight.crossedOverCard,
  spinning: (flight) => flight.spinAtBoard >= SPIN_NEEDED,
};

function holds({ key, min, max, abs }: GateRule, gates: readonly GateValue[]): boolean {
  const gate = gates.find((each) => each.key === key);
  if (!gate) return false;
  const value = abs ? Math.abs(gate.value) : gate.value;
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

/** Whether the evidence shows that the thrower did what the requirement asks (DF-177, DF-178). */
export function performed(id: RequirementId, gates: readonly GateValue[]): boolean {
  const requirement = requirementOf(id);
  return (['sensor', 'touch'] as const).some((method) => {
    const own = gates.filter((gate) => gate.req === id && gate.method === method);
    const ways = requirement[method];
    return ways.length === 0 || ways.some((way) => way.every((rule) => holds(rule, own)));
  });
}

export function fulfilled(id: RequirementId, gates: readonly GateValue[], flight: Flight): boolean {
  const { check } = requirementOf(id);
  return performed(id, gates) && (check === undefined || CHECKS[check](flight));
}

export interface Conditions {
  readonly requirements: readonly RequirementId[];
  readonly smallTarget: boolean;
}

/** Contact or miss, with all reasons, by what was in force when the die left the hand (DF-63 … DF-68, DF-105 … DF-107). */
export function judgeThrow(flight: Flight, gates: readonly GateValue[], { requirements, smallTarget }: Conditions): ThrowResult {
  const failed = requirements.filter((id) => !fulfilled(id, gates, flight));
  const applies: Readonly<Record<MissReason, boolean>> = {
    noBounce: flight.touchedBoard && flight.bouncesOutside === 0,
    hole: flight.region === 'hole',
    bone: flight.region === 'bone',
    outside: flight.region === 'outside',
    smallTarget: smallTarget && flight.region === 1,
    requirementFailed: failed.length > 0,
  };
  const missReasons = MISS_REASONS.filter((reason) => applies[reason]);
  return { ...flight, failed, missReasons, contact: missReasons.length === 0 };
}

/** Evidence that fulfils a requirement, for bots, samples and tests: the cheapest way of the method. */
export function passingGates(id: RequirementId, method: 'sensor' | 'touch'): GateValue[] {
  const ways = requirementOf(id)[method];
  const way = ways[ways.length - 1] ?? [];
  return way.map(({ key, min, max, abs }) => ({ req: id, key, method, value: abs ? 0 : (min ?? max ?? 0) }));
}
