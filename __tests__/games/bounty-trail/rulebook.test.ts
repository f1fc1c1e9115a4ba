import { CHARACTER_IDS, CHARACTERS } from '@/games/bounty-trail/content/characters';
import { ENTRIES } from '@/games/bounty-trail/content/card';
import { book } from '@/games/bounty-trail/rulebook';
import { paragraphFor, paragraphText } from '@/rulebook';

const symbols = book.chapters.find(({ title }) => title === 'Key of every symbol')?.paragraphs ?? [];

test('the key shows the sign of every price a side can have', () => {
  const drawn = symbols.flatMap(({ key = [] }) => key.map(({ picture }) => picture));
  expect(ENTRIES.filter((entry) => !drawn.includes(`entry ${entry}`))).toEqual([]);
});

test('every hunter stands in the book with the power as the table words it', () => {
  const text = book.chapters.flatMap(({ paragraphs }) => paragraphs.map(paragraphText)).join(' ');
  for (const id of CHARACTER_IDS) expect(text).toContain(`${CHARACTERS[id].title} ${CHARACTERS[id].power}`);
});

test.each([['BT-28', 'path'], ['BT-32', 'path'], ['BT-34', 'sides'], ['BT-35', 'oneWay'], ['BT-41', 'locking'], ['BT-72', 'bids'], ['BT-168', 'duel']])('a refusal that cites %s leads to the paragraph “%s”', (rule, id) => {
  expect(paragraphFor(book, rule)?.id).toBe(id);
});
