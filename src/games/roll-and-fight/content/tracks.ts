/** Everything printed on the boards and in the solo table that is only a number. */
export const ROUNDS = 4;

export const BASE_HEALTH = 3;
export const EXTRA_HEALTH = 3;

export const LOOT_POINTS = [0, 1, 2, 4, 7, 11] as const;
export const LOOT_SPACES = LOOT_POINTS.length - 1;

export const XP_SPACES = 18;
export const XP_PER_POINT = 3;
export const XP_PER_TRAINING = 2;

export const BOSS_SPACES = 8;
export const BOSS_KILL_POINTS = 5;

/** Pool limit by number of Beatings taken; with one more Beating than this has entries the hero is dead. */
export const POOL_LIMITS = [4, 3] as const;
export const FATAL_BEATINGS = POOL_LIMITS.length;

export const ITEM_SQUARES = 3;
export const ABILITY_SLOTS = 4;

export const CLEARED_BY_HEALING = 2;

export const DICE_BY_PLAYERS: Readonly<Record<number, number>> = { 2: 24, 3: 35, 4: 46 };

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The three solo settings, each of which has its own level (RF-204 to RF-209); `rolls` replaces the timer in RF-215. */
export const SOLO: Readonly<Record<Level, { readonly dice: number; readonly limitMs: number; readonly rolls: number; readonly target: number }>> = {
  easy: { dice: 20, limitMs: 45_000, rolls: 22, target: 18 },
  medium: { dice: 16, limitMs: 30_000, rolls: 15, target: 23 },
  hard: { dice: 12, limitMs: 25_000, rolls: 12, target: 28 },
};

/** The timer of a seat that plays its Rolling Phase alone (RF-214). */
export const EQUAL_SHARE_LIMIT_MS = 45_000;
