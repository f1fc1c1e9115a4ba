import { BlurStyle, PaintStyle, TileMode, type SkPaint } from '@shopify/react-native-skia';

import type { Camera } from './camera';
import type { Skia } from './skin';

/** Heights of a die above the ground (mm) at which its shadow gets another softness. */
export const SHADOW_HEIGHTS = [2, 12, 30, 70] as const;

/** What all dice of a scene share: the eye, the light, the ground they throw shadows on. */
export interface Stage {
  readonly camera: Camera;
  readonly edge: number;
  readonly ground: number;
  /** Shadow paints from near the ground to high above it. */
  readonly shadows: readonly SkPaint[];
  /** The dark seam where a die stands on the ground. */
  readonly seam: SkPaint;
  /** A soft light in the middle of a bright face, drawn in the face's own square. */
  readonly glow: SkPaint;
  /** Ring and padlock of a locked die. */
  readonly mark: SkPaint;
  readonly markLine: SkPaint;
  readonly markBack: SkPaint;
  readonly bow: SkPaint;
}

const SOFTNESS = [1.1, 2, 3.6, 6] as const;
const DARKNESS = [0.42, 0.3, 0.2, 0.12] as const;

export interface StageOptions {
  readonly camera: Camera;
  readonly edge: number;
  /** Height of the surface the shadows fall on. */
  readonly ground?: number;
  /** Colour of the ring and padlock of a locked die. */
  readonly mark?: string;
}

function glowPaint(skia: Skia): SkPaint {
  const paint = skia.Paint();
  paint.setAntiAlias(true);
  const white = (alpha: number) => Float32Array.of(1, 1, 1, alpha);
  paint.setShader(skia.Shader.MakeRadialGradient({ x: 0, y: 0 }, 0.6, [white(0.2), white(0.07), white(0)], [0, 0.55, 1], TileMode.Clamp));
  return paint;
}

export function makeStage(skia: Skia, { camera, edge, ground = 0, mark = '#F4E6C2' }: StageOptions): Stage {
  const dark = (alpha: number, softness: number): SkPaint => {
    const paint = skia.Paint();
    paint.setAntiAlias(true);
    paint.setColor(Float32Array.of(0, 0, 0, alpha));
    paint.setMaskFilter(skia.MaskFilter.MakeBlur(BlurStyle.Normal, softness * camera.scale, true));
    return paint;
  };
  const markPaint = skia.Paint();
  markPaint.setAntiAlias(true);
  markPaint.setColor(skia.Color(mark));
  const markLine = markPaint.copy();
  markLine.setStyle(PaintStyle.Stroke);
  markLine.setStrokeWidth(Math.max(1.5, 0.9 * camera.scale));
  const bow = markPaint.copy();
  bow.setStyle(PaintStyle.Stroke);
  bow.setStrokeWidth(Math.max(1.2, 0.055 * edge * camera.scale));
  const markBack = skia.Paint();
  markBack.setAntiAlias(true);
  markBack.setColor(Float32Array.of(0.08, 0.07, 0.06, 0.85));
  return {
    camera, edge, ground,
    shadows: SOFTNESS.map((softness, level) => dark(DARKNESS[level] ?? 0.1, softness)),
    seam: dark(0.5, 0.55),
    glow: glowPaint(skia),
    mark: markPaint,
    markLine,
    markBack,
    bow,
  };
}
