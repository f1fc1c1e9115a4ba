import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Point } from '@/table/board/fit';

export interface TrailLook {
  readonly colour: string;
  /** Moves the line aside, so that several paths over the same cards stay apart. */
  readonly offset: number;
  readonly numbered: boolean;
  readonly width?: number;
}

const shifted = (points: readonly Point[], offset: number): readonly Point[] => points.map(({ x, y }) => ({ x: x + offset, y: y + offset }));

function drawStep(brush: Brush, canvas: SkCanvas, { x, y }: Point, number: number, colour: string, last: boolean): void {
  canvas.drawCircle(x, y, last ? 15 : 11, brush.fill('#241408'));
  canvas.drawCircle(x, y, last ? 12.5 : 9, brush.fill(colour));
  brush.text(canvas, String(number), x, y, { face: 'Rye', size: last ? 15 : 11, colour: '#1D1009' });
}

/** A drawn path: a dark line under a coloured one, with a number on every step. */
export function drawTrail(brush: Brush, canvas: SkCanvas, points: readonly Point[], look: TrailLook): void {
  const places = shifted(points, look.offset);
  const width = look.width ?? 7;
  for (const [colour, thick] of [['#241408CC', width + 4], [look.colour, width]] as const) {
    for (let i = 1; i < places.length; i++) {
      const from = places[i - 1];
      const to = places[i];
      if (from && to) canvas.drawLine(from.x, from.y, to.x, to.y, brush.stroke(colour, thick));
    }
  }
  if (!look.numbered) return;
  places.forEach((place, index) => {
    if (index > 0) drawStep(brush, canvas, place, index, look.colour, index === places.length - 1);
  });
}
