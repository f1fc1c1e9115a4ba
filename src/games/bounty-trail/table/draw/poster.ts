import type { SkCanvas } from '@shopify/react-native-skia';

import { drawFace, type Treatment } from '@/faces/drawFace';
import { sepia } from '@/faces/treatments';
import type { Brush } from '@/skia/brush';
import type { IconName } from '@/theme/iconSheets';

import { COLOURS, difficultyOf, type Card, type Colour } from '../../content/card';
import { FACES } from '../../faces.generated';
import type { Price } from '../../rules/price';
import type { Space } from '../../rules/state';
import { EMBLEMS } from '../emblems';
import { drawEntry, drawPrice } from './marks';
import { CARD_COLOURS, INK } from './palette';

/** A poster is drawn in a square of this side. */
export const POSTER = 100;
const EDGE = 12;
const MARK = 9.5;
const WORTH_Y = 69;
const SIDE_X = [50, 88, 88, 88, 50, 12, 12, 12] as const;
const SIDE_Y = [12, 12, 50, 88, 88, 88, 50, 12] as const;

const PORTRAIT = { x: 30, y: 27, side: 37 } as const;

/** Every colour of card is another paper, so its faces are printed in that paper's ink. */
const PRINTS = Object.fromEntries(COLOURS.map((colour) => [colour, sepia(CARD_COLOURS[colour].paper, CARD_COLOURS[colour].ink)])) as Readonly<Record<Colour, Treatment>>;

/** The printed side that lies at a side of the turned card. */
export const printedSide = (side: number, turns: number): number => (side - 2 * turns + 8) % 8;

export const sidePoint = (side: number): { readonly x: number; readonly y: number } => ({ x: SIDE_X[side] ?? 50, y: SIDE_Y[side] ?? 50 });

function drawPaper(brush: Brush, canvas: SkCanvas, card: Card): void {
  const { paper, band } = CARD_COLOURS[card.colour];
  brush.roundRect(canvas, 2.5, 4, 96, 96, 5, brush.shadow('#00000070', 2.2));
  brush.roundRect(canvas, 2, 2, 96, 96, 5, brush.fill(band));
  brush.roundRect(canvas, 4, 4, 92, 92, 4, brush.fill(paper));
  brush.roundRect(canvas, 23, 23, 54, 54, 3, brush.stroke(`${band}66`, 1));
}

function drawNotches(brush: Brush, canvas: SkCanvas, card: Card): void {
  const { band } = CARD_COLOURS[card.colour];
  const count = difficultyOf(card.colour);
  for (let i = 0; i < count; i++) canvas.drawCircle(50 + (i - (count - 1) / 2) * 6.5, 26.5, 2.1, brush.fill(band));
}

interface Gain {
  readonly text: string;
  readonly icon?: IconName;
}

function gainsOf({ rewards: { bullets, hearts, cash } }: Card): readonly Gain[] {
  const gains: Gain[] = [];
  if (bullets > 0) gains.push({ text: `+${bullets}`, icon: 'bullets' });
  if (hearts > 0) gains.push({ text: `+${hearts}`, icon: 'hearts' });
  if (cash > 0) gains.push({ text: `+$${cash}` });
  return gains;
}

/** A bounty that also heals or loads: a small token at the portrait's shoulder. */
function drawToken(brush: Brush, canvas: SkCanvas, card: Card): void {
  const icon = card.rewards.hearts > 0 ? 'hearts' : card.rewards.bullets > 0 ? 'bullets' : card.effect ? 'law-star' : undefined;
  if (icon) brush.icon(canvas, icon, 70, 34, 11, brush.fill(CARD_COLOURS[card.colour].band));
}

/** The line under the picture: what the card is worth, or gives, or that it does something. */
function drawWorth(brush: Brush, canvas: SkCanvas, card: Card): void {
  const { ink } = CARD_COLOURS[card.colour];
  if (card.bounty > 0) {
    brush.text(canvas, `$${card.bounty}`, 50, WORTH_Y, { face: 'Rye', size: 17, colour: ink, fit: 50 });
    drawToken(brush, canvas, card);
    return;
  }
  const gains = gainsOf(card);
  if (gains.length === 0) {
    brush.icon(canvas, card.kind === 'chance' ? 'dice-six-faces-five' : 'law-star', 50, WORTH_Y, 14, brush.fill(ink));
    return;
  }
  const room = 52 / gains.length;
  gains.forEach(({ text, icon }, index) => {
    const x = 24 + room * (index + 0.5);
    brush.text(canvas, text, icon ? x - 6 : x, WORTH_Y, { face: 'SpecialElite', size: 13, colour: ink, fit: icon ? room - 14 : room - 1 });
    if (icon) brush.icon(canvas, icon, x + 7, WORTH_Y - 0.5, 12, brush.fill(ink));
  });
}

function drawTimer(brush: Brush, canvas: SkCanvas, card: Card, cubes: number): void {
  for (let i = 0; i < card.timer; i++) {
    const y = 34 + i * 9;
    brush.roundRect(canvas, 25.5, y - 3.5, 7, 7, 1.2, i < cubes ? brush.fill(INK) : brush.stroke(INK, 1.2));
  }
}

/** Arrow heads on the only sides by which the card can be left. */
function drawExits(brush: Brush, canvas: SkCanvas, card: Card, turns: number): void {
  if (!card.exits) return;
  for (const exit of card.exits) {
    const side = (exit + 2 * turns) % 8;
    canvas.save();
    canvas.translate(50, 50);
    canvas.rotate(side * 45, 0, 0);
    const reach = side % 2 === 0 ? 29 : 37;
    const head = brush.path(`M-6.5 ${5 - reach} L0 ${-4 - reach} L6.5 ${5 - reach} Z`);
    canvas.drawPath(head, brush.stroke(CARD_COLOURS[card.colour].paper, 3));
    canvas.drawPath(head, brush.fill(INK));
    canvas.restore();
  }
}

function drawKeptOpen(brush: Brush, canvas: SkCanvas, card: Card): void {
  if (card.persistent) brush.icon(canvas, 'horseshoe', 30, 32, 10, brush.fill(CARD_COLOURS[card.colour].band));
}

/** The side to enlarge, with the price as it will be paid; the others shrink to dots. */
export interface RingLook {
  readonly side: number;
  /** undefined: it is sealed. */
  readonly price: Price | undefined;
}

/** The eight prices around the card. Only the ring turns with the card; the picture stays upright. */
export function drawRing(brush: Brush, canvas: SkCanvas, card: Card, turns: number, look?: RingLook): void {
  for (let side = 0; side < 8; side++) {
    const entry = card.entry[printedSide(side, turns)];
    if (!entry) continue;
    const { x, y } = sidePoint(side);
    if (look?.side === side) drawPrice(brush, canvas, look.price, 50 + (x - 50) * 0.84, 50 + (y - 50) * 0.84, MARK * 1.75, POSTER);
    else drawEntry(brush, canvas, entry, x, y, look ? MARK * 0.62 : MARK);
  }
}

/** Who is wanted has a face; a place or a thing has its emblem. */
function drawPicture(brush: Brush, canvas: SkCanvas, card: Card): void {
  const emblem = EMBLEMS[card.id];
  if (emblem) brush.icon(canvas, emblem, 50, 45, 31, brush.fill(CARD_COLOURS[card.colour].ink));
  else drawFace(brush, canvas, FACES, card.id, PORTRAIT, PRINTS[card.colour]);
}

/** A face-up card as a wanted poster in a 100 × 100 square. */
export function drawPoster(brush: Brush, canvas: SkCanvas, card: Card, space: Pick<Space, 'turns' | 'cubes'>, look?: RingLook): void {
  drawPaper(brush, canvas, card);
  drawNotches(brush, canvas, card);
  drawPicture(brush, canvas, card);
  drawWorth(brush, canvas, card);
  drawTimer(brush, canvas, card, space.cubes);
  drawKeptOpen(brush, canvas, card);
  drawRing(brush, canvas, card, space.turns, look);
  drawExits(brush, canvas, card, space.turns);
}

/** A used card: face down until the round ends. */
export function drawBack(brush: Brush, canvas: SkCanvas): void {
  brush.roundRect(canvas, 2.5, 4, 96, 96, 5, brush.shadow('#00000060', 1.6));
  brush.roundRect(canvas, 2, 2, 96, 96, 5, brush.fill('#7A5A38'));
  brush.roundRect(canvas, EDGE - 4, EDGE - 4, POSTER - 2 * (EDGE - 4), POSTER - 2 * (EDGE - 4), 3, brush.stroke('#A98454', 1.4));
  brush.icon(canvas, 'horseshoe', 50, 50, 44, brush.fill('#967046'));
}
