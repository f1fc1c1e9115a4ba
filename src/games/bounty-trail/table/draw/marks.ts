import type { SkCanvas, SkPath } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import type { Entry } from '../../content/card';
import type { Price } from '../../rules/price';
import { BRASS, BRASS_DARK, ENTRY_INK, HEART, IRON } from './palette';

/** A heart in a square of side 2 about the origin, drawn large so that it is smooth when scaled. */
const HEART_SHAPE = 'M0 86 C-120 10 -104 -84 -50 -84 C-22 -84 -6 -66 0 -48 C6 -66 22 -84 50 -84 C104 -84 120 10 0 86 Z';
const SHAPE_HALF = 100;

const hearts = new WeakMap<Brush, SkPath>();

function heartPath(brush: Brush): SkPath {
  const kept = hearts.get(brush) ?? brush.path(HEART_SHAPE);
  hearts.set(brush, kept);
  return kept;
}

function drawHeart(brush: Brush, canvas: SkCanvas, x: number, y: number, radius: number): void {
  canvas.save();
  canvas.translate(x, y);
  const scale = (radius * 1.16) / SHAPE_HALF;
  canvas.scale(scale, scale);
  canvas.drawPath(heartPath(brush), brush.fill(HEART));
  canvas.restore();
}

function drawCartridge(brush: Brush, canvas: SkCanvas, x: number, y: number, radius: number): void {
  canvas.drawCircle(x, y, radius, brush.fill(BRASS_DARK));
  canvas.drawCircle(x, y, radius * 0.84, brush.fill(BRASS));
}

/** A closed eye: nobody sees you come, so nobody shoots. */
function drawClosedEye(brush: Brush, canvas: SkCanvas, x: number, y: number, radius: number): void {
  canvas.drawCircle(x, y, radius, brush.fill('#8B8478'));
  const line = brush.stroke(ENTRY_INK, radius * 0.2);
  const path = brush.skia.PathBuilder.Make();
  path.moveTo(x - radius * 0.58, y - radius * 0.08);
  path.quadTo(x, y + radius * 0.56, x + radius * 0.58, y - radius * 0.08);
  for (const side of [-1, 0, 1]) {
    path.moveTo(x + side * radius * 0.34, y + radius * (side === 0 ? 0.28 : 0.16));
    path.lineTo(x + side * radius * 0.5, y + radius * (side === 0 ? 0.66 : 0.48));
  }
  canvas.drawPath(path.build(), line);
}

/** Boards nailed across the side. */
function drawBoards(brush: Brush, canvas: SkCanvas, x: number, y: number, radius: number): void {
  brush.roundRect(canvas, x - radius, y - radius, radius * 2, radius * 2, radius * 0.3, brush.fill(IRON));
  const plank = brush.stroke('#C9A36B', radius * 0.36);
  canvas.drawLine(x - radius * 0.55, y - radius * 0.55, x + radius * 0.55, y + radius * 0.55, plank);
  canvas.drawLine(x - radius * 0.55, y + radius * 0.55, x + radius * 0.55, y - radius * 0.55, plank);
}

/** What a side asks, as shape and number: the eye needs no colour to tell them apart. */
export function drawEntry(brush: Brush, canvas: SkCanvas, entry: Entry, x: number, y: number, radius: number): void {
  if (entry === 'blind') return drawClosedEye(brush, canvas, x, y, radius);
  if (entry === 'sealed') return drawBoards(brush, canvas, x, y, radius);
  drawAmount(brush, canvas, entry.startsWith('h') ? 'hearts' : 'bullets', entry.endsWith('Half') ? '½' : entry.slice(1), x, y, radius);
}

function drawAmount(brush: Brush, canvas: SkCanvas, of: keyof Price, number: string, x: number, y: number, radius: number): void {
  const asksHearts = of === 'hearts';
  if (asksHearts) drawHeart(brush, canvas, x, y, radius);
  else drawCartridge(brush, canvas, x, y, radius);
  brush.text(canvas, number, x, asksHearts ? y - radius * 0.1 : y, {
    face: 'SpecialElite', size: radius * (asksHearts ? 1.28 : 1.44), colour: asksHearts ? ENTRY_INK : '#241302',
  });
}

interface PricePlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Of the card: two signs side by side stay on it. */
  readonly width: number;
  /** Two signs stand one above the other. */
  readonly upright: boolean;
}

/** What somebody really pays: the same signs; where both are asked for, two smaller ones together. */
export function drawPrice(brush: Brush, canvas: SkCanvas, price: Price | undefined, { x, y, radius, width, upright }: PricePlace): void {
  if (!price) return drawBoards(brush, canvas, x, y, radius);
  const { bullets, hearts } = price;
  if (bullets + hearts === 0) return drawClosedEye(brush, canvas, x, y, radius);
  if (hearts === 0) return drawAmount(brush, canvas, 'bullets', String(bullets), x, y, radius);
  if (bullets === 0) return drawAmount(brush, canvas, 'hearts', String(hearts), x, y, radius);
  const size = radius * 0.76;
  const middle = upright ? x : Math.min(Math.max(x, 2 * size), width - 2 * size);
  const [across, down] = upright ? [0, size] : [size, 0];
  drawAmount(brush, canvas, 'bullets', String(bullets), middle - across, y - down, size);
  drawAmount(brush, canvas, 'hearts', String(hearts), middle + across, y + down, size);
}
