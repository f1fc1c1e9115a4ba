import * as v from 'valibot';

import { answer, decision } from '../world';
import { heroName } from '../names';

/** The Fox Bell: which slot does the Event replace? */
export const chooseSlot = decision('chooseSlot', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero }) => `${heroName(hero)} rings the bell: which slot does the Event take?`,
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
