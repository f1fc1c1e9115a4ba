import { FACE_UP } from '../roll/relabel';
import { see, type Camera, type Seen } from './camera';

/** Faces 0…5: which of the die's own axes points out of it (with its sign), to the right and up when looked at. */
export interface FaceAxes {
  readonly out: 0 | 1 | 2;
  readonly sign: 1 | -1;
  readonly right: 0 | 1 | 2;
  readonly up: 0 | 1 | 2;
}

export const FACE_AXES: readonly FaceAxes[] = [
  { out: 0, sign: 1, right: 1, up: FACE_UP[0] },
  { out: 1, sign: 1, right: 2, up: FACE_UP[1] },
  { out: 2, sign: 1, right: 0, up: FACE_UP[2] },
  { out: 2, sign: -1, right: 1, up: FACE_UP[3] },
  { out: 1, sign: -1, right: 0, up: FACE_UP[4] },
  { out: 0, sign: -1, right: 2, up: FACE_UP[5] },
];

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A die in the world and as the camera sees it: centre and half axes, so that every corner is a sum of them. */
export interface Cube {
  readonly centre: Vector;
  readonly axes: readonly [Vector, Vector, Vector];
  readonly seen: Seen;
  readonly seenAxes: readonly [Seen, Seen, Seen];
}

export function cubeAt(camera: Camera, half: number, poses: ArrayLike<number>, at: number): Cube {
  'worklet';
  const w = poses[at + 3] ?? 1;
  const x = poses[at + 4] ?? 0;
  const y = poses[at + 5] ?? 0;
  const z = poses[at + 6] ?? 0;
  const centre = { x: poses[at] ?? 0, y: poses[at + 1] ?? 0, z: poses[at + 2] ?? 0 };
  const a = { x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + w * z), z: 2 * (x * z - w * y) };
  const b = { x: 2 * (x * y - w * z), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + w * x) };
  const c = { x: 2 * (x * z + w * y), y: 2 * (y * z - w * x), z: 1 - 2 * (x * x + y * y) };
  const seen: Seen = { x: 0, y: 0, near: 0 };
  const seenA: Seen = { x: 0, y: 0, near: 0 };
  const seenB: Seen = { x: 0, y: 0, near: 0 };
  const seenC: Seen = { x: 0, y: 0, near: 0 };
  see(seen, camera, centre.x, centre.y, centre.z);
  see(seenA, camera, half * a.x, half * a.y, half * a.z);
  see(seenB, camera, half * b.x, half * b.y, half * b.z);
  see(seenC, camera, half * c.x, half * c.y, half * c.z);
  return { centre, axes: [a, b, c], seen, seenAxes: [seenA, seenB, seenC] };
}

/** Whether the eye sees the outside of a face. */
export function isVisible(camera: Camera, { seen, seenAxes }: Cube, { out, sign }: FaceAxes): boolean {
  'worklet';
  const n = seenAxes[out];
  const square = n.x * n.x + n.y * n.y + n.near * n.near;
  return sign * (n.near * camera.distance - (n.x * seen.x + n.y * seen.y + n.near * seen.near)) > square;
}

/**
 * Maps a face's own square (−1…1, y down) onto the canvas. Within one die perspective is a matter of a pixel, and
 * graphics cards draw small curves badly through a perspective matrix, so the face is as large as its middle.
 */
export function faceMatrix(camera: Camera, { seen, seenAxes }: Cube, { out, sign, right, up }: FaceAxes): number[] {
  'worklet';
  const a = seenAxes[right];
  const b = seenAxes[up];
  const n = seenAxes[out];
  const size = (camera.scale * camera.distance) / (camera.distance - seen.near - sign * n.near);
  return [
    size * a.x, -size * b.x, camera.x + size * (seen.x + sign * n.x),
    -size * a.y, size * b.y, camera.y - size * (seen.y + sign * n.y),
    0, 0, 1,
  ];
}

/** The eight corners of the cube shrunk to `share`, on the canvas; x and y in turn. */
export function cornersOf(camera: Camera, { seen, seenAxes: [a, b, c] }: Cube, share: number): number[] {
  'worklet';
  const points: number[] = [];
  for (let corner = 0; corner < 8; corner++) {
    const i = corner & 1 ? share : -share;
    const j = corner & 2 ? share : -share;
    const k = corner & 4 ? share : -share;
    const size = (camera.scale * camera.distance) / (camera.distance - seen.near - i * a.near - j * b.near - k * c.near);
    points.push(camera.x + size * (seen.x + i * a.x + j * b.x + k * c.x), camera.y - size * (seen.y + i * a.y + j * b.y + k * c.y));
  }
  return points;
}
