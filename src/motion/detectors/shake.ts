import { sensitivityOf, share, type Detector, type DetectorOptions } from '../detector';
import { pushOf, type MotionSample } from '../sample';

export type ShakeEvent =
  | { readonly kind: 'start'; readonly t: number; readonly strength: number }
  /** The hand reversed: this is when things in a cup hit its wall. */
  | { readonly kind: 'impact'; readonly t: number; readonly strength: number; readonly level: number }
  | { readonly kind: 'stop'; readonly t: number; readonly duration: number; readonly impacts: number; readonly strength: number };

/** m/s² of a reversal that counts at normal sensitivity. Walking stays below 6, a bus below 8. */
const IMPACT_PUSH = 9.5;
/** m/s² that nobody needs to exceed: strength 1. */
const FULL_PUSH = 38;
/** A hand cannot reverse faster; a phone ringing on a table does. */
const MIN_GAP_MS = 36;
/** Two reversals further apart are two movements, not one shake. */
const MAX_GAP_MS = 420;
/** A flick or swing speeds up and brakes: two peaks. The third makes it a shake. */
const REVERSALS_TO_START = 3;
const STOP_AFTER_MS = 260;
/** A peak is over when the push has fallen to this share of it. */
const PEAK_OVER = 0.85;

interface Peak {
  t: number;
  push: number;
  x: number;
  y: number;
  z: number;
}

function opposed(x: number, y: number, z: number, push: number, peak: Peak): boolean {
  return x * peak.x + y * peak.y + z * peak.z < -0.25 * push * peak.push;
}

/** Recognises shaking by alternating peaks of acceleration, with strength and moment of each. */
export function createShakeDetector(options?: DetectorOptions): Detector<ShakeEvent> {
  const sensitivity = sensitivityOf(options);
  const threshold = IMPACT_PUSH / sensitivity;
  const full = FULL_PUSH / sensitivity;
  const strengthOf = (push: number) => share(push, threshold * 0.6, full);

  let rising: Peak | undefined;
  let last: Peak | undefined;
  let streak = 0;
  let firstAt = 0;
  let loudAt = 0;
  let shaking = false;
  let impacts = 0;
  let level = 0;
  let total = 0;

  const rest = () => {
    rising = undefined;
    last = undefined;
    streak = 0;
    shaking = false;
    impacts = 0;
    level = 0;
    total = 0;
  };

  const impact = (peak: Peak, emit: (event: ShakeEvent) => void) => {
    const strength = strengthOf(peak.push);
    if (!shaking && streak >= REVERSALS_TO_START) {
      shaking = true;
      emit({ kind: 'start', t: peak.t, strength });
    }
    level += (strength - level) * 0.5;
    if (!shaking) return;
    impacts += 1;
    total += strength;
    emit({ kind: 'impact', t: peak.t, strength, level });
  };

  /** A peak is over: is it a reversal of the one before? */
  const settle = (peak: Peak, emit: (event: ShakeEvent) => void) => {
    if (last !== undefined) {
      const gap = peak.t - last.t;
      const reversal = opposed(peak.x, peak.y, peak.z, peak.push, last);
      if (gap < MIN_GAP_MS) {
        if (!reversal && peak.push > last.push) last = peak;
        return;
      }
      if (!reversal && gap <= MAX_GAP_MS) return;
      if (gap > MAX_GAP_MS) streak = 0;
    }
    if (streak === 0) firstAt = peak.t;
    streak += 1;
    last = peak;
    impact(peak, emit);
  };

  return {
    feed(s: MotionSample, emit) {
      const push = pushOf(s);
      if (push > threshold * 0.6) loudAt = s.t;
      if (rising !== undefined && (push < rising.push * PEAK_OVER || opposed(s.ax, s.ay, s.az, push, rising))) {
        const peak = rising;
        rising = undefined;
        settle(peak, emit);
      }
      if (push > threshold && (rising === undefined || push > rising.push)) {
        rising = { t: s.t, push, x: s.ax, y: s.ay, z: s.az };
      }
      if (s.t - loudAt > STOP_AFTER_MS && (shaking || streak > 0)) {
        if (shaking) {
          emit({ kind: 'stop', t: s.t, duration: loudAt - firstAt, impacts, strength: impacts === 0 ? 0 : total / impacts });
        }
        rest();
      }
    },
    reset: rest,
  };
}
