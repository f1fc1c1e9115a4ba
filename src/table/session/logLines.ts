import { CLOCK, type AnyGame, type BaseOptions, type GameEvent, type Seat } from '@/engine/game';
import type { Replayer } from '@/engine/replayer';

export type AnyReplayer = Replayer<unknown, unknown, BaseOptions, GameEvent>;

/** A sentence of the log, and who may read it. */
export interface LogLine {
  readonly key: string;
  readonly text: string;
  /** Which move it belongs to, counted from 0; −1 is the setting up. */
  readonly move: number;
  readonly seat: Seat;
  readonly to?: readonly Seat[];
  readonly event: GameEvent;
}

export const mayKnow = (to: readonly Seat[] | undefined, eyes: Seat): boolean => to === undefined || to.includes(eyes);

/** What one move brought about, in sentences. */
export function logLinesOf(
  game: AnyGame,
  played: { readonly move: number; readonly seat: Seat; readonly events: readonly GameEvent[]; readonly state: unknown },
  names: readonly string[],
): readonly LogLine[] {
  const { move, seat, events, state } = played;
  return events.flatMap((event, index) => {
    const text = game.describe(event, state, names);
    return text === undefined ? [] : [{ key: `${move}.${index}`, text, move, seat, to: event.to, event }];
  });
}

/** The sentences of the first moves of a match, the setting up included. */
export function logOfReplay(game: AnyGame, replayer: AnyReplayer, length: number, names: readonly string[]): readonly LogLine[] {
  const opening = { move: -1, seat: CLOCK, events: replayer.opening, state: replayer.position(0).state };
  const lines = [...logLinesOf(game, opening, names)];
  replayer.moves.slice(0, length).forEach(({ seat }, move) => {
    const { state } = replayer.position(move + 1);
    lines.push(...logLinesOf(game, { move, seat, events: replayer.events(move), state }, names));
  });
  return lines;
}

/** Rules know seats, not names: where their words say "Player 2", the table says who that is. */
export const withNames = (words: string, names: readonly string[]): string =>
  words.replace(/\bPlayer (\d+)\b/g, (whole, number: string) => names[Number(number) - 1] ?? whole);
