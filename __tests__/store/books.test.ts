import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { BOXES } from '@/games';
import { numbersOf, paragraphFor, paragraphNamed, paragraphText, searchBook, type Paragraph, type PlayersBook } from '@/rulebook';

const root = path.resolve(__dirname, '../..');
const catalogueOf = (box: string): string => readFileSync(path.join(root, 'docs/rules', `${box}.md`), 'utf8');

/** The ids of the catalogue, in its order, with the prefix of its first rule. */
function rulesOf(box: string): { readonly prefix: string; readonly numbers: readonly number[] } {
  const ids = [...catalogueOf(box).matchAll(/^\*\*([A-Z]{2})-(\d+)\.\*\*/gm)];
  const prefix = ids[0]?.[1] ?? '';
  return { prefix, numbers: ids.filter(([, letters]) => letters === prefix).map(([, , number]) => Number(number)) };
}

/** Every rule that the program cites to a player when it refuses something. */
function citedBy(box: string, prefix: string): ReadonlySet<number> {
  const cited = new Set<number>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(file);
      else if (/\.tsx?$/.test(entry.name)) for (const [, number] of readFileSync(file, 'utf8').matchAll(new RegExp(`'${prefix}-(\\d+)'`, 'g'))) cited.add(Number(number));
    }
  };
  walk(path.join(root, 'src/games', box, 'rules'));
  walk(path.join(root, 'src/games', box, 'table'));
  return cited;
}

const paragraphsOf = ({ chapters }: PlayersBook): readonly Paragraph[] => chapters.flatMap(({ paragraphs }) => paragraphs);
const withBook = BOXES.filter(({ book }) => book !== undefined);

test('boxes have a rulebook for players', () => expect(withBook.map(({ id }) => id)).toEqual(expect.arrayContaining(['vengeance', 'ronins-revenge'])));

describe.each(withBook.map((box) => [box.id, box] as const))('the rulebook of %s', (id, box) => {
  let book: PlayersBook;
  const { prefix, numbers } = rulesOf(id);
  beforeAll(async () => {
    const loaded = await box.book?.load();
    if (!loaded) throw new Error(`${id} has no rulebook`);
    book = loaded;
  });
  const covered = () => paragraphsOf(book).flatMap(({ covers }) => numbersOf(covers));

  test('tells every rule of the catalogue, or says why nobody meets it', () => {
    const told = new Set([...covered(), ...book.unseen.flatMap(({ rules }) => numbersOf(rules))]);
    expect(numbers.filter((number) => !told.has(number))).toEqual([]);
    expect([...told].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test('every rule that is cited to a player has a paragraph', () => {
    const missing = [...citedBy(id, prefix)].filter((number) => paragraphFor(book, `${prefix}-${number}`) === undefined);
    expect(missing).toEqual([]);
  });

  test('speaks to people: no rule numbers, no names of the program, no markup', () => {
    for (const paragraph of paragraphsOf(book)) {
      const text = paragraphText(paragraph);
      expect(text).not.toMatch(new RegExp(`${prefix}-\\d|\\*\\*|\`|_|[a-z][A-Z]{1}[a-z]|undefined|\\bVP\\b`));
      expect(paragraph.title).not.toBe('');
    }
  });

  test('names of paragraphs are unique, and every word of the index leads to one', () => {
    const ids = paragraphsOf(book).map((paragraph) => paragraph.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [word, paragraph] of Object.entries(book.index)) expect([word, paragraphNamed(book, paragraph)?.id]).toEqual([word, paragraph]);
  });

  test('says what it is, how to win, what a turn is, and every symbol', () => {
    expect(book.chapters[0]?.title).toMatch(/win/i);
    expect(paragraphsOf(book).some(({ steps = [] }) => steps.length >= 3)).toBe(true);
    expect(book.chapters.some(({ title }) => /symbol/i.test(title))).toBe(true);
  });

  test('a search finds words of the text and of the index, and nothing else', () => {
    const [word = ''] = Object.keys(book.index);
    expect(searchBook(book, word).flatMap(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.id))).toContain(book.index[word]);
    expect(searchBook(book, 'zebra crossing')).toEqual([]);
    expect(searchBook(book, ' ')).toBe(book.chapters);
  });
});

test('an apostrophe finds its word however it was typed', () => {
  const book: PlayersBook = { chapters: [{ title: 'Shop', icon: 'shop', paragraphs: [{ id: 'wagon', title: 'Peddler’s Wagon', text: ['Two bullets.'], covers: '' }] }], index: {}, unseen: [] };
  for (const typed of ["peddler's", 'Peddler’s wagon']) expect(searchBook(book, typed).length).toBe(1);
});

test('a question is searched for the words that matter, one of a thing for many', () => {
  const book: PlayersBook = { chapters: [{ title: 'Dice', icon: 'shop', paragraphs: [{ id: 'heap', title: 'The heap', text: ['Take a die; there are sixteen dice and a box. The boss rolls none.'], covers: '' }] }], index: { Heart: 'heap' }, unseen: [] };
  for (const typed of ['How many dice are there?', 'hearts', 'boxes', 'boss', 'the']) expect([typed, searchBook(book, typed).length]).toEqual([typed, 1]);
  expect(searchBook(book, 'how many cards')).toEqual([]);
});

test('numbers are written as ranges and single ones', () => expect(numbersOf('126-128 307')).toEqual([126, 127, 128, 307]));
