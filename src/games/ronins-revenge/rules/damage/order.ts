/** The steps of RR-212: printed number, flat changes, the attacker's multiplier, Armor, the target's multiplier, at least 1, and what comes after. */
export const ORDER = { flat: 20, silence: 25, attacker: 30, armor: 40, target: 50, least: 60, last: 70 } as const;

/** The numbers of a blow that something may change. */
export const HOOKS = ['damage', 'precision', 'dodge', 'armor'] as const;
