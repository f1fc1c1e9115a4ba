import * as v from 'valibot';

import type { Seat } from './game';
import { canonicalJson } from './json';

/** Moves on paper: every different move once, then seat and place in that table for each move in turn. */
const PackedMovesSchema = v.object({ table: v.array(v.unknown()), list: v.array(v.pipe(v.number(), v.integer())) });
/** Years of play in one match; more is no match. */
export const MOST_MOVES = 20_000;
/** All moves of a match written out, in letters. One long move in the table, played ten thousand times, would be a mountain. */
const LONGEST_STORY = 4_000_000;
export type PackedMoves = v.InferOutput<typeof PackedMovesSchema>;

export function packMoves(moves: readonly (readonly [Seat, unknown])[]): PackedMoves {
  const places = new Map<string, number>();
  const table: unknown[] = [];
  const list: number[] = [];
  for (const [seat, move] of moves) {
    const text = canonicalJson(move);
    const place = places.get(text) ?? table.push(move) - 1;
    places.set(text, place);
    list.push(seat, place);
  }
  return { table, list };
}

function isMountain({ table, list }: PackedMoves): boolean {
  if (list.length > 2 * MOST_MOVES) return true;
  const lengths = table.map((move) => canonicalJson(move).length);
  let story = 0;
  for (let i = 1; i < list.length; i += 2) story += lengths[list[i] ?? -1] ?? 0;
  return story > LONGEST_STORY;
}

/** The raw save with its moves spelt out, if they are packed; anything else is left for the schema to judge. */
export function unpackRaw(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('moves' in raw)) return raw;
  const packed = v.safeParse(PackedMovesSchema, raw.moves);
  if (!packed.success) return raw;
  const { table, list } = packed.output;
  if (isMountain(packed.output)) return { ...raw, moves: undefined };
  const moves: [number | undefined, unknown][] = [];
  for (let i = 0; i < list.length; i += 2) moves.push([list[i], table[list[i + 1] ?? -1]]);
  return { ...raw, moves };
}
