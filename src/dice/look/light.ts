import type { Vector } from './cube';
import { SHADES } from './skin';

/** Towards the lamp: up, to the left and a little from behind the tray. */
export const LIGHT: Vector = { x: -0.36, y: 0.42, z: 0.833 };
const AMBIENT = 0.3;

export function along(a: Vector, b: Vector): number {
  'worklet';
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function shadeOf(axis: Vector, sign: number): number {
  'worklet';
  const lit = Math.max(0, sign * along(axis, LIGHT));
  return Math.round((AMBIENT + (1 - AMBIENT) * Math.min(1, lit)) * (SHADES - 1));
}
