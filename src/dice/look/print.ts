import type { SkCanvas, SkFont, SkPaint, SkPath, SkTypeface } from '@shopify/react-native-skia';

import type { Skia } from '@/skia/brush';

import type { FaceArt } from './skin';

/** What is on a face, in its own square (−1…1, y down). */
export type Print =
  | { readonly kind: 'path'; readonly path: SkPath }
  | { readonly kind: 'text'; readonly text: string; readonly font: SkFont; readonly x: number; readonly y: number; readonly scale: number };

/** Half the side of the printed area, when half the face is 1. */
const PRINT = 0.6;
const FONT_SIZE = 100;
/** Capitals and figures as a share of the size of a usual face. */
const CAP_HEIGHT = 0.72;
const PIP_RADIUS = 0.175;
const PIP_GAP = 0.46;

const PIPS: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, 1], [-1, 1], [1, -1]],
  5: [[-1, -1], [1, 1], [-1, 1], [1, -1], [0, 0]],
  6: [[-1, -1], [1, 1], [-1, 1], [1, -1], [-1, 0], [1, 0]],
};

function pipsPath(skia: Skia, count: 1 | 2 | 3 | 4 | 5 | 6): SkPath {
  const path = skia.PathBuilder.Make();
  const radius = count === 1 ? PIP_RADIUS * 1.35 : PIP_RADIUS;
  for (const [x, y] of PIPS[count]) path.addCircle(x * PIP_GAP, y * PIP_GAP, radius);
  return path.detach();
}

/** Letters have no path on the web, so they are drawn as text, scaled into the face. */
function textPrint(skia: Skia, text: string, typeface: SkTypeface | undefined): Print | undefined {
  if (typeface === undefined) return undefined;
  const font = skia.Font(typeface, FONT_SIZE);
  const width = font.getTextWidth(text);
  const height = FONT_SIZE * CAP_HEIGHT;
  return { kind: 'text', text, font, x: -width / 2, y: height / 2, scale: Math.min((2 * PRINT * 0.95) / height, (2 * PRINT * 1.1) / width) };
}

function iconPath(skia: Skia, svg: string, grid: number): SkPath {
  const path = skia.Path.MakeFromSVGString(svg);
  if (path === null) throw new Error(`not an SVG path: ${svg.slice(0, 40)}`);
  const place = skia.Matrix();
  place.scale((2 * PRINT * 1.12) / grid, (2 * PRINT * 1.12) / grid);
  place.translate(-grid / 2, -grid / 2);
  return skia.PathBuilder.Make().addPath(path, place).detach();
}

export function printOf(skia: Skia, art: FaceArt, typeface: SkTypeface | undefined): Print | undefined {
  switch (art.kind) {
    case 'blank': return undefined;
    case 'pips': return { kind: 'path', path: pipsPath(skia, art.count) };
    case 'text': return textPrint(skia, art.text, typeface);
    case 'icon': return { kind: 'path', path: iconPath(skia, art.path, art.grid) };
  }
}

export function drawPrint(canvas: SkCanvas, print: Print, paint: SkPaint): void {
  if (print.kind === 'path') {
    canvas.drawPath(print.path, paint);
    return;
  }
  canvas.save();
  canvas.scale(print.scale, print.scale);
  canvas.drawText(print.text, print.x, print.y, paint, print.font);
  canvas.restore();
}
