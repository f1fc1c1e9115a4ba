import { DIE_EDGE, type Tray } from '../roll/tray';
import { makeCamera, project, sizeAt, type Camera } from './camera';
import type { Felt } from './diceDrawing';
import { RIM } from './tray';

const SMALLEST_DIE = 26;
const LARGEST_DIE = 64;
/** Felt that a die needs to come to rest without leaning, in mm². */
const ROOM_PER_DIE = 1000;
const TILT = 0.3;
/** So many dice side by side always find room between the walls, also seen from the slant. */
const EDGES_ACROSS = 2.5;
/** In a narrower or lower tray no die could turn. */
const LEAST_SIDE = 2.2 * DIE_EDGE;

export interface TrayLayout {
  readonly tray: Tray;
  readonly camera: Camera;
  /** Points per die edge. */
  readonly dieSize: number;
  /** The part of the canvas that is felt. */
  readonly felt: Felt;
}

/** How far dice at the walls of a tray of this depth reach up, down and to the side of its middle, in points. */
function reach(scale: number, depth: number): { readonly up: number; readonly down: number; readonly aside: number } {
  const camera = makeCamera({ x: 0, y: 0, scale, tilt: TILT });
  return {
    up: -project(camera, 0, depth / 2, DIE_EDGE).y,
    down: project(camera, 0, -depth / 2, 0).y,
    // The near wall is closest to the eye, and so is the top of a die there.
    aside: sizeAt(camera, { x: 0, y: -depth / 2, z: DIE_EDGE }),
  };
}

/** The deepest tray whose dice, seen from the slant, stay within so many points of height. */
function deepest(scale: number, height: number): number {
  let least = 0;
  let most = height / scale;
  for (let halving = 0; halving < 16; halving++) {
    const depth = (least + most) / 2;
    const { up, down } = reach(scale, depth);
    if (up + down <= height) least = depth;
    else most = depth;
  }
  return least;
}

/** Fits a tray for so many dice into a canvas: as large as they find room for, and none of them lies on the border. */
export function layOut(width: number, height: number, dice: number, dieSize?: number): TrayLayout {
  const inside = { width: Math.max(1, width - 2 * RIM), height: Math.max(1, height - 2 * RIM) };
  const fitting = Math.min(DIE_EDGE * Math.sqrt((inside.width * inside.height) / (ROOM_PER_DIE * Math.max(2, dice))), Math.min(inside.width, inside.height) / EDGES_ACROSS);
  const size = dieSize ?? Math.max(SMALLEST_DIE, Math.min(LARGEST_DIE, fitting));
  const scale = size / DIE_EDGE;
  const depth = Math.max(LEAST_SIDE, deepest(scale, inside.height));
  const { up, down, aside } = reach(scale, depth);
  return {
    tray: { width: Math.max(LEAST_SIDE, inside.width / aside), depth },
    dieSize: size,
    felt: { left: RIM, top: RIM, right: width - RIM, bottom: height - RIM },
    camera: makeCamera({ x: width / 2, y: height / 2 + (up - down) / 2, scale, tilt: TILT }),
  };
}

/** A square on the screen. */
export interface TouchArea {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Where a finger finds a die: the middle of its top and a square of at least 44 points. */
export function touchArea(camera: Camera, place: { readonly x: number; readonly y: number }): TouchArea {
  const top = { ...place, z: DIE_EDGE * 0.6 };
  const { x, y } = project(camera, top.x, top.y, top.z);
  const side = Math.max(44, 1.25 * DIE_EDGE * sizeAt(camera, top));
  return { x: x - side / 2, y: y - side / 2, side };
}
