/** Numbers as people read them: with a minus sign, which a hyphen is not. */
export const numeral = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** A change: "+2", "−1". */
export const signed = (change: number): string => (change < 0 ? numeral(change) : `+${change}`);
