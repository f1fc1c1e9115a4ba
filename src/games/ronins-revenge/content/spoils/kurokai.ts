import type { Relic } from '../kit';

/** What every shape of Kurokai leaves behind. */
export const KUROKAI_RELICS: readonly Relic[] = [
  {
    kind: 'relic', id: 'dryBrush', name: 'Dry Brush', affinity: ['sayaka', 'kosuke'], start: [{ do: 'startRes', res: 'yin', n: 1 }, { do: 'startRes', res: 'yang', n: 1 }],
    words: 'Counts for the epilogues of Sayaka and Kosuke; start each combat with 1 Yin and 1 Yang.',
  },
  {
    kind: 'relic', id: 'theLabel', name: 'The Label', affinity: ['takahiro', 'kensho'], start: [{ do: 'startRes', res: 'ki', n: 1 }],
    words: 'Counts for the epilogues of Takahiro and Kensho; start each combat with 1 Ki.',
  },
];
