import { AlphaType, ColorType, type SkCanvas, type SkImage } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

/** An image of coverage alone: whatever paint draws it gives it its colour, so one mask serves every shade of every die. */
export function maskOf(skia: Skia, coverage: Uint8Array, width: number, height: number): SkImage {
  const info = { width, height, colorType: ColorType.Alpha_8, alphaType: AlphaType.Premul };
  const image = skia.Image.MakeImage(info, skia.Data.fromBytes(coverage), width);
  if (image === null) throw new Error(`no mask of ${width} × ${height}`);
  return image;
}

/** What an opaque colour covers of a canvas of that size. */
function coverageOf(canvas: SkCanvas, width: number, height: number): Uint8Array {
  const read = (colorType: ColorType) => canvas.readPixels(0, 0, { width, height, colorType, alphaType: AlphaType.Premul });
  const coverage = read(ColorType.Alpha_8);
  if (coverage instanceof Uint8Array) return coverage;
  // CanvasKit reads nothing but whole colours back.
  const colours = read(ColorType.RGBA_8888);
  if (colours === null) throw new Error('the canvas cannot be read');
  const alphas = new Uint8Array(width * height);
  for (let i = 0; i < alphas.length; i++) alphas[i] = colours[4 * i + 3] ?? 0;
  return alphas;
}

/** Draws a mask once, on the processor. */
export function drawMask(skia: Skia, width: number, height: number, draw: (canvas: SkCanvas) => void): SkImage {
  const surface = skia.Surface.Make(width, height);
  if (surface === null) throw new Error(`no surface of ${width} × ${height}`);
  const canvas = surface.getCanvas();
  draw(canvas);
  surface.flush();
  const mask = maskOf(skia, coverageOf(canvas, width, height), width, height);
  surface.dispose();
  return mask;
}
