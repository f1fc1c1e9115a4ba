import * as v from 'valibot';

import type { Campaign } from '@/engine/campaign/campaign';
import { border, wholeNumber } from '@/engine/parse';

import { CANDLES, PEOPLE, brokenNight, comingMatch, parseNight, recordTable, startNight, tableEnd, type Night, type NightOptions, type TableEnd } from './night';
import { describeNight, matchWords, outcomeOf, stakesOf } from './telling';

/** Three tables of Pig in one night at an inn (PG-17 … PG-23). */
export const longNight: Campaign<Night, NightOptions, { pig: TableEnd }> = {
  id: 'the-long-night',
  title: 'The Long Night',
  version: 1,
  seats: PEOPLE,
  defaults: { seats: 1, candles: 3 },
  optionFields: () => [
    {
      key: 'candles',
      label: 'Candles',
      kind: 'choice',
      choices: [
        { value: 3, label: 'Three candles', help: 'As it is told: the third table lost is the end.' },
        { value: 5, label: 'Five candles', help: 'The landlord is in a good mood.' },
      ],
    },
  ],
  parseOptions: border<NightOptions>('a Long Night', v.object({ seats: wholeNumber(PEOPLE.min, PEOPLE.max), candles: v.picklist(CANDLES) })),
  parseDocument: parseNight,
  harvests: { pig: tableEnd },
  start: startNight,
  next: (night) => {
    const match = comingMatch(night);
    const outcome = outcomeOf(night);
    return { matches: match ? [{ ...match, words: matchWords(night), stakes: stakesOf(night) }] : [], ...(outcome && { outcome }) };
  },
  record: (draft, { taken }) => recordTable(draft, taken),
  describe: describeNight,
  broken: brokenNight,
};
