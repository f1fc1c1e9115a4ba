/** Letters are never smaller than this. */
const SMALLEST = 12;
/** How wide a bold letter is, and how high a line, of the letter's height. */
const WIDE = 0.5;
const LINE = 1.3;

interface Room {
  readonly width?: number;
  readonly height?: number;
}

export interface Letters {
  readonly fontSize: number;
  readonly lineHeight: number;
}

/** How large letters may be so that a line is not too long, and the lines are not too many; large ones grow as far as that, because half a word says nothing. */
export function lettersIn({ width = Infinity, height = Infinity }: Room, wanted: number, { longest = 1, lines = 1 }: { readonly longest?: number; readonly lines?: number }): Letters {
  const fontSize = Math.max(SMALLEST, Math.min(wanted, Math.floor(width / (longest * WIDE)), Math.floor(height / (lines * LINE))));
  return { fontSize, lineHeight: Math.round(fontSize * LINE) };
}

/** Lines break between words and after hyphens: the longest part is what has to fit. */
const partsOf = (words: string): readonly string[] => words.split(/[ -]/);
export const longestWord = (words: string): number => Math.max(...partsOf(words).map(({ length }) => length));
/** Whether no word is cut off, at least in the smallest letters. */
export const fitsIn = (width: number, words: string): boolean => longestWord(words) * SMALLEST * WIDE <= width;
/** The most lines that words can take. */
export const mostLines = (words: string): number => partsOf(words).length;
