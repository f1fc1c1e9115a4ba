import { project, sizeAt, type Camera } from '@/dice/look/camera';
import type { Size } from '@/table/board/fit';

import { BOARD, DIE_EDGE } from '../../content/board';
import { SOUTH } from '../../rules/throw/stance';

/** How the thrower looks at the table. */
export interface Viewpoint {
  /** Where he stands around it, 1/1024 turn from +x. */
  readonly azimuth: number;
  /** The hand: mm from the board's centre, and above the table. */
  readonly distance: number;
  readonly z: number;
  /** Eyes below the table's edge (DF-210). */
  readonly low: boolean;
  /** Glass to leave free below the hand, in points. */
  readonly below: number;
  /** How far to the right of the middle the hand is drawn, as a share of the glass. */
  readonly aside: number;
  /** The same above the board; room for the monster unless said otherwise. */
  readonly above?: number;
}

/** Room left free above the board for the monster; a tablet has more. */
export const ABOVE = 66;
export const LARGE_ABOVE = 106;
const TILT = 0.93;
const LOW_TILT = 1.44;
const EYE = 900;
const WIDEST = 0.9;
const SMALLEST = 60;
const RING_GAP = 6;
/** A small glass has more need of a board than of room below the hand. */
const MOST_BELOW = 0.4;
/** A die held above the board is seen whole. */
const HEADROOM = 34;
/** How far down a board seen from a low seat lies, of the room there is. */
const LOW_SHARE = 0.75;
const CLOSEST = 2.1;
const HAND_BREADTH = 170;
const PARTS = 1024;

export const turnOf = (azimuth: number): number => ((azimuth - SOUTH) / PARTS) * 2 * Math.PI;

function lens(turn: number, tilt: number, eye: number, scale: number, x: number, y: number): Camera {
  'worklet';
  return { cosAzimuth: Math.cos(turn), sinAzimuth: Math.sin(turn), cosTilt: Math.cos(tilt), sinTilt: Math.sin(tilt), distance: eye, scale, x, y };
}

/** Where the hand hovers, in mm. */
export function handPlace({ azimuth, distance, z }: Viewpoint): { x: number; y: number; z: number } {
  const angle = (azimuth / PARTS) * 2 * Math.PI;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance, z };
}

/** The same for an eye that stands at an angle, in radians. */
export function handAt(turn: number, distance: number, z: number): { x: number; y: number; z: number } {
  'worklet';
  return { x: Math.sin(turn) * distance, y: -Math.cos(turn) * distance, z };
}

/** The view before a throw: the whole board, and the hand where it is, near the lower edge or high above the table. */
export function aimingLens(size: Size, viewpoint: Viewpoint): Camera {
  const below = Math.min(viewpoint.below, size.height * MOST_BELOW);
  const fitted = lensFor(size, viewpoint, below);
  // On a large glass the die in the hand is large too, and its ring stays whole.
  const ring = sizeAt(fitted, handPlace(viewpoint)) * DIE_EDGE + RING_GAP;
  return ring > below ? lensFor(size, viewpoint, ring) : fitted;
}

function lensFor({ width, height }: Size, viewpoint: Viewpoint, below: number): Camera {
  const turn = turnOf(viewpoint.azimuth);
  const tilt = viewpoint.low ? LOW_TILT : TILT;
  const eye = Math.max(EYE, viewpoint.distance * 1.9);
  const hand = handPlace(viewpoint);
  const unit = lens(turn, tilt, eye, 1, 0, 0);
  const rim = BOARD.radius / viewpoint.distance;
  // The rim as the thrower sees it: beyond the centre, and before it.
  const far = project(unit, -hand.x * rim, -hand.y * rim, 0).y;
  const near = project(unit, hand.x * rim, hand.y * rim, 0).y;
  const held = project(unit, hand.x, hand.y, hand.z).y;
  const highest = Math.min(far, held);
  const above = (viewpoint.above ?? ABOVE) + (highest < far ? HEADROOM : 0);
  const glass = (points: number): number => Math.max(SMALLEST, points);
  const scale = Math.min((WIDEST * width) / (2 * BOARD.radius), glass(height - above - below) / Math.max(1, held - highest), glass(height - above) / Math.max(1, near - highest));
  const least = above - highest * scale;
  const most = Math.min(height - below - held * scale, height - near * scale);
  // From below the edge there is only wall to be seen above the board: the hand stays nearer to the lower edge.
  return lens(turn, tilt, eye, scale, width / 2, least + Math.max(0, most - least) * (viewpoint.low ? LOW_SHARE : 0.5));
}

/** The same lens brought closer to a point, which it moves towards the middle; closeness 0 to 1. */
export function closeTo(camera: Camera, { width, height }: Size, x: number, y: number, z: number, closeness: number): Camera {
  'worklet';
  if (closeness <= 0) return camera;
  // Twice as close, or on a small glass, where the whole board is small, so close that a hand's breadth fills it.
  const closest = Math.max(CLOSEST, Math.min(width, height) / HAND_BREADTH / camera.scale);
  const zoom = 1 + (closest - 1) * closeness;
  const near: Camera = { ...camera, scale: camera.scale * zoom, x: camera.x, y: camera.y };
  const before = project(camera, x, y, z);
  const after = project(near, x, y, z);
  const wantX = before.x + (width / 2 - before.x) * closeness;
  const wantY = before.y + (height * 0.52 - before.y) * closeness;
  return { ...near, x: near.x + wantX - after.x, y: near.y + wantY - after.y };
}

type Vector = readonly [x: number, y: number, z: number];

/** Row-major matrix that lays a drawing in mm onto the canvas, in the plane that `along` and `up` span from an origin. */
export function planeMatrix({ cosAzimuth, sinAzimuth, cosTilt, sinTilt, distance, scale, x, y }: Camera, [ox, oy, oz]: Vector, [ax, ay, az]: Vector, [ux, uy, uz]: Vector): number[] {
  'worklet';
  const share = 1 / (scale * distance);
  const awayO = oy * cosAzimuth - ox * sinAzimuth;
  const awayA = ay * cosAzimuth - ax * sinAzimuth;
  const awayU = uy * cosAzimuth - ux * sinAzimuth;
  const wo = (distance - oz * cosTilt + awayO * sinTilt) * share;
  const wa = (awayA * sinTilt - az * cosTilt) * share;
  const wu = (awayU * sinTilt - uz * cosTilt) * share;
  return [
    ax * cosAzimuth + ay * sinAzimuth + x * wa, ux * cosAzimuth + uy * sinAzimuth + x * wu, ox * cosAzimuth + oy * sinAzimuth + x * wo,
    -awayA * cosTilt - az * sinTilt + y * wa, -awayU * cosTilt - uz * sinTilt + y * wu, -awayO * cosTilt - oz * sinTilt + y * wo,
    wa, wu, wo,
  ];
}

/** The same for a drawing that lies flat at height z, y up. */
export function groundMatrix(camera: Camera, z: number): number[] {
  'worklet';
  return planeMatrix(camera, [0, 0, z], [1, 0, 0], [0, 1, 0]);
}

/** The place on the table under a point of the canvas, in mm. */
export function groundAt({ cosAzimuth, sinAzimuth, cosTilt, sinTilt, distance, scale, x, y }: Camera, at: { readonly x: number; readonly y: number }): { x: number; y: number } {
  const up = y - at.y;
  const away = up / scale / (cosTilt - (up * sinTilt) / (scale * distance));
  const right = ((at.x - x) * (distance + away * sinTilt)) / (scale * distance);
  return { x: right * cosAzimuth - away * sinAzimuth, y: right * sinAzimuth + away * cosAzimuth };
}
