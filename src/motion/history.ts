import { pushVector, turnVector, upOf, type MotionSample } from './sample';
import { NOWHERE, dot, length, plus, seenWhileTurning, type Vector } from './vector';

/** A number read off a sample, e.g. `loadOf`, `rotationOf` or `(s) => s.ry`. */
export type Measure = (sample: MotionSample) => number;

/** The last second or so of samples, for questions about "the last 200 ms" at the moment something is let go. */
export class MotionHistory {
  private readonly ring: (MotionSample | undefined)[];
  private next = 0;

  /** `capacity` samples: 128 are two seconds at 60 Hz. */
  constructor(capacity = 128) {
    this.ring = new Array<MotionSample | undefined>(capacity).fill(undefined);
  }

  readonly add = (sample: MotionSample): void => {
    this.ring[this.next] = sample;
    this.next = (this.next + 1) % this.ring.length;
  };

  clear(): void {
    this.ring.fill(undefined);
    this.next = 0;
  }

  get latest(): MotionSample | undefined {
    return this.ring[(this.next + this.ring.length - 1) % this.ring.length];
  }

  /** Samples with from ≤ t ≤ to, oldest first. */
  between(from: number, to: number): MotionSample[] {
    const found: MotionSample[] = [];
    for (let i = 0; i < this.ring.length; i++) {
      const sample = this.ring[(this.next + i) % this.ring.length];
      if (sample !== undefined && sample.t >= from && sample.t <= to) found.push(sample);
    }
    return found;
  }

  /** Whether the sensors were alive at `t`: a sample came within `withinMs` before it. */
  fresh(t: number, withinMs = 100): boolean {
    const latest = this.latest;
    return latest !== undefined && t - latest.t <= withinMs;
  }

  /** Largest value of a measure in a stretch; undefined without samples there. */
  peak(measure: Measure, from: number, to: number): number | undefined {
    const values = this.between(from, to).map(measure);
    return values.length === 0 ? undefined : Math.max(...values);
  }

  /** Difference between the largest and smallest value of a measure in a stretch, e.g. degrees nodded. */
  swing(measure: Measure, from: number, to: number): number | undefined {
    const values = this.between(from, to).map(measure);
    return values.length === 0 ? undefined : Math.max(...values) - Math.min(...values);
  }

  /** Integral of a measure over time, in its unit × seconds: degrees from °/s, m/s from m/s². */
  integral(measure: Measure, from: number, to: number): number {
    const samples = this.between(from, to);
    let sum = 0;
    for (let i = 1; i < samples.length; i++) {
      const a = samples[i - 1];
      const b = samples[i];
      if (a !== undefined && b !== undefined) sum += ((measure(a) + measure(b)) / 2) * (b.t - a.t);
    }
    return sum / 1000;
  }

  /** Velocity gained in a stretch, m/s, in the device axes of its end, and its level and upright parts. */
  velocity(from: number, to: number): GainedVelocity {
    const samples = this.between(from, to);
    let device = NOWHERE;
    let before: MotionSample | undefined;
    for (const sample of samples) {
      const seconds = before === undefined ? 0 : (sample.t - before.t) / 1000;
      device = plus(seenWhileTurning(device, turnVector(sample), seconds), pushVector(sample), seconds);
      before = sample;
    }
    const up = before === undefined ? undefined : upOf(before);
    const upward = up === undefined ? 0 : dot(device, up);
    const speed = length(device);
    return { device, upward, level: Math.sqrt(Math.max(0, speed * speed - upward * upward)), speed };
  }
}

export interface GainedVelocity {
  readonly device: Vector;
  readonly level: number;
  readonly upward: number;
  readonly speed: number;
}
