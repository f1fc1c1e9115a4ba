import { signed } from '@/engine/numerals';

/** A sum told part by part, in the shape that every forecast of the table has. */
export interface SumLine {
  readonly why: string;
  readonly change: string;
  readonly after: number;
}

export interface Sum {
  readonly lines: readonly SumLine[];
  readonly total: { readonly label: string; readonly value: number };
}

export function sumOf(label: string, parts: readonly { readonly why: string; readonly points: number }[]): Sum {
  let after = 0;
  const lines = parts.map(({ why, points }) => ({ why, change: signed(points), after: (after += points) }));
  return { lines, total: { label, value: after } };
}
