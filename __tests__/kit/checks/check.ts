import type { BaseOptions, Game, GameEvent } from '@/engine/game';
import type { Match } from '@/engine/match';
import type { Random } from '@/engine/random';

import type { Step } from '../walk';

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

/** A random game that is looked at, and what a check needs besides. */
export interface Walked<S, M, O extends BaseOptions, E extends GameEvent> {
  readonly game: Game<S, M, O, E>;
  readonly options: O;
  readonly seed: string;
  readonly limits: Limits;
  /** A source of chance for the check itself, apart from the match and from other checks. */
  readonly random: Random;
}

/** Looks on while a game is played; gives each fault in words. */
export interface Watcher<S, M, O extends BaseOptions, E extends GameEvent> {
  /** Before the first move. */
  begin?(): readonly string[];
  /** After every move. */
  step?(step: Step<S, M, O, E>): readonly string[];
  /** After the last. */
  end?(match: Match<S, M, O, E>): readonly string[];
}

/** Looks for one kind of fault in one random game. */
export type Check = <S, M, O extends BaseOptions, E extends GameEvent>(walked: Walked<S, M, O, E>) => Watcher<S, M, O, E>;

export const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
