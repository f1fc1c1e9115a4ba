import { flickOf } from './flick';
import { distance, type PointerPath } from './pointer';

export interface StrokeSeries {
  readonly count: number;
  /** First stroke's start to last stroke's end. */
  readonly duration: number;
  /** Summed length in points. */
  readonly length: number;
  /** Mean direction of the strokes, 0° straight up the screen, positive to the right. */
  readonly direction: number;
}

/** Several quick strokes in one general direction, like fanning a die off a hand. */
export class StrokeCounter {
  private paths: PointerPath[] = [];

  /** `minLength` in points; strokes pointing more than `spread` degrees away from `direction` do not count. */
  constructor(
    private readonly minLength: number,
    private readonly direction = 0,
    private readonly spread = 60,
  ) {}

  /** Call when a finger lifts. Returns the series so far. */
  add(path: PointerPath): StrokeSeries {
    const stroke = flickOf(path);
    const fits =
      path.first !== undefined &&
      path.last !== undefined &&
      distance(path.first, path.last) >= this.minLength &&
      stroke !== undefined &&
      Math.abs(stroke.direction - this.direction) <= this.spread;
    if (fits) this.paths.push(path);
    return this.series();
  }

  /** Drops strokes that began before `t`, so that a slow start does not spoil a quick finish. */
  forgetBefore(t: number): void {
    this.paths = this.paths.filter((path) => (path.first?.t ?? t) >= t);
  }

  series(): StrokeSeries {
    const start = this.paths[0]?.first?.t ?? 0;
    const end = this.paths[this.paths.length - 1]?.last?.t ?? 0;
    const directions = this.paths.map((path) => flickOf(path)?.direction ?? 0);
    const sum = directions.reduce((total, direction) => total + direction, 0);
    return {
      count: this.paths.length,
      duration: end - start,
      length: this.paths.reduce((total, path) => total + path.length, 0),
      direction: directions.length === 0 ? 0 : sum / directions.length,
    };
  }
}
