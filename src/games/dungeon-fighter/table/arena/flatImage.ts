import type { SkCanvas, SkImage } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

/** A drawing in mm about its middle as a picture that can be laid into perspective at no cost per frame. */
export function flatImage(brush: Brush, half: number, pixels: number, draw: (brush: Brush, canvas: SkCanvas) => void): SkImage {
  const side = Math.ceil(2 * half * pixels);
  return paintedImage(brush, { width: side, height: side }, (canvas) => {
    canvas.translate(side / 2, side / 2);
    canvas.scale(pixels, pixels);
    draw(brush, canvas);
  });
}

/** A drawing as a picture, in pixels; it needs no surface any more. */
export function paintedImage({ skia }: Brush, { width, height }: { readonly width: number; readonly height: number }, draw: (canvas: SkCanvas) => void): SkImage {
  const surface = skia.Surface.Make(width, height);
  if (!surface) throw new Error(`no surface of ${width} × ${height}`);
  draw(surface.getCanvas());
  surface.flush();
  const snapshot = surface.makeImageSnapshot();
  const image = snapshot.makeNonTextureImage() ?? snapshot;
  if (image !== snapshot) snapshot.dispose();
  surface.dispose();
  return image;
}
