import * as v from 'valibot';

import { HEROES } from '../../content/heroes';
import { answer, decision } from '../world';

/** The Fox Bell: which slot does the Event replace? */
export const chooseSlot = decision('chooseSlot', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero }) => `${HEROES[hero].name} rings the bell: which slot does the Event take?`,
  answers: {
    eventTo: answer({ slot: v.picklist([1, 2, 3, 4]) })({
      offers: (_, { options }) => options.map((slot) => ({ slot })),
      otherwise: ['RR-309', 'The Event takes one of the four slots.'],
      label: (_, __, { slot }) => ({ label: `Slot ${slot}`, target: slot }),
      play: (run, _, { slot }) => {
        run.end();
        run.state.extra.eventSlot = slot;
      },
    }),
  },
});
