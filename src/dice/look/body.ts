import { BlendMode, VertexMode, type SkCanvas, type SkPoint } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import { cornersOf, FACE_AXES, isVisible, type Cube } from './cube';
import { shadeOf } from './light';
import { normalsOf, outlineOf } from './outline';
import { inRamp } from './ramp';
import type { DieSkin } from './skin';
import type { DiceDrawing } from './diceDrawing';

/** Rounding of the whole body, half an edge being 1. */
const ROUND = 0.2;

/** As bright as the visible faces are on average. */
function bodyShade(stage: DiceDrawing, cube: Cube): number {
  'worklet';
  let shades = 0;
  let faces = 0;
  for (const face of FACE_AXES) {
    if (!isVisible(stage.camera, cube, face)) continue;
    shades += shadeOf(cube.axes[face.out], face.sign);
    faces++;
  }
  return faces === 0 ? 0 : Math.round(shades / faces);
}

/** The rounded body: the outline of a smaller core, widened by the rounding on all sides; its last pixel fades out. */
export function drawBody(canvas: SkCanvas, skia: Skia, stage: DiceDrawing, cube: Cube, skin: DieSkin): void {
  'worklet';
  const { camera, edge, pixelRatio } = stage;
  const colour = skin.body[bodyShade(stage, cube)];
  if (!colour) return;
  const outline = outlineOf(cornersOf(camera, cube, 1 - ROUND));
  const normals = normalsOf(outline);
  const radius = ((edge / 2) * ROUND * camera.scale * camera.distance) / (camera.distance - cube.seen.near);
  const within = radius - 0.5 / pixelRatio;
  const beyond = radius + 0.5 / pixelRatio;
  const points: SkPoint[] = [];
  const ramp: SkPoint[] = [];
  const full = inRamp(0, 1);
  const clear = inRamp(1, 1);
  const corners: number[] = [];
  const count = outline.length;
  const last = 3 * count;
  for (let i = 0; i < count; i += 2) {
    const before = i === 0 ? count - 2 : i - 2;
    const x = outline[i] ?? 0;
    const y = outline[i + 1] ?? 0;
    const inX = normals[before] ?? 0;
    const inY = normals[before + 1] ?? 0;
    const outX = normals[i] ?? 0;
    const outY = normals[i + 1] ?? 0;
    const middle = Math.sqrt(2 + 2 * (inX * outX + inY * outY));
    for (let turn = 0; turn < 3; turn++) {
      const nx = turn === 0 ? inX : turn === 2 ? outX : (inX + outX) / middle;
      const ny = turn === 0 ? inY : turn === 2 ? outY : (inY + outY) / middle;
      const at = points.length;
      points.push({ x: x + within * nx, y: y + within * ny }, { x: x + beyond * nx, y: y + beyond * ny });
      ramp.push(full, clear);
      const next = at + 2 < last ? at + 2 : 0;
      corners.push(at, at + 1, next, at + 1, next + 1, next);
      if (at > 2) corners.push(0, at - 2, at);
    }
  }
  const vertices = skia.MakeVertices(VertexMode.Triangles, points, ramp, undefined, corners);
  stage.body.setColor(colour);
  canvas.drawVertices(vertices, BlendMode.SrcOver, stage.body);
  vertices.dispose();
}
