export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point, Size {}

/** How a board's own units lie in the room on the screen. */
export interface BoardFit {
  readonly units: Size;
  readonly room: Size;
  /** Screen points per unit. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** As large as fits, in the middle. */
export function fitBoard(units: Size, room: Size): BoardFit {
  const scale = Math.min(room.width / units.width, room.height / units.height);
  return {
    units,
    room,
    scale,
    left: (room.width - units.width * scale) / 2,
    top: (room.height - units.height * scale) / 2,
  };
}

export const toScreen = (fit: BoardFit, { x, y }: Point): Point => ({ x: fit.left + x * fit.scale, y: fit.top + y * fit.scale });

export const toBoard = (fit: BoardFit, { x, y }: Point): Point => ({ x: (x - fit.left) / fit.scale, y: (y - fit.top) / fit.scale });

export const rectToScreen = (fit: BoardFit, rect: Rect): Rect => ({
  ...toScreen(fit, rect),
  width: rect.width * fit.scale,
  height: rect.height * fit.scale,
});

/** The rectangle grown about its middle until a finger can hit it. */
export function atLeast(rect: Rect, side: number): Rect {
  const growX = Math.max(0, side - rect.width);
  const growY = Math.max(0, side - rect.height);
  return { x: rect.x - growX / 2, y: rect.y - growY / 2, width: rect.width + growX, height: rect.height + growY };
}

export const middleOf = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

export const contains = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
