import { capital } from '@/engine/words';
import type { Chapter, KeyEntry } from '@/rulebook';

import { ENTRIES, type Entry } from '../content/card';
import { entryWords } from '../table/priceWords';

/** Every sign on a poster. Prices come from the table of entries, so none can be forgotten. */

const MEANING: Readonly<Partial<Record<Entry, string>>> = {
  blind: 'nobody sees you come: this side costs nothing.', sealed: 'nobody gets in here.', bHalf: 'half of your bullets, rounded up.', hHalf: 'half of your hearts, rounded up.',
};

const PRICES: readonly KeyEntry[] = ENTRIES.map((entry) => ({ picture: `entry ${entry}`, name: capital(entryWords(entry)), text: MEANING[entry] ?? 'what this side asks for.' }));

export const SYMBOLS: Chapter = {
  title: 'Key of every symbol',
  icon: 'semi-closed-eye',
  paragraphs: [
    { id: 'keySides', title: 'On the sides', covers: '', text: [], key: PRICES },
    {
      id: 'keyCards', title: 'On the cards', covers: '', text: [], key: [
        { icon: 'bullets', name: 'Bullets', text: 'you gain them.' }, { icon: 'hearts', name: 'Hearts', text: 'you gain them.' }, { icon: 'law-star', name: 'Star', text: 'the card does something: hold a finger on it.' },
        { icon: 'dice-six-faces-five', name: 'Die', text: 'one roll.' }, { icon: 'horseshoe', name: 'Horseshoe', text: 'stays open all round.' }, { picture: 'oneWay', name: 'Arrow head', text: 'the only way out.' },
        { picture: 'timed', name: 'Boxes', text: 'filled with cubes, the card leaves.' }, { icon: 'handcuffs', name: 'Handcuffs', text: 'a jailed bounty.' },
      ],
    },
    {
      id: 'keyTable', title: 'Around the table', covers: '', text: [], key: [
        { icon: 'footprint', name: 'Footprint', text: 'steps of your trail.' }, { icon: 'reload-gun-barrel', name: 'Reload', text: 'the gun would be empty here.' }, { icon: 'skull-crossed-bones', name: 'Skull', text: 'your hearts would be gone here.' },
        { icon: 'coins', name: 'Coins', text: 'cash.' },
      ],
    },
  ],
};
