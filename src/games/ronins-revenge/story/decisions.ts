import * as v from 'valibot';

import { demand } from '@/engine/errors';

import { beforeBoss, omens } from './beforeBoss';
import { camp } from './camp';
import { draft, keep } from './draft';
import { journals } from './journals';
import { part, reading, turnPage } from './reading';
import { ending } from './telling';
import type { StoryState } from './state';
import { choose, roll, trial } from './trial';
import { ballot, commit, declare, vote } from './voting';
import { answer, decisions, standing } from './world';

export const MOST_LETTERS = 140;
/** The margin of a chapter, in letters: ten of them have to fit into a campaign's save. */
const MARGIN = 300;

const lettersOf = (notes: readonly string[]): number => notes.reduce((sum, { length }) => sum + length, 0);
/** How much room the margin of this chapter has left. */
export const marginLeft = ({ log, history, chapter }: StoryState): number => MARGIN - lettersOf(log) - lettersOf(history[chapter - 1]?.notes ?? []);

/** RR-407: what the players want to remember. Everybody reads it. */
const notes = standing({
  note: answer({ text: v.pipe(v.string(), v.maxLength(MOST_LETTERS)) })({
    when: (_s, { kind }) => kind === 'turnPage' || kind === 'declare' || kind === 'omens' || kind === 'camp',
    offers: () => [],
    judge: (s, _frame, { text }) => {
      demand(text.trim() !== '', 'RR-407', 'There is nothing written on it.');
      demand(text.trim().length <= marginLeft(s), 'RR-407', `The margin of this chapter has room for ${marginLeft(s)} more letters.`);
    },
    untimely: 'RR-407',
    play: (run, _frame, { text }, seat) => {
      run.state.log.push(text.trim());
      run.emit({ type: 'noted', seat, text: text.trim() });
    },
  }),
});

export const storyDecisions = decisions({
  title: 'the story of Ronin’s Revenge',
  kinds: { part, reading, turnPage, vote, declare, commit, ballot, choose, trial, roll, beforeBoss, omens, journals, camp, draft, keep, ending },
  standing: notes,
  wrongSeat: ['RR-410', 'Somebody else is asked just now.'],
  wrongMoment: ['RR-406', 'The story asks something else just now.'],
});

export type StoryMove = ReturnType<typeof storyDecisions.parseMove>;
