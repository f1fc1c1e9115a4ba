import { ClipOp, type SkCanvas, type SkPath } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import { FRAME_FIELDS } from '../physics/types';
import { project, sizeAt } from './camera';
import type { DiceDrawing } from './diceDrawing';

const INSIDE = ClipOp.Intersect;

/** What hangs at a die: a padlock at one that stays, a turning arrow at one that will be thrown again. */
export type DieMark = 'lock' | 'again';

/** A ring on the ground around a marked die; it ends where the felt does. */
export function drawRing(canvas: SkCanvas, skia: Skia, stage: DiceDrawing, poses: ArrayLike<number>, die: number): void {
  'worklet';
  const x = poses[die * FRAME_FIELDS] ?? 0;
  const y = poses[die * FRAME_FIELDS + 1] ?? 0;
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

/** Three quarters of a circle, and the head of an arrow. */
export function makeTurn(skia: Skia, unit: number): SkPath {
  const turn = skia.PathBuilder.Make();
  const round = 0.9 * unit;
  const bend = 0.5523 * round;
  turn.moveTo(round, 0);
  turn.cubicTo(round, bend, bend, round, 0, round);
  turn.cubicTo(-bend, round, -round, bend, -round, 0);
  turn.cubicTo(-round, -bend, -bend, -round, 0, -round);
  turn.lineTo(0.35 * unit, -round);
  turn.moveTo(-0.15 * unit, -round - 0.6 * unit);
  turn.lineTo(0.45 * unit, -round);
  turn.lineTo(-0.15 * unit, -round + 0.6 * unit);
  return turn.detach();
}

/** Where a mark hangs, in edges from the middle of its die: at the lower right, unless it would hide another die there. */
const CORNERS = [[0.52, -0.62], [-0.52, -0.62], [0.52, 0.62], [-0.52, 0.62]] as const;
/** Nearer than this (in edges) to the middle of another die, a mark hides what it shows. */
const CLEAR = 0.85;

/** The first corner of a die that is clear of all others, or else the clearest. */
function cornerFor(poses: ArrayLike<number>, die: number, edge: number): { readonly x: number; readonly y: number } {
  'worklet';
  const x = poses[die * FRAME_FIELDS] ?? 0;
  const y = poses[die * FRAME_FIELDS + 1] ?? 0;
  let best = { x, y };
  let most = -1;
  for (const [dx, dy] of CORNERS) {
    const at = { x: x + dx * edge, y: y + dy * edge };
    let away = CLEAR * edge;
    for (let other = 0; other < poses.length; other += FRAME_FIELDS) {
      if (other === die * FRAME_FIELDS) continue;
      const gapX = (poses[other] ?? 0) - at.x;
      const gapY = (poses[other + 1] ?? 0) - at.y;
      away = Math.min(away, Math.sqrt(gapX * gapX + gapY * gapY));
    }
    if (away > most) {
      most = away;
      best = at;
    }
  }
  return best;
}

/** As near to `wished` as a mark may be whose middle keeps this far from both edges. */
function within(wished: number, low: number, high: number, away: number): number {
  'worklet';
  return Math.max(low + away, Math.min(high - away, wished));
}

/** The mark at a corner of its die: the ring alone would tell it by colour and shape only from nearby. */
export function drawMark(canvas: SkCanvas, skia: Skia, stage: DiceDrawing, poses: ArrayLike<number>, die: number, mark: DieMark): void {
  'worklet';
  const { camera, ground, edge, unit, felt } = stage;
  const corner = cornerFor(poses, die, edge);
  const { x, y } = project(camera, corner.x, corner.y, ground);
  canvas.save();
  if (felt) canvas.translate(within(x, felt.left, felt.right, 2 * unit), within(y, felt.top, felt.bottom, 2 * unit));
  else canvas.translate(x, y);
  canvas.drawCircle(0, 0, 2 * unit, stage.markBack);
  if (mark === 'lock') {
    canvas.drawRRect({ rect: skia.XYWHRect(-unit, -0.35 * unit, 2 * unit, 1.5 * unit), rx: 0.25 * unit, ry: 0.25 * unit }, stage.mark);
    canvas.drawPath(stage.bow, stage.bowLine);
  } else canvas.drawPath(stage.turn, stage.bowLine);
  canvas.restore();
}
