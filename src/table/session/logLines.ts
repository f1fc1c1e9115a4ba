import { CLOCK, type AnyGame, type BaseOptions, type GameEvent, type Seat } from '@/engine/game';
import { seenBy, type Eyes, type Moment } from '@/engine/moments';
import type { Replayer } from '@/engine/replayer';

export type AnyReplayer = Replayer<unknown, unknown, BaseOptions, GameEvent>;

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

interface PlayedMove {
  readonly move: number;
  readonly seat: Seat;
  readonly moments: readonly Moment<unknown>[];
}

/** What one move brought about, in sentences for one reader. */
export const logLinesOf = (game: AnyGame, { move, seat, moments }: PlayedMove, reader: Eyes, names: readonly string[]): readonly LogLine[] =>
  seenBy(game, moments, reader).flatMap(({ event, view }, index) => {
    const text = game.describe(event, view, names);
    return text === undefined ? [] : [{ key: `${move}.${index}`, text, move, seat, reader, event }];
  });

/** The sentences of the first moves of a match, the setting up included. */
export function logOfReplay(game: AnyGame, replayer: AnyReplayer, length: number, reader: Eyes, names: readonly string[]): readonly LogLine[] {
  const lines = [...logLinesOf(game, { move: -1, seat: CLOCK, moments: replayer.moments(-1) }, reader, names)];
  replayer.moves.slice(0, length).forEach(({ seat }, move) => {
    lines.push(...logLinesOf(game, { move, seat, moments: replayer.moments(move) }, reader, names));
  });
  return lines;
}

/** Rules know seats, not names: where their words say "Player 2", the table says who that is. */
export const withNames = (words: string, names: readonly string[]): string =>
  words.replace(/\bPlayer (\d+)\b/g, (whole, number: string) => names[Number(number) - 1] ?? whole);
