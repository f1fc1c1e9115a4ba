/** Numbers as people read them: with a minus sign, which a hyphen is not. */
export const numeral = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

const spelt = (change: number): string => (change < 0 ? numeral(change) : `+${change}`);

/** Every blow is explained with some of these, mostly small ones: they are put together once. */
const MOST_KEPT = 32;
const kept = Array.from({ length: 2 * MOST_KEPT + 1 }, (_, i) => spelt(i - MOST_KEPT));

/** A change: "+2", "−1". */
export const signed = (change: number): string => kept[change + MOST_KEPT] ?? spelt(change);
