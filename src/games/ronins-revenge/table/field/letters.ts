import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Size } from '@/table/board/fit';

import { FONTS, INK } from '../look';
import { CELL } from './places';

/** Points; smaller squares cannot be hit, nor figures be told apart: a field that would have them is seen in part. */
export const LEAST_SQUARE = 28;
/** Points; smaller letters are not read. */
const LEAST_LETTER = 12;
/** Units: as large as letters are where there is room. */
export const PLAIN_LETTER = 25;
/** Units: numbers that stand only where squares are large. */
export const SMALL_LETTER = 30;
const LARGEST_LETTER = (LEAST_LETTER * CELL) / LEAST_SQUARE;

/** How many units high letters must be to be read, where a unit of the whole field has so many points; larger for whoever wants large ones. */
export const letterFor = (scale: number, textScale: number): number => Math.max(PLAIN_LETTER, Math.min(LARGEST_LETTER, (LEAST_LETTER * textScale) / scale));

/** Whether small numbers are read where a unit has so many points on the screen: from squares of 40 points on, or 80 for whoever wants letters twice as large. */
export const areSmallRead = (scale: number, textScale: number): boolean => SMALL_LETTER * scale >= LEAST_LETTER * textScale;

export interface Tab {
  /** Its lower right corner. */
  readonly right: number;
  readonly bottom: number;
  readonly text: string;
  readonly ground: string;
}

export const tabSize = (text: string, letter: number): Size => ({ width: letter * (0.6 * text.length + 0.6), height: letter * 1.28 });

/** A number on a tab, as large as its letters. */
export function drawTab(brush: Brush, canvas: SkCanvas, { right, bottom, text, ground }: Tab, letter: number): void {
  const { width, height } = tabSize(text, letter);
  brush.roundRect(canvas, right - width, bottom - height, width, height, letter * 0.4, brush.fill(ground));
  brush.text(canvas, text, right - width / 2, bottom - height / 2, { face: FONTS.bold, size: letter, colour: INK.pale });
}

/** By so much large letters hang over the edge of a square, so that what stands there is still seen. */
export const overhang = (letter: number): number => (letter - PLAIN_LETTER) * 0.6;
