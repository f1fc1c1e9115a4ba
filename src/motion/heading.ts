import { DEGREES, upOf, type MotionSample, type Vector } from './sample';

const STALE_MS = 200;

function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** `v` laid into the plane square to `up`, at length 1; undefined if it points straight up or down. */
function level(v: Vector, up: Vector): Vector | undefined {
  const along = dot(v, up);
  const flat = { x: v.x - up.x * along, y: v.y - up.y * along, z: v.z - up.z * along };
  const size = Math.sqrt(dot(flat, flat));
  return size < 0.05 ? undefined : { x: flat.x / size, y: flat.y / size, z: flat.z / size };
}

/** One step of a direction fixed in the room, seen from a device that turns. */
function turned(v: Vector, s: MotionSample, seconds: number): Vector {
  const w = { x: (s.rx / DEGREES) * seconds, y: (s.ry / DEGREES) * seconds, z: (s.rz / DEGREES) * seconds };
  const step = cross(w, v);
  const second = cross(w, step);
  return { x: v.x - step.x + second.x / 2, y: v.y - step.y + second.y / 2, z: v.z - step.z + second.z / 2 };
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
      this.total += (s.rx * up.x + s.ry * up.y + s.rz * up.z) * seconds;
      if (this.ahead !== undefined) this.ahead = level(turned(this.ahead, s, seconds), up) ?? this.ahead;
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
