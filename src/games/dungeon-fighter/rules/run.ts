import { Refusal, refuse } from '@/engine/errors';
import type { Table } from '@/engine/game';

import type { DfEvent } from './events';
import type { DfState, Encounter, Flight, FlightInput, Frame, FrameKind, LossReason, ThrowInProgress } from './state';

/** How a die flies; the game uses the simulator, a test may dictate (DF-83). */
export type Fly = (input: FlightInput) => Flight;

/** One move being played: the draft, the table's chance and ears, and the way dice fly. */
export interface Run {
  readonly s: DfState;
  readonly table: Table<DfEvent>;
  readonly fly: Fly;
}

export const topFrame = (s: DfState): Frame | undefined => s.frames[s.frames.length - 1];

export const pushFrame = (s: DfState, frame: Frame): void => {
  s.frames.push(frame);
};

/** The top frame, if it is of this kind; otherwise the move comes at the wrong moment. */
export function expectFrame<K extends FrameKind>(s: DfState, kind: K, rule: string): Extract<Frame, { readonly kind: K }> {
  const top = topFrame(s);
  if (top?.kind !== kind) refuse(rule, 'This is not the moment for that.');
  return top as Extract<Frame, { readonly kind: K }>;
}

export function encounterOf(s: DfState): Encounter {
  if (!s.encounter) throw new Error('no encounter is going on');
  return s.encounter;
}

export function thrownOf(s: DfState): ThrowInProgress {
  const { thrown } = encounterOf(s);
  if (!thrown) throw new Error('no throw is being resolved');
  return thrown;
}

export function lose({ s, table }: Run, reason: LossReason): void {
  if (s.over) return;
  s.over = { won: false, reason };
  s.frames = [];
  table.emit({ type: 'lost', reason });
}

/** Whether a list of demands is met: the same checker for what is offered and what is accepted. */
export function allows(demands: () => void): boolean {
  try {
    demands();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
