import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

import { bossInPlay } from '../../content/bossInPlay';
import type { Arc } from '../../content/terms';
import { bossRules } from '../../rules/boss/rules';
import type { BattleState, BossFigure } from '../../rules/state';
import type { FieldPiece } from '../boss/pieces';
import { FONTS, INK } from '../look';
import { TYPE_SIGNS } from '../signs';
import { AHEAD } from './drawFacing';
import { drawTab, overhang, PLAIN_LETTER } from './letters';
import { CELL, rectOfBase, rectOfSquare, rectOfZone } from './places';

function drawPiece(brush: Brush, canvas: SkCanvas, { square, sign, ink, count, flat, marked }: FieldPiece, letter: number): void {
  const { x, y } = rectOfSquare(square);
  const [cx, cy] = [x + CELL / 2, y + CELL / 2];
  if (!flat) canvas.drawOval(brush.rect(x + 16, y + 74, CELL - 32, 18), brush.shadow('#1B191855', 5));
  if (marked) canvas.drawCircle(cx, cy, CELL / 2 - 6, brush.stroke(INK.ember, 7, [12, 8]));
  brush.icon(canvas, sign, cx, cy, flat ? 82 : 74, brush.fill(flat ? `${ink}B0` : ink));
  if (count !== undefined) drawTab(brush, canvas, { right: x + CELL + overhang(letter), bottom: y + CELL + overhang(letter), text: String(count), ground: ink }, letter);
}

/** Where lightning will run when the round ends: a dashed stroke through every square. */
function drawLightning(brush: Brush, canvas: SkCanvas, view: BattleState): void {
  for (const square of new Set(bossRules(view).lightning?.(view))) {
    const { x, y } = rectOfSquare(square);
    canvas.drawRect(brush.rect(x + 8, y + 8, CELL - 16, CELL - 16), brush.fill(`${INK.water}1E`));
    canvas.drawPath(brush.path(`M${x + 58} ${y + 18}L${x + 40} ${y + 52}L${x + 60} ${y + 50}L${x + 44} ${y + 82}`), brush.stroke(`${INK.water}A0`, 5));
  }
}

/** A Zone that no bite harms any more has a seal about it. */
function drawSealed(brush: Brush, canvas: SkCanvas, { extra: { night } }: BattleState): void {
  for (let zone = 0; night && zone < 16; zone++) {
    if (((night.sealed >> zone) & 1) === 0) continue;
    const { x, y, width, height } = rectOfZone(zone);
    canvas.drawRect(brush.rect(x + 10, y + 10, width - 20, height - 20), brush.stroke(INK.gold, 9, [26, 12]));
  }
}

/** What lies and stands on squares, and what will come over them. */
export function drawPieces(brush: Brush, canvas: SkCanvas, view: BattleState, pieces: readonly FieldPiece[], letter = PLAIN_LETTER): void {
  drawSealed(brush, canvas, view);
  drawLightning(brush, canvas, view);
  for (const piece of pieces) drawPiece(brush, canvas, piece, letter);
}

const TURNS: Readonly<Record<Arc, number>> = { front: 0, right: 1, rear: 2, left: 3 };

/** Gasha-O’s four sides: a whole limb is a bar with its type, an open side is a gap with a crack. */
export function drawLimbs(brush: Brush, canvas: SkCanvas, { boss, extra: { body } }: BattleState, figure: BossFigure): void {
  if (!body) return;
  const { x, y, width } = rectOfBase(figure);
  for (const { id, arc, type } of bossInPlay(boss).limbs ?? []) {
    const [dx, dy] = AHEAD[(figure.facing + TURNS[arc]) % AHEAD.length] ?? [0, -1];
    const [cx, cy] = [x + width / 2 + dx * width * 0.4, y + width / 2 + dy * width * 0.4];
    const [along, across] = [width * 0.2, 22];
    const broken = body.broken.includes(id);
    const bar = brush.rect(cx - (dy === 0 ? across : along), cy - (dx === 0 ? across : along), 2 * (dy === 0 ? across : along), 2 * (dx === 0 ? across : along));
    canvas.drawRect(bar, brush.fill(broken ? `${INK.pale}E0` : INK.ink));
    if (broken) canvas.drawRect(bar, brush.stroke(INK.seal, 4, [10, 8]));
    brush.icon(canvas, broken ? 'broken-shield' : TYPE_SIGNS[type], cx, cy, 34, brush.fill(broken ? INK.seal : INK.pale));
  }
}

/** Parts of a letter: half a soul's tab, and how far its sign and its number lie from the middle. */
const LYING = { half: [1.57, 0.72], sign: [-0.79, 0], number: [0.7, 0] } as const;
const UPRIGHT = { half: [0.82, 1.3], sign: [0, -0.6], number: [0, 0.62] } as const;

/** The Caged Dawn: which soul holds which half, and what is left of it. Where the halves lie side by side, there is room for upright tabs alone. */
export function drawSouls(brush: Brush, canvas: SkCanvas, { extra: { souls } }: BattleState, figure: BossFigure, letter: number): void {
  if (!souls) return;
  const size = Math.max(28, letter);
  const { x, y, width } = rectOfBase(figure);
  for (const soul of ['night', 'dawn'] as const) {
    const [dx, dy] = AHEAD[(figure.facing + (souls.front === soul ? 0 : 2)) % AHEAD.length] ?? [0, -1];
    const [cx, cy] = [x + width / 2 + dx * width * 0.26, y + width / 2 + dy * width * 0.26];
    const { half, sign, number } = dx === 0 ? LYING : UPRIGHT;
    const [ground, ink] = soul === 'night' ? [INK.ink, INK.pale] : [INK.gold, INK.ink];
    brush.roundRect(canvas, cx - size * half[0], cy - size * half[1], 2 * size * half[0], 2 * size * half[1], 12, brush.fill(ground));
    brush.icon(canvas, soul === 'night' ? 'evil-moon' : 'sun-priest', cx + size * sign[0], cy + size * sign[1], size * 1.15, brush.fill(ink));
    brush.text(canvas, String(souls[soul]), cx + size * number[0], cy + size * number[1], { face: FONTS.bold, size, colour: ink });
  }
}
