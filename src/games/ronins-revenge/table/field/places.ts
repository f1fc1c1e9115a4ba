import { squareAt, type Base } from '@/engine/parts/grid/squares';
import type { Point, Rect } from '@/table/board/fit';

import { FIELD, ZONE } from '../../content/terms';
import { baseOfTarget, figureOf, isThingRef, type FigureRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';

/** The board in its own units: a square is 100 wide, letters and numbers stand in a margin. */
export const CELL = 100;
export const MARGIN = 46;
export const UNITS = { width: FIELD * CELL + 2 * MARGIN, height: FIELD * CELL + 2 * MARGIN } as const;

const ZONES_ACROSS = FIELD / ZONE;

export const rectOfBase = ({ anchor, side }: Base): Rect => ({
  x: MARGIN + (anchor % FIELD) * CELL, y: MARGIN + Math.floor(anchor / FIELD) * CELL, width: side * CELL, height: side * CELL,
});
export const rectOfSquare = (square: number): Rect => rectOfBase({ anchor: square, side: 1 });
export const rectOfZone = (zone: number): Rect => ({
  x: MARGIN + (zone % ZONES_ACROSS) * ZONE * CELL, y: MARGIN + Math.floor(zone / ZONES_ACROSS) * ZONE * CELL, width: ZONE * CELL, height: ZONE * CELL,
});

/** The square at a point of the board; undefined: beside the field. */
export function squareUnder({ x, y }: Point): number | undefined {
  const [column, row] = [Math.floor((x - MARGIN) / CELL), Math.floor((y - MARGIN) / CELL)];
  return column < 0 || row < 0 || column >= FIELD || row >= FIELD ? undefined : squareAt(FIELD, column, row);
}

/** Where something that an answer points at lies: anybody and anything by name, a square or, where Zones are asked for, a Zone by its number. */
export function placeOf(view: BattleState, question: string, target: string | number): Rect | undefined {
  if (question === 'chooseSlot') return undefined;
  if (typeof target === 'number') return question === 'chooseZone' ? rectOfZone(target) : rectOfSquare(target);
  const base = isThingRef(target) ? baseOfTarget(view, target) : figureOf(view, target as FigureRef);
  return base && rectOfBase(base);
}
