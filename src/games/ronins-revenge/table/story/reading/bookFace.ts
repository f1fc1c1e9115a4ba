import { Platform, type TextStyle } from 'react-native';

import type { Size } from '@/table/board/fit';
import { space } from '@/theme';

/** A book is set in a book face; every system has one. */
const BOOK = Platform.select({ ios: 'Georgia', android: 'serif', default: 'Georgia, Iowan Old Style, Palatino Linotype, Noto Serif, DejaVu Serif, serif' });
const LEADING = 1.6;
/** Width of a letter of its size, on the wide side: no line is promised that does not fit. */
const ADVANCE = 0.58;
const SMALLEST = 12;

/** Prose of the book at a size of letters. */
export const proseOf = (size: number): TextStyle => ({ fontFamily: BOOK, fontWeight: 'normal', fontSize: size, lineHeight: Math.round(size * LEADING) });

/** The largest size up to a wanted one at which these paragraphs are seen whole. */
export function sizeThatFits(paragraphs: readonly string[], room: Size, wanted: number): number {
  const gaps = Math.max(0, paragraphs.length - 1) * space.large;
  for (let size = wanted; size > SMALLEST; size--) {
    const lines = paragraphs.reduce((sum, { length }) => sum + Math.ceil((length * ADVANCE * size) / Math.max(1, room.width)), 0);
    if (lines * Math.round(size * LEADING) + gaps <= room.height) return size;
  }
  return SMALLEST;
}
