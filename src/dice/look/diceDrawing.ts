import { PaintStyle, type SkPaint, type SkPath } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import type { Camera } from './camera';
import { makeBow, makeTurn, padlockUnit } from './mark';
import { rampShader } from './ramp';

/** The edges of what dice lie on, in points of the canvas. */
export interface Felt {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What all dice of a scene share: the eye, the light, the ground they throw shadows on. */
export interface DiceDrawing {
  readonly camera: Camera;
  readonly edge: number;
  readonly ground: number;
  /** Pixels per point of the screen. */
  readonly pixelRatio: number;
  /** Black, and whatever colour a body has, as dense as the ramp says. */
  readonly shadow: SkPaint;
  readonly body: SkPaint;
  /** A soft light in the middle of a bright face. */
  readonly glow: SkPaint;
  /** Ring, padlock and turning arrow of marked dice. */
  readonly mark: SkPaint;
  readonly markLine: SkPaint;
  readonly markBack: SkPaint;
  readonly bowLine: SkPaint;
  readonly bow: SkPath;
  readonly turn: SkPath;
  /** Half the width of a padlock's body in points. */
  readonly unit: number;
  /** Marks of dice stay on it. */
  readonly felt: Felt | undefined;
}

export interface DiceDrawingOptions {
  readonly camera: Camera;
  readonly edge: number;
  /** Height of the surface the shadows fall on. */
  readonly ground?: number;
  readonly pixelRatio?: number | undefined;
  /** Colour of the ring and sign of a marked die. */
  readonly mark?: string;
  readonly felt?: Felt;
}

export function makeDiceDrawing(skia: Skia, { camera, edge, ground = 0, pixelRatio = 1, mark = '#F4E6C2', felt }: DiceDrawingOptions): DiceDrawing {
  const shadow = skia.Paint();
  shadow.setColor(Float32Array.of(0, 0, 0, 1));
  shadow.setShader(rampShader(skia));
  const glow = skia.Paint();
  glow.setColor(Float32Array.of(1, 1, 1, 0.2));
  const markPaint = skia.Paint();
  markPaint.setAntiAlias(true);
  markPaint.setColor(skia.Color(mark));
  const markLine = markPaint.copy();
  markLine.setStyle(PaintStyle.Stroke);
  markLine.setStrokeWidth(Math.max(1.5, 0.9 * camera.scale));
  const bowLine = markPaint.copy();
  bowLine.setStyle(PaintStyle.Stroke);
  bowLine.setStrokeWidth(Math.max(1.2, 0.055 * edge * camera.scale));
  const unit = padlockUnit(edge, camera.scale);
  const markBack = skia.Paint();
  markBack.setAntiAlias(true);
  markBack.setColor(Float32Array.of(0.08, 0.07, 0.06, 0.85));
  return {
    camera, edge, ground, pixelRatio,
    shadow,
    body: shadow.copy(),
    glow,
    mark: markPaint,
    markLine,
    markBack,
    bowLine,
    bow: makeBow(skia, unit),
    turn: makeTurn(skia, unit),
    unit,
    felt,
  };
}
