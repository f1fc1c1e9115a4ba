import { DIE_EDGE, type Tray } from '../roll/tray';
import { makeCamera, project, sizeAt, type Camera } from './camera';
import { RIM } from './tray';

const SMALLEST_DIE = 26;
const LARGEST_DIE = 64;
/** Felt that a die needs to come to rest without leaning, in mm². */
const ROOM_PER_DIE = 1000;
const TILT = 0.3;

export interface TrayLayout {
  readonly tray: Tray;
  readonly camera: Camera;
  /** Points per die edge. */
  readonly dieSize: number;
}

/** Fits a tray for so many dice into a canvas: as large as they find room for. */
export function layOut(width: number, height: number, dice: number, dieSize?: number): TrayLayout {
  const inside = { width: Math.max(1, width - 2 * RIM), height: Math.max(1, height - 2 * RIM) };
  const fitting = DIE_EDGE * Math.sqrt((inside.width * inside.height) / (ROOM_PER_DIE * Math.max(2, dice)));
  const size = dieSize ?? Math.max(SMALLEST_DIE, Math.min(LARGEST_DIE, fitting));
  const scale = size / DIE_EDGE;
  // The near edge is closer to the eye than the far one: it looks wider and lies lower.
  const least = 2.2 * DIE_EDGE;
  const tray = {
    width: Math.max(least, (inside.width / scale) * 0.95),
    depth: Math.max(least, (inside.height / scale) * 0.98),
  };
  return { tray, dieSize: size, camera: makeCamera({ x: width / 2, y: height / 2 + 0.12 * size, scale, tilt: TILT }) };
}

/** Where a finger finds a die: the middle of its top and a square of at least 44 points. */
export function touchArea(camera: Camera, place: { readonly x: number; readonly y: number }): { x: number; y: number; side: number } {
  const top = { ...place, z: DIE_EDGE * 0.6 };
  const { x, y } = project(camera, top.x, top.y, top.z);
  const side = Math.max(44, 1.25 * DIE_EDGE * sizeAt(camera, top));
  return { x: x - side / 2, y: y - side / 2, side };
}
