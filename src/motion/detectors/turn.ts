import type { Detector } from '../detector';
import { HeadingTracker } from '../heading';

/** One full turn of the body; `direction` 1 is counter-clockwise seen from above. */
export interface SpinEvent {
  readonly kind: 'spin';
  readonly t: number;
  readonly spins: number;
  readonly direction: 1 | -1;
}

/** Counts full turns about the vertical since the last reset. For the angle itself use `HeadingTracker`. */
export function createTurnDetector(): Detector<SpinEvent> {
  let heading = new HeadingTracker();
  let spins = 0;
  return {
    feed(s, emit) {
      heading.add(s);
      const done = Math.floor(Math.abs(heading.yaw) / 360);
      if (done > spins) {
        spins = done;
        emit({ kind: 'spin', t: s.t, spins, direction: heading.yaw > 0 ? 1 : -1 });
      }
    },
    reset() {
      heading = new HeadingTracker();
      spins = 0;
    },
  };
}
