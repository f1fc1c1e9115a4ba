import * as v from 'valibot';

import type { Seat } from './game';
import { canonicalJson } from './json';

/**
 * Moves on paper: every different move once, then for each move its place in that table, in letters, with the seat before
 * it where it is another one than before: "0:5,7,1:3". What the fields of moves are called is written once, in `shapes`:
 * a line of the table is the number of its shape and then its values. Earlier versions wrote every move in full, and
 * seats and places as numbers in turn.
 */
const PackedMovesSchema = v.object({
  shapes: v.optional(v.array(v.array(v.string()))),
  table: v.array(v.unknown()),
  list: v.union([v.string(), v.array(v.pipe(v.number(), v.integer()))]),
});
/** Stands where the number of a shape would: the move is no object, and is written as it is. */
const NO_SHAPE = -1;
/** Years of play in one match; more is no match. */
export const MOST_MOVES = 20_000;
/** A move in the list with its seat is shorter than this. */
const LONGEST_ENTRY = 20;
/** All moves of a match written out, in letters. One long move in the table, played ten thousand times, would be a mountain. */
const LONGEST_STORY = 4_000_000;
const BASE = 36;
const ENTRY = /^(?:(-?[0-9a-z]+):)?([0-9a-z]+)$/;

type Packed = v.InferOutput<typeof PackedMovesSchema>;
export type PackedMoves = Required<Packed> & { readonly list: string };
/** Who made a move, and its place in the table; undefined where that cannot be read. */
type Place = readonly [seat: Seat | undefined, place: number | undefined];

export function packMoves(moves: readonly (readonly [Seat, unknown])[]): PackedMoves {
  const places = new Map<string, number>();
  const shapes = new Shapes();
  const table: unknown[] = [];
  const list: string[] = [];
  let last: Seat | undefined;
  for (const [seat, move] of moves) {
    const text = canonicalJson(move);
    const place = places.get(text) ?? table.push(shapes.pack(move)) - 1;
    places.set(text, place);
    list.push(`${seat === last ? '' : `${seat.toString(BASE)}:`}${place.toString(BASE)}`);
    last = seat;
  }
  return { shapes: shapes.list, table, list: list.join() };
}

class Shapes {
  readonly list: string[][] = [];
  private readonly places = new Map<string, number>();

  pack(move: unknown): readonly unknown[] {
    if (typeof move !== 'object' || move === null || Array.isArray(move)) return [NO_SHAPE, move];
    const fields = Object.entries(move).filter(([, value]) => value !== undefined);
    const names = fields.map(([name]) => name);
    const text = JSON.stringify(names);
    const place = this.places.get(text) ?? this.list.push(names) - 1;
    this.places.set(text, place);
    return [place, ...fields.map(([, value]): unknown => value)];
  }
}

/** A line of the table as the move that it stands for; undefined where that cannot be read. */
function unpackMove(shapes: readonly (readonly string[])[], line: unknown): unknown {
  if (!Array.isArray(line)) return undefined;
  const [place, ...values] = line as readonly unknown[];
  if (place === NO_SHAPE) return values[0];
  const names = typeof place === 'number' ? shapes[place] : undefined;
  return names && names.length === values.length ? Object.fromEntries(names.map((name, i) => [name, values[i]])) : undefined;
}

const entriesIn = (list: string): readonly string[] => (list === '' ? [] : list.split(','));

function placesIn(list: Packed['list']): readonly Place[] {
  if (typeof list === 'string') return placesOf(entriesIn(list));
  const places: Place[] = [];
  for (let i = 0; i < list.length; i += 2) places.push([list[i], list[i + 1]]);
  return places;
}

function placesOf(entries: readonly string[]): readonly Place[] {
  const places: Place[] = [];
  let seat: Seat | undefined;
  for (const entry of entries) {
    const [, changed, place] = ENTRY.exec(entry) ?? [];
    if (changed !== undefined) seat = Number.parseInt(changed, BASE);
    places.push(place === undefined ? [undefined, undefined] : [seat, Number.parseInt(place, BASE)]);
  }
  return places;
}

const isTooLong = (list: Packed['list']): boolean => list.length > MOST_MOVES * (typeof list === 'string' ? LONGEST_ENTRY : 2);

function isMountain(table: readonly unknown[], places: readonly Place[]): boolean {
  const lengths = table.map((move) => (move === undefined ? 0 : JSON.stringify(move).length));
  return places.reduce((story, [, place]) => story + (lengths[place ?? -1] ?? 0), 0) > LONGEST_STORY;
}

/** The raw save with its moves spelt out, if they are packed; anything else is left for the schema to judge. */
export function unpackRaw(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('moves' in raw)) return raw;
  const packed = v.safeParse(PackedMovesSchema, raw.moves);
  if (!packed.success) return raw;
  const { shapes, list } = packed.output;
  const table = shapes ? packed.output.table.map((line) => unpackMove(shapes, line)) : packed.output.table;
  const places = isTooLong(list) ? undefined : placesIn(list);
  if (!places || isMountain(table, places)) return { ...raw, moves: undefined };
  return { ...raw, moves: places.map(([seat, place]) => [seat, table[place ?? -1]]) };
}

/** By hand, and not line by line: a long match has thousands. */
const isPacked = (raw: unknown): raw is Pick<PackedMoves, 'list' | 'shapes' | 'table'> =>
  typeof raw === 'object' && raw !== null && 'list' in raw && typeof raw.list === 'string' && 'shapes' in raw && Array.isArray(raw.shapes) && 'table' in raw && Array.isArray(raw.table);

/** How many moves there are, and those after the first `at`, spelt out as well as they can be. Undefined where they are not packed like this. */
export function movesSince(raw: unknown, at: number): { readonly count: number; readonly since: unknown } | undefined {
  if (!isPacked(raw) || isTooLong(raw.list)) return undefined;
  const { shapes, table } = raw;
  const entries = entriesIn(raw.list);
  // A seat is named where it is another one than before.
  let named = Math.min(at, entries.length - 1);
  while (named > 0 && entries[named]?.includes(':') === false) named -= 1;
  const places = placesOf(entries.slice(Math.max(0, named))).slice(at - Math.max(0, named));
  return { count: entries.length, since: places.map(([seat, place]) => [seat, unpackMove(shapes, table[place ?? -1])]) };
}
