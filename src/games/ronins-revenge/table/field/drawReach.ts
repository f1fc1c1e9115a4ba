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
/** Units: the ring around a number of steps, and how much wider it is around two digits. */
const RING = 42;
const WIDER = 9;
/** Of two numbers one above the other, the middle of each. */
const [UPPER, LOWER] = [0.27, 0.73];

type Place = readonly [across: number, down: number];

/** Where the numbers of a square stand, as shares of it. */
interface Layout {
  /** A dot, or a number of Stamina. */
  readonly price: Place;
  /** Beside a price; where the way is free, in the place of the dot. */
  readonly steps: Place;
  readonly loss: Place;
}

/** The price stands in the middle, above what the ground takes, and beside the sign in the corner of a Zone. */
function layoutOf(isHurt: boolean, isSigned: boolean, isBoth: boolean): Layout {
  const row = isHurt ? UPPER : isSigned ? 0.7 : 0.5;
  if (!isBoth) {
    const place = [isSigned ? (isHurt ? 0.78 : 0.7) : 0.5, row] as const;
    return { price: place, steps: place, loss: [0.5, LOWER] };
  }
  // Beside a sign there is room for one number above: the price goes down to what the ground takes.
  if (isHurt && isSigned) return { price: [0.25, LOWER], steps: [0.76, UPPER], loss: [0.68, LOWER] };
  return { price: [0.25, row], steps: [0.68, row], loss: [0.5, LOWER] };
}

/** Movement points: small, thin and in a ring, where a price is bold and bare. */
function drawSteps(brush: Brush, canvas: SkCanvas, steps: number, x: number, y: number): void {
  const width = steps > 9 ? RING + WIDER : RING;
  brush.roundRect(canvas, x - width / 2, y - RING / 2, width, RING, RING / 2, brush.stroke(`${INK.moss}80`, 3));
  brush.text(canvas, String(steps), x, y, { face: FONTS.body, size: SMALL_LETTER, colour: INK.moss });
}

/**
 * Where a Move may end: a dot where it is free, what must be paid where it is not, and below that the HP that the ground takes.
 * Large squares have room for the steps as well, which then stand for the dot.
 */
export function drawReach(brush: Brush, canvas: SkCanvas, reached: readonly ReachedSquare[], ground: Ground, letter = PLAIN_LETTER, showsSteps = false): void {
  // Where squares are so large that steps are read, so is a plain number: a larger one would touch its neighbours.
  const style = { face: FONTS.bold, size: showsSteps ? NUMBER : Math.max(NUMBER, letter) } as const;
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
