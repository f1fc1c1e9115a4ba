import { sensitivityOf, share, type Detector, type DetectorOptions } from '../detector';
import { rotationOf, type MotionSample } from '../sample';

export const FLICK_DIRECTIONS = ['forward', 'back', 'left', 'right', 'twistLeft', 'twistRight'] as const;
export type FlickDirection = (typeof FLICK_DIRECTIONS)[number];

/** A short turn of the wrist. `forward` throws the top edge away from the player, `right` turns it to the right. */
export interface FlickEvent {
  readonly kind: 'flick';
  readonly t: number;
  readonly direction: FlickDirection;
  readonly peak: number;
  readonly strength: number;
}

const FLICK_ROTATION = 260;
const FULL_ROTATION = 900;
const MIN_MS = 30;
const MAX_MS = 320;
/** The wrist swings back: that is not a second flick. */
const PAUSE_MS = 350;

/** A turn about x moves the top edge, about z swings it sideways, about y rolls the phone over its long side. */
function directionOf(s: MotionSample): FlickDirection {
  const x = Math.abs(s.rx);
  const y = Math.abs(s.ry);
  const z = Math.abs(s.rz);
  if (x >= y && x >= z) return s.rx < 0 ? 'forward' : 'back';
  if (z >= y) return s.rz < 0 ? 'right' : 'left';
  return s.ry > 0 ? 'twistRight' : 'twistLeft';
}

/** One quick snap of the wrist, told when it is over. */
export function createFlickDetector(options?: DetectorOptions): Detector<FlickEvent> {
  const threshold = FLICK_ROTATION / sensitivityOf(options);
  let peak: MotionSample | undefined;
  let peakRate = 0;
  let startedAt = 0;
  let pausedUntil = -Infinity;

  return {
    feed(s, emit) {
      const rate = rotationOf(s);
      if (peak === undefined) {
        if (rate < threshold) return;
        peak = s;
        peakRate = rate;
        startedAt = s.t;
        return;
      }
      if (rate > peakRate) {
        peak = s;
        peakRate = rate;
      }
      if (rate > peakRate * 0.45) return;
      const ms = s.t - startedAt;
      if (ms >= MIN_MS && ms <= MAX_MS && s.t >= pausedUntil) {
        emit({ kind: 'flick', t: peak.t, direction: directionOf(peak), peak: peakRate, strength: share(peakRate, threshold * 0.6, FULL_ROTATION) });
      }
      pausedUntil = s.t + PAUSE_MS;
      peak = undefined;
    },
    reset() {
      peak = undefined;
      pausedUntil = -Infinity;
    },
  };
}
