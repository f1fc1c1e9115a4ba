import { space } from '@/theme';

import { LID_RATIO } from '../lid/Lid';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ShelfRoom {
  readonly window: Size;
  /** What a row of boxes may take of the window's width. */
  readonly width: number;
  /** The height of everything above the boxes besides the headline. */
  readonly above: number;
  /** How tall a sentence about a box is. */
  readonly sentence: number;
  readonly textScale: number;
}

export interface ShelfLayout {
  readonly columns: number;
  readonly lid: Size;
  /** There is room for a sentence under each box. */
  readonly withPitch: boolean;
}

export const LID_GAP = space.large;
const WIDEST_LID = 300;
const NARROWEST_LID = 200;
/** A lid grows taller where the window is, but stays a lid. */
const TALLEST_RATIO = 1.5;
const ROWS_ON_WIDE = 2;
/** What the headline, two planks and the space around them take of a window's height. */
const FURNITURE = 200;

const LOW = 500;
/** From here on the words on a lid need a lid of their own row on a phone. */
const LARGE_TYPE = 1.5;

/** Two boxes side by side on a phone, three on anything wider; four where the window is low. Large type wants large lids. */
function columnsFor({ width, height }: Size, textScale: number): number {
  const isLarge = textScale >= LARGE_TYPE;
  if (height < LOW) return isLarge ? 3 : 4;
  if (width < 620) return isLarge ? 1 : 2;
  return 3;
}

/** Lids as wide as the row allows. With three in a row, both shelves fit the window: smaller lids, or taller ones and words. */
export function shelfLayout({ window, width, above, sentence, textScale }: ShelfRoom): ShelfLayout {
  const columns = columnsFor(window, textScale);
  const byRow = Math.min(WIDEST_LID, Math.floor((width - LID_GAP * (columns - 1)) / columns));
  const lidOf = (lidWidth: number, ratio: number) => ({ width: lidWidth, height: Math.round(lidWidth * ratio) });
  if (columns !== 3 || window.height < LOW) return { columns, lid: lidOf(byRow, LID_RATIO), withPitch: false };
  const rowHeight = Math.floor((window.height - FURNITURE - above) / ROWS_ON_WIDE);
  const spare = rowHeight - sentence - byRow * LID_RATIO;
  if (spare >= 0) return { columns, lid: lidOf(byRow, Math.min(TALLEST_RATIO, (rowHeight - sentence) / byRow)), withPitch: true };
  const byHeight = Math.max(NARROWEST_LID, Math.floor(rowHeight / LID_RATIO));
  return { columns, lid: lidOf(Math.min(byRow, byHeight), LID_RATIO), withPitch: false };
}
