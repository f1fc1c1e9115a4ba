import type { SkCanvas } from '@shopify/react-native-skia';

import { flatOrientation } from '../roll/relabel';
import { DIE_EDGE } from '../roll/tray';
import { makeCamera } from './camera';
import { drawDice } from './draw';
import { drawLockRing, drawPadlock } from './lock';
import type { DieSkin, Skia } from './skin';
import { makeStage, type Stage } from './stage';

/** A stage for single dice of this size (points per edge) whose middle is the origin of the canvas. */
export const makeStillStage = (skia: Skia, size: number, pixelRatio?: number): Stage =>
  makeStage(skia, { camera: makeCamera({ x: 0, y: 0.14 * size, scale: size / DIE_EDGE }), edge: DIE_EDGE, pixelRatio });

export interface StillDie {
  readonly skin: DieSkin;
  readonly face: number;
  readonly locked?: boolean | undefined;
  /** In 1/1024 of a turn. */
  readonly yaw?: number | undefined;
}

/** Draws one resting die around (x, y). */
export function drawStillDie(canvas: SkCanvas, skia: Skia, stage: Stage, { skin, face, locked, yaw = 0 }: StillDie, x: number, y: number): void {
  const q = flatOrientation(face, yaw);
  canvas.save();
  canvas.translate(x, y);
  if (locked) drawLockRing(canvas, stage, 0, 0);
  drawDice(canvas, skia, stage, [0, 0, DIE_EDGE / 2, q.w, q.x, q.y, q.z], [skin]);
  if (locked) drawPadlock(canvas, skia, stage, 0, 0);
  canvas.restore();
}
