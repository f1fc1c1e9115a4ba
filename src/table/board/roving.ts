import { isOwn } from '@/engine/own';

import { middleOf, type Rect } from './fit';

const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type Arrow = keyof typeof ARROWS;

export const isArrow = (key: string): key is Arrow => isOwn(ARROWS, key);

/** Sideways distance counts more, so that an arrow follows its row or column where there is one. */
const SIDEWAYS = 2.5;

/** Where an arrow key leads: the nearest place in that direction, or undefined at the edge. */
export function nextPlace<Id>(places: ReadonlyMap<Id, Rect>, from: Id, arrow: Arrow): Id | undefined {
  const start = places.get(from);
  if (!start) return undefined;
  const origin = middleOf(start);
  const direction = ARROWS[arrow];
  let best: Id | undefined;
  let bestCost = Infinity;
  for (const [id, rect] of places) {
    const place = middleOf(rect);
    const ahead = (place.x - origin.x) * direction.x + (place.y - origin.y) * direction.y;
    const aside = Math.abs((place.x - origin.x) * direction.y + (place.y - origin.y) * direction.x);
    const cost = ahead + aside * SIDEWAYS;
    if (id !== from && ahead > 0.5 && aside <= ahead * 2 && cost < bestCost) {
      best = id;
      bestCost = cost;
    }
  }
  return best;
}
