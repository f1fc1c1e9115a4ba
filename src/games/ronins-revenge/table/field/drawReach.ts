import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import { FONTS, INK } from '../look';
import { hasSign, type Ground } from './drawGround';
import { PLAIN_LETTER, SMALL_LETTER } from './letters';
import { CELL, rectOfSquare } from './places';

export interface ReachedSquare {
  readonly square: number;
  /** Stamina, or a Comrade's Life Force, that the way there takes. */
  readonly bought: number;
  /** Movement points that the way takes, free and bought; absent: nobody counts them. */
  readonly steps?: number;
  /** HP that the ground takes on the way. */
  readonly hurt?: number;
}

/** Units: a number is as large as this where nothing asks for larger letters. */
const NUMBER = 34;
/** Units: the ring around a number of steps. */
const RING = 21;

type Place = readonly [across: number, down: number];

/** Where the numbers of a square stand, as shares of it. */
interface Layout {
  /** A dot, or a number of Stamina. */
  readonly price: Place;
  /** Steps beside a price; where the way is free they take the place of the dot. */
  readonly steps: Place;
  readonly loss: Place;
}

/** The price stands in the middle, above what the ground takes, and beside the sign in the corner of a Zone. */
const ALONE: Layout = { price: [0.5, 0.5], steps: [0.5, 0.5], loss: [0.5, 0.73] };
const SIGNED: Layout = { ...ALONE, price: [0.7, 0.68], steps: [0.7, 0.68] };
const HURT: Layout = { ...ALONE, price: [0.5, 0.27], steps: [0.5, 0.27] };
const HURT_SIGNED: Layout = { ...ALONE, price: [0.78, 0.27], steps: [0.78, 0.27] };
/** With a price the steps go to the lower right corner, and the rest makes room. */
const CORNER: Layout = { price: [0.36, 0.38], steps: [0.75, 0.75], loss: [0.3, 0.75] };

function layoutOf(isHurt: boolean, isSigned: boolean, isBoth: boolean): Layout {
  const alone = isHurt ? (isSigned ? HURT_SIGNED : HURT) : isSigned ? SIGNED : ALONE;
  if (!isBoth) return alone;
  return { ...CORNER, price: isHurt ? alone.price : isSigned ? CORNER.loss : CORNER.price };
}

/** Movement points: small, thin and in a ring, where a price is bold and bare. */
function drawSteps(brush: Brush, canvas: SkCanvas, steps: number, x: number, y: number): void {
  canvas.drawCircle(x, y, RING, brush.stroke(`${INK.moss}90`, 3));
  brush.text(canvas, String(steps), x, y, { face: FONTS.body, size: SMALL_LETTER, colour: INK.moss, fit: 1.5 * RING });
}

/**
 * Where a Move may end: a dot where it is free, what must be paid where it is not, and below that the HP that the ground takes.
 * Large squares have room for the steps as well, which then stand for the dot.
 */
export function drawReach(brush: Brush, canvas: SkCanvas, reached: readonly ReachedSquare[], ground: Ground, letter = PLAIN_LETTER, showsSteps = false): void {
  const style = { face: FONTS.bold, size: Math.max(NUMBER, letter) } as const;
  for (const { square, bought, steps: taken, hurt = 0 } of reached) {
    const { x, y } = rectOfSquare(square);
    const steps = showsSteps ? taken : undefined;
    const layout = layoutOf(hurt > 0, hasSign(ground, square), bought > 0 && steps !== undefined);
    const at = ([across, down]: Place) => [x + CELL * across, y + CELL * down] as const;
    canvas.drawRect(brush.rect(x + 5, y + 5, CELL - 10, CELL - 10), brush.fill(bought === 0 ? `${INK.gold}55` : `${INK.gold}26`));
    if (bought > 0) brush.text(canvas, String(bought), ...at(layout.price), { ...style, colour: INK.red });
    else if (steps === undefined) canvas.drawCircle(...at(layout.price), 9, brush.fill(INK.moss));
    if (steps !== undefined) drawSteps(brush, canvas, steps, ...at(layout.steps));
    if (hurt > 0) brush.text(canvas, `−${hurt}`, ...at(layout.loss), { ...style, colour: INK.ink });
  }
}
