import type { SkCanvas, SkPath } from '@shopify/react-native-skia';

import { see, type Camera, type Seen } from './camera';
import { SHADES, type DieSkin, type Skia } from './skin';
import { SHADOW_HEIGHTS, type Stage } from './stage';

/** Towards the lamp: up, to the left and a little from behind the tray. */
const LIGHT = { x: -0.36, y: 0.42, z: 0.833 };
const AMBIENT = 0.3;
/** Half of the flat part of a face and the radius of its corners, half an edge being 1. */
const FLAT = 0.88;
const FLAT_CORNER = 0.24;
/** Rounding of the whole body. */
const ROUND = 0.2;

/** Axes of faces 0…5 as columns of the die's own frame: outward, to the right and up when looked at. */
const FACES = [
  { n: [1, 0, 0], u: [0, 1, 0], v: [0, 0, 1] },
  { n: [0, 1, 0], u: [0, 0, 1], v: [1, 0, 0] },
  { n: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
  { n: [0, 0, -1], u: [0, 1, 0], v: [1, 0, 0] },
  { n: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 1] },
  { n: [-1, 0, 0], u: [0, 0, 1], v: [0, 1, 0] },
] as const;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The rotation matrix by rows. */
  readonly m: readonly number[];
}

function frameAt(poses: ArrayLike<number>, at: number): Frame {
  'worklet';
  const w = poses[at + 3] ?? 1;
  const x = poses[at + 4] ?? 0;
  const y = poses[at + 5] ?? 0;
  const z = poses[at + 6] ?? 0;
  return {
    x: poses[at] ?? 0, y: poses[at + 1] ?? 0, z: poses[at + 2] ?? 0,
    m: [
      1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y),
      2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x),
      2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y),
    ],
  };
}

/** A direction of the die in the world. */
function turn(m: readonly number[], d: readonly [number, number, number], row: number): number {
  'worklet';
  return (m[3 * row] ?? 0) * d[0] + (m[3 * row + 1] ?? 0) * d[1] + (m[3 * row + 2] ?? 0) * d[2];
}

function quad(path: SkPath, corners: readonly { x: number; y: number }[]): void {
  'worklet';
  corners.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.close();
}

function onScreen(camera: Camera, x: number, y: number, z: number): { x: number; y: number } {
  'worklet';
  const seen: Seen = { x: 0, y: 0, near: 0 };
  see(seen, camera, x, y, z);
  const size = (camera.scale * camera.distance) / (camera.distance - seen.near);
  return { x: camera.x + seen.x * size, y: camera.y - seen.y * size };
}

const SIGNS = [[1, 1], [-1, 1], [-1, -1], [1, -1]] as const;

/** The outline of all faces that look towards the lamp, thrown onto the ground. */
function shadowPath(skia: Skia, { camera, edge, ground }: Stage, { x, y, z, m }: Frame, slant: number): SkPath {
  'worklet';
  const path = skia.Path.Make();
  const half = edge / 2;
  for (const { n, u, v } of FACES) {
    const facing = turn(m, n, 0) * LIGHT.x * slant + turn(m, n, 1) * LIGHT.y * slant + turn(m, n, 2) * LIGHT.z;
    if (facing <= 0) continue;
    quad(path, SIGNS.map(([a, b]) => {
      const px = x + half * 0.94 * (turn(m, n, 0) + a * turn(m, u, 0) + b * turn(m, v, 0));
      const py = y + half * 0.94 * (turn(m, n, 1) + a * turn(m, u, 1) + b * turn(m, v, 1));
      const height = Math.max(0, z - ground + half * 0.94 * (turn(m, n, 2) + a * turn(m, u, 2) + b * turn(m, v, 2)));
      return onScreen(camera, px - (slant * height * LIGHT.x) / LIGHT.z, py - (slant * height * LIGHT.y) / LIGHT.z, ground);
    }));
  }
  return path;
}

function drawShadow(canvas: SkCanvas, skia: Skia, stage: Stage, frame: Frame): void {
  'worklet';
  const height = frame.z - stage.ground - stage.edge / 2;
  let level = 0;
  while (level < SHADOW_HEIGHTS.length - 1 && height > (SHADOW_HEIGHTS[level] ?? 0)) level++;
  const paint = stage.shadows[level];
  if (paint) canvas.drawPath(shadowPath(skia, stage, frame, 0.75), paint);
  if (level === 0) canvas.drawPath(shadowPath(skia, stage, frame, 0), stage.seam);
}

function shadeOf(nx: number, ny: number, nz: number): number {
  'worklet';
  const lit = Math.max(0, nx * LIGHT.x + ny * LIGHT.y + nz * LIGHT.z);
  return Math.min(SHADES - 1, Math.max(0, Math.round((AMBIENT + (1 - AMBIENT) * lit) * (SHADES - 1))));
}

/** Maps a face's own square (−1…1) onto the canvas, with perspective. */
function faceMatrix(camera: Camera, frame: Frame, half: number, face: (typeof FACES)[number]): number[] {
  'worklet';
  const { m } = frame;
  const a: Seen = { x: 0, y: 0, near: 0 };
  const b: Seen = { x: 0, y: 0, near: 0 };
  const c: Seen = { x: 0, y: 0, near: 0 };
  see(a, camera, half * turn(m, face.u, 0), half * turn(m, face.u, 1), half * turn(m, face.u, 2));
  see(b, camera, -half * turn(m, face.v, 0), -half * turn(m, face.v, 1), -half * turn(m, face.v, 2));
  see(c, camera, frame.x + half * turn(m, face.n, 0), frame.y + half * turn(m, face.n, 1), frame.z + half * turn(m, face.n, 2));
  const zoom = camera.scale * camera.distance;
  const depth = camera.distance - c.near;
  return [
    zoom * a.x - camera.x * a.near, zoom * b.x - camera.x * b.near, zoom * c.x + camera.x * depth,
    -zoom * a.y - camera.y * a.near, -zoom * b.y - camera.y * b.near, -zoom * c.y + camera.y * depth,
    -a.near, -b.near, depth,
  ];
}

/** Whether the eye sees the outside of a face. */
function visible(camera: Camera, frame: Frame, half: number, n: readonly [number, number, number]): boolean {
  'worklet';
  const { m } = frame;
  const normal: Seen = { x: 0, y: 0, near: 0 };
  const centre: Seen = { x: 0, y: 0, near: 0 };
  see(normal, camera, turn(m, n, 0), turn(m, n, 1), turn(m, n, 2));
  see(centre, camera, frame.x, frame.y, frame.z);
  return normal.near * camera.distance - (normal.x * centre.x + normal.y * centre.y + normal.near * centre.near) > half;
}

function drawBody(canvas: SkCanvas, skia: Skia, stage: Stage, frame: Frame, skin: DieSkin): void {
  'worklet';
  const { camera } = stage;
  const half = stage.edge / 2;
  const core = half * (1 - ROUND);
  const { m } = frame;
  const rounding = 2 * half * ROUND * camera.scale;
  for (let pass = 0; pass < 2; pass++) {
    for (let index = 0; index < FACES.length; index++) {
      const face = FACES[index];
      if (!face || !visible(camera, frame, half, face.n)) continue;
      const shade = shadeOf(turn(m, face.n, 0), turn(m, face.n, 1), turn(m, face.n, 2));
      if (pass === 0) {
        // The rounded body: the core's faces with a thick round line around them, a little darker than the flat parts.
        const path = skia.Path.Make();
        quad(path, SIGNS.map(([s, t]) => onScreen(camera,
          frame.x + core * (turn(m, face.n, 0) + s * turn(m, face.u, 0) + t * turn(m, face.v, 0)),
          frame.y + core * (turn(m, face.n, 1) + s * turn(m, face.u, 1) + t * turn(m, face.v, 1)),
          frame.z + core * (turn(m, face.n, 2) + s * turn(m, face.u, 2) + t * turn(m, face.v, 2)))));
        const rim = Math.max(0, shade - 4);
        const line = skin.bodyLine[rim];
        const fill = skin.body[rim];
        if (!line || !fill) continue;
        line.setStrokeWidth(rounding);
        canvas.drawPath(path, line);
        canvas.drawPath(path, fill);
      } else {
        canvas.save();
        canvas.concat(faceMatrix(camera, frame, half, face));
        const ground = skin.grounds[index]?.[shade];
        if (ground) canvas.drawRRect({ rect: { x: -FLAT, y: -FLAT, width: 2 * FLAT, height: 2 * FLAT }, rx: FLAT_CORNER, ry: FLAT_CORNER }, ground);
        const art = skin.arts[index];
        const ink = skin.inks[index]?.[shade];
        if (art && ink) canvas.drawPath(art, ink);
        canvas.restore();
      }
    }
  }
}

/** Draws dice (FRAME_FIELDS numbers each) with their shadows, the far ones first. */
export function drawDice(canvas: SkCanvas, skia: Skia, stage: Stage, poses: ArrayLike<number>, skins: readonly DieSkin[]): void {
  'worklet';
  const frames = skins.map((skin, die) => ({ skin, frame: frameAt(poses, die * 7), near: 0 }));
  const seen: Seen = { x: 0, y: 0, near: 0 };
  for (const item of frames) {
    drawShadow(canvas, skia, stage, item.frame);
    see(seen, stage.camera, item.frame.x, item.frame.y, item.frame.z);
    item.near = seen.near;
  }
  frames.sort((a, b) => a.near - b.near);
  for (const { frame, skin } of frames) drawBody(canvas, skia, stage, frame, skin);
}
