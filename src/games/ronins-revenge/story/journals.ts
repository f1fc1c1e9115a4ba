import * as v from 'valibot';

import type { StartStep } from '../content/setup';
import type { Note } from '../content/story/chapter';
import { HERO_IDS, type HeroId } from '../content/terms';
import { heroFactsOf, notesFor } from './books';
import { heroChanges, omenOf } from './bosses';
import { chapterNow } from './pages';
import { fullHeroes, isOwn, seatsOf } from './party';
import type { StoryState } from './state';
import { nameOf } from './words';
import { answer, decision, type StoryRun } from './world';

const startSteps = (notes: readonly Note[]): readonly StartStep[] => notes.flatMap(({ steps }) => steps.flatMap((step) => (step.do === 'heroFact' ? [] : [step])));

/** Opens the books: hero facts are written, what is mechanical is told, what is written stays with its reader. */
export function openBooks(run: StoryRun): void {
  const { state } = run;
  const found = HERO_IDS.map((hero) => ({ hero, notes: notesFor(state, chapterNow(state), hero) }));
  for (const { hero, notes } of found) {
    const member = state.party[hero];
    // RR-519: a Comrade's facts are gained silently; its notes are not read and do nothing else (RR-431).
    for (const fact of notes.flatMap(heroFactsOf)) if (!member.facts.includes(fact)) member.facts.push(fact);
    if (!member.full) continue;
    state.notes[hero] = notes.map(({ id }) => id);
    const steps = startSteps(notes);
    if (steps.length > 0) state.effects.push({ hero, steps });
  }
  for (const change of heroChanges(state)) state.omens.push(omenOf(change));
  state.unread = [...fullHeroes(state)];
  run.emit({ type: 'booksOpened' });
  for (const effect of state.effects) run.emit({ type: 'journalEffect', effect });
}

/** One book after the other. */
const openFor = (s: StoryState, seat: number): readonly HeroId[] => s.unread.filter((hero) => isOwn(s, hero, seat)).slice(0, 1);

/** RR-428: everybody reads in their own Book of Secrets. */
export const journals = decision('journals', {
  who: (s) => seatsOf(s, s.unread),
  words: (s, _frame, seat) => `${openFor(s, seat).map(nameOf).join()}: your Book of Secrets. Read it alone, then shut it.`,
  secret: true,
  answers: {
    shut: answer({ hero: v.picklist(HERO_IDS) })({
      offers: (s, _frame, seat) => openFor(s, seat).map((hero) => ({ hero })),
      otherwise: (_s, _frame, { hero }) => ['RR-428', `${nameOf(hero)}’s book is not yours to shut.`],
      untimely: 'RR-428',
      label: (_s, _frame, { hero }) => ({ label: `Shut ${nameOf(hero)}’s book`, tone: 'primary' }),
      play: (run, _frame, { hero }) => {
        run.state.unread = run.state.unread.filter((each) => each !== hero);
        run.emit({ type: 'bookClosed', hero });
        if (run.state.unread.length === 0) run.end();
      },
    }),
  },
});
