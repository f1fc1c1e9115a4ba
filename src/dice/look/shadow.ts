import { BlendMode, VertexMode, type SkCanvas, type SkPoint } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import { see, type Camera, type Seen } from './camera';
import type { Cube } from './cube';
import { LIGHT } from './light';
import { normalsOf, outlineOf, type Points } from './outline';
import { inRamp } from './ramp';
import type { DiceDrawing } from './diceDrawing';

/** The die's rounded edges throw a slightly smaller shadow. */
const SHARE = 0.94;
/** The lamp is large and the room is bright: shadows are shorter than the main light alone would make them. */
const SLANT = 0.7;
/** Height above the ground (mm), softness (mm) and darkness: a shadow fades as its die rises. */
const FADING = [[0, 1.1, 0.42], [7, 2, 0.3], [21, 3.6, 0.2], [50, 6, 0.12]] as const;
/** The dark seam where a die stands on the ground, gone when it is this high. */
const SEAM_HEIGHT = 2;
const SEAM_SOFTNESS = 0.55;
const SEAM_DARKNESS = 0.5;

/** Triangles with a place in the ramp for every corner. */
interface Mesh {
  readonly points: SkPoint[];
  readonly ramp: SkPoint[];
  readonly corners: number[];
}

/** The corners of a die thrown onto the ground, on the canvas; straight down with slant 0. */
function shadowPoints(camera: Camera, edge: number, ground: number, { centre, axes: [a, b, c] }: Cube, slant: number): number[] {
  'worklet';
  const half = (edge / 2) * SHARE;
  const lampX = (slant * LIGHT.x) / LIGHT.z;
  const lampY = (slant * LIGHT.y) / LIGHT.z;
  const seen: Seen = { x: 0, y: 0, near: 0 };
  const points: number[] = [];
  for (let corner = 0; corner < 8; corner++) {
    const i = corner & 1 ? half : -half;
    const j = corner & 2 ? half : -half;
    const k = corner & 4 ? half : -half;
    const height = Math.max(0, centre.z - ground + i * a.z + j * b.z + k * c.z);
    see(seen, camera, centre.x + i * a.x + j * b.x + k * c.x - height * lampX, centre.y + i * a.y + j * b.y + k * c.y - height * lampY, ground);
    const size = (camera.scale * camera.distance) / (camera.distance - seen.near);
    points.push(camera.x + seen.x * size, camera.y - seen.y * size);
  }
  return points;
}

/** The least distance from a point inside to the edges. */
function roomAround(outline: Points, normals: Points, x: number, y: number): number {
  'worklet';
  let least = Infinity;
  for (let i = 0; i < outline.length; i += 2) {
    least = Math.min(least, ((outline[i] ?? 0) - x) * (normals[i] ?? 0) + ((outline[i + 1] ?? 0) - y) * (normals[i + 1] ?? 0));
  }
  return least;
}

/** A shape whose darkness fades from within its edge to beyond it, as blurring it by `softness` points would do. */
function addSoftShape({ points, ramp, corners }: Mesh, outline: Points, softness: number, darkness: number, hollow: boolean): void {
  'worklet';
  const count = outline.length / 2;
  if (count < 3) return;
  const normals = normalsOf(outline);
  let x = 0;
  let y = 0;
  for (let i = 0; i < outline.length; i += 2) {
    x += (outline[i] ?? 0) / count;
    y += (outline[i + 1] ?? 0) / count;
  }
  const reach = 2 * softness;
  const room = roomAround(outline, normals, x, y);
  const inset = Math.min(reach, room);
  const within = room > 0 ? 1 - inset / room : 0;
  // A shape smaller than its blur is nowhere as dark as a large one.
  const density = darkness * Math.min(1, room / reach);
  const dark = inRamp((reach - inset) / (2 * reach), density);
  const clear = inRamp(1, density);
  const first = points.length;
  for (let i = 0; i < count; i++) {
    const before = (i + count - 1) % count;
    const px = outline[2 * i] ?? 0;
    const py = outline[2 * i + 1] ?? 0;
    points.push(
      { x: x + (px - x) * within, y: y + (py - y) * within },
      { x: px + reach * (normals[2 * before] ?? 0), y: py + reach * (normals[2 * before + 1] ?? 0) },
      { x: px + reach * (normals[2 * i] ?? 0), y: py + reach * (normals[2 * i + 1] ?? 0) },
    );
    ramp.push(dark, clear, clear);
    const inner = first + 3 * i;
    const next = first + 3 * ((i + 1) % count);
    corners.push(inner, inner + 1, inner + 2, inner, inner + 2, next + 1, inner, next + 1, next);
    if (i > 1 && !hollow) corners.push(first, inner - 3, inner);
  }
}

function addShadow(mesh: Mesh, { camera, edge, ground }: DiceDrawing, cube: Cube): void {
  'worklet';
  const height = Math.max(0, cube.centre.z - ground - edge / 2);
  let step = 1;
  while (step < FADING.length - 1 && height > (FADING[step]?.[0] ?? 0)) step++;
  const [low = 0, softLow = 0, darkLow = 0] = FADING[step - 1] ?? [];
  const [high = 1, softHigh = 0, darkHigh = 0] = FADING[step] ?? [];
  const share = Math.min(1, (height - low) / (high - low));
  const softness = softLow + share * (softHigh - softLow);
  const darkness = darkLow + share * (darkHigh - darkLow);
  addSoftShape(mesh, outlineOf(shadowPoints(camera, edge, ground, cube, SLANT)), softness * camera.scale, darkness, false);
  if (height >= SEAM_HEIGHT) return;
  // Its middle is always behind the die.
  const seam = SEAM_DARKNESS * (1 - height / SEAM_HEIGHT);
  addSoftShape(mesh, outlineOf(shadowPoints(camera, edge, ground, cube, 0)), SEAM_SOFTNESS * camera.scale, seam, true);
}

/** All shadows at once, as triangles: blurring each of them would cost more than everything else in the picture. */
export function drawShadows(canvas: SkCanvas, skia: Skia, stage: DiceDrawing, cubes: readonly Cube[]): void {
  'worklet';
  const mesh: Mesh = { points: [], ramp: [], corners: [] };
  for (const cube of cubes) addShadow(mesh, stage, cube);
  if (mesh.corners.length === 0) return;
  const vertices = skia.MakeVertices(VertexMode.Triangles, mesh.points, mesh.ramp, undefined, mesh.corners);
  canvas.drawVertices(vertices, BlendMode.SrcOver, stage.shadow);
  vertices.dispose();
}
