import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import { EPILOGUES, HERO_ENDINGS, LAST_PAGE, PARTY_ENDINGS } from '@/games/ronins-revenge/content/story/endings';
import { EPILOGUE_IDS } from '@/games/ronins-revenge/content/story/ending';
import { FACT_IDS, factName, weightOf, type FactId } from '@/games/ronins-revenge/content/story/factNames';
import { PASSAGES } from '@/games/ronins-revenge/content/story/passages';
import { HERO_FACTS } from '@/games/ronins-revenge/content/story/heroFacts';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import type { Chapter } from '@/games/ronins-revenge/content/story/chapter';

import { entryOf, factsAsked, gainedIn, gainedOnTheWay, leadsTo, pathsFrom, reachedFrom, spokenIn, wordsIn } from './texts';

/** The voice of the book: words it never uses, marks it does without. */
const FORBIDDEN = /\b(destiny|prophecy|prophecies|chosen one|evil|portal|energy|okay|trauma|demon|magic|hell)\b|!|as if time stood still/i;

const EACH: [string, Chapter][] = CHAPTERS.map((chapter) => [`${chapter.id} ${chapter.title}`, chapter]);
const chapterOfScar = (fact: FactId): boolean => weightOf(fact).scar === true;

/** Everything a Fact can have been gained before: earlier chapters, and the entries on the way to this one. */
const gainedBefore = (chapter: Chapter): ReadonlySet<FactId> =>
  new Set([
    ...CHAPTERS.slice(0, chapter.id - 1).flatMap(({ entries }) => entries.flatMap(gainedIn)),
    ...FACT_IDS.filter((fact) => chapterOfScar(fact) && weightOf(fact).chapter < chapter.id),
  ]);

const inThisStory = (chapter: Chapter): readonly FactId[] => [...reachedFrom(chapter, chapter.start)].flatMap((id) => gainedIn(entryOf(chapter, id)));

describe.each(EACH)('chapter %s', (_title, chapter) => {
  const { entries, opinions, journals, start, storyEnd, victory, defeat } = chapter;
  const votes = entries.flatMap((entry) => entry.vote ?? []);

  test('RR-406 every number in brackets is an entry of the chapter, and every entry can be reached', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const numbers = new Set(entries.map(({ id }) => id));
    for (const entry of entries) for (const id of leadsTo(entry)) expect([entry.id, id, numbers.has(id)]).toEqual([entry.id, id, true]);
    const reached = new Set([start, victory, defeat].flatMap((root) => [...reachedFrom(chapter, root)]));
    expect(entries.filter(({ id }) => !reached.has(id)).map(({ title }) => title)).toEqual([]);
    expect(entries.length).toBeGreaterThanOrEqual(20);
    expect(entries.length).toBeLessThanOrEqual(34);
  });

  test('RR-405 every way through the story meets three votes or more and ends before the boss', () => {
    const paths = pathsFrom(chapter, start);
    for (const path of paths) {
      expect(path[path.length - 1]?.id).toBe(storyEnd);
      expect(path.filter(({ vote }) => vote).length).toBeGreaterThanOrEqual(3);
    }
    expect(entryOf(chapter, storyEnd).storyEnd).toBe(true);
    expect(entries.filter((entry) => entry.storyEnd)).toHaveLength(1);
  });

  test('RR-435 after the boss every way ends with loot and the next chapter, a defeat with a retry', () => {
    const last = (root: number) => pathsFrom(chapter, root).map((path) => path[path.length - 1]?.steps?.map((step) => step.do).filter((verb) => verb !== 'fact'));
    for (const ends of last(victory)) expect(ends).toEqual(['lootDraft', chapter.id === CHAPTERS.length ? 'ending' : 'nextChapter']);
    expect(last(defeat)).toEqual([['retry']]);
  });

  test('RR-414 every hero has one opinion on every vote, for an option that is always there', () => {
    for (const vote of votes) {
      for (const hero of HERO_IDS) {
        const [opinion, ...more] = opinions.filter((each) => each.vote === vote.id && each.hero === hero);
        expect([vote.id, hero, more.length]).toEqual([vote.id, hero, 0]);
        expect(vote.options.some(({ letter, if: needs }) => letter === opinion?.letter && needs === undefined)).toBe(true);
      }
      const open = vote.options.filter(({ if: needs }) => needs === undefined);
      const backed = new Set(opinions.filter((each) => each.vote === vote.id).map(({ letter }) => letter));
      if (open.length === 3) expect([vote.id, backed.size]).toEqual([vote.id, 3]);
    }
    expect(opinions).toHaveLength(votes.length * HERO_IDS.length);
  });

  test('RR-423 powers are 1 to 4, with a mean of 2 to 2.8', () => {
    for (const { power } of opinions) expect([1, 2, 3, 4]).toContain(power);
    const mean = opinions.reduce((sum, { power }) => sum + power, 0) / opinions.length;
    expect(mean).toBeGreaterThanOrEqual(2);
    expect(mean).toBeLessThanOrEqual(2.8);
  });

  test('RR-516 every paragraph, option and easier test can come true where it stands', () => {
    const before = gainedBefore(chapter);
    for (const root of [start, victory, defeat]) {
      const from = root === start ? [] : inThisStory(chapter);
      const possible = gainedOnTheWay(chapter, root);
      for (const id of reachedFrom(chapter, root)) {
        const { also = [], vote, test: asks } = entryOf(chapter, id);
        for (const { if: needs } of [...also, ...(vote?.options ?? []), ...(asks?.ease ?? [])]) {
          for (const asked of needs ? factsAsked(needs) : []) {
            expect([id, asked, before.has(asked) || from.includes(asked) || possible.get(id)?.has(asked)]).toEqual([id, asked, true]);
          }
        }
      }
    }
  });

  test('RR-428 every note can be read by somebody, and everybody finds one', () => {
    const facts = new Set([...gainedBefore(chapter), ...inThisStory(chapter)]);
    const earlier = Object.values(BOSSES).filter((boss) => boss.chapter < chapter.id);
    const party = Object.values(BOSSES).filter((boss) => boss.chapter <= chapter.id).flatMap((boss) => boss.pack.items.map(({ id }) => id));
    for (const hero of HERO_IDS) {
      const notes = journals[hero];
      expect(notes.length).toBeGreaterThanOrEqual(3);
      expect(notes.length).toBeLessThanOrEqual(6);
      expect(notes.some(({ if: needs }) => needs.always)).toBe(true);
      const written = CHAPTERS.slice(0, chapter.id - 1).flatMap((each) => each.journals[hero].flatMap(({ steps }) => steps.flatMap((step) => (step.do === 'heroFact' ? [step.id] : []))));
      for (const { id, if: needs } of notes) {
        for (const fact of factsAsked(needs)) expect([id, fact, facts.has(fact)]).toEqual([id, fact, true]);
        if (needs.heroFact) expect(written).toContain(needs.heroFact);
        if (!needs.item) continue;
        const relic = earlier.flatMap(({ loot }) => loot).find((card) => card.id === needs.item);
        const forHero = relic?.kind === 'relic' && relic.affinity.includes(hero);
        expect([id, forHero || party.includes(needs.item)]).toEqual([id, true]);
      }
    }
  });

  test('the voice: lengths, and words and marks it does without', () => {
    for (const entry of entries) {
      expect([entry.id, wordsIn(entry.text) >= 20 && wordsIn(entry.text) <= 125]).toEqual([entry.id, true]);
      for (const { text } of entry.also ?? []) expect([entry.id, wordsIn(text) >= 12 && wordsIn(text) <= 50]).toEqual([entry.id, true]);
      for (const text of spokenIn(entry)) {
        expect(text).not.toMatch(FORBIDDEN);
        expect(text).not.toMatch(/["“”?]/);
      }
      for (const { label } of entry.vote?.options ?? []) expect(wordsIn(label)).toBeLessThanOrEqual(10);
    }
    for (const { line } of opinions) {
      expect(wordsIn(line)).toBeLessThanOrEqual(22);
      expect(line).not.toMatch(FORBIDDEN);
    }
    for (const { text } of HERO_IDS.flatMap((hero) => journals[hero])) {
      expect(wordsIn(text)).toBeLessThanOrEqual(48);
      expect(text).not.toMatch(FORBIDDEN);
    }
    expect(entries.filter(({ test: asked }) => asked).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the whole book', () => {
  const entries = CHAPTERS.flatMap((chapter) => chapter.entries);
  const notes = CHAPTERS.flatMap(({ journals }) => HERO_IDS.flatMap((hero) => journals[hero]));
  const told = [...PARTY_ENDINGS, ...HERO_IDS.flatMap((hero) => EPILOGUE_IDS.map((id) => HERO_ENDINGS[hero][id]))];

  test('RR-408 every Fact is gained in the chapter it is listed under, and none but scars twice over', () => {
    for (const chapter of CHAPTERS) {
      const gained = new Set(chapter.entries.flatMap(gainedIn));
      const listed = FACT_IDS.filter((fact) => weightOf(fact).chapter === chapter.id && !chapterOfScar(fact));
      expect([...gained].sort()).toEqual([...listed].sort());
    }
    expect(FACT_IDS.filter(chapterOfScar)).toHaveLength(CHAPTERS.length);
    expect(new Set(FACT_IDS.map(factName)).size).toBe(FACT_IDS.length);
  });

  test('RR-434 every Fact changes something: a text, an option, a note, a battle, the balance, or what the log says of a boss', () => {
    const asked = new Set([
      ...entries.flatMap(({ also = [], vote, test: asks }) => [...also, ...(vote?.options ?? []), ...(asks?.ease ?? [])].flatMap(({ if: needs }) => (needs ? factsAsked(needs) : []))),
      ...notes.flatMap(({ if: needs }) => factsAsked(needs)),
      ...[...PARTY_ENDINGS, ...LAST_PAGE, ...told.flatMap(({ also }) => also)].flatMap(({ if: needs }) => factsAsked(needs)),
    ]);
    const battles = JSON.stringify(BOSSES);
    const victories = CHAPTERS.flatMap((chapter) => gainedIn(entryOf(chapter, chapter.victory)));
    const idle = FACT_IDS.filter((fact) => !asked.has(fact) && !battles.includes(`"${fact}"`) && !victories.includes(fact) && !chapterOfScar(fact));
    expect(idle).toEqual([]);
  });

  test('RR-434 every change of a battle asks for a Fact that can be held by then', () => {
    for (const boss of Object.values(BOSSES)) {
      for (const { fact, hero } of boss.factChanges) {
        const known: readonly string[] = hero ? HERO_FACTS[hero] : FACT_IDS.filter((each) => weightOf(each).chapter <= boss.chapter);
        expect([boss.id, fact, known.includes(fact)]).toEqual([boss.id, fact, true]);
      }
    }
  });

  test('RR-432 a journal writes only what its own hero can have, and all of it is written somewhere', () => {
    for (const hero of HERO_IDS) {
      const written = CHAPTERS.flatMap(({ journals }) => journals[hero].flatMap(({ steps }) => steps.flatMap((step) => (step.do === 'heroFact' ? [step.id] : []))));
      expect([...new Set(written)].sort()).toEqual([...HERO_FACTS[hero]].sort());
      expect(written).toEqual(expect.arrayContaining([...HERO_ENDINGS[hero].vows, HERO_ENDINGS[hero].transformation]));
    }
  });

  test('RR-448 the passage after a second defeat speaks in the same voice', () => {
    for (const { boss } of CHAPTERS) {
      const { title, text } = PASSAGES[boss];
      expect([boss, wordsIn(text) >= 40 && wordsIn(text) <= 125]).toEqual([boss, true]);
      expect(`${title} ${text}`).not.toMatch(FORBIDDEN);
      expect(text).not.toMatch(/["“”?]/);
    }
  });

  test('no hero agrees with another in more than six votes of ten', () => {
    const letters = (hero: string) => CHAPTERS.flatMap(({ opinions }) => opinions.filter((each) => each.hero === hero).map(({ letter }) => letter));
    for (const hero of HERO_IDS) {
      for (const other of HERO_IDS.filter((each) => each !== hero)) {
        const theirs = letters(other);
        const same = letters(hero).filter((letter, at) => letter === theirs[at]).length;
        expect(same / theirs.length).toBeLessThanOrEqual(0.6);
      }
    }
  });

  test('RR-519 the endings stand in the order in which they are checked, and the last of each kind always holds', () => {
    expect(PARTY_ENDINGS.map(({ id }) => id)).toEqual(['deeperNight', 'emptySeat', 'dawn', 'tragicBalance']);
    expect(EPILOGUES.map(({ id }) => id)).toEqual(['kept', 'transformed', 'broken']);
    for (const list of [PARTY_ENDINGS, EPILOGUES]) expect(list[list.length - 1]?.if).toEqual({ always: true });
    for (const text of told.flatMap(spokenIn)) expect(text).not.toMatch(FORBIDDEN);
  });
});
