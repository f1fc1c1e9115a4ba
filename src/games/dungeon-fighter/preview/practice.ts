import type { RequirementId } from '../content/vocabulary';
import type { FlightInput, GateValue, Launch, PlacedProp, ThrowResult } from '../rules/state';
import { fly } from '../rules/throw/flight';
import { judgeThrow } from '../rules/throw/judge';
import { demandLaunch, demandProps, propHeight } from '../rules/throw/launch';
import { drawLuck } from '../rules/throw/throwing';

export interface PracticeThrow {
  readonly launch: Launch;
  readonly props: readonly PlacedProp[];
  readonly gates: readonly GateValue[];
}

/** The practice range: any throw, no monster, no consequences (DF-279). Refuses what a fight would refuse. */
export function practise(
  requirements: readonly RequirementId[],
  { launch, props, gates }: PracticeThrow,
  random: { below(bound: number): number },
): { readonly input: FlightInput; readonly result: ThrowResult } {
  demandProps(props, requirements);
  demandLaunch(launch, requirements);
  const placed = props.map((prop) => ({ ...prop, height: propHeight(prop.kind, gates) }));
  const input: FlightInput = { launch, props: placed, obstacles: [], ...drawLuck(random, requirements) };
  return { input, result: judgeThrow(fly(input), gates, { requirements, smallTarget: false }) };
}
