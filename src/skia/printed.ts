import { ImageFormat, type SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from './brush';
import { paintedImage } from './paintedImage';

/** A drawing as the address of a picture: for panels, which show it without a canvas of their own. */
export function printed(brush: Brush, size: { readonly width: number; readonly height: number }, draw: (canvas: SkCanvas) => void): string {
  const image = paintedImage(brush, size, draw);
  const uri = `data:image/png;base64,${image.encodeToBase64(ImageFormat.PNG)}`;
  image.dispose();
  return uri;
}
