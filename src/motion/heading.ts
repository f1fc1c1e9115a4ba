import { turnVector, upOf, type MotionSample } from './sample';
import { DEGREES, cross, dot, length, plus, scale, seenWhileTurning, type Vector } from './vector';

const STALE_MS = 200;

/** `v` laid into the plane square to `up`, at length 1; undefined if it points straight up or down. */
function level(v: Vector, up: Vector): Vector | undefined {
  const flat = plus(v, up, -dot(v, up));
  const size = length(flat);
  return size < 0.05 ? undefined : scale(flat, 1 / size);
}

/**
 * Remembers where the player faced when `mark` was called and how far they have turned since. Without a compass the
 * answer drifts: trust it for some twenty seconds (`age`).
 */
export class HeadingTracker {
  private ahead: Vector | undefined;
  private markedAt = 0;
  private total = 0;
  private last: MotionSample | undefined;
  private marking = true;

  /** The next sample's heading becomes 0°. Call when the phone points at what matters. */
  mark(): void {
    this.marking = true;
  }

  readonly add = (s: MotionSample): void => {
    const up = upOf(s);
    if (up === undefined) return;
    if (this.marking) {
      this.marking = false;
      this.markedAt = s.t;
      this.total = 0;
      // Held flat, "ahead" is the top edge; held upright, it is the back of the phone.
      this.ahead = level({ x: 0, y: 1, z: -1 }, up) ?? level({ x: 0, y: 1, z: 0 }, up);
    } else if (this.last !== undefined && s.t - this.last.t < STALE_MS) {
      const seconds = (s.t - this.last.t) / 1000;
      this.total += dot(turnVector(s), up) * seconds;
      if (this.ahead !== undefined) this.ahead = level(seenWhileTurning(this.ahead, turnVector(s), seconds), up) ?? this.ahead;
    }
    this.last = s;
  };

  /** Degrees turned since the mark, counter-clockwise seen from above, beyond 360 after full spins. */
  get yaw(): number {
    return this.total;
  }

  /** Angle between where the player faces and the mark, 0 to 180. */
  get off(): number {
    const wrapped = ((this.total % 360) + 360) % 360;
    return wrapped > 180 ? 360 - wrapped : wrapped;
  }

  /** Milliseconds since the mark, by the samples' clock. */
  get age(): number {
    return this.last === undefined || this.marking ? 0 : this.last.t - this.markedAt;
  }

  /** Direction of a device-axes vector seen from above: 0° = the mark, positive to the right. Undefined if it is upright. */
  bearing(v: Vector): number | undefined {
    const up = this.last === undefined ? undefined : upOf(this.last);
    if (up === undefined || this.ahead === undefined) return undefined;
    const flat = level(v, up);
    if (flat === undefined) return undefined;
    const right = cross(this.ahead, up);
    return Math.atan2(dot(flat, right), dot(flat, this.ahead)) * DEGREES;
  }
}
