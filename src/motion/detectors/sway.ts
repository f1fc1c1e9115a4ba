import { sensitivityOf, share, type Detector, type DetectorOptions } from '../detector';

export type SwayEvent =
  /** The body changed sides. `steady` once four beats in a row keep time. */
  | { readonly kind: 'beat'; readonly t: number; readonly side: 'left' | 'right'; readonly strength: number; readonly steady: boolean }
  | { readonly kind: 'rest'; readonly t: number; readonly beats: number };

const SWAY_PUSH = 1.1;
const FULL_PUSH = 7;
/** Dancing between 40 and 170 beats a minute. */
const MIN_BEAT_MS = 350;
const MAX_BEAT_MS = 1500;
const STEADY_BEATS = 4;
const STEADY_TOLERANCE = 0.3;
/** Smooths the jitter of a hand away and keeps the body's swing. */
const SMOOTHING_MS = 90;

/** Dancing: an even alternation from side to side. */
export function createSwayDetector(options?: DetectorOptions): Detector<SwayEvent> {
  const threshold = SWAY_PUSH / sensitivityOf(options);
  let lateral = 0;
  let lastT: number | undefined;
  let side: 'left' | 'right' | undefined;
  let beatAt = -Infinity;
  let period = 0;
  let even = 0;
  let beats = 0;

  const rest = () => {
    side = undefined;
    beatAt = -Infinity;
    period = 0;
    even = 0;
    beats = 0;
  };

  return {
    feed(s, emit) {
      const dt = lastT === undefined ? 0 : s.t - lastT;
      lastT = s.t;
      lateral += (s.ax - lateral) * Math.min(1, dt / SMOOTHING_MS);
      if (beats > 0 && s.t - beatAt > MAX_BEAT_MS) {
        emit({ kind: 'rest', t: s.t, beats });
        rest();
      }
      const now = lateral > threshold ? 'right' : lateral < -threshold ? 'left' : undefined;
      if (now === undefined || now === side) return;
      const gap = s.t - beatAt;
      if (side !== undefined && gap < MIN_BEAT_MS) {
        // Too quick to be dancing: a shake or a jolt.
        rest();
        side = now;
        beatAt = s.t;
        return;
      }
      even = period > 0 && Math.abs(gap - period) <= period * STEADY_TOLERANCE ? even + 1 : 0;
      period = Number.isFinite(gap) ? gap : 0;
      side = now;
      beatAt = s.t;
      beats += 1;
      emit({ kind: 'beat', t: s.t, side: now, strength: share(Math.abs(lateral), threshold * 0.5, FULL_PUSH), steady: even >= STEADY_BEATS - 2 });
    },
    reset() {
      rest();
      lateral = 0;
      lastT = undefined;
    },
  };
}
