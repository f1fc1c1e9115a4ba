import type { Chapter, Note } from '../content/story/chapter';
import { chapterOf } from '../content/story/chapters';
import { isMet } from '../content/story/conditions';
import type { FactId } from '../content/story/factNames';
import type { HeroFactId } from '../content/story/heroFacts';
import { SPOILS } from '../content/spoils';
import type { HeroId } from '../content/terms';
import { factsGiven, recordOf } from './chronicle';
import { chapterNow, entryNumbered } from './pages';
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

/** Kurokai leaves the same things behind in all its shapes. */
const spoilsOf = ({ boss }: Chapter) => SPOILS[boss === 'kurokai' ? 'cagedDawn' : boss];

const behind = (chapter: Chapter): readonly Chapter[] => Array.from({ length: chapter.id - 1 }, (_, at) => chapterOf(at + 1));

/** The Facts the party had when it opened its books before this boss: what a victory or a defeat brought came later. */
function factsThen(told: Told, chapter: Chapter): FactId[] {
  const { path } = recordOf(told, chapter.id);
  const end = path.findIndex((entry) => entryNumbered(chapter, entry).storyEnd === true);
  return [...told.history.slice(0, chapter.id - 1).flatMap(({ gained }) => gained), ...path.slice(0, end + 1).flatMap((entry) => factsGiven(chapter, entry))];
}

/** What was so when somebody opened their book before this boss: loot of earlier ones, what its own Secret Pack gave (RR-409). */
function knownThen(told: Told, chapter: Chapter, hero: HeroId, facts: HeroFactId[]): Known {
  const { party, items, variant } = told;
  const won = new Set(behind(chapter).flatMap((earlier) => spoilsOf(earlier).loot.map(({ id }) => id)));
  const unpacked = new Set([...behind(chapter), chapter].flatMap((earlier) => spoilsOf(earlier).items.map(({ id }) => id)));
  return {
    facts: factsThen(told, chapter), variant, items: items.filter((item) => unpacked.has(item)),
    party: { ...party, [hero]: { ...party[hero], facts, cards: party[hero].cards.filter((card) => won.has(card)) } },
  };
}

/**
 * A hero's Book of Secrets as its player has read it, chapter by chapter. It is not written down anywhere: it follows from what
 * was so before each of the battles. Comrades have none (RR-431).
 */
export function bookOf(told: Told, hero: HeroId): readonly BookChapter[] {
  if (!told.party[hero].full) return [];
  const facts: HeroFactId[] = [];
  const opened = told.part === 'story' ? told.chapter - 1 : told.chapter;
  return Array.from({ length: opened }, (_, at) => {
    const chapter = chapterOf(at + 1);
    const notes = notesFor(knownThen(told, chapter, hero, [...facts]), chapter, hero);
    facts.push(...notes.flatMap(heroFactsOf));
    return { chapter: chapter.id, title: chapter.title, notes: notes.map(({ text }) => text) };
  });
}
