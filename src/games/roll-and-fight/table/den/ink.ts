import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

/** The markers of the box: every meaning has its own shape, so that colour is never alone. */
export const BOARD = '#0B0D12';
export const PLATE = '#151925';
export const PLATE_SEEN = '#182634';
export const WALL = '#46506A';
export const PRINT = '#E8ECF5';
export const PRINT_DIM = '#9AA6BF';
export const BLOOD = '#FF3355';
export const NEON = '#4DE3FF';
export const GOLD = '#FFD34D';
export const MINT = '#3DEBA4';

/** A hand never draws the same stroke twice: a small, fixed wobble by place. */
const wobble = (seed: number): number => ((seed * 7919) % 13) / 13 - 0.5;

/** Two quick strokes of a blood-red marker. */
export function drawCross(brush: Brush, canvas: SkCanvas, x: number, y: number, radius: number, colour = BLOOD): void {
  const skew = wobble(Math.round(x * 3 + y)) * radius * 0.4;
  const path = brush.skia.PathBuilder.Make();
  path.moveTo(x - radius, y - radius + skew);
  path.quadTo(x + skew, y - skew, x + radius, y + radius);
  path.moveTo(x + radius - skew, y - radius);
  path.quadTo(x - skew, y + skew, x - radius, y + radius - skew);
  const stroke = path.build();
  canvas.drawPath(stroke, brush.stroke(`${colour}55`, radius * 0.75));
  canvas.drawPath(stroke, brush.stroke(colour, radius * 0.34));
}

/** A ring that does not quite close. */
export function drawRing(brush: Brush, canvas: SkCanvas, x: number, y: number, radius: number, colour: string): void {
  const start = wobble(Math.round(x + y * 3)) * 90 - 80;
  const path = brush.skia.PathBuilder.Make();
  path.addArc(brush.rect(x - radius, y - radius * 0.94, radius * 2, radius * 1.88), start, 338);
  const stroke = path.build();
  canvas.drawPath(stroke, brush.stroke(`${colour}44`, radius * 0.5));
  canvas.drawPath(stroke, brush.stroke(colour, radius * 0.2));
}
