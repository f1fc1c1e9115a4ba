import { STANDARD_GRAVITY, type MotionSample } from './sample';

interface Axes {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A reading as some platform delivers it, rotation already sorted by axis. */
export interface RawReading {
  readonly t: number;
  readonly linear: Axes | undefined;
  readonly withGravity: Axes | undefined;
  readonly rotation: Axes | undefined;
  /** How far the picture is turned against the device, as in `screen.orientation.angle`. */
  readonly screenAngle: number;
}

/**
 * Platforms disagree on signs. `specific`: what the standard says and Android browsers do. `inverted`: iOS, in the app
 * and in the browser, where both vectors point the other way. `mixed`: expo-sensors on Android, where the linear part
 * is true and the gravity part inverted (it subtracts gravity twice), so the sum means nothing in free fall.
 */
export type SignConvention = 'specific' | 'inverted' | 'mixed';

/** Share of a new reading in the running estimate of gravity, for devices without a linear acceleration sensor. */
const GRAVITY_BLEND = 0.08;

/** Turns platform readings into samples. Keeps an estimate of gravity for devices that do not separate it themselves. */
export class Normaliser {
  private up: Axes | undefined;

  constructor(private readonly convention: SignConvention) {}

  /** Undefined for an empty reading, as desktop browsers send. */
  sample(raw: RawReading): MotionSample | undefined {
    const felt = this.felt(raw);
    if (felt === undefined) return undefined;
    const { linear, up } = felt;
    const r = raw.rotation ?? { x: 0, y: 0, z: 0 };
    const [cos, sin] = quarterTurn(raw.screenAngle);
    return {
      t: raw.t,
      ax: linear.x * cos - linear.y * sin,
      ay: linear.x * sin + linear.y * cos,
      az: linear.z,
      gx: (linear.x + up.x) * cos - (linear.y + up.y) * sin,
      gy: (linear.x + up.x) * sin + (linear.y + up.y) * cos,
      gz: linear.z + up.z,
      rx: r.x * cos - r.y * sin,
      ry: r.x * sin + r.y * cos,
      rz: r.z,
    };
  }

  private felt(raw: RawReading): { linear: Axes; up: Axes } | undefined {
    const { linear, withGravity } = raw;
    if (linear !== undefined && withGravity !== undefined) {
      const sign = this.convention === 'inverted' ? -1 : 1;
      const upSign = this.convention === 'specific' ? 1 : -1;
      return { linear: scale(linear, sign), up: scale(minus(withGravity, linear), upSign) };
    }
    if (withGravity !== undefined && this.convention !== 'mixed') {
      const force = scale(withGravity, this.convention === 'inverted' ? -1 : 1);
      this.up = this.up === undefined ? force : blend(this.up, force);
      return { linear: minus(force, this.up), up: this.up };
    }
    if (linear !== undefined) {
      return { linear: scale(linear, this.convention === 'inverted' ? -1 : 1), up: { x: 0, y: 0, z: STANDARD_GRAVITY } };
    }
    return undefined;
  }
}

function quarterTurn(angle: number): readonly [cos: number, sin: number] {
  switch (((angle % 360) + 360) % 360) {
    case 90:
      return [0, 1];
    case 180:
      return [-1, 0];
    case 270:
      return [0, -1];
    default:
      return [1, 0];
  }
}

function scale(v: Axes, by: number): Axes {
  return { x: v.x * by, y: v.y * by, z: v.z * by };
}

function minus(a: Axes, b: Axes): Axes {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

function blend(old: Axes, fresh: Axes): Axes {
  const keep = 1 - GRAVITY_BLEND;
  return {
    x: old.x * keep + fresh.x * GRAVITY_BLEND,
    y: old.y * keep + fresh.y * GRAVITY_BLEND,
    z: old.z * keep + fresh.z * GRAVITY_BLEND,
  };
}
