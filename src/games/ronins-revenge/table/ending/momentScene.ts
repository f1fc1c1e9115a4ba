import type { Drawing } from '@/skia/Still';
import type { Rect } from '@/table/board/fit';
import type { MomentStory } from '@/table/kit/moment/moment';

import type { BattleEvent } from '../../rules/events';
import type { BattleState } from '../../rules/state';
import { piecesOf } from '../boss/pieces';
import { drawCounts, drawFigures } from '../field/drawFigures';
import { drawFlashes } from '../field/drawFlashes';
import { drawGround } from '../field/drawGround';
import { drawPieces } from '../field/drawPieces';
import { CELL, placeOf, UNITS } from '../field/places';
import { flashOf } from '../telling/flashes';

/** The part of the field that is shown is as wide for its height as the place for it on the picture. */
const RATIO = 1.2;
/** Units around both of them. */
const AROUND = 1.5 * CELL;
const LEAST_HEIGHT = 5 * CELL;

const within = (from: number, size: number, whole: number): number => Math.max(0, Math.min(whole - size, from));

/** The part of the field with all of these in its middle. */
function windowAround(places: readonly Rect[]): Rect {
  const [left, top] = [Math.min(...places.map(({ x }) => x)) - AROUND, Math.min(...places.map(({ y }) => y)) - AROUND];
  const [right, bottom] = [Math.max(...places.map(({ x, width }) => x + width)) + AROUND, Math.max(...places.map(({ y, height }) => y + height)) + AROUND];
  const height = Math.min(UNITS.height, Math.max(LEAST_HEIGHT, bottom - top, (right - left) / RATIO));
  const width = Math.min(UNITS.width, height * RATIO);
  return { x: within((left + right - width) / 2, width, UNITS.width), y: within((top + bottom - height) / 2, height, UNITS.height), width, height };
}

/** Who struck, and who was struck. */
function bothOf(event: BattleEvent): readonly string[] {
  if (event.type === 'struck') return [event.hero, event.target];
  return event.type === 'heroStruck' ? [event.by, event.hero] : [];
}

/** The field around the blow, as it stood when it landed. */
export function momentScene({ told }: MomentStory<BattleState, BattleEvent>): Drawing | undefined {
  const last = told[told.length - 1];
  if (!last) return undefined;
  const { event, view } = last;
  const places = bothOf(event).flatMap((ref) => placeOf(view, '', ref) ?? []);
  const flash = flashOf(event, '');
  if (places.length === 0 || !flash) return undefined;
  const { x, y, width, height } = windowAround(places);
  return {
    width, height,
    draw: (brush, canvas) => {
      canvas.save();
      canvas.translate(-x, -y);
      drawGround(brush, canvas, view);
      drawPieces(brush, canvas, view, piecesOf(view));
      drawFigures(brush, canvas, view, undefined);
      drawCounts(brush, canvas, view, []);
      drawFlashes(brush, canvas, view, [flash]);
      canvas.restore();
    },
  };
}
