import type { SkCanvas } from '@shopify/react-native-skia';

import { squareName, squaresOfBase, type Base } from '@/engine/parts/grid/squares';
import type { Brush } from '@/skia/brush';

import { FIELD } from '../../content/terms';
import { sees } from '../../rules/field/sight';
import { figureName } from '../../rules/names';
import type { FigureRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { INK } from '../look';
import { everybody } from './figures';
import { rectOfBase } from './places';

/** Whether somebody is seen from a square. */
export interface SightLine {
  readonly ref: FigureRef;
  readonly base: Base;
  readonly open: boolean;
}

/** Who stands on a square looks past himself; an empty square looks as a hero there would. */
function lookerOn(view: BattleState, square: number): Base {
  const [standing] = everybody(view).filter(([, figure]) => squaresOfBase(FIELD, figure).includes(square));
  return standing ? standing[1] : { anchor: square, side: 1 };
}

/** Lines of sight from a square to everybody else, as the rules judge them. */
export function sightFrom(view: BattleState, square: number): readonly SightLine[] {
  const looker = lookerOn(view, square);
  return everybody(view).filter(([, figure]) => figure !== looker).map(([ref, figure]) => ({ ref, base: figure, open: sees(view, looker, figure) }));
}

/** "From H6 everybody is seen but Kensho." */
export function sightWords(view: BattleState, square: number, lines: readonly SightLine[]): string {
  const hidden = lines.filter(({ open }) => !open).map(({ ref }) => figureName(view, ref));
  const from = `From ${squareName(FIELD, square)}`;
  if (hidden.length === lines.length) return `${from} nobody is seen.`;
  return hidden.length === 0 ? `${from} everybody is seen.` : `${from} everybody is seen but ${hidden.join(', ')}.`;
}

const middle = (base: Base): readonly [number, number] => {
  const { x, y, width } = rectOfBase(base);
  return [x + width / 2, y + width / 2];
};

/** An open line is whole and ends in a ring, a closed one is dashed and ends in a cross. */
export function drawSight(brush: Brush, canvas: SkCanvas, square: number, lines: readonly SightLine[]): void {
  const [x, y] = middle({ anchor: square, side: 1 });
  for (const { base, open } of lines) {
    const [tx, ty] = middle(base);
    const colour = open ? INK.moss : INK.seal;
    canvas.drawLine(x, y, tx, ty, brush.stroke(`${INK.pale}C0`, 14));
    canvas.drawLine(x, y, tx, ty, brush.stroke(colour, 7, open ? undefined : [8, 16]));
    if (open) canvas.drawCircle(tx, ty, 20, brush.stroke(colour, 8));
    else for (const side of [-1, 1]) canvas.drawLine(tx - 18, ty - 18 * side, tx + 18, ty + 18 * side, brush.stroke(colour, 9));
  }
  const { x: left, y: top } = rectOfBase({ anchor: square, side: 1 });
  canvas.drawRect(brush.rect(left + 3, top + 3, 94, 94), brush.stroke(INK.gold, 9));
}
