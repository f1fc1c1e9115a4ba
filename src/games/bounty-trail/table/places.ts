import type { Point } from '@/table/board/fit';

import type { Spot } from '../rules/geometry';
import { spotMiddle, type TrailLayout } from './layout';

/** Figures on one card stand apart: a little circle of places about its middle. */
const PLACES: readonly (readonly Point[])[] = [
  [{ x: 0, y: 0 }],
  [{ x: -20, y: 0 }, { x: 20, y: 0 }],
  [{ x: -20, y: -14 }, { x: 20, y: -14 }, { x: 0, y: 20 }],
  [{ x: -20, y: -20 }, { x: 20, y: -20 }, { x: -20, y: 20 }, { x: 20, y: 20 }],
];

/** Where each figure stands; undefined while it is off the grid. */
export function figurePlaces(layout: TrailLayout, spots: readonly Spot[]): readonly (Point | undefined)[] {
  return spots.map((spot, index) => {
    if (spot < 0) return undefined;
    const companions = spots.flatMap((other, otherIndex) => (other === spot ? [otherIndex] : []));
    const offset = PLACES[companions.length - 1]?.[companions.indexOf(index)] ?? { x: 0, y: 0 };
    const middle = spotMiddle(layout, spot);
    return { x: middle.x + offset.x, y: middle.y + offset.y };
  });
}
