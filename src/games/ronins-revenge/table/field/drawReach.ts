import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import { FONTS, INK } from '../look';
import { PLAIN_LETTER } from './letters';
import { CELL, rectOfSquare } from './places';

export interface ReachedSquare {
  readonly square: number;
  /** Stamina, or a Comrade's Life Force, that the way there takes. */
  readonly bought: number;
}

/** Where a Move may end: a dot where it is free, and what must be paid where it is not. */
export function drawReach(brush: Brush, canvas: SkCanvas, reached: readonly ReachedSquare[], letter = PLAIN_LETTER): void {
  for (const { square, bought } of reached) {
    const { x, y } = rectOfSquare(square);
    canvas.drawRect(brush.rect(x + 5, y + 5, CELL - 10, CELL - 10), brush.fill(bought === 0 ? `${INK.gold}55` : `${INK.gold}26`));
    if (bought === 0) canvas.drawCircle(x + CELL / 2, y + CELL / 2, 9, brush.fill(INK.moss));
    else brush.text(canvas, String(bought), x + CELL / 2, y + CELL / 2, { face: FONTS.bold, size: Math.max(34, letter), colour: INK.red });
  }
}
