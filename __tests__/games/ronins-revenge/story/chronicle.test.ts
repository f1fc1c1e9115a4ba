import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import { FACT_IDS, weightOf } from '@/games/ronins-revenge/content/story/factNames';
import { chronicleOf } from '@/games/ronins-revenge/story/chronicle';
import { deedWords, deedsOf } from '@/games/ronins-revenge/story/deeds';
import { storyGame } from '@/games/ronins-revenge/story/game';
import { LAST_CHAPTER, levelIn } from '@/games/ronins-revenge/story/progress';
import { newRecord, type ChapterRecord } from '@/games/ronins-revenge/story/record';
import { pageText } from '@/games/ronins-revenge/table/story/reading/pageText';
import { walk } from '@tests/kit/walk';

import { SOLO, openAt, readOn, story } from './party';

const ALL_A = { takahiro: 'A', sayaka: 'A', kosuke: 'A', kensho: 'A' } as const;
const dealt = { takahiro: 30, sayaka: 60, kosuke: 0, kensho: 10 };
/** Through the drain: the cells were found, Sayaka was tested, Ushikado fell in round 5. */
const FIRST: ChapterRecord = {
  ...newRecord(), path: [1, 2, 3, 6], votes: [{ vote: 'v1', letter: 'A', letters: { ...ALL_A, kensho: 'C' } }], tests: [{ entry: 3, hero: 'sayaka', success: true }],
  gained: ['cellsFound'], battles: [{ won: true, rounds: 5, dealt }], notes: ['Nezu eats nothing.'],
};
const inSecond = () => story({ ...SOLO, chapter: 2, facts: ['cellsFound'], history: [FIRST, newRecord()] });

test('RR-407 the map names the way that was taken and leaves the others blank', () => {
  const [first] = chronicleOf(inSecond().state);
  expect(first).toMatchObject({ title: 'The Ash Gate', when: 'behind', battles: [{ won: true, rounds: 5 }], notes: ['Nezu eats nothing.'] });
  expect(first?.places.map(({ title }) => title)).toEqual(['Posting House', 'Three Ways In', 'The Drain', 'The Dry Shelf']);
  expect(first?.places[1]?.ways).toEqual([{ letter: 'A', label: 'Take the drain' }, { letter: 'B' }, { letter: 'C' }]);
  // The test stands where it was taken, and nowhere else.
  expect(first?.places.map(({ test }) => test)).toEqual([undefined, undefined, { hero: 'sayaka', success: true }, undefined]);
});

test('RR-407 chapters that are not told are not on it, and of the open one only what has been read', () => {
  const s = inSecond();
  expect(chronicleOf(s.state).map(({ chapter, when, places }) => [chapter, when, places.length])).toEqual([[1, 'behind', 4], [2, 'now', 1]]);
  expect(JSON.stringify(chronicleOf(story(SOLO).state))).not.toContain('Take the drain');
  const voted = readOn(story(SOLO));
  voted.play(0, { kind: 'declare', hero: 'takahiro', letter: 'B' });
  voted.play(0, { kind: 'commit', hero: 'takahiro', card: 'moon' });
  expect(chronicleOf(voted.state)[0]?.places[1]?.ways.find(({ label }) => label !== undefined)).toEqual({ letter: 'B', label: 'Raise the banner on the road' });
});

test('RR-516 a place on the map is read again word for word, with the paragraphs that were read there and no others', () => {
  let shared = 0;
  for (const { id } of CHAPTERS) {
    // Every second Fact of the chapters before: some paragraphs are read, some are not.
    const facts = FACT_IDS.filter((fact, at) => weightOf(fact).chapter < id && at % 2 === 0);
    for (const { match } of walk(storyGame, { ...SOLO, chapter: id, level: levelIn(id), facts, variant: id === LAST_CHAPTER ? 'fifthWanderer' : null }, `map-${id}`, 60)) {
      const read = match.state.pages.flatMap((page) => (page.kind === 'entry' ? [pageText(match.state, page).paragraphs] : []));
      expect(chronicleOf(match.state)[id - 1]?.places.map(({ paragraphs }) => paragraphs)).toEqual(read);
      shared += read.some((paragraphs) => paragraphs.length > 1) ? 1 : 0;
    }
  }
  expect(shared).toBeGreaterThan(20);
});

test('RR-408 RR-434 a Fact tells where it came from and what it did; before its boss is near, nothing', () => {
  const [first] = chronicleOf(inSecond().state);
  expect(first?.facts).toEqual([{ fact: 'cellsFound', from: 'The Dry Shelf', did: [{ boss: 'Ushikado, Gaoler of the Ash Gate', words: 'Up to two heroes may start on B6 and B7 instead.' }] }]);
  const before = openAt({ ...SOLO, facts: ['cellsFound'] }, 10);
  expect(chronicleOf(before.state)[0]?.facts[0]?.did).toEqual([]);
});

test.each([
  [0, 0, 'Kosuke was never put to the test and was never followed.'],
  [1, 0, 'Kosuke failed the one test and was never followed.'],
  [1, 1, 'Kosuke stood the one test and was never followed.'],
  [2, 2, 'Kosuke stood both tests and was never followed.'],
  [3, 0, 'Kosuke stood none of three tests and was never followed.'],
  [3, 2, 'Kosuke stood two of three tests and was never followed.'],
  [3, 3, 'Kosuke stood all three tests and was never followed.'],
])('RR-449 of %i tests %i were stood, as somebody would say it', (tests, passed, words) => {
  expect(deedWords({ hero: 'kosuke', tests, passed, followed: 0, dealt: 0, share: 0 })).toBe(words);
});

test('RR-449 the last page counts who did what: tests, letters that were followed, and what the bosses took', () => {
  const deeds = deedsOf([FIRST, { ...FIRST, tests: [{ entry: 3, hero: 'sayaka', success: false }], votes: [], battles: [{ won: false, rounds: 9, dealt }, { won: true, rounds: 6, dealt }] }]);
  expect(deeds[1]).toEqual({ hero: 'sayaka', tests: 2, passed: 1, followed: 1, dealt: 180, share: 60 });
  expect(deeds.map(deedWords)).toEqual([
    'Takahiro was never put to the test, was followed once, and dealt the bosses 90, 30 % of all they took.',
    'Sayaka stood one of two tests, was followed once, and dealt the bosses 180, 60 % of all they took.',
    'Kosuke was never put to the test and was followed once.',
    'Kensho was never put to the test, was never followed, and dealt the bosses 30, 10 % of all they took.',
  ]);
});
