/** Words of a button that stand above others: they end in a space, so that whoever reads the button as one line reads them apart. */
export const apart = (words: string): string => `${words} `;
