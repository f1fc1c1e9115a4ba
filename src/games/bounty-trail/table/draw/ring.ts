import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Point } from '@/table/board/fit';

import type { Card } from '../../content/card';
import type { Price } from '../../rules/price';
import { drawEntry, drawPrice } from './marks';
import { CARD_COLOURS, INK } from './palette';
import { POSTER } from './posterPlan';

const MIDDLE = POSTER / 2;
const MARK = 9.5;
/** How far the middle of a mark lies from the edge: the rim keeps what the poster tells free. */
const RIM = 10.5;
const LARGE_MARK = 12;
const LARGE_RIM = 13;
/** Beside a price that counts the others are only there to be found. */
const SMALL = 0.62;

/** -1, 0 or 1 to the right and down for each of the eight sides. */
const ACROSS = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const DOWN = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

/** The printed side that lies at a side of the turned card. */
const printedSide = (side: number, turns: number): number => (side - 2 * turns + 8) % 8;

/** A place at a side of the card, so far from its edge. */
const sidePoint = (side: number, rim: number): Point => ({ x: MIDDLE + (ACROSS[side] ?? 0) * (MIDDLE - rim), y: MIDDLE + (DOWN[side] ?? 0) * (MIDDLE - rim) });

/** The side to enlarge, with the price as it will be paid; the others shrink. */
export interface RingLook {
  readonly side: number;
  /** undefined: it is sealed. */
  readonly price: Price | undefined;
}

const isUpright = (side: number): boolean => side === 2 || side === 6;

/** The eight prices around the card. Only the ring turns with the card; the picture stays upright. */
export function drawRing(brush: Brush, canvas: SkCanvas, card: Card, turns: number, look?: RingLook): void {
  for (let side = 0; side < 8; side++) {
    const entry = card.entry[printedSide(side, turns)];
    if (!entry || look?.side === side) continue;
    const { x, y } = sidePoint(side, RIM);
    drawEntry(brush, canvas, entry, x, y, look ? MARK * SMALL : MARK);
  }
  if (!look) return;
  const { x, y } = sidePoint(look.side, LARGE_RIM);
  drawPrice(brush, canvas, look.price, { x, y, radius: LARGE_MARK, width: POSTER, upright: isUpright(look.side) });
}

/** Arrow heads on the only sides by which the card can be left. */
export function drawExits(brush: Brush, canvas: SkCanvas, card: Card, turns: number): void {
  if (!card.exits) return;
  for (const exit of card.exits) {
    const side = (exit + 2 * turns) % 8;
    canvas.save();
    canvas.translate(MIDDLE, MIDDLE);
    canvas.rotate(side * 45, 0, 0);
    const reach = side % 2 === 0 ? 27 : 35;
    const head = brush.keptPath(`M-6 ${-reach} L0 ${-7 - reach} L6 ${-reach} Z`);
    canvas.drawPath(head, brush.stroke(CARD_COLOURS[card.colour].paper, 3));
    canvas.drawPath(head, brush.fill(INK));
    canvas.restore();
  }
}

/** Between the prices of the left and of the right edge there is room for a number: below the middle, or above it where a price is enlarged. */
export function gapInRim(edge: 'left' | 'right', enlarged: number | undefined): Point {
  const taken = edge === 'left' ? [5, 6] : [2, 3];
  return { x: edge === 'left' ? 9.5 : POSTER - 9.5, y: enlarged !== undefined && taken.includes(enlarged) ? 28.5 : 69.5 };
}

/** The radius of such a number's disc. */
export const GAP_RADIUS = 9;
