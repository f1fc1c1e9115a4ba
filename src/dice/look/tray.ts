import { BlurStyle, ClipOp, PaintStyle, TileMode, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';

import type { Skia } from './skin';

export interface TrayLook {
  readonly felt: string;
  readonly rim: string;
}

/** Width of the wooden border in points. */
export const RIM = 9;
const CORNER = 18;

function mixed(skia: Skia, colour: string, towards: number, share: number): Float32Array {
  const [r = 0, g = 0, b = 0] = skia.Color(colour);
  return Float32Array.of(r + (towards - r) * share, g + (towards - g) * share, b + (towards - b) * share, 1);
}

function plain(skia: Skia): SkPaint {
  const paint = skia.Paint();
  paint.setAntiAlias(true);
  return paint;
}

/** A felt-lined wooden tray seen from above, lit from the upper left. */
export function drawTray(canvas: SkCanvas, skia: Skia, width: number, height: number, look: TrayLook): void {
  const outer = { rect: skia.XYWHRect(0, 0, width, height), rx: CORNER, ry: CORNER };
  const inner = { rect: skia.XYWHRect(RIM, RIM, width - 2 * RIM, height - 2 * RIM), rx: CORNER - RIM / 2, ry: CORNER - RIM / 2 };

  const wood = plain(skia);
  wood.setShader(skia.Shader.MakeLinearGradient({ x: 0, y: 0 }, { x: width * 0.3, y: height },
    [mixed(skia, look.rim, 1, 0.22), skia.Color(look.rim), mixed(skia, look.rim, 0, 0.4)], [0, 0.45, 1], TileMode.Clamp));
  canvas.drawRRect(outer, wood);

  const felt = plain(skia);
  felt.setShader(skia.Shader.MakeRadialGradient({ x: width * 0.42, y: height * 0.36 }, Math.max(width, height) * 0.75,
    [mixed(skia, look.felt, 1, 0.1), skia.Color(look.felt), mixed(skia, look.felt, 0, 0.34)], [0, 0.5, 1], TileMode.Clamp));
  canvas.drawRRect(inner, felt);

  // The border throws its shadow onto the felt.
  canvas.save();
  canvas.clipRRect(inner, ClipOp.Intersect, true);
  const shade = plain(skia);
  shade.setStyle(PaintStyle.Stroke);
  shade.setStrokeWidth(10);
  shade.setColor(Float32Array.of(0, 0, 0, 0.5));
  shade.setMaskFilter(skia.MaskFilter.MakeBlur(BlurStyle.Normal, 6, true));
  canvas.translate(1.5, 3);
  canvas.drawRRect(inner, shade);
  canvas.restore();

  const shine = plain(skia);
  shine.setStyle(PaintStyle.Stroke);
  shine.setStrokeWidth(1);
  shine.setColor(Float32Array.of(1, 1, 1, 0.22));
  canvas.drawRRect({ rect: skia.XYWHRect(0.75, 0.75, width - 1.5, height - 1.5), rx: CORNER, ry: CORNER }, shine);
}
