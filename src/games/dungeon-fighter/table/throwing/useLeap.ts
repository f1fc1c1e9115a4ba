import { useRef } from 'react';

import type { RequirementId } from '../../content/vocabulary';
import type { GateValue } from '../../rules/state';
import type { HandMotion } from '../../rules/throw/gesture';
import type { Probe } from './probe';
import type { ReadyThrow } from './useAttempt';

/** A jump that has not begun to end by then was none (DF-306). */
const LANDING_PATIENCE_MS = 1200;
/** Sensors that say nothing for this long after a release have died (DF-180). */
const SENSORS_DEAD_MS = 3000;

/** A throw that waits for its thrower to land. */
export interface Leap {
  readonly motion: HandMotion;
  readonly gates: readonly GateValue[];
  readonly mode: ReadyThrow['mode'];
  /** By the sensors' clock. */
  readonly releasedAt: number;
}

interface LeapOptions {
  readonly ids: readonly RequirementId[];
  readonly probe: Probe;
  submit(motion: HandMotion, gates: readonly GateValue[], mode: ReadyThrow['mode']): void;
  onSilence(): void;
}

/** A jump is known in full only when it is over (DF-306): the throw waits until then. */
export function useLeap({ ids, probe, submit, onSilence }: LeapOptions) {
  const leap = useRef<Leap | undefined>(undefined);
  const inAir = ids.filter((id) => id === 'jumpShot' || id === 'dancingShot');
  const landIfOver = () => {
    const waiting = leap.current;
    if (!waiting || !(probe.landed(waiting.releasedAt) || probe.now > waiting.releasedAt + LANDING_PATIENCE_MS)) return;
    const onTheGround = waiting.gates.filter(({ req }) => !inAir.some((id) => id === req));
    submit(waiting.motion, [...onTheGround, ...probe.gates(inAir, waiting.releasedAt)], waiting.mode);
    probe.forgetFall();
  };
  return {
    jumps: inAir.length > 0,
    landIfOver,
    begin: (waiting: Leap) => {
      leap.current = waiting;
      setTimeout(() => {
        if (leap.current === waiting) onSilence();
      }, SENSORS_DEAD_MS);
      landIfOver();
    },
    forget: () => {
      leap.current = undefined;
    },
  };
}
