/** What the phone's motion says at the moment of a throw (DF-181, DF-182); samples every 20 ms. */
export interface MotionSample {
  readonly atMs: number;
  /** |acceleration including gravity| in g. */
  readonly a: number;
  /** Rotation about the upright axis, degrees per second. */
  readonly yawRate: number;
}

const WEIGHTLESS = 0.45;
const LANDED = 1.3;
const SHORTEST_FALL = 100;
const LATE_START = 60;
const LATE_RELEASE = 40;
const HEADING_KEPT = 20_000;
const STALE = 100;

export interface FreeFall {
  readonly startMs: number;
  readonly endMs: number;
  readonly freeFallMs: number;
}

/** The last fall that a landing ended; undefined: nobody jumped. */
export function freeFall(samples: readonly MotionSample[]): FreeFall | undefined {
  let startMs: number | undefined;
  let fall: FreeFall | undefined;
  for (const { atMs, a } of samples) {
    if (a < WEIGHTLESS) startMs ??= atMs;
    else if (a > LANDED && startMs !== undefined) {
      if (atMs - startMs >= SHORTEST_FALL) fall = { startMs, endMs: atMs, freeFallMs: atMs - startMs };
      startMs = undefined;
    }
  }
  return fall;
}

export const releasedInAir = ({ startMs, endMs }: FreeFall, releaseMs: number): boolean =>
  releaseMs >= startMs + LATE_START && releaseMs <= endMs + LATE_RELEASE;

/** Degrees turned off the table since Ready; undefined once the heading is too old. */
export function yawSince(samples: readonly MotionSample[], readyMs: number, nowMs: number): number | undefined {
  if (nowMs - readyMs > HEADING_KEPT) return undefined;
  let yaw = 0;
  let last = readyMs;
  for (const { atMs, yawRate } of samples) {
    if (atMs <= readyMs || atMs > nowMs) continue;
    yaw += (yawRate * (atMs - last)) / 1000;
    last = atMs;
  }
  return yaw;
}

/** Without a fresh sample nothing is submitted: the die returns to the hand (DF-180). */
export const isFresh = (samples: readonly MotionSample[], nowMs: number): boolean => {
  const last = samples[samples.length - 1];
  return last !== undefined && nowMs - last.atMs <= STALE;
};
