/** A text as it is searched: capitals and kinds of apostrophes make no difference, as keyboards have one and books another. */
export const searched = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Words of a question that say nothing about what is looked for. */
const FILLING: ReadonlySet<string> = new Set(['a', 'an', 'and', 'are', 'can', 'do', 'does', 'for', 'get', 'how', 'i', 'if', 'in', 'is', 'it', 'many', 'me', 'much', 'my', 'of', 'on', 'or', 'the', 'there', 'to', 'we', 'what', 'when', 'where', 'who', 'why', 'you']);

/** One of a thing: what holds "boxes" or "hearts" holds "box" or "heart" as well. "Boss" and "bonus" are no plurals. */
const singular = (word: string): string => (word.length > 3 && /[^su]s$/.test(word) ? word.replace(/(x|ch|sh|o)es$/, '$1').replace(/s$/, '') : word);

/** The words somebody looks for: of a question those that matter, and one of a thing finds many. */
export function wordsTyped(typed: string): readonly string[] {
  const words = searched(typed).split(/[\s,.;:!?]+/).filter(Boolean);
  const telling = words.filter((word) => !FILLING.has(word));
  return (telling.length > 0 ? telling : words).map(singular);
}
