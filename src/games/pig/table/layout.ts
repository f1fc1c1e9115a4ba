import type { Rect, Size } from '@/table/board/fit';

/** The shorter side of the board is this many units, whatever the window. */
const SHORT_SIDE = 100;
const MARGIN = 6;
const LANE = 15;

/** The whole room is the table. */
export function boardUnits({ width, height }: Size): Size {
  const unit = Math.min(width, height) / SHORT_SIDE;
  return { width: width / unit, height: height / unit };
}

export const laneRect = ({ width }: Size, seat: number): Rect => ({
  x: MARGIN,
  y: MARGIN + seat * LANE,
  width: width - 2 * MARGIN,
  height: LANE,
});

/** The felt below the lanes. */
export const trayRect = ({ width, height }: Size, seats: number): Rect => {
  const top = MARGIN + seats * LANE + 2;
  return { x: MARGIN, y: top, width: width - 2 * MARGIN, height: height - top - MARGIN };
};

export function dieRect(units: Size, seats: number): Rect {
  const tray = trayRect(units, seats);
  const side = Math.min(30, tray.height * 0.5);
  return { x: tray.x + (tray.width - side) / 2, y: tray.y + (tray.height - side) / 2, width: side, height: side };
}
