/** A difference this large is another clock, not a late reading. */
const ANOTHER_CLOCK_MS = 1000;

/** Sensors keep a clock of their own. Readings are heard late but never early, so the smallest delay tells the difference. */
export class SensorClock {
  private difference: number | undefined;

  /** A reading stamped `t` by the sensors was heard at `now`. */
  hear(t: number, now: number): void {
    const heard = t - now;
    const known = this.difference;
    if (known === undefined || heard > known || known - heard > ANOTHER_CLOCK_MS) this.difference = heard;
  }

  /** Milliseconds to add to a time of `performance.now` to get the sensors' time. */
  get offset(): number {
    return this.difference ?? 0;
  }
}
