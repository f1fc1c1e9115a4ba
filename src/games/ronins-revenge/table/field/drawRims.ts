import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Palette } from '@/theme/palettes';

import type { FieldSpot } from './spots';

/** Units. */
const CORNER = 22;
const STROKE = 7;
const GLOW = 12;

/** A rim around everybody and everything that may be touched: drawn before the figures, so that it never crosses a number. */
export function drawRims(brush: Brush, canvas: SkCanvas, spots: readonly FieldSpot[], { glow, accent }: Pick<Palette, 'glow' | 'accent'>): void {
  for (const { at: { x, y, width, height }, lit, pressed } of spots) {
    if (!lit && pressed !== true) continue;
    if (lit) brush.roundRect(canvas, x, y, width, height, CORNER, brush.shadow(glow, GLOW));
    brush.roundRect(canvas, x, y, width, height, CORNER, brush.stroke(pressed === true ? accent : glow, STROKE));
  }
}
