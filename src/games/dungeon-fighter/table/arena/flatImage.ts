import type { SkCanvas, SkImage } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import { paintedImage } from '@/skia/paintedImage';

/** A drawing in mm about its middle as a picture that can be laid into perspective at no cost per frame. */
export function flatImage(brush: Brush, half: number, pixels: number, draw: (brush: Brush, canvas: SkCanvas) => void): SkImage {
  const side = Math.ceil(2 * half * pixels);
  return paintedImage(brush, { width: side, height: side }, (canvas) => {
    canvas.translate(side / 2, side / 2);
    canvas.scale(pixels, pixels);
    draw(brush, canvas);
  });
}
