import { doorwayBetween, type Doorway, type RoomArea } from '@/engine/parts/den/plan';

import type { DenId } from '../content/dens';
import { denOf, roomAt, type Den } from './den';

/** The plan of a den in cells, ready to be drawn; its rooms have the numbers of the den. */
export interface DenShape {
  readonly columns: number;
  readonly rows: number;
  readonly rooms: readonly RoomArea[];
  readonly doors: readonly Doorway[];
}

export const DEN_COLUMNS = 3;
export const DEN_ROWS = 4;

function areaOf(den: Den, room: number): RoomArea {
  const { cell, tall } = roomAt(den, room);
  const [column, row] = cell;
  return { x: column - 1, y: DEN_ROWS - row - tall + 1, width: 1, height: tall };
}

export function denShape(id: DenId): DenShape {
  const den = denOf(id);
  return {
    columns: DEN_COLUMNS,
    rows: DEN_ROWS,
    rooms: den.rooms.map((_, room) => areaOf(den, room)),
    doors: den.doors.map(([a, b]) => doorwayBetween(areaOf(den, a), areaOf(den, b))),
  };
}
