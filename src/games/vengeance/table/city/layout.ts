import type { Rect, Size } from '@/table/board/fit';

import { DENS_IN_PLAY } from '../../content/dens';

export interface CityLayout {
  readonly units: Size;
  readonly posters: readonly Rect[];
}

const GAP = 8;
const WAYS_TO_HANG = [2, 3] as const;
/** Width by height of the poster that is read best: its plan lies beside the Boss’s card. */
const BEST_SHAPE = 1.7;

const shapeOf = (wall: Size, columns: number): number => (wall.width / columns) / (wall.height * columns / DENS_IN_PLAY);
const misfit = (shape: number): number => Math.max(shape / BEST_SHAPE, BEST_SHAPE / shape);

/** How many posters hang side by side: whatever gives them the better shape. */
function columnsOn(wall: Size): number {
  const [few, many] = WAYS_TO_HANG;
  return misfit(shapeOf(wall, few)) <= misfit(shapeOf(wall, many)) ? few : many;
}

/** Six posters on a wall. */
export function cityLayout(wall: Size): CityLayout {
  const columns = columnsOn(wall);
  const rows = DENS_IN_PLAY / columns;
  const width = (wall.width - GAP * (columns + 1)) / columns;
  const height = (wall.height - GAP * (rows + 1)) / rows;
  return {
    units: wall,
    posters: Array.from({ length: DENS_IN_PLAY }, (_, i) => ({
      x: GAP + (i % columns) * (width + GAP), y: GAP + Math.floor(i / columns) * (height + GAP), width, height,
    })),
  };
}

/** The parts of one poster: a banner, the plan of the Den, the Boss’s card. */
export interface PosterParts {
  readonly banner: Rect;
  readonly plan: Rect;
  readonly card: Rect;
  /** Recon tokens, in a row. */
  readonly scouts: Rect;
}

/** Height of a Boss card by its width, at most. */
const CARD_SHAPE = 1.4;

export function posterParts({ x, y, width, height }: Rect): PosterParts {
  const banner = { x, y, width, height: Math.max(18, Math.min(34, height * 0.17)) };
  const left = { x: x + 5, y: y + banner.height + 4, width: width - 10, height: height - banner.height - 8 };
  const foot = Math.min(16, left.height * 0.16);
  const side = Math.min(left.height - foot, left.width * 0.46);
  const tall = Math.min(left.height - foot, side * CARD_SHAPE);
  return {
    banner,
    card: { x: left.x + left.width - side, y: left.y + (left.height - foot - tall) / 2, width: side, height: tall },
    plan: { x: left.x, y: left.y, width: left.width - side - 5, height: left.height },
    scouts: { x: left.x + left.width - side, y: left.y + left.height - foot, width: side, height: foot },
  };
}
