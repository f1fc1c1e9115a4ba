import type { FacePlace } from '@/faces/drawFace';

import type { Card } from '../../content/card';
import { SHORT_NAMES } from './shortNames';

/** A poster is drawn in a square of this side. */
export const POSTER = 100;

/** What the poster has in its middle, free of prices: they keep to the rim, also when one is enlarged. */
export const INNER = { left: 21, top: 21, width: 58 } as const;
/** A strip over the foot of the picture: the bounty, or what the card gives. */
export const WORTH = { x: 22, y: 61.5, width: 56, height: 13.5 } as const;

/** How a poster says whom or what it shows; it depends on how large it is on the screen. */
export type Naming = 'full' | 'short' | 'none';

export interface PosterPlan {
  readonly naming: Naming;
  readonly nameSize: number;
  /** Smaller letters could not be read. */
  readonly leastName: number;
  readonly nameY: number;
  readonly picture: FacePlace;
}

const SMALLEST_PRINT = 12;
/** So large it may be beside its picture: sixteen posters on the width of a usual phone still have names. */
const LARGEST_NAME = 14.7;
const USUAL_NAME = 10.5;
const CAPITALS = 0.71;
/** A letter's width, in sizes of its face. */
export const ADVANCE = { Rye: 0.66, SpecialElite: 0.56 } as const;
/** From here on most whole names can be read on one line. */
const ROOM_FOR_FULL_NAMES = 1.7;
const PICTURE_END = WORTH.y + WORTH.height / 2 + 1;

/** The rooms of a poster that is seen at this many points for each of its units: letters that could not be read are left out. */
export function posterPlan(scale: number): PosterPlan {
  const size = Math.max(USUAL_NAME, SMALLEST_PRINT / scale);
  if (size > LARGEST_NAME) return planned('none', 0, scale);
  return planned(scale >= ROOM_FOR_FULL_NAMES ? 'full' : 'short', size, scale);
}

function planned(naming: Naming, nameSize: number, scale: number): PosterPlan {
  const nameHeight = nameSize * CAPITALS;
  const top = naming === 'none' ? INNER.top + 2 : INNER.top + nameHeight + 3;
  const side = PICTURE_END - top;
  return { naming, nameSize, leastName: SMALLEST_PRINT / scale, nameY: INNER.top + 1 + nameHeight / 2, picture: { x: (POSTER - side) / 2, y: top, side } };
}

/** A poster in a book or on a panel, where it is as large as a hand. */
export const LARGE_POSTER = posterPlan(3);

/** What a poster is called on it: the whole name where it can be read. */
export function nameOn({ id, name }: Card, { naming, leastName }: PosterPlan): string | undefined {
  if (naming === 'none') return undefined;
  const isRead = name.length * leastName * ADVANCE.SpecialElite <= INNER.width;
  return naming === 'full' && isRead ? name : (SHORT_NAMES[id] ?? name);
}
