/** One reading of a finger or mouse, in points (dp) with y downwards as on screens; `t` in milliseconds. */
export interface PointerSample {
  readonly t: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point is a 160th of an inch. */
export const MM_PER_POINT = 25.4 / 160;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The way one finger took over the glass. Everything about it is asked afterwards, so recording costs nothing. */
export class PointerPath {
  private readonly samples: PointerSample[] = [];

  add(sample: PointerSample): void {
    const last = this.last;
    // Browsers repeat a position with the same time stamp; a path needs time to run forward.
    if (last !== undefined && sample.t <= last.t) this.samples.pop();
    this.samples.push(sample);
  }

  clear(): void {
    this.samples.length = 0;
  }

  get points(): readonly PointerSample[] {
    return this.samples;
  }

  get first(): PointerSample | undefined {
    return this.samples[0];
  }

  get last(): PointerSample | undefined {
    return this.samples[this.samples.length - 1];
  }

  get duration(): number {
    return this.first === undefined || this.last === undefined ? 0 : this.last.t - this.first.t;
  }

  get length(): number {
    let sum = 0;
    this.eachStep((a, b) => {
      sum += distance(a, b);
    });
    return sum;
  }

  /** Calls `step` for every pair of neighbours, oldest first. */
  eachStep(step: (a: PointerSample, b: PointerSample) => void): void {
    for (let i = 1; i < this.samples.length; i++) {
      const a = this.samples[i - 1];
      const b = this.samples[i];
      if (a !== undefined && b !== undefined) step(a, b);
    }
  }

  /** Where the finger was at a moment, between its readings. */
  at(t: number): Point | undefined {
    const { first, last } = this;
    if (first === undefined || last === undefined) return undefined;
    if (t <= first.t) return first;
    if (t >= last.t) return last;
    let found: Point = last;
    this.eachStep((a, b) => {
      if (a.t <= t && t < b.t) {
        const share = (t - a.t) / (b.t - a.t);
        found = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
      }
    });
    return found;
  }

  /** Velocity over the last `windowMs` before the end, or before `lagMs` earlier, in points per second. */
  velocity(windowMs = 60, lagMs = 0): Point {
    const { last } = this;
    if (last === undefined) return { x: 0, y: 0 };
    const to = last.t - lagMs;
    const from = Math.max(this.first?.t ?? to, to - windowMs);
    const start = this.at(from);
    const end = this.at(to);
    const seconds = (to - from) / 1000;
    if (start === undefined || end === undefined || seconds <= 0) return { x: 0, y: 0 };
    return { x: (end.x - start.x) / seconds, y: (end.y - start.y) / seconds };
  }
}
