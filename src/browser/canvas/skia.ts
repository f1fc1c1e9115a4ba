import type { SkColor, Skia as WholeSkia } from '@shopify/react-native-skia';
import { JsiSkColorFilterFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkColorFilterFactory';
import { JsiSkDataFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkDataFactory';
import { JsiSkFont } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkFont';
import { JsiSkImageFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkImageFactory';
import { JsiSkMaskFilterFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkMaskFilterFactory';
import { JsiSkMatrix } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkMatrix';
import { JsiSkPaint } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkPaint';
import { JsiSkPathBuilderFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkPathBuilderFactory';
import { JsiSkPathEffectFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkPathEffectFactory';
import { JsiSkPathFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkPathFactory';
import { JsiSkPictureRecorder } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkPictureRecorder';
import { JsiSkRRect } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkRRect';
import { JsiSkRect } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkRect';
import { JsiSkShaderFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkShaderFactory';
import { JsiSkSurfaceFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkSurfaceFactory';
import { JsiSkTypeface } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkTypeface';
import { JsiSkTypefaceFactory } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkTypefaceFactory';
import { MakeVertices } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkVerticesFactory';
import type { CanvasKit as CanvasKitModule } from 'canvaskit-wasm';

import { colourOf } from './colour';

/** It has arrived before anything that draws is loaded: see `loadSkia`. */
export const CanvasKit = (globalThis as unknown as { readonly CanvasKit: CanvasKitModule }).CanvasKit;

type Used =
  | 'Color' | 'ColorFilter' | 'Data' | 'Font' | 'Image' | 'MakeVertices' | 'MaskFilter' | 'Matrix' | 'Paint' | 'Path' | 'PathBuilder' | 'PathEffect'
  | 'PictureRecorder' | 'RRectXY' | 'Shader' | 'Surface' | 'Typeface' | 'XYWHRect';

/** What our drawings use of Skia: the rest (film, animation files, paragraphs, …) need not be loaded. */
export const Skia: Pick<typeof WholeSkia, Used> = {
  Color: (colour) => (typeof colour === 'string' ? colourOf(colour) : (colour as SkColor)),
  ColorFilter: new JsiSkColorFilterFactory(CanvasKit),
  Data: new JsiSkDataFactory(CanvasKit),
  Font: (typeface, size) => new JsiSkFont(CanvasKit, new CanvasKit.Font(typeface === undefined ? null : JsiSkTypeface.fromValue(typeface), size)),
  Image: new JsiSkImageFactory(CanvasKit),
  MakeVertices: MakeVertices.bind(null, CanvasKit),
  MaskFilter: new JsiSkMaskFilterFactory(CanvasKit),
  Matrix: (matrix) => new JsiSkMatrix(CanvasKit, Float32Array.from(matrix ?? CanvasKit.Matrix.identity())),
  Paint: () => {
    const paint = new JsiSkPaint(CanvasKit, new CanvasKit.Paint());
    paint.setAntiAlias(true);
    return paint;
  },
  Path: new JsiSkPathFactory(CanvasKit),
  PathBuilder: new JsiSkPathBuilderFactory(CanvasKit),
  PathEffect: new JsiSkPathEffectFactory(CanvasKit),
  PictureRecorder: () => new JsiSkPictureRecorder(CanvasKit, new CanvasKit.PictureRecorder()),
  RRectXY: (rect, rx, ry) => new JsiSkRRect(CanvasKit, rect, rx, ry),
  Shader: new JsiSkShaderFactory(CanvasKit),
  Surface: new JsiSkSurfaceFactory(CanvasKit),
  Typeface: new JsiSkTypefaceFactory(CanvasKit),
  XYWHRect: (x, y, width, height) => new JsiSkRect(CanvasKit, CanvasKit.XYWHRect(x, y, width, height)),
};
