import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';

import type { Camera } from '@/dice/look/camera';

import { PROPS, type PropKind } from '../../content/board';
import { planeMatrix } from './lens';
import type { SceneKit } from './scene';

/** A prop as it stands on the table: mm and radians. */
export interface StandingProp {
  readonly kind: PropKind;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly height: number;
}

/** One face of a prop as a rectangle of its own plane. */
function drawFace(canvas: SkCanvas, matrix: number[], width: number, height: number, paint: SkPaint, outline: SkPaint): void {
  'worklet';
  const rect = { x: -width / 2, y: 0, width, height };
  canvas.save();
  canvas.concat(matrix);
  canvas.drawRect(rect, paint);
  canvas.drawRect(rect, outline);
  canvas.restore();
}

const CARD_BORDER = 5;
const CARD_DIAMOND = 6;

/** A card's back: a border, and a diamond in its middle. */
function drawCardBack(canvas: SkCanvas, matrix: number[], width: number, height: number, paint: SkPaint): void {
  'worklet';
  canvas.save();
  canvas.concat(matrix);
  canvas.drawRect({ x: CARD_BORDER - width / 2, y: CARD_BORDER, width: width - 2 * CARD_BORDER, height: height - 2 * CARD_BORDER }, paint);
  canvas.translate(0, height / 2);
  canvas.rotate(45, 0, 0);
  canvas.drawRect({ x: -CARD_DIAMOND, y: -CARD_DIAMOND, width: 2 * CARD_DIAMOND, height: 2 * CARD_DIAMOND }, paint);
  canvas.restore();
}

/** A wall of bricks or an upright card. */
export function drawProp(canvas: SkCanvas, kit: SceneKit, camera: Camera, { kind, x, y, turn, height }: StandingProp): void {
  'worklet';
  const { length, thickness } = PROPS[kind];
  const deep = Math.max(3, thickness);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const paints = kit.props[kind];
  // Away from the eye along and across the prop: of each pair of opposite faces the nearer one is seen.
  const along = sin * camera.cosAzimuth - cos * camera.sinAzimuth < 0 ? 1 : -1;
  const across = cos * camera.cosAzimuth + sin * camera.sinAzimuth < 0 ? 1 : -1;
  const endX = x + (along * length * cos) / 2;
  const endY = y + (along * length * sin) / 2;
  const frontX = x - (across * deep * sin) / 2;
  const frontY = y + (across * deep * cos) / 2;
  drawFace(canvas, planeMatrix(camera, [endX, endY, 0], [-sin, cos, 0], [0, 0, 1]), deep, height, paints.side, kit.outline);
  const front = planeMatrix(camera, [frontX, frontY, 0], [cos, sin, 0], [0, 0, 1]);
  drawFace(canvas, front, length, height, paints.front, kit.outline);
  if (kind === 'card') drawCardBack(canvas, front, length, height, kit.cardBack);
  drawFace(canvas, planeMatrix(camera, [x + (deep * sin) / 2, y - (deep * cos) / 2, height], [cos, sin, 0], [-sin, cos, 0]), length, deep, paints.top, kit.outline);
}
