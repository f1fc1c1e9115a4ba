import { STANDARD_GRAVITY, type MotionSample } from './sample';
import { NOWHERE, plus, scale, type Vector } from './vector';

/** A reading as some platform delivers it, rotation already sorted by axis. */
export interface RawReading {
  readonly t: number;
  readonly linear: Vector | undefined;
  readonly withGravity: Vector | undefined;
  readonly rotation: Vector | undefined;
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
  private up: Vector | undefined;

  constructor(private readonly convention: SignConvention) {}

  /** Undefined for an empty reading, as desktop browsers send. */
  sample(raw: RawReading): MotionSample | undefined {
    const felt = this.felt(raw);
    if (felt === undefined) return undefined;
    const { linear, up } = felt;
    const r = raw.rotation ?? NOWHERE;
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

  private felt(raw: RawReading): { linear: Vector; up: Vector } | undefined {
    const { linear, withGravity } = raw;
    if (linear !== undefined && withGravity !== undefined) {
      const sign = this.convention === 'inverted' ? -1 : 1;
      const upSign = this.convention === 'specific' ? 1 : -1;
      return { linear: scale(linear, sign), up: scale(plus(withGravity, linear, -1), upSign) };
    }
    if (withGravity !== undefined && this.convention !== 'mixed') {
      const force = scale(withGravity, this.convention === 'inverted' ? -1 : 1);
      this.up = this.up === undefined ? force : plus(scale(this.up, 1 - GRAVITY_BLEND), force, GRAVITY_BLEND);
      return { linear: plus(force, this.up, -1), up: this.up };
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
