import type { Chapter, Note } from '../content/story/chapter';
import { chapterOf } from '../content/story/chapters';
import { isMet } from '../content/story/conditions';
import type { HeroFactId } from '../content/story/heroFacts';
import type { HeroId } from '../content/terms';
import { chapterNow } from './pages';
import { heroSituation, type Known } from './situations';
import type { StoryState } from './state';
import type { Told } from './told';

/** RR-428: the notes whose conditions hold, read all at once: none of them makes another true. */
export const notesFor = (now: Known, { journals }: Chapter, hero: HeroId): readonly Note[] => journals[hero].filter((note) => isMet(note.if, heroSituation(now, hero)));

export const heroFactsOf = ({ steps }: Note): readonly HeroFactId[] => steps.flatMap((step) => (step.do === 'heroFact' ? [step.id] : []));

/** What is written for somebody in the book that lies open now; nothing for strangers. */
export const openNotes = (view: Pick<StoryState, 'chapter' | 'notes'>, hero: HeroId): readonly string[] =>
  chapterNow(view).journals[hero].filter(({ id }) => view.notes[hero]?.includes(id)).map(({ text }) => text);

/** What stood in somebody's book before one of the battles. */
export interface BookChapter {
  readonly chapter: number;
  readonly title: string;
  readonly notes: readonly string[];
}

/**
 * A hero's Book of Secrets as its player has read it, chapter by chapter; Comrades have none (RR-431). It is not written down
 * anywhere: notes ask for nothing that comes after them, so they follow from what is so now. Hero facts, which others do not
 * see, follow from the notes themselves.
 */
export function bookOf(told: Told, hero: HeroId): readonly BookChapter[] {
  if (!told.party[hero].full) return [];
  const facts: HeroFactId[] = [];
  const opened = told.part === 'story' ? told.chapter - 1 : told.chapter;
  return Array.from({ length: opened }, (_, at) => {
    const chapter = chapterOf(at + 1);
    const member = { ...told.party[hero], facts: [...facts] };
    const notes = notesFor({ ...told, party: { ...told.party, [hero]: member } }, chapter, hero);
    facts.push(...notes.flatMap(heroFactsOf));
    return { chapter: chapter.id, title: chapter.title, notes: notes.map(({ text }) => text) };
  });
}
