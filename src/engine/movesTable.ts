import * as v from 'valibot';

import type { Seat } from './game';
import { canonicalJson } from './json';

/** Moves on paper: every different move once, then seat and place in that table for each move in turn. */
const PackedMovesSchema = v.object({ table: v.array(v.unknown()), list: v.array(v.pipe(v.number(), v.integer())) });
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

/** The raw save with its moves spelt out, if they are packed; anything else is left for the schema to judge. */
export function unpackRaw(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('moves' in raw)) return raw;
  const packed = v.safeParse(PackedMovesSchema, raw.moves);
  if (!packed.success) return raw;
  const { table, list } = packed.output;
  const moves: [number | undefined, unknown][] = [];
  for (let i = 0; i < list.length; i += 2) moves.push([list[i], table[list[i + 1] ?? -1]]);
  return { ...raw, moves };
}
