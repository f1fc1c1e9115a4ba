import { length, scale, type Vector } from './vector';

/**
 * One reading of the motion sensors in the axes of the screen as it is held: x right, y up, z out of the glass.
 * `a…` is the acceleration of the device itself, `g…` what the sensor feels (a phone lying flat reads gz ≈ +9.8),
 * both in m/s²; `r…` is the rotation about each axis in °/s, right-handed. `t` is in milliseconds of the source's clock.
 */
export interface MotionSample {
  readonly t: number;
  readonly ax: number;
  readonly ay: number;
  readonly az: number;
  readonly gx: number;
  readonly gy: number;
  readonly gz: number;
  readonly rx: number;
  readonly ry: number;
  readonly rz: number;
}

export type SampleField = Exclude<keyof MotionSample, 't'>;
export const SAMPLE_FIELDS: readonly SampleField[] = ['ax', 'ay', 'az', 'gx', 'gy', 'gz', 'rx', 'ry', 'rz'];

export const STANDARD_GRAVITY = 9.80665;

export function pushVector(s: MotionSample): Vector {
  return { x: s.ax, y: s.ay, z: s.az };
}

export function turnVector(s: MotionSample): Vector {
  return { x: s.rx, y: s.ry, z: s.rz };
}

/** How hard the device is being pushed, m/s², gravity taken away. */
export function pushOf(s: MotionSample): number {
  return length(pushVector(s));
}

/** What a passenger inside the device would weigh, in g: 1 at rest, 0 in free fall. */
export function loadOf(s: MotionSample): number {
  return length({ x: s.gx, y: s.gy, z: s.gz }) / STANDARD_GRAVITY;
}

/** The direction away from the ground in device axes. Undefined when the sensors contradict each other. */
export function upOf(s: MotionSample): Vector | undefined {
  const up = { x: s.gx - s.ax, y: s.gy - s.ay, z: s.gz - s.az };
  const size = length(up);
  return size < STANDARD_GRAVITY / 4 ? undefined : scale(up, 1 / size);
}
