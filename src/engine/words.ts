/** What sentences of every box need. */

/** As it stands at the beginning of a sentence: "the boss" becomes "The boss". */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Kosuke", "Kosuke and Kensho", "Sayaka, Kosuke and Kensho"; nothing of nobody. */
export const listed = (parts: readonly string[]): string => {
  const last = parts[parts.length - 1] ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
};
