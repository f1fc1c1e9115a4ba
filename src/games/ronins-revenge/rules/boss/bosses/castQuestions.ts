import * as v from 'valibot';

import { figureName } from '../../names';
import { answer, decision } from '../../world';
import { castOf, castRules, quickChangeAfter, WINDOW } from './cast';

/** What the heroes are asked about the Nine-Faced Actor. */

const keepLooking = decision('keepLooking', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: 'The Actor is about to change. Keep looking through the window?',
  answers: {
    look: answer({ use: v.boolean() })({
      otherwise: ['RR-549', 'Use the window, or let the Actor change.'],
      label: (_, __, { use }) => (use ? { label: 'Keep looking', help: 'The figure you hit stays the true one.', tone: 'primary' } : { label: 'Let it change', tone: 'secondary' }),
      play: (run, _, { use }) => {
        run.end();
        if (use) run.state.partyItems = run.state.partyItems.filter((item) => item !== WINDOW);
        else quickChangeAfter(run, 1 << castOf(run.state).true);
      },
    }),
  },
});

/** RR-549: everybody learns of one figure whether it is the true one. */
const readFigure = decision('readFigure', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: 'Whose name is on the slate? Everybody learns whether that figure is true or paper.',
  answers: {
    readFigure: answer({ figure: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)) })({
      offers: ({ figures }) => figures.map(({ start }) => ({ figure: start })),
      otherwise: ['RR-549', 'One figure of the cast that stands on the field.'],
      label: (s, _, { figure }) => ({ label: figureName(s, `boss:${figure}`), target: `boss:${figure}` }),
      play: (run, _, { figure }) => {
        run.end();
        const cast = castOf(run.state);
        cast.marks = figure === cast.true ? 1 << figure : cast.marks & ~(1 << figure);
        run.emit({ type: 'figureRead', who: `boss:${figure}`, isTrue: figure === cast.true, marks: cast.marks });
      },
    }),
  },
});

export const nineFaces = { rules: castRules, kinds: { keepLooking, readFigure } };
