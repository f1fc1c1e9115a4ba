import type { Doorway } from '@/engine/parts/den/plan';
import { fitBoard, type Rect, type Size } from '@/table/board/fit';

import type { DenId } from '../../content/dens';
import { DEN_COLUMNS, DEN_ROWS, denShape } from '../../rules/geometry';

const WIDTH = 300;
const WIDEST = 480;
const LOWEST = 244;
const HIGHEST = 430;
/** The boss's track above the rooms. */
const BOSS_STRIP = 24;
const MARGIN = 4;
/** A room's name, where the den is not stretched. */
const NAME = 12;
/** Higher letters would run into the minions. */
const LARGEST_LETTERS = 1.2;

export interface DenLayout {
  readonly units: Size;
  readonly boss: Rect;
  readonly rooms: readonly Rect[];
  readonly doors: readonly Doorway[];
  /** How much larger than usual its letters are written. */
  readonly letters: number;
}

/** The den fills the room it gets: its cells stretch. */
export function denUnits(room: Size): Size {
  const ratio = Math.max(1, room.height) / Math.max(1, room.width);
  const height = Math.min(HIGHEST, Math.max(LOWEST, WIDTH * ratio));
  return { width: Math.round(Math.min(WIDEST, Math.max(WIDTH, height / ratio))), height: Math.round(height) };
}

/** A den that is low and wide is drawn small, but its rooms have space for larger letters. */
const lettersIn = ({ width }: Size): number => Math.min(LARGEST_LETTERS, width / WIDTH);

export const nameSize = (letters: number): number => NAME * letters;

/** How many points high the names of the rooms become on a screen with this much room for the den. */
export function nameHeightIn(room: Size): number {
  const units = denUnits(room);
  return fitBoard(units, room).scale * nameSize(lettersIn(units));
}

export function denLayout(id: DenId, units: Size): DenLayout {
  const shape = denShape(id);
  const cellWidth = (units.width - 2 * MARGIN) / DEN_COLUMNS;
  const cellHeight = (units.height - BOSS_STRIP - 2 * MARGIN) / DEN_ROWS;
  const top = BOSS_STRIP + MARGIN;
  return {
    units,
    boss: { x: MARGIN, y: MARGIN / 2, width: units.width - 2 * MARGIN, height: BOSS_STRIP },
    rooms: shape.rooms.map(({ x, y, width, height }) => ({ x: MARGIN + x * cellWidth, y: top + y * cellHeight, width: width * cellWidth, height: height * cellHeight })),
    doors: shape.doors.map(({ x, y, wall }) => ({ x: MARGIN + x * cellWidth, y: top + y * cellHeight, wall })),
    letters: lettersIn(units),
  };
}
