import type { Run as DecisionRun } from '@/engine/decisions/run';

import type { DfEvent } from './events';
import type { DfState, Encounter, Flight, FlightInput, LossReason, ThrowInProgress } from './state';

/** How a die flies; the game uses the simulator, a test may dictate (DF-83). */
export type Fly = (input: FlightInput) => Flight;

export interface DfWorld {
  readonly state: DfState;
  readonly event: DfEvent;
  readonly tools: { readonly fly: Fly };
}
export type Run = DecisionRun<DfWorld>;

export function encounterOf(s: DfState): Encounter {
  if (!s.encounter) throw new Error('no encounter is going on');
  return s.encounter;
}

export function thrownOf(s: DfState): ThrowInProgress {
  const { thrown } = encounterOf(s);
  if (!thrown) throw new Error('no throw is being resolved');
  return thrown;
}

export function lose(run: Run, reason: LossReason): void {
  if (run.state.over) return;
  run.state.over = { won: false, reason };
  run.clear();
  run.emit({ type: 'lost', reason });
}
