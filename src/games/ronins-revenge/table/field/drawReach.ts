import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import { FONTS, INK } from '../look';
import { hasSign, type Ground } from './drawGround';
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
/** Units: a number is as large as this where nothing asks for larger letters. */
const NUMBER = 34;

/** Where the price of a square stands: in its middle, above what the ground takes, and beside the sign in the corner of a Zone. */
function placeOfPrice(square: number, isHurt: boolean, isSigned: boolean): readonly [x: number, y: number] {
  const { x, y } = rectOfSquare(square);
  return [x + CELL * (isSigned ? (isHurt ? 0.77 : 0.7) : 0.5), y + CELL * (isHurt ? UPPER : isSigned ? 0.68 : 0.5)];
}

/** Where a Move may end: a dot where it is free, what must be paid where it is not, and below that the HP that the ground takes. */
export function drawReach(brush: Brush, canvas: SkCanvas, reached: readonly ReachedSquare[], ground: Ground, letter = PLAIN_LETTER): void {
  const style = { face: FONTS.bold, size: Math.max(NUMBER, letter) } as const;
  for (const { square, bought, hurt = 0 } of reached) {
    const { x, y } = rectOfSquare(square);
    canvas.drawRect(brush.rect(x + 5, y + 5, CELL - 10, CELL - 10), brush.fill(bought === 0 ? `${INK.gold}55` : `${INK.gold}26`));
    const price = placeOfPrice(square, hurt > 0, hasSign(ground, square));
    if (bought === 0) canvas.drawCircle(...price, 9, brush.fill(INK.moss));
    else brush.text(canvas, String(bought), ...price, { ...style, colour: INK.red });
    if (hurt > 0) brush.text(canvas, `−${hurt}`, x + CELL / 2, y + CELL * (1 - UPPER), { ...style, colour: INK.ink });
  }
}
