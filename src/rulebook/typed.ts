/** A text as it is searched: capitals and kinds of apostrophes make no difference, as keyboards have one and books another. */
export const searched = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** The words somebody looks for. */
export const wordsTyped = (typed: string): readonly string[] => searched(typed).split(/\s+/).filter(Boolean);
