import { Skia, type SkCanvas } from '@shopify/react-native-skia';

import { project, sizeAt, type Camera } from '@/dice/look/camera';
import { drawDice } from '@/dice/look/draw';
import type { DieSkin } from '@/dice/look/skin';
import type { DiceDrawing } from '@/dice/look/diceDrawing';

import { DIE_EDGE } from '../../content/board';
import type { Reading } from '../throwing/evidence';
import { ringShare } from '../throwing/meters';
import { drawPower, drawRing } from './handMarks';
import { drawTool, type HandTool } from './handTools';
import type { SceneKit } from './scene';

/** A die in the hand, a little turned, as one holds it. */
const HELD_POSE = [0.92, 0.12, 0.2, 0.31] as const;
const SMALLEST_RING = 24;

export interface HeldDie {
  /** Where the hand hovers, in mm. */
  readonly hand: { readonly x: number; readonly y: number; readonly z: number };
  /** How far the finger has dragged it, and how far aside the hand is drawn, in points. */
  readonly drag: { readonly x: number; readonly y: number };
  readonly aside: number;
  readonly skin: DieSkin;
  readonly tool: HandTool | undefined;
  readonly readings: readonly Reading[];
  /** Milliseconds since the readings were taken. */
  readonly elapsed: number;
  readonly power: number;
}

/** What lies under the die in the hand: what it is thrown with, the ring, the gauge. */
export function drawAroundHand(canvas: SkCanvas, kit: SceneKit, camera: Camera, { hand, aside, tool, readings, elapsed, power }: HeldDie): void {
  'worklet';
  const { x, y } = project(camera, hand.x, hand.y, hand.z);
  const at = { x: x + aside, y };
  const around = Math.max(SMALLEST_RING, sizeAt(camera, hand) * DIE_EDGE);
  if (tool) drawTool(canvas, kit, tool, at, around, readings);
  drawRing(canvas, kit, at, around, readings.length === 0 ? 1 : ringShare(readings, elapsed), readings.length > 0);
  drawPower(canvas, kit, at, around, power);
}

/** The die itself, nearer than all others. A hand below the table throws no shadow on it. */
export function drawHeldDie(canvas: SkCanvas, stage: DiceDrawing, { hand, drag, aside, skin }: HeldDie): void {
  'worklet';
  const { camera } = stage;
  const points = sizeAt(camera, hand);
  const right = (drag.x + aside) / points;
  const pose = [hand.x + right * camera.cosAzimuth, hand.y + right * camera.sinAzimuth, hand.z - drag.y / points, ...HELD_POSE];
  drawDice(canvas, Skia, hand.z < 0 ? { ...stage, ground: hand.z - 2 * DIE_EDGE } : stage, pose, [skin]);
}
