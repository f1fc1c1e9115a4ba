import type { Achievement } from './achievements';
import type { Bot } from './bots/bot';
import type { BaseOptions, Game, GameEvent } from './game';

export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A game with its computer players: all that a simulation, a test or the shelf needs to run it. */
export interface Box<S, M, O extends BaseOptions = BaseOptions, E extends GameEvent = GameEvent> {
  readonly game: Game<S, M, O, E>;
  readonly bots: Readonly<Record<BotLevel, Bot<S, M>>>;
  /** Judged when a match ends, for every person at the table. */
  readonly achievements?: readonly Achievement<S, E>[];
}

export type AnyBox = Box<unknown, unknown, BaseOptions, GameEvent>;
