import type { SkCanvas } from '@shopify/react-native-skia';

import type { Base } from '@/engine/parts/grid/squares';
import type { Brush } from '@/skia/brush';

import type { BlowForecast, StrikeForecast } from '../../preview/strikes';
import { enemyOf } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { FONTS, INK } from '../look';
import { drawFacing } from './drawFacing';
import { overhang, PLAIN_LETTER } from './letters';
import { CELL, rectOfBase, rectOfSquare } from './places';

const middleOf = (base: Base): readonly [number, number] => {
  const { x, y, width } = rectOfBase(base);
  return [x + width / 2, y + width / 2];
};

/** Struck squares: hatched, so that nobody needs to see red. */
function drawPattern(brush: Brush, canvas: SkCanvas, squares: readonly number[]): void {
  for (const square of squares) {
    const { x, y } = rectOfSquare(square);
    canvas.drawRect(brush.rect(x + 3, y + 3, CELL - 6, CELL - 6), brush.fill(`${INK.seal}2E`));
    for (let i = 1; i < 8; i += 2) {
      const along = (i * CELL) / 4;
      const [ax, ay] = along <= CELL ? [along, 0] : [CELL, along - CELL];
      const [bx, by] = along <= CELL ? [0, along] : [along - CELL, CELL];
      canvas.drawLine(x + ax, y + ay, x + bx, y + by, brush.stroke(`${INK.seal}70`, 4));
    }
    canvas.drawRect(brush.rect(x + 4, y + 4, CELL - 8, CELL - 8), brush.stroke(INK.seal, 5));
  }
}

/** A brush line through the middles of these places, with a point at its end. */
export function drawWay(brush: Brush, canvas: SkCanvas, places: readonly (readonly [number, number])[], colour: string, width: number): void {
  for (let i = 1; i < places.length; i++) {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [places[i - 1], places[i]];
    canvas.drawLine(ax, ay, bx, by, brush.stroke(`${INK.pale}C0`, width + 8));
    canvas.drawLine(ax, ay, bx, by, brush.stroke(colour, width));
  }
  const [before, last] = [places[places.length - 2], places[places.length - 1]];
  if (!before || !last) return;
  const [dx, dy] = [last[0] - before[0], last[1] - before[1]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [x, y] = last;
  const point = `M${x + ux * 22} ${y + uy * 22}L${x - ux * 16 - uy * 24} ${y - uy * 16 + ux * 24}L${x - ux * 16 + uy * 24} ${y - uy * 16 - ux * 24}Z`;
  canvas.drawPath(brush.path(point), brush.fill(colour));
}

/** Where it will stand and how it will face, as a shade of itself. */
function drawGhost(brush: Brush, canvas: SkCanvas, base: Base, facing: StrikeForecast['facing']): void {
  const place = rectOfBase(base);
  const r = place.width / 2 - 10;
  canvas.drawCircle(place.x + place.width / 2, place.y + place.width / 2, r, brush.fill(`${INK.ink}30`));
  canvas.drawCircle(place.x + place.width / 2, place.y + place.width / 2, r, brush.stroke(INK.seal, 6, [16, 12]));
  drawFacing(brush, canvas, place, facing, INK.seal);
}

function drawBlow(brush: Brush, canvas: SkCanvas, view: BattleState, { hero, dodged, damage, falls }: BlowForecast, letter: number): void {
  const { x, y } = rectOfBase(view.heroes[hero]);
  const text = dodged ? 'dodge' : `−${damage}`;
  const size = Math.max(34, letter);
  const [width, height] = [size * (0.58 * text.length + 0.7 + (falls ? 1 : 0)), size * 1.3];
  const middle = y - 8 - overhang(letter);
  brush.roundRect(canvas, x + CELL / 2 - width / 2, middle - height / 2, width, height, 12, brush.fill(dodged ? INK.moss : INK.seal));
  brush.text(canvas, text, x + CELL / 2 + (falls ? size / 2 : 0), middle, { face: FONTS.bold, size, colour: INK.pale });
  if (falls) brush.icon(canvas, 'death-skull', x + CELL / 2 - width / 2 + size * 0.65, middle, size * 0.9, brush.fill(INK.pale));
}

/** Strikes that would come: the way, the place they come from, what they cover and what they cost. */
export function drawThreats(brush: Brush, canvas: SkCanvas, view: BattleState, strikes: readonly StrikeForecast[]): void {
  const at = new Map<string, number>();
  for (const { by, way, from, facing, squares } of strikes) {
    const figure = enemyOf(view, by);
    if (!figure) continue;
    drawPattern(brush, canvas, squares);
    const start = at.get(by) ?? figure.anchor;
    if (way.length > 0) drawWay(brush, canvas, [start, ...way].map((anchor) => middleOf({ anchor, side: figure.side })), INK.seal, 14);
    if (from !== figure.anchor || facing !== figure.facing) drawGhost(brush, canvas, { anchor: from, side: figure.side }, facing);
    at.set(by, from);
  }
}

/** Rings around whoever is struck: they lie under the figures, so that no number is crossed out by one. */
export function drawStruck(brush: Brush, canvas: SkCanvas, view: BattleState, blows: readonly BlowForecast[]): void {
  for (const { hero, dodged } of blows) {
    const { x, y } = rectOfBase(view.heroes[hero]);
    canvas.drawCircle(x + CELL / 2, y + CELL / 2, CELL / 2 + 3, brush.stroke(dodged ? INK.moss : INK.seal, 8, dodged ? [10, 10] : undefined));
  }
}

/** What lies over the figures: for how much everybody is struck. */
export function drawBlows(brush: Brush, canvas: SkCanvas, view: BattleState, blows: readonly BlowForecast[], letter = PLAIN_LETTER): void {
  for (const blow of blows) drawBlow(brush, canvas, view, blow, letter);
}
