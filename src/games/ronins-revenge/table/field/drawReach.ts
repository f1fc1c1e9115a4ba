import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import { FONTS, INK } from '../look';
import { PLAIN_LETTER } from './letters';
import { CELL, rectOfSquare } from './places';

export interface ReachedSquare {
  readonly square: number;
  /** Stamina, or a Comrade's Life Force, that the way there takes. */
  readonly bought: number;
  /** HP that the ground takes on the way. */
  readonly hurt?: number;
}

/** Of two numbers on a square, the middle of the upper one. */
const UPPER = 0.27;

/** Where a Move may end: a dot where it is free, what must be paid where it is not, and below that the HP that the ground takes. */
export function drawReach(brush: Brush, canvas: SkCanvas, reached: readonly ReachedSquare[], letter = PLAIN_LETTER): void {
  for (const { square, bought, hurt = 0 } of reached) {
    const { x, y } = rectOfSquare(square);
    canvas.drawRect(brush.rect(x + 5, y + 5, CELL - 10, CELL - 10), brush.fill(bought === 0 ? `${INK.gold}55` : `${INK.gold}26`));
    const middle = x + CELL / 2;
    // Two numbers stand above each other, each as large as it must be to be read.
    const price = y + CELL * (hurt > 0 ? UPPER : 0.5);
    if (bought === 0) canvas.drawCircle(middle, price, 9, brush.fill(INK.moss));
    else brush.text(canvas, String(bought), middle, price, { face: FONTS.bold, size: Math.max(hurt > 0 ? 0 : 34, letter), colour: INK.red });
    if (hurt > 0) brush.text(canvas, `−${hurt}`, middle, y + CELL * (1 - UPPER), { face: FONTS.bold, size: letter, colour: INK.ink });
  }
}
