/** Six faces each: what the rules roll, and what the drawn dice show. */
export const MONTAGE_FACES = ['doubleHeal', 'upgrade', 'recon', 'wild', 'speed'] as const;
export type MontageFace = (typeof MONTAGE_FACES)[number];
export const MONTAGE_DIE: readonly MontageFace[] = ['doubleHeal', 'upgrade', 'upgrade', 'recon', 'wild', 'speed'];

export const FIGHT_FACES = ['move', 'hit', 'doubleHit', 'shot', 'skull', 'miss', 'skillShot'] as const;
export type FightFace = (typeof FIGHT_FACES)[number];
export const RED_DIE: readonly FightFace[] = ['move', 'hit', 'doubleHit', 'shot', 'skull', 'skull'];
export const GREEN_DIE: readonly FightFace[] = ['move', 'hit', 'skull', 'miss', 'miss', 'skillShot'];

export const RED_DICE = 4;
export const MONTAGE_DICE = 13;

/** Hero actions. A `slip` is a Move that ignores Blockers. */
export const ACTIONS = ['move', 'hit', 'doubleHit', 'shot'] as const;
export type Action = (typeof ACTIONS)[number];
export const TOKENS = ['move', 'slip', 'hit', 'doubleHit', 'shot'] as const;
export type Token = (typeof TOKENS)[number];
