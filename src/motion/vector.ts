export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const DEGREES = 180 / Math.PI;
export const NOWHERE: Vector = { x: 0, y: 0, z: 0 };

export function length(v: Vector): number {
  return Math.sqrt(dot(v, v));
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** a + b × times */
export function plus(a: Vector, b: Vector, times = 1): Vector {
  return { x: a.x + b.x * times, y: a.y + b.y * times, z: a.z + b.z * times };
}

export function scale(v: Vector, by: number): Vector {
  return { x: v.x * by, y: v.y * by, z: v.z * by };
}

export function unit(v: Vector): Vector {
  return scale(v, 1 / length(v));
}

/** A direction fixed in the room, seen from a device that turns (`turn` in °/s about its own axes) for some seconds. */
export function seenWhileTurning(v: Vector, turn: Vector, seconds: number): Vector {
  const angle = scale(turn, seconds / DEGREES);
  const step = cross(angle, v);
  return plus(plus(v, step, -1), cross(angle, step), 0.5);
}

export function degreesOfSine(sine: number): number {
  return Math.asin(Math.min(1, Math.max(-1, sine))) * DEGREES;
}
