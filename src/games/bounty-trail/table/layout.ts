import type { Point, Rect, Size } from '@/table/board/fit';

import { geometryOf, type GridSize, type Spot } from '../rules/geometry';
import { POSTER } from './draw/poster';

/** The strip of trailheads is only there while somebody still stands outside the grid. */
const STRIP = 40;
const MARGIN = 10;

export interface TrailLayout {
  readonly size: GridSize;
  readonly margin: number;
  readonly units: Size;
}

export function trailLayout(size: GridSize, withTrailheads: boolean): TrailLayout {
  const margin = withTrailheads ? STRIP : MARGIN;
  const side = size * POSTER + 2 * margin;
  return { size, margin, units: { width: side, height: side } };
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

/** A finger must come this near to a card's middle, so that it can slip through the corner to a diagonal neighbour. */
const SNAP = 0.4;

/** The grid space a dragging finger means; undefined while it is between cards. */
export function spaceUnder(layout: TrailLayout, { x, y }: Point): Spot | undefined {
  const column = Math.floor((x - layout.margin) / POSTER);
  const row = Math.floor((y - layout.margin) / POSTER);
  if (row < 0 || column < 0 || row >= layout.size || column >= layout.size) return undefined;
  const spot = row * layout.size + column;
  const middle = spotMiddle(layout, spot);
  return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) <= SNAP * POSTER ? spot : undefined;
}

/** How people call a place: "row 2, column 3". */
export function spotWords(size: GridSize, spot: Spot): string {
  const { row, column } = geometryOf(size);
  return `row ${row[spot]}, column ${column[spot]}`;
}
