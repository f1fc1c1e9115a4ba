import type { BaseOptions, Game, GameEvent } from '@/engine/game';

export interface Limits {
  /** Random games are cut off here. */
  readonly maxMoves: number;
  /** Whether a random game must be over by then. */
  readonly mustEnd: boolean;
  /** Kinds of prompts where `moves` yields only a sample, so that `play` may accept more. */
  readonly sampled: readonly string[];
  /** Kinds of secret prompts that several seats answer at once and yet openly: the answer shows before all have decided. */
  readonly openly: readonly string[];
  /** Events that turn something up which no view keeps, such as cards that go out of the game at once. */
  readonly reveals: readonly string[];
  /** Parts of the state that rules may still set after the last event of a move: which question comes next ("frames", "players.done"). */
  readonly bookkeeping: readonly string[];
}

/** Looks for one kind of fault in one random game; gives each fault in words, and stops early when there are many. */
export type Check = <S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  options: O,
  seed: string,
  limits: Limits,
) => readonly string[];

export const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
