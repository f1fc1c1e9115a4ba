import type { SkCanvas } from '@shopify/react-native-skia';

import { drawFace, type Treatment } from '@/faces/drawFace';
import { sepia } from '@/faces/treatments';
import type { Brush } from '@/skia/brush';
import type { IconName } from '@/theme/iconSheets';

import { COLOURS, difficultyOf, type Card, type Colour } from '../../content/card';
import { FACES } from '../../faces.generated';
import type { Space } from '../../rules/state';
import { EMBLEMS } from '../emblems';
import { CARD_COLOURS, INK } from './palette';
import { ADVANCE, INNER, LARGE_POSTER, POSTER, WORTH, nameOn, type PosterPlan } from './posterPlan';
import { drawExits, drawRing, type RingLook } from './ring';
import { drawVignette } from './vignette';

const EDGE = 12;

/** Every colour of card is another paper, so its faces are printed in that paper's ink. */
const PRINTS = Object.fromEntries(COLOURS.map((colour) => [colour, sepia(CARD_COLOURS[colour].paper, CARD_COLOURS[colour].ink)])) as Readonly<Record<Colour, Treatment>>;

function drawPaper(brush: Brush, canvas: SkCanvas, card: Card): void {
  const { paper, band } = CARD_COLOURS[card.colour];
  brush.roundRect(canvas, 2.5, 4, 96, 96, 5, brush.shadow('#00000070', 2.2));
  brush.roundRect(canvas, 2, 2, 96, 96, 5, brush.fill(band));
  brush.roundRect(canvas, 4, 4, 92, 92, 4, brush.fill(paper));
}

/** One to four notches at the upper edge: how hard the card is, for whoever cannot tell the colours. */
function drawNotches(brush: Brush, canvas: SkCanvas, card: Card): void {
  const { band } = CARD_COLOURS[card.colour];
  for (let i = 0; i < difficultyOf(card.colour); i++) canvas.drawCircle(23.5 + i * 4, 7.5, 1.5, brush.fill(band));
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

/** The narrow strips beside the picture. */
const stripWidth = ({ picture }: PosterPlan): number => picture.x - INNER.left;

/** One of the things that stand beside each other in the strip. */
interface Sign {
  readonly text?: string;
  readonly icon?: IconName;
  readonly face: 'Rye' | 'SpecialElite';
  readonly size: number;
}

const SIGN_GAP = 3;

const widthOf = ({ text = '', icon, face, size }: Sign): number => text.length * size * ADVANCE[face] + (icon ? size * 0.85 : 0);

/** What the card is worth and gives, and a star or a die where it does something of its own. */
function signsOf(card: Card): readonly Sign[] {
  const isBounty = card.bounty > 0;
  const size = isBounty ? 11 : 12.5;
  const signs: Sign[] = isBounty ? [{ text: `$${card.bounty}`, face: 'Rye', size: 14 }] : [];
  for (const gain of gainsOf(card)) signs.push({ ...gain, face: 'SpecialElite', size });
  if (card.kind === 'chance') signs.push({ icon: 'dice-six-faces-five', face: 'SpecialElite', size });
  else if (card.effect) signs.push({ icon: 'law-star', face: 'SpecialElite', size });
  return signs;
}

function drawWorth(brush: Brush, canvas: SkCanvas, card: Card): void {
  const { paper, ink } = CARD_COLOURS[card.colour];
  const { x, y, width, height } = WORTH;
  brush.roundRect(canvas, x, y, width, height, 2.5, brush.fill(paper));
  brush.roundRect(canvas, x, y, width, height, 2.5, brush.stroke(ink, 0.9));
  const signs = signsOf(card);
  const wide = signs.reduce((sum, sign) => sum + widthOf(sign), SIGN_GAP * (signs.length - 1));
  const scale = Math.min(1, (width - 4) / wide);
  let left = x + (width - wide * scale) / 2;
  for (const sign of signs) {
    const { text, icon, face } = sign;
    const size = sign.size * scale;
    const lettered = (text?.length ?? 0) * size * ADVANCE[face];
    if (text !== undefined) brush.text(canvas, text, left + lettered / 2, y + height / 2, { face, size, colour: ink, fit: lettered });
    if (icon) brush.icon(canvas, icon, left + lettered + size * 0.45, y + height / 2, size * 0.85, brush.fill(ink));
    left += widthOf(sign) * scale + SIGN_GAP * scale;
  }
}

function drawName(brush: Brush, canvas: SkCanvas, card: Card, plan: PosterPlan): void {
  const { nameSize, nameY } = plan;
  const name = nameOn(card, plan);
  if (name !== undefined) brush.text(canvas, name, 50, nameY, { face: 'SpecialElite', size: nameSize, colour: CARD_COLOURS[card.colour].ink, fit: INNER.width });
}

/** The squares that fill while nobody comes, beside the picture. */
function drawTimer(brush: Brush, canvas: SkCanvas, card: Card, cubes: number, plan: PosterPlan): void {
  const x = INNER.left + stripWidth(plan) / 2;
  for (let i = 0; i < card.timer; i++) {
    brush.roundRect(canvas, x - 3.5, plan.picture.y + 1 + i * 9, 7, 7, 1.2, i < cubes ? brush.fill(INK) : brush.stroke(INK, 1.2));
  }
}

/** A horseshoe: the door stays open for whoever comes later. */
function drawKeptOpen(brush: Brush, canvas: SkCanvas, card: Card, plan: PosterPlan): void {
  if (card.persistent) brush.icon(canvas, 'horseshoe', INNER.left + stripWidth(plan) / 2, plan.picture.y + 5, 9, brush.fill(CARD_COLOURS[card.colour].band));
}

/** Who is wanted has a face; a place or a thing is drawn where it stands. */
function drawPicture(brush: Brush, canvas: SkCanvas, card: Card, { picture }: PosterPlan): void {
  const emblem = EMBLEMS[card.id];
  if (emblem) drawVignette(brush, canvas, card, emblem, picture);
  else drawFace(brush, canvas, FACES, card.id, picture, PRINTS[card.colour]);
  const { x, y, side } = picture;
  canvas.drawRect(brush.rect(x, y, side, side), brush.stroke(CARD_COLOURS[card.colour].ink, 1));
}

/** A face-up card as a wanted poster in a 100 × 100 square. */
export function drawPoster(brush: Brush, canvas: SkCanvas, card: Card, space: Pick<Space, 'turns' | 'cubes'>, look?: RingLook, plan: PosterPlan = LARGE_POSTER): void {
  drawPaper(brush, canvas, card);
  drawNotches(brush, canvas, card);
  drawName(brush, canvas, card, plan);
  drawPicture(brush, canvas, card, plan);
  drawWorth(brush, canvas, card);
  drawTimer(brush, canvas, card, space.cubes, plan);
  drawKeptOpen(brush, canvas, card, plan);
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
