import type { BaseOptions, GameEvent, Seat } from '@/engine/game';

/** Points a game is played to; the solo game also has a limit of turns (PG-13) and tiers (PG-15). */
export const GOALS = {
  50: { turnLimit: 10, gold: 4, silver: 6 },
  100: { turnLimit: 20, gold: 8, silver: 11 },
} as const;
export type Goal = keyof typeof GOALS;

export interface PigOptions extends BaseOptions {
  readonly goal: Goal;
  /** Points that each seat has kept before its first turn; absent: nobody has any (PG-16). */
  readonly headStart?: readonly number[];
}

export interface PigState {
  goal: Goal;
  /** Points each seat has kept. */
  scores: number[];
  /** Turns each seat has finished, the lost ones too. */
  turns: number[];
  /** Whose turn it is. */
  seat: Seat;
  /** What the running turn has rolled so far; lost with a 1. */
  turnTotal: number;
}

export const PIG_MOVES = ['roll', 'hold'] as const;
export interface PigMove {
  readonly type: (typeof PIG_MOVES)[number];
}

export type PigEvent = GameEvent &
  (
    | { readonly type: 'rolled'; readonly seat: Seat; readonly face: number; readonly turnTotal: number }
    | { readonly type: 'lostTurn'; readonly seat: Seat; readonly points: number }
    | { readonly type: 'held'; readonly seat: Seat; readonly points: number; readonly score: number }
  );

export const isSolo = (state: PigState): boolean => state.scores.length === 1;

export const scoreOf = (state: PigState, seat: Seat): number => state.scores[seat] ?? 0;

export const turnsOf = (state: PigState, seat: Seat): number => state.turns[seat] ?? 0;
