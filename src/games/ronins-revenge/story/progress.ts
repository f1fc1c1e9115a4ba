/** What grows with the chapters (RR-445, RR-446). */

const LEVEL_AFTER: readonly number[] = [2, 4, 6, 8];
const SLOT_AFTER: readonly number[] = [4, 8];
const FIRST_SLOTS = 3;

export const LAST_CHAPTER = 10;
export const TOP_LEVEL = 1 + LEVEL_AFTER.length;

/** The party level in a chapter. */
export const levelIn = (chapter: number): number => 1 + LEVEL_AFTER.filter((after) => after < chapter).length;
/** How many skills a hero may have with it in a chapter. */
export const slotsIn = (chapter: number): number => FIRST_SLOTS + SLOT_AFTER.filter((after) => after < chapter).length;
