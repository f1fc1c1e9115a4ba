import { ClipOp, PaintStyle, TileMode, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

export interface TrayLook {
  readonly felt: string;
  readonly rim: string;
}

/** Width of the wooden border in points. */
export const RIM = 9;
export const CORNER = 18;
/** How far the lit and the far part of wood and felt lean towards white and black. */
export const RIM_TONES = { light: 0.22, dark: 0.4 } as const;
export const FELT_TONES = { light: 0.1, dark: 0.34 } as const;

/** Depth of the border's shadow in points, and how much each of them darkens. */
const RIM_SHADE_DEPTH = 15;
const RIM_SHADE = 0.022;

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
    [mixed(skia, look.rim, 1, RIM_TONES.light), skia.Color(look.rim), mixed(skia, look.rim, 0, RIM_TONES.dark)], [0, 0.45, 1], TileMode.Clamp));
  canvas.drawRRect(outer, wood);

  const felt = plain(skia);
  felt.setShader(skia.Shader.MakeRadialGradient({ x: width * 0.42, y: height * 0.36 }, Math.max(width, height) * 0.75,
    [mixed(skia, look.felt, 1, FELT_TONES.light), skia.Color(look.felt), mixed(skia, look.felt, 0, FELT_TONES.dark)], [0, 0.5, 1], TileMode.Clamp));
  canvas.drawRRect(inner, felt);

  // The border throws its shadow onto the felt. Lines over lines: a blur as large as the tray would be paid every frame.
  canvas.save();
  canvas.clipRRect(inner, ClipOp.Intersect, true);
  canvas.translate(1.5, 3);
  const shade = plain(skia);
  shade.setStyle(PaintStyle.Stroke);
  shade.setColor(Float32Array.of(0, 0, 0, RIM_SHADE));
  for (let depth = 1; depth <= RIM_SHADE_DEPTH; depth++) {
    shade.setStrokeWidth(2 * depth);
    canvas.drawRRect(inner, shade);
  }
  canvas.restore();

  const shine = plain(skia);
  shine.setStyle(PaintStyle.Stroke);
  shine.setStrokeWidth(1);
  shine.setColor(Float32Array.of(1, 1, 1, 0.22));
  canvas.drawRRect({ rect: skia.XYWHRect(0.75, 0.75, width - 1.5, height - 1.5), rx: CORNER, ry: CORNER }, shine);
}
