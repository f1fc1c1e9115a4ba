import { ClipOp, type SkCanvas, type SkPath } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import { project, sizeAt } from './camera';
import type { Stage } from './stage';

const INSIDE = ClipOp.Intersect;

/** A ring on the ground around a die that stays; it ends where the felt does. */
export function drawLockRing(canvas: SkCanvas, skia: Skia, stage: Stage, x: number, y: number): void {
  'worklet';
  const { camera, ground, edge, felt } = stage;
  const centre = project(camera, x, y, ground);
  const radius = 0.8 * edge * sizeAt(camera, { x, y, z: ground });
  const flat = camera.cosTilt;
  canvas.save();
  if (felt) canvas.clipRect(skia.XYWHRect(felt.left, felt.top, felt.right - felt.left, felt.bottom - felt.top), INSIDE, true);
  canvas.translate(centre.x, centre.y);
  canvas.scale(1, flat);
  canvas.drawCircle(0, 0, radius, stage.markLine);
  canvas.restore();
}

/** Half the width of a padlock's body in points. */
export const padlockUnit = (edge: number, scale: number): number => Math.max(3.2, 0.15 * edge * scale);

export function makeBow(skia: Skia, unit: number): SkPath {
  const bow = skia.PathBuilder.Make();
  bow.moveTo(-0.6 * unit, -0.3 * unit);
  bow.lineTo(-0.6 * unit, -0.65 * unit);
  bow.cubicTo(-0.6 * unit, -1.5 * unit, 0.6 * unit, -1.5 * unit, 0.6 * unit, -0.65 * unit);
  bow.lineTo(0.6 * unit, -0.3 * unit);
  return bow.detach();
}

/** As near to `wished` as a padlock may be whose middle keeps this far from both edges. */
function within(wished: number, low: number, high: number, away: number): number {
  'worklet';
  return Math.max(low + away, Math.min(high - away, wished));
}

/** A padlock at its lower right: the ring alone would tell it by colour and shape only from nearby. */
export function drawPadlock(canvas: SkCanvas, skia: Skia, stage: Stage, x: number, y: number): void {
  'worklet';
  const { camera, ground, edge, unit, felt } = stage;
  const corner = project(camera, x + 0.52 * edge, y - 0.62 * edge, ground);
  canvas.save();
  if (felt) canvas.translate(within(corner.x, felt.left, felt.right, 2 * unit), within(corner.y, felt.top, felt.bottom, 2 * unit));
  else canvas.translate(corner.x, corner.y);
  canvas.drawCircle(0, 0, 2 * unit, stage.markBack);
  canvas.drawRRect({ rect: skia.XYWHRect(-unit, -0.35 * unit, 2 * unit, 1.5 * unit), rx: 0.25 * unit, ry: 0.25 * unit }, stage.mark);
  canvas.drawPath(stage.bow, stage.bowLine);
  canvas.restore();
}
