import { toldOf } from '@/games/ronins-revenge/campaign/told';
import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import { SPOILS } from '@/games/ronins-revenge/content/spoils';
import { FACT_IDS, weightOf } from '@/games/ronins-revenge/content/story/factNames';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { bookOf } from '@/games/ronins-revenge/story/books';
import { chronicleOf } from '@/games/ronins-revenge/story/chronicle';
import type { StoryState } from '@/games/ronins-revenge/story/state';
import { keepsake } from '@/games/ronins-revenge/table/story/reading/pageText';

import { playSaga, type Manner } from './reached';

/** Campaigns that go well, badly and both; alone with one, alone with four, and four people. */
const SAGAS: readonly (readonly [seed: string, manner: Manner])[] = [
  ['log-alone', { options: { seats: 1, heroes: ['sayaka'], others: 'comrades' }, chance: 98 }],
  ['log-with-four', { options: { seats: 1, heroes: ['takahiro'], others: 'heroes' }, chance: 60 }],
  ['log-together', { options: { seats: 4, heroes: [...HERO_IDS], others: 'comrades' }, chance: 40 }],
  ['log-scarred', { options: { seats: 2, heroes: ['kosuke', 'kensho'], others: 'heroes' }, chance: 5 }],
];

/** A finished campaign, and every reading of it at its end. */
function played(seed: string, manner: Manner) {
  const ends: StoryState[] = [];
  const running = playSaga(seed, new Set(), { ...manner, onRead: (end) => void (end.frames.length === 0 && ends.push(structuredClone(end))) });
  return { told: toldOf(running.document), ends };
}

/** What somebody had before their eyes in the match itself. */
function readBy(ends: readonly StoryState[], hero: HeroId): readonly (readonly string[])[] {
  const books = new Map<number, readonly string[]>();
  for (const { part, chapter, notes } of ends) {
    if (part === 'story') books.set(chapter, (CHAPTERS[chapter - 1]?.journals[hero] ?? []).filter(({ id }) => notes[hero]?.includes(id)).map(({ text }) => text));
  }
  return [...books.values()];
}

describe.each(SAGAS)('%s', (seed, manner) => {
  const { told, ends } = played(seed, manner);
  const last = ends[ends.length - 1];

  test('RR-428 RR-431 a finished campaign still knows every Book of Secrets, note by note; Comrades have none', () => {
    const full = HERO_IDS.filter((hero) => told.party[hero].full);
    expect(full.length).toBeGreaterThan(0);
    for (const hero of HERO_IDS) {
      const book = bookOf(told, hero);
      expect(book.map(({ notes }) => notes)).toEqual(full.includes(hero) ? readBy(ends, hero) : []);
    }
    expect(full.every((hero) => bookOf(told, hero).length === 10)).toBe(true);
  });

  test('RR-407 a finished campaign shows the map that its last page showed: the way, the Facts, where they came from and what they did', () => {
    expect(last?.ending).not.toBeNull();
    expect(chronicleOf(told)).toEqual(last && chronicleOf(last));
    expect(chronicleOf(told).map(({ when }) => when)).toEqual(new Array(10).fill('behind'));
  });

  test('RR-449 the last pages can be kept and shared later, word for word', () => {
    expect(keepsake(told)).toBe(last && keepsake(last));
  });
});

test('RR-428 a note asks only for what its reader may have had by then: it can be found again later', () => {
  const chapterOfItem = (item: string): number => CHAPTERS.findIndex(({ boss }) => {
    const { loot, items } = SPOILS[boss === 'kurokai' ? 'cagedDawn' : boss];
    return [...loot, ...items].some(({ id }) => id === item);
  }) + 1;
  let asked = 0;
  for (const { id: chapter, victory, entries, journals } of CHAPTERS) {
    const later = entries.find(({ id }) => id === victory)?.steps?.flatMap((step) => (step.do === 'fact' ? [step.id] : [])) ?? [];
    for (const { if: condition } of HERO_IDS.flatMap((hero) => journals[hero])) {
      for (const [kind, value] of Object.entries(condition)) {
        expect(['always', 'fact', 'item', 'heroFact']).toContain(kind);
        const fact = FACT_IDS.find((each) => each === value);
        if (kind === 'fact') expect(fact && !later.includes(fact) && weightOf(fact).chapter <= chapter).toBe(true);
        if (kind === 'item') expect(chapterOfItem(String(value))).toBeLessThanOrEqual(chapter - 1);
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
});

test('RR-428 a book has the chapters whose battle is near or over, and no other', () => {
  const chapters: number[] = [];
  const { told } = played('log-alone', SAGAS[0]?.[1] ?? {});
  for (const part of ['story', 'battle', 'victory'] as const) chapters.push(bookOf({ ...told, part, chapter: 4, ending: null }, 'sayaka').length);
  expect(chapters).toEqual([3, 4, 4]);
});
