import type { EntryId } from './chapter';

/** Who is met on the way, as the page calls them: no portrait tells a name before the text does. */
export const PEOPLE = {
  nezu: 'Nezu', okabe: 'Magistrate Okabe', ushikado: 'The gaoler', tokuzo: 'Tokuzo', tae: 'Tae', itoguruma: 'The Widow', jinbei: 'Jinbei', sen: 'Sen', actor: 'The Actor', kihachi: 'Kihachi',
  genta: 'Old Genta', mizue: 'A young woman', kugi: 'Lady Kugi', aka: 'Aka', ao: 'Ao', yoshiro: 'The page', harunobu: 'Harunobu',
} as const satisfies Record<string, string>;
export type PersonId = keyof typeof PEOPLE;

type Cast = readonly { readonly who: readonly PersonId[]; readonly entries: readonly EntryId[] }[];

/** Whose pages they are, chapter by chapter. */
export const CASTS: readonly Cast[] = [
  [{ who: ['nezu'], entries: [1, 2, 4, 18, 26] }, { who: ['okabe'], entries: [20, 21, 23] }, { who: ['ushikado'], entries: [24] }],
  [
    { who: ['tokuzo'], entries: [1, 3] }, { who: ['nezu'], entries: [9, 10, 26] }, { who: ['tae'], entries: [11, 12, 14, 15, 16] },
    { who: ['itoguruma'], entries: [17, 18, 19, 21, 22, 23, 24, 25] }, { who: ['tae', 'itoguruma'], entries: [20] },
  ],
  [{ who: ['jinbei'], entries: [6] }, { who: ['sen'], entries: [13, 14, 18] }, { who: ['tae', 'sen'], entries: [16] }, { who: ['nezu', 'sen'], entries: [17] }, { who: ['nezu'], entries: [15, 26] }],
  [{ who: ['actor'], entries: [4, 12, 14, 17, 24] }, { who: ['nezu', 'actor'], entries: [11, 13] }, { who: ['kihachi'], entries: [15, 16] }, { who: ['nezu'], entries: [26] }],
  [{ who: ['nezu'], entries: [2, 11, 12, 14, 15, 22, 26] }, { who: ['genta'], entries: [16, 17] }, { who: ['genta', 'nezu'], entries: [20] }],
  [{ who: ['nezu'], entries: [1, 2] }, { who: ['mizue'], entries: [10, 11, 12, 13, 14, 15] }, { who: ['kugi'], entries: [16, 17, 18, 19, 20, 21, 24, 25, 26, 27] }],
  [{ who: ['nezu'], entries: [1, 19, 26] }, { who: ['aka', 'ao'], entries: [2, 4, 5, 6, 7, 8, 9, 10, 17, 21, 24, 25] }],
  [{ who: ['nezu'], entries: [2, 5, 10, 16, 21] }],
  [{ who: ['yoshiro'], entries: [15, 19, 20] }, { who: ['harunobu'], entries: [5, 21, 22, 23, 24, 25, 27, 28] }],
  [{ who: ['nezu'], entries: [1, 6] }],
];

/** Who is on a page; nobody on most. */
export const castOf = (chapter: number, entry: EntryId): readonly PersonId[] => CASTS[chapter - 1]?.find(({ entries }) => entries.includes(entry))?.who ?? [];
