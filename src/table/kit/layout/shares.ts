import type { ByRoom, Room, RoomKind } from '../room/room';
import { inRoom } from '../room/room';

/** What a box knows about its board and its answers; points at the usual size of text. */
export interface LayoutWishes {
  /** Width by height of the board, where it has a shape of its own. Without it the board takes whatever shape there is. */
  readonly ratio?: number;
  /** How high the answers are. The panel keeps this height, so that the board never jumps under the finger. */
  readonly panelHeight?: ByRoom<number>;
  /** The panel arranges itself in the room it gets, and scrolls on its own. */
  readonly panelFills?: boolean;
  /** With large letters, where everything below the board scrolls: how much of the shorter side of an upright room the board still needs to be played on. */
  readonly leastBoard?: number;
  /** The answers need more room now, and may cover the lower part of the board. */
  readonly rises?: boolean;
  /** Names what is asked. Where answers scroll, or with large letters the whole dock, something new begins at its top. */
  readonly asked?: string;
}

export interface Shares {
  /** The dock as a whole scrolls, question and all: with large letters there is no other way to keep the board. */
  readonly dockScrolls: boolean;
  /** What is mine stays in sight below what scrolls; a phone has no room for that. */
  readonly ownStays: boolean;
  readonly panelHeight: number;
  /** Of a side column, before the board's shape gives it more. */
  readonly sideWidth: number;
  readonly widestSide: number;
  /** What the board keeps, whatever the letters need. */
  readonly leastBoard: number;
  /** What the board can use, across its free direction. */
  readonly mostBoard: number | undefined;
}

const PANEL: Readonly<Record<RoomKind, number>> = { smallPhone: 148, phone: 188, landscape: 120, tablet: 200, desktop: 160 };
const SIDE: Readonly<Record<RoomKind, number>> = { smallPhone: 0, phone: 0, landscape: 316, tablet: 0, desktop: 400 };
/** Lines of a side column never run wider than a page of a book. */
const WIDEST_SIDE = 560;
/** Of the shorter side of the room upright, and of the width lying. */
const LEAST_BOARD = 0.55;
/** The half of the window that a side column may take at most, letters however large. */
const MOST_SIDE = 0.5;
/** From here on what is cut elsewhere is shown whole, and scrolls. */
const LARGE_LETTERS = 1.35;
export const isLarge = (textScale: number): boolean => textScale >= LARGE_LETTERS;
/** Panels are made of lines and of gaps, and gaps do not grow. */
const GROWTH = 0.75;

/** How board, panel and side share the room. */
export function sharesOf(room: Room, textScale: number, { ratio, panelHeight, leastBoard = LEAST_BOARD }: LayoutWishes): Shares {
  const dockScrolls = isLarge(textScale);
  const growth = 1 + (textScale - 1) * GROWTH;
  const sideWidth = Math.min(SIDE[room.kind] * growth, room.width * MOST_SIDE);
  return {
    dockScrolls,
    ownStays: room.roomy,
    panelHeight: Math.round((panelHeight === undefined ? PANEL[room.kind] : inRoom(room, panelHeight)) * growth),
    sideWidth: Math.round(sideWidth),
    widestSide: Math.round(Math.max(sideWidth, Math.min(WIDEST_SIDE, room.width * MOST_SIDE))),
    leastBoard: Math.round(room.beside ? room.width * (1 - MOST_SIDE) : Math.min(room.width, room.height) * (dockScrolls ? leastBoard : LEAST_BOARD)),
    mostBoard: ratio === undefined ? undefined : Math.round(room.beside ? room.height * ratio : room.width / ratio),
  };
}
