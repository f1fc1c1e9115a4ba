import type { Level } from './vocabulary';

export const DIFFICULTIES = ['easy', 'normal', 'insane'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Cards drawn per level, and what a win is worth (DF-10). */
export const DIFFICULTY: Readonly<Record<Difficulty, { readonly piles: Readonly<Record<Level, number>>; readonly points: number }>> = {
  easy: { piles: { I: 4, II: 4, III: 4, IV: 2 }, points: 5 },
  normal: { piles: { I: 3, II: 3, III: 3, IV: 5 }, points: 10 },
  insane: { piles: { I: 2, II: 2, III: 2, IV: 8 }, points: 15 },
};

export const START = { hp: 9, gold: 2, bonusDice: 1 } as const;
export const TOTAL = { gold: 30, bonusDice: 9, scars: 14 } as const;
export const SCAR_COST = 3;
export const MOST_SCARS = 2;
export const PRICE = { hitPoint: 1, bonusDie: 2 } as const;
export const SHOP_CARDS = 3;
export const PICKPOCKET_GOLD = 2;
export const TOAD_RELIEF = 2;
export const TRACKING_BONUS = 1;
export const FOCUSED_BASE = 5;
export const BERSERK_FACTOR = 2;
export const BERSERK_COST = 1;
export const MELODY_PRICE = 1;
export const BACK_DOWN_LOSS = 1;

/** The rating of a score: the last row whose floor is reached (DF-265). */
export const RATINGS: readonly { readonly from: number; readonly title: string }[] = [
  { from: -1000, title: 'Lame Ducks' },
  { from: 1, title: 'Inept Optimists' },
  { from: 6, title: 'Insubordinate Rascals' },
  { from: 11, title: 'Rookie Adventurers' },
  { from: 16, title: 'Wannabe Heroes' },
  { from: 21, title: 'Average Warriors' },
  { from: 26, title: 'Skilled Champions' },
  { from: 31, title: 'Epic Sourcebook Readers' },
  { from: 36, title: 'Epic Sourcebook Writers' },
  { from: 40, title: 'Heroic Awesomeness Beyond Human Comprehension' },
];
