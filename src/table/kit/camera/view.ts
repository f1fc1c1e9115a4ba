import type { BoardFit, Point, Rect, Size } from '../../board/fit';

/** How the camera looks at a board that is fitted into its room: a place of the fitted board, times zoom, plus the offset. */
export interface CameraView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: CameraView = { zoom: 1, x: 0, y: 0 };

/** Within which the camera moves. */
export interface CameraBounds {
  readonly room: Size;
  /** Where the whole board lies in its room. */
  readonly board: Rect;
  readonly most: number;
}

/** Air about a thing that is brought into sight. */
const MARGIN = 24;

export const boundsOf = ({ room, units, scale, left, top }: BoardFit, most: number): CameraBounds => ({
  room,
  board: { x: left, y: top, width: units.width * scale, height: units.height * scale },
  most,
});

/** Along one axis: a board smaller than the room lies in its middle, a larger one never shows what is beyond its edges. */
function heldIn(offset: number, zoom: number, start: number, length: number, room: number): number {
  'worklet';
  if (length * zoom <= room) return (room - length * zoom) / 2 - start * zoom;
  return Math.min(-start * zoom, Math.max(room - (start + length) * zoom, offset));
}

export function limited({ zoom, x, y }: CameraView, { room, board, most }: CameraBounds): CameraView {
  'worklet';
  const held = Math.min(most, Math.max(1, zoom));
  return { zoom: held, x: heldIn(x, held, board.x, board.width, room.width), y: heldIn(y, held, board.y, board.height, room.height) };
}

/** Nearer or farther; the place under the fingers stays under them. */
export function zoomed(view: CameraView, factor: number, { x, y }: Point, bounds: CameraBounds): CameraView {
  'worklet';
  const zoom = Math.min(bounds.most, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return limited({ zoom, x: x - (x - view.x) * grown, y: y - (y - view.y) * grown }, bounds);
}

export function moved(view: CameraView, by: Point, bounds: CameraBounds): CameraView {
  'worklet';
  return limited({ zoom: view.zoom, x: view.x + by.x, y: view.y + by.y }, bounds);
}

/** The least shift that brings a stretch of the screen into the room; of a longer one, its middle. */
function shiftInto(start: number, length: number, room: number): number {
  if (length + 2 * MARGIN > room) return (room - length) / 2 - start;
  if (start < MARGIN) return MARGIN - start;
  return Math.min(0, room - MARGIN - start - length);
}

/** The camera that shows this part of the fitted board with the least movement; it steps back where the part is too large. */
export function showing(view: CameraView, part: Rect, bounds: CameraBounds): CameraView {
  const { room } = bounds;
  const zoom = Math.max(1, Math.min(view.zoom, room.width / part.width, room.height / part.height));
  const closer = zoomed(view, zoom / view.zoom, { x: room.width / 2, y: room.height / 2 }, bounds);
  const x = shiftInto(part.x * zoom + closer.x, part.width * zoom, room.width);
  const y = shiftInto(part.y * zoom + closer.y, part.height * zoom, room.height);
  return moved(closer, { x, y }, bounds);
}

/** Where the camera has come to rest, told so that it outlives another shape of the room. */
export interface Resting {
  /** Undefined: as near as the board asks for by itself. */
  readonly zoom?: number;
  /** It is farther away only to show something large. */
  readonly steppedBack?: boolean | undefined;
  /** What lies in the middle of the room, in the board's units. */
  readonly middle: Point;
}

/** How near the camera is by itself: where a cell of the whole board were smaller than this, the board fills the room, and its ends lie outside. */
export function homeZoom({ room, units, scale }: BoardFit, most: number, cell = 0, leastCell = 0): number {
  if (cell * scale >= leastCell) return 1;
  return Math.min(most, Math.max(room.width / (units.width * scale), room.height / (units.height * scale)));
}

/** The camera over a place of the board. */
export const over = ({ left, top, scale }: BoardFit, zoom: number, middle: Point, bounds: CameraBounds): CameraView =>
  limited({ zoom, x: bounds.room.width / 2 - (left + middle.x * scale) * zoom, y: bounds.room.height / 2 - (top + middle.y * scale) * zoom }, bounds);

/** The place of the board that lies in the middle of the room. */
export const middleSeen = ({ left, top, scale, room }: BoardFit, { zoom, x, y }: CameraView): Point =>
  ({ x: ((room.width / 2 - x) / zoom - left) / scale, y: ((room.height / 2 - y) / zoom - top) / scale });

/** How the board lies on the screen when the camera has come to rest. */
export const fitThrough = (fit: BoardFit, { zoom, x, y }: CameraView): BoardFit => ({ ...fit, scale: fit.scale * zoom, left: fit.left * zoom + x, top: fit.top * zoom + y });
