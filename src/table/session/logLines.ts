import type { AnyGame, GameEvent, Seat } from '@/engine/game';
import type { Eyes } from '@/engine/moments';
import type { PastMove } from '@/referee/referee';

/** A sentence of the log, as one reader may know it. */
export interface LogLine {
  readonly key: string;
  readonly text: string;
  /** Which move it belongs to, counted from 0; −1 is the setting up. */
  readonly move: number;
  readonly seat: Seat;
  readonly reader: Eyes;
  readonly event: GameEvent;
}

const keyOf = (move: number, place: number): string => `${move}.${place}`;

/** What one move brought about, in sentences for the reader who was told it. */
export const logLinesOf = (game: AnyGame, { move, by, told }: PastMove, reader: Eyes, names: readonly string[]): readonly LogLine[] =>
  told.flatMap(({ event, view }, index) => {
    const text = game.describe(event, view, names);
    return text === undefined ? [] : [{ key: keyOf(move, index), text, move, seat: by, reader, event }];
  });

/** The sentence about the event at a place of one move; undefined: it has none. */
export const lineAt = (lines: readonly LogLine[], reader: Eyes, place: number): LogLine | undefined => lines.find((line) => line.reader === reader && line.key === keyOf(line.move, place));

/** Every sentence that one of the people at this screen may read. */
export const linesFor = (eyes: Seat, earlier: Readonly<Record<Seat, readonly LogLine[]>>, log: readonly LogLine[]): readonly LogLine[] =>
  [...(earlier[eyes] ?? []), ...log.filter(({ reader }) => reader === eyes)];

/** Rules know seats, not names: where their words say "Player 2", the table says who that is. */
export const withNames = (words: string, names: readonly string[]): string =>
  words.replace(/\bPlayer (\d+)\b/g, (whole, number: string) => names[Number(number) - 1] ?? whole);
