import type { AnyGame, GameEvent, Seat } from '@/engine/game';

/** A sentence of the log, and who may read it. */
export interface LogLine {
  readonly key: string;
  readonly text: string;
  /** Which move it belongs to, counted from 0. */
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

/** Rules know seats, not names: where their words say "Player 2", the table says who that is. */
export const withNames = (words: string, names: readonly string[]): string =>
  words.replace(/\bPlayer (\d+)\b/g, (whole, number: string) => names[Number(number) - 1] ?? whole);
