import type { Rect, Size } from '@/table/board/fit';

import { inRoom, type Room } from '@/table/kit/room/room';

import { DENS_IN_PLAY } from '../../content/dens';

export interface CityLayout {
  readonly units: Size;
  readonly posters: readonly Rect[];
}

const GAP = 8;
const COLUMNS = { smallPhone: 3, phone: 2, landscape: 3, tablet: 2, desktop: 3 } as const;

/** How many posters hang side by side. */
export const columnsIn = (room: Pick<Room, 'kind'>): number => inRoom(room, COLUMNS);

/** Six posters on a wall. */
export function cityLayout(wall: Size, columns: number): CityLayout {
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

export function posterParts({ x, y, width, height }: Rect): PosterParts {
  const banner = { x, y, width, height: Math.max(18, Math.min(34, height * 0.17)) };
  const left = { x: x + 5, y: y + banner.height + 4, width: width - 10, height: height - banner.height - 8 };
  const foot = Math.min(16, left.height * 0.16);
  const side = Math.min(left.height - foot, left.width * 0.46);
  return {
    banner,
    card: { x: left.x + left.width - side, y: left.y, width: side, height: left.height - foot },
    plan: { x: left.x, y: left.y, width: left.width - side - 5, height: left.height },
    scouts: { x: left.x + left.width - side, y: left.y + left.height - foot, width: side, height: foot },
  };
}
