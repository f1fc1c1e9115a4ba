import type { SkCanvas, SkPath } from '@shopify/react-native-skia';

import { project } from './camera';
import { FACE_AXES, type Cube } from './cube';
import { LIGHT } from './light';
import type { Skia } from './skin';
import { SHADOW_HEIGHTS, type Stage } from './stage';

/** The die's rounded edges throw a slightly smaller shadow. */
const SHARE = 0.94;
/** The lamp is large and the room is bright: shadows are shorter than the main light alone would make them. */
const SLANT = 0.7;

/** The outline of all faces that look towards the lamp, thrown onto the ground; straight down with slant 0. */
function shadowPath(skia: Skia, { camera, edge, ground }: Stage, { centre, axes }: Cube, slant: number): SkPath {
  'worklet';
  const path = skia.PathBuilder.Make();
  const half = (edge / 2) * SHARE;
  const lampX = (slant * LIGHT.x) / LIGHT.z;
  const lampY = (slant * LIGHT.y) / LIGHT.z;
  for (const { out, sign, right, up } of FACE_AXES) {
    const n = axes[out];
    if (sign * (n.x * lampX + n.y * lampY + n.z) <= 0) continue;
    const u = axes[right];
    const v = axes[up];
    for (let i = 0; i < 4; i++) {
      const a = i === 0 || i === 3 ? 1 : -1;
      const b = i < 2 ? 1 : -1;
      const height = Math.max(0, centre.z - ground + half * (sign * n.z + a * u.z + b * v.z));
      const point = project(
        camera,
        centre.x + half * (sign * n.x + a * u.x + b * v.x) - height * lampX,
        centre.y + half * (sign * n.y + a * u.y + b * v.y) - height * lampY,
        ground,
      );
      if (i === 0) path.moveTo(point.x, point.y);
      else path.lineTo(point.x, point.y);
    }
    path.close();
  }
  return path.detach();
}

export function drawShadow(canvas: SkCanvas, skia: Skia, stage: Stage, cube: Cube): void {
  'worklet';
  const height = cube.centre.z - stage.ground - stage.edge / 2;
  let level = 0;
  while (level < SHADOW_HEIGHTS.length - 1 && height > (SHADOW_HEIGHTS[level] ?? 0)) level++;
  const paint = stage.shadows[level];
  if (paint) canvas.drawPath(shadowPath(skia, stage, cube, SLANT), paint);
  if (level === 0) canvas.drawPath(shadowPath(skia, stage, cube, 0), stage.seam);
}
