import { BlendMode, type SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from './brush';

export interface Grain {
  /** Noise per unit: small numbers make stains, large ones fibre. */
  readonly frequency: number;
  readonly seed: number;
  readonly opacity: number;
  /** Stretch across, for fibre and wood. */
  readonly stretch?: number;
}

/** Lays a grain over what was drawn in the rectangle, darkening and lightening it: paper, felt, stone or wood. */
export function drawGrain(brush: Brush, canvas: SkCanvas, x: number, y: number, width: number, height: number, grain: Grain): void {
  const { skia } = brush;
  const paint = skia.Paint();
  paint.setShader(skia.Shader.MakeFractalNoise(grain.frequency, grain.frequency * (grain.stretch ?? 1), 3, grain.seed, 0, 0));
  // Grey noise that keeps its alpha: colour noise would tint the paper.
  const { opacity } = grain;
  paint.setColorFilter(
    skia.ColorFilter.MakeMatrix([0.6, 0.4, 0, 0, 0, 0.6, 0.4, 0, 0, 0, 0.6, 0.4, 0, 0, 0, 0, 0, 0, 0, opacity]),
  );
  paint.setBlendMode(BlendMode.SoftLight);
  canvas.drawRect(brush.rect(x, y, width, height), paint);
}
