import type { Chapter, EntryId, Letter } from '../content/story/chapter';
import { chapterOf } from '../content/story/chapters';
import { weightOf, type FactId } from '../content/story/factNames';
import type { HeroId } from '../content/terms';
import { bossOf, changesFor } from './bosses';
import { entryNumbered } from './pages';
import { LAST_CHAPTER } from './progress';
import { newRecord, type ChapterRecord } from './record';
import type { StoryState } from './state';

/** A place on the way, and what was decided there. Ways that were not taken have a letter and no words. */
export interface Place {
  readonly entry: EntryId;
  readonly title: string;
  readonly ways: readonly { readonly letter: Letter; readonly label?: string }[];
  readonly test?: { readonly hero: HeroId; readonly success: boolean };
}

export interface ToldChapter {
  readonly chapter: number;
  readonly title: string;
  readonly when: 'behind' | 'now';
  readonly places: readonly Place[];
  /** How many places of the chapter nobody has seen. */
  readonly unseen: number;
  readonly battles: ChapterRecord['battles'];
  readonly facts: readonly ToldFact[];
  readonly notes: readonly string[];
}

export interface ToldFact {
  readonly fact: FactId;
  /** The place it came from. */
  readonly from: string;
  /** What it did to battles, so far. */
  readonly did: readonly { readonly boss: string; readonly words: string }[];
}

/** The chapter as it stands: what was recorded of it, and what this match has told since. */
function recordOf({ history, chapter, pages, log }: StoryState, of: number): ChapterRecord {
  const recorded = history[of - 1] ?? newRecord();
  if (of !== chapter) return recorded;
  const entries = pages.flatMap((page) => (page.kind === 'entry' ? [page] : []));
  return {
    ...recorded,
    path: [...recorded.path, ...entries.map(({ entry }) => entry)],
    votes: [...recorded.votes, ...entries.flatMap(({ vote }) => (vote ? [{ vote: vote.vote, letter: vote.winner, letters: vote.letters }] : []))],
    tests: [...recorded.tests, ...entries.flatMap(({ entry, test }) => (test ? [{ entry, hero: test.hero, success: test.success }] : []))],
    notes: [...recorded.notes, ...log],
  };
}

function placeOf(chapter: Chapter, entry: EntryId, { votes, tests }: ChapterRecord): Place {
  const { title, vote } = entryNumbered(chapter, entry);
  const taken = votes.find((each) => each.vote === vote?.id)?.letter;
  const test = tests.find((each) => each.entry === entry);
  return {
    entry, title,
    ways: taken === undefined || !vote ? [] : vote.options.map(({ letter, label }) => (letter === taken ? { letter, label } : { letter })),
    ...(test && { test: { hero: test.hero, success: test.success } }),
  };
}

const originOf = ({ entries }: Chapter, path: readonly EntryId[], fact: FactId): string =>
  entries.find(({ id, steps = [] }) => path.includes(id) && steps.some((step) => step.do === 'fact' && step.id === fact))?.title ?? 'Beaten twice';

/** A chapter's Facts come into force when its boss is near. */
const isMet = ({ chapter, part, omens }: StoryState, of: number): boolean => of < chapter || (of === chapter && (part !== 'story' || omens.length > 0));

function didOf(s: StoryState, fact: FactId): ToldFact['did'] {
  const did: { boss: string; words: string }[] = [];
  for (let chapter = weightOf(fact).chapter; chapter <= s.chapter; chapter++) {
    if (!isMet(s, chapter)) continue;
    const boss = bossOf({ chapter, variant: s.variant });
    const held = s.facts.filter((each) => weightOf(each).chapter <= chapter);
    for (const change of changesFor(boss, held)) if (change.fact === fact) did.push({ boss: boss.name, words: change.words });
  }
  return did;
}

/** The log as a map: chapter by chapter the way that was taken, the Facts it left, and what they did. The rest is blank. */
export function chronicleOf(s: StoryState): readonly ToldChapter[] {
  return Array.from({ length: Math.min(s.chapter, LAST_CHAPTER) }, (_, at): ToldChapter => {
    const chapter = chapterOf(at + 1);
    const record = recordOf(s, at + 1);
    const facts = s.facts.filter((fact) => weightOf(fact).chapter === at + 1);
    return {
      chapter: at + 1, title: chapter.title, when: at + 1 < s.chapter ? 'behind' : 'now',
      places: record.path.map((entry) => placeOf(chapter, entry, record)),
      unseen: chapter.entries.filter(({ id }) => !record.path.includes(id)).length,
      battles: record.battles,
      facts: facts.map((fact) => ({ fact, from: originOf(chapter, record.path, fact), did: didOf(s, fact) })),
      notes: record.notes,
    };
  });
}
