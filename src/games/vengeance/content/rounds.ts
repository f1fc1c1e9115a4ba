/** The spaces of the turn tracker. */
export const ROUND_KINDS = ['wronging', 'montage', 'combat', 'montage', 'combat', 'combat', 'montage', 'combat', 'combat'] as const;

export const FIRST_COMBAT = 2;
/** Before this Montage the 2-VP Dens are turned over. */
export const THIRD_MONTAGE = 6;

export const FIGHT_ROLLS = 3;
export const RECON_TOKENS = 6;

/** The Wronging: cards dealt to each, picked by each, suffered by each. */
export const DEALT: Readonly<Record<number, number>> = { 2: 13, 3: 9, 4: 9 };
export const PICKS = 7;
export const SUFFERED = 3;
