import type { SkCanvas } from '@shopify/react-native-skia';

import { squareName, squareNamed, xOf, yOf } from '@/engine/parts/grid/squares';
import type { Brush } from '@/skia/brush';

import { bossInPlay } from '../../content/bossInPlay';
import { FIELD, ZONE } from '../../content/terms';
import { TOKENS, hasToken, zoneOf } from '../../rules/field/zones';
import type { BattleState } from '../../rules/state';
import { FONTS, INK, TOKEN_LOOK } from '../look';
import { CELL, MARGIN, rectOfSquare, rectOfZone, UNITS } from './places';

const END = MARGIN + FIELD * CELL;
const ZONE_COUNT = (FIELD / ZONE) * (FIELD / ZONE);

function drawPaper(brush: Brush, canvas: SkCanvas): void {
  canvas.drawRect(brush.rect(0, 0, UNITS.width, UNITS.height), brush.fill(INK.washi));
  // Fibres of the paper: the same on every screen, so nothing of chance.
  for (let i = 0; i < 90; i++) {
    const [x, y] = [(i * 397) % UNITS.width, (i * 613) % UNITS.height];
    canvas.drawLine(x, y, x + 30 + ((i * 53) % 70), y + ((i * 29) % 26) - 13, brush.stroke(INK.fibre, 2));
  }
}

/** Letters and numbers of the squares, on all four sides: a phone shows a part of the field. */
export function drawNames(brush: Brush, canvas: SkCanvas, letter: number): void {
  const style = { face: FONTS.bold, size: letter, colour: INK.wash } as const;
  for (let i = 0; i < FIELD; i++) {
    const at = MARGIN + (i + 0.5) * CELL;
    const row = squareName(FIELD, i * FIELD).charAt(0);
    for (const edge of [MARGIN / 2, END + MARGIN / 2]) {
      brush.text(canvas, row, edge, at, style);
      brush.text(canvas, String(i + 1), at, edge, style);
    }
  }
}

function drawGrid(brush: Brush, canvas: SkCanvas): void {
  for (let i = 0; i <= FIELD; i++) {
    const at = MARGIN + i * CELL;
    const line = i % ZONE === 0 ? brush.stroke(INK.mist, 5) : brush.stroke(INK.fibre, 2);
    canvas.drawLine(at, MARGIN, at, END, line);
    canvas.drawLine(MARGIN, at, END, at, line);
  }
}

/** Whether the sign of a token lies on this square: the first of its Zone. */
export const hasSign = (view: Ground, square: number): boolean => xOf(FIELD, square) % ZONE === 0 && yOf(FIELD, square) % ZONE === 0 && TOKENS.some((token) => hasToken(view, zoneOf(square), token));

/** A wash over the Zone, and a sign for every token in its corner: told by shape, not by colour alone. */
function drawZone(brush: Brush, canvas: SkCanvas, view: Ground, zone: number): void {
  const { x, y, width, height } = rectOfZone(zone);
  if ((((view.extra.void ?? 0) >> zone) & 1) === 1) return canvas.drawRect(brush.rect(x, y, width, height), brush.fill(`${INK.ink}E6`));
  const tokens = TOKENS.filter((token) => hasToken(view, zone, token));
  tokens.forEach((token, i) => {
    const { sign, ink } = TOKEN_LOOK[token];
    canvas.drawRect(brush.rect(x + 3, y + 3, width - 6, height - 6), brush.fill(`${ink}22`));
    if (token === 'high') canvas.drawRect(brush.rect(x + 8, y + 8, width - 16, height - 16), brush.ragged(`${INK.wash}AA`, 7));
    const [left, top] = [x + 32 + i * 52, y + 32];
    canvas.drawCircle(left, top, 25, brush.fill(`${INK.pale}E0`));
    brush.icon(canvas, sign, left, top, 40, brush.fill(ink));
  });
}

function drawWalls(brush: Brush, canvas: SkCanvas, view: Ground): void {
  for (const wall of bossInPlay(view.boss).map.walls) {
    const [from = '', to = ''] = wall.split('|');
    const [a, b] = [rectOfSquare(squareNamed(FIELD, from)), rectOfSquare(squareNamed(FIELD, to))];
    if (isGone(view, from) || isGone(view, to)) continue;
    const upright = a.y === b.y;
    const [x, y] = upright ? [Math.max(a.x, b.x), a.y] : [a.x, Math.max(a.y, b.y)];
    const [right, bottom] = upright ? [x, y + CELL] : [x + CELL, y];
    canvas.drawLine(x, y, right, bottom, brush.stroke(INK.ink, 15));
    canvas.drawLine(x, y, right, bottom, brush.ragged(`${INK.ink}B0`, 6));
  }
}

/** Walls of an eaten Zone are eaten with it. */
const isGone = ({ extra }: Ground, square: string): boolean => (((extra.void ?? 0) >> zoneOf(squareNamed(FIELD, square))) & 1) === 1;

/** What the ground is drawn from: nothing that walks or stands. */
export type Ground = Pick<BattleState, 'boss' | 'zones' | 'extra'>;

/** The battlefield without anybody and anything on it. */
export function drawGround(brush: Brush, canvas: SkCanvas, view: Ground): void {
  drawPaper(brush, canvas);
  for (let zone = 0; zone < ZONE_COUNT; zone++) drawZone(brush, canvas, view, zone);
  drawGrid(brush, canvas);
  if (!view.extra.wallsDown) drawWalls(brush, canvas, view);
}
