import { STANDARD_GRAVITY, loadOf } from '../sample';
import type { Detector } from '../detector';

export type FreeFallEvent =
  /** Weightless long enough to be no accident; `start` is when it began. */
  | { readonly kind: 'fall'; readonly t: number; readonly start: number }
  /** The end of a fall. `height` is how far up a jump of that flight time goes, in metres. */
  | { readonly kind: 'land'; readonly t: number; readonly start: number; readonly flightMs: number; readonly height: number };

/** In g. A hand at the top of a lively shake passes through zero too, but not for a tenth of a second. */
const WEIGHTLESS = 0.45;
const LANDED = 1.3;
const MIN_FALL_MS = 100;
/** Caught so gently that no jolt came: after this it has landed all the same. */
const SOFT_LANDING_MS = 250;
/** A flight longer than this is a dead sensor, not a jump. */
const MAX_FALL_MS = 2500;

/** Jumps and drops. Takes no sensitivity: gravity is the same for everybody. */
export function createFreeFallDetector(): Detector<FreeFallEvent> {
  let start: number | undefined;
  let falling = false;
  let heavyAt: number | undefined;

  const ground = () => {
    start = undefined;
    falling = false;
    heavyAt = undefined;
  };

  return {
    feed(s, emit) {
      const load = loadOf(s);
      if (load < WEIGHTLESS) {
        start ??= s.t;
        heavyAt = undefined;
        if (!falling && s.t - start >= MIN_FALL_MS) {
          falling = true;
          emit({ kind: 'fall', t: s.t, start });
        }
        if (s.t - start > MAX_FALL_MS) ground();
        return;
      }
      if (start === undefined) return;
      heavyAt ??= s.t;
      if (falling && load <= LANDED && s.t - heavyAt < SOFT_LANDING_MS) return;
      if (falling) {
        const flightMs = heavyAt - start;
        const seconds = flightMs / 1000;
        emit({ kind: 'land', t: s.t, start, flightMs, height: (STANDARD_GRAVITY * seconds * seconds) / 8 });
      }
      ground();
    },
    reset: ground,
  };
}
