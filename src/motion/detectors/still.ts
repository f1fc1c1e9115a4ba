import { sensitivityOf, type Detector, type DetectorOptions } from '../detector';
import { HoldTimer } from '../holdTimer';
import { pushOf, rotationOf } from '../sample';

export type StillEvent = { readonly kind: 'still'; readonly t: number; readonly since: number } | { readonly kind: 'moved'; readonly t: number };

const STILL_PUSH = 0.6;
const STILL_ROTATION = 12;

/** Calls out once when the device has not moved for `forMs`, and once when it moves again. */
export function createStillDetector(forMs: number, options?: DetectorOptions): Detector<StillEvent> {
  const sensitivity = sensitivityOf(options);
  const held = new HoldTimer();
  let still = false;
  return {
    feed(s, emit) {
      const quiet = pushOf(s) < STILL_PUSH / sensitivity && rotationOf(s) < STILL_ROTATION / sensitivity;
      const ms = held.update(s.t, quiet);
      if (!still && quiet && ms >= forMs) {
        still = true;
        emit({ kind: 'still', t: s.t, since: s.t - ms });
      } else if (still && !quiet) {
        still = false;
        emit({ kind: 'moved', t: s.t });
      }
    },
    reset() {
      held.reset();
      still = false;
    },
  };
}
