import type { MotionSample } from './sample';

/**
 * A gesture detector: fed with samples in order, it calls `emit` for what it recognises. It knows no clock but the
 * samples' own, so a recorded trace gives the same gestures as the hand that made it.
 */
export interface Detector<Event> {
  feed(sample: MotionSample, emit: (event: Event) => void): void;
  /** Forgets everything, as if no sample had come yet. */
  reset(): void;
}

/** Thresholds are divided by this: 2 reacts to half the force. */
export const SENSITIVITIES = { low: 0.7, normal: 1, high: 1.5 } as const;

export interface DetectorOptions {
  /** One of `SENSITIVITIES` or any positive number. */
  readonly sensitivity?: number;
}

export function sensitivityOf(options: DetectorOptions | undefined): number {
  const sensitivity = options?.sensitivity ?? SENSITIVITIES.normal;
  if (!(sensitivity > 0)) throw new RangeError(`sensitivity must be positive, not ${sensitivity}`);
  return sensitivity;
}

/** Everything a detector finds in a finished stretch of samples. */
export function detectAll<Event>(detector: Detector<Event>, samples: Iterable<MotionSample>): Event[] {
  const events: Event[] = [];
  for (const sample of samples) detector.feed(sample, (event) => events.push(event));
  return events;
}

/** 0 at `low`, 1 at `high`, straight between. */
export function share(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
