import type { Point, Rect, Size } from '@/table/board/fit';

import { geometryOf, isTrailhead, spotAt, type GridSize, type Spot } from '../rules/geometry';
import { POSTER } from './draw/posterPlan';

/** The strip of trailheads around the grid. It stays when nobody needs it any more: a board that changed its size would jump. */
const MARGIN = 28;

export interface TrailLayout {
  readonly size: GridSize;
  readonly margin: number;
  readonly units: Size;
}

export function trailLayout(size: GridSize): TrailLayout {
  const side = size * POSTER + 2 * MARGIN;
  return { size, margin: MARGIN, units: { width: side, height: side } };
}

/** Along one axis: where the place with this row or column number begins, and how long it is. */
function span({ size, margin }: TrailLayout, place: number): readonly [number, number] {
  if (place < 1) return [0, margin];
  if (place > size) return [margin + size * POSTER, margin];
  return [margin + (place - 1) * POSTER, POSTER];
}

export function spotRect(layout: TrailLayout, spot: Spot): Rect {
  const { row, column } = geometryOf(layout.size);
  const [x, width] = span(layout, column[spot] ?? 1);
  const [y, height] = span(layout, row[spot] ?? 1);
  return { x, y, width, height };
}

export function spotMiddle(layout: TrailLayout, spot: Spot): Point {
  const { x, y, width, height } = spotRect(layout, spot);
  return { x: x + width / 2, y: y + height / 2 };
}

/** The horseshoe in the middle of a trailhead's strip. */
export function trailheadRect(layout: TrailLayout, spot: Spot): Rect {
  const { x, y } = spotMiddle(layout, spot);
  return { x: x - MARGIN / 2, y: y - MARGIN / 2, width: MARGIN, height: MARGIN };
}

/** A finger must come this near to a card's middle, so that it can slip through the corner to a diagonal neighbour. */
const SNAP = 0.4;

/** The card or trailhead a dragging finger means; undefined while it is between them. */
export function spotUnder(layout: TrailLayout, { x, y }: Point): Spot | undefined {
  const { size, margin, units } = layout;
  if (x < 0 || y < 0 || x > units.width || y > units.height) return undefined;
  const spot = spotAt(size, Math.floor((y - margin) / POSTER) + 1, Math.floor((x - margin) / POSTER) + 1);
  if (isTrailhead(geometryOf(size), spot)) return spot;
  const middle = spotMiddle(layout, spot);
  return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) <= SNAP * POSTER ? spot : undefined;
}

/** How people call a place: "row 2, column 3". */
export function spotWords(size: GridSize, spot: Spot): string {
  const { row, column } = geometryOf(size);
  return `row ${row[spot]}, column ${column[spot]}`;
}

const ENDS = ['north', 'south', 'west', 'east'] as const;

/** Where a trailhead lies: "north of column 2", "at the south-west corner". */
export function trailheadWords(size: GridSize, spot: Spot): string {
  const { row, column } = geometryOf(size);
  const [down = 0, across = 0] = [row[spot], column[spot]];
  const [north, south, west, east] = [down < 1, down > size, across < 1, across > size];
  const ends = ENDS.filter((_, index) => [north, south, west, east][index]);
  if (ends.length === 2) return `at the ${ends.join('-')} corner`;
  return `${ends[0] ?? ''} of ${north || south ? `column ${across}` : `row ${down}`}`;
}
