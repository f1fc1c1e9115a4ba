/** What our tables use of @shopify/react-native-skia, for browsers: see metro.config.js. */
import type { SkCanvas, SkPicture, SkPoint, SkRect } from '@shopify/react-native-skia';

import { Skia } from './skia';

export { Canvas } from './Canvas';
export { useFont, useTypeface } from './fonts';
export { Circle, Group, Line, Picture, Rect, Shadow, Text } from './scene';
export * from './skiaTypes';
export { Skia };

export const vec = (x = 0, y = x): SkPoint => ({ x, y });

/** Records what is drawn, within these bounds. */
export function createPicture(draw: (canvas: SkCanvas) => void, bounds?: SkRect | { readonly width: number; readonly height: number }): SkPicture {
  const recorder = Skia.PictureRecorder();
  const rect = bounds && ('x' in bounds ? bounds : Skia.XYWHRect(0, 0, bounds.width, bounds.height));
  draw(recorder.beginRecording(rect));
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
}
