import type { Chapter, EntryId, Letter } from '../content/story/chapter';
import { chapterOf } from '../content/story/chapters';
import { isMet, type Situation } from '../content/story/conditions';
import { balanceOf, weightOf, type FactId } from '../content/story/factNames';
import type { HeroId } from '../content/terms';
import { bossOf, changesFor } from './bosses';
import { entryNumbered } from './pages';
import { plainWords } from './plainWords';
import { LAST_CHAPTER } from './progress';
import { newRecord, type ChapterRecord } from './record';
import type { Told } from './told';

/** A place on the way, and what was decided there. Ways that were not taken have a letter and no words. */
export interface Place {
  readonly entry: EntryId;
  readonly title: string;
  readonly ways: readonly { readonly letter: Letter; readonly label?: string }[];
  readonly test?: { readonly hero: HeroId; readonly success: boolean };
  /** What was read there, word for word. */
  readonly paragraphs: readonly string[];
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
function recordOf({ history, chapter, pages, log }: Told, of: number): ChapterRecord {
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

const factsGiven = (chapter: Chapter, entry: EntryId): readonly FactId[] => (entryNumbered(chapter, entry).steps ?? []).flatMap((step) => (step.do === 'fact' ? [step.id] : []));

/** A place as it was read (RR-516): `now` is what was so when the party came there. */
function placeOf(chapter: Chapter, entry: EntryId, { votes, tests }: ChapterRecord, now: Situation): Place {
  const { title, vote, text, also = [] } = entryNumbered(chapter, entry);
  const taken = votes.find((each) => each.vote === vote?.id)?.letter;
  const test = tests.find((each) => each.entry === entry);
  return {
    entry, title,
    ways: taken === undefined || !vote ? [] : vote.options.map(({ letter, label }) => (letter === taken ? { letter, label } : { letter })),
    ...(test && { test: { hero: test.hero, success: test.success } }),
    paragraphs: [text, ...also.filter((line) => isMet(line.if, now)).map((line) => line.text)],
  };
}

/** The way through a chapter: every place with what the party knew when it came there. */
function placesOf(s: Told, chapter: Chapter, record: ChapterRecord): readonly Place[] {
  const before = s.facts.filter((fact) => weightOf(fact).chapter < chapter.id);
  return record.path.map((entry, at) => {
    const facts = [...before, ...record.path.slice(0, at).flatMap((earlier) => factsGiven(chapter, earlier))];
    return placeOf(chapter, entry, record, { facts, balance: balanceOf(facts), ...(s.variant && { variant: s.variant }) });
  });
}

const originOf = ({ entries }: Chapter, path: readonly EntryId[], fact: FactId): string =>
  entries.find(({ id, steps = [] }) => path.includes(id) && steps.some((step) => step.do === 'fact' && step.id === fact))?.title ?? 'Beaten twice';

/** A chapter's Facts come into force when its boss is near. */
const isInForce = ({ chapter, part, omens }: Told, of: number): boolean => of < chapter || (of === chapter && (part !== 'story' || omens.length > 0));

function didOf(s: Told, fact: FactId): ToldFact['did'] {
  const did: { boss: string; words: string }[] = [];
  for (let chapter = weightOf(fact).chapter; chapter <= s.chapter; chapter++) {
    if (!isInForce(s, chapter)) continue;
    const boss = bossOf({ chapter, variant: s.variant });
    const held = s.facts.filter((each) => weightOf(each).chapter <= chapter);
    for (const change of changesFor(boss, held)) if (change.fact === fact) did.push({ boss: boss.name, words: plainWords(boss, change.words, s.tested) });
  }
  return did;
}

/** The log as a map: chapter by chapter the way that was taken, the Facts it left, and what they did. The rest is blank. */
export function chronicleOf(s: Told): readonly ToldChapter[] {
  return Array.from({ length: Math.min(s.chapter, LAST_CHAPTER) }, (_, at): ToldChapter => {
    const chapter = chapterOf(at + 1);
    const record = recordOf(s, at + 1);
    const facts = s.facts.filter((fact) => weightOf(fact).chapter === at + 1);
    return {
      chapter: at + 1, title: chapter.title, when: at + 1 < s.chapter || s.ending ? 'behind' : 'now',
      places: placesOf(s, chapter, record),
      unseen: chapter.entries.filter(({ id }) => !record.path.includes(id)).length,
      battles: record.battles,
      facts: facts.map((fact) => ({ fact, from: originOf(chapter, record.path, fact), did: didOf(s, fact) })),
      notes: record.notes,
    };
  });
}
