import type { SkCanvas, SkImage } from '@shopify/react-native-skia';

import type { Brush } from './brush';

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
