import type { Seat } from '@/engine/game';
import { contains, type Point, type Rect, type Size } from '@/table/board/fit';
import { roomOf } from '@/table/kit/room/room';

/** Where a seat's tray lies on the screen; turned ones face the opposite edge. */
export interface SeatPlace extends Rect {
  readonly seat: Seat;
  readonly turned: boolean;
}

/** The strip between two rows of players, with the dice that everybody shares: on a phone no higher than its dice. */
export const supplyStrip = (room: Size): number => (roomOf(room).roomy ? 48 : 22);

/** One tray fills the screen; more of them sit at two opposite edges, each facing its own player. */
export function placeSeats(room: Size, seats: readonly Seat[]): readonly SeatPlace[] {
  const { width, height } = room;
  const [only] = seats;
  if (only !== undefined && seats.length === 1) return [{ seat: only, x: 0, y: 0, width, height, turned: false }];
  const strip = supplyStrip(room);
  const rowHeight = (height - strip) / 2;
  const near = Math.ceil(seats.length / 2);
  return seats.map((seat, i) => {
    const turned = i >= near;
    const inRow = turned ? seats.length - near : near;
    const column = turned ? i - near : i;
    return { seat, turned, x: (column * width) / inRow, y: turned ? 0 : rowHeight + strip, width: width / inRow, height: rowHeight };
  });
}

export const placeAt = (places: readonly SeatPlace[], point: Point): SeatPlace | undefined => places.find((place) => contains(place, point));

/** A point on the screen as the player at that edge sees it. */
export const toLocal = (place: SeatPlace, { x, y }: Point): Point =>
  place.turned ? { x: place.x + place.width - x, y: place.y + place.height - y } : { x: x - place.x, y: y - place.y };

/** And back: a point of that player's tray on the screen. */
export const toScreen = (place: SeatPlace, { x, y }: Point): Point =>
  place.turned ? { x: place.x + place.width - x, y: place.y + place.height - y } : { x: place.x + x, y: place.y + y };
