import type { IconName } from '@/theme';

import { searched, wordsTyped } from './typed';

/** A rulebook for people who sit down to play. The numbered catalogue in `docs/rules` is for tests; this is for readers. */
export interface PlayersBook {
  readonly chapters: readonly Chapter[];
  /** Words that people look for and would not find in the text, by the paragraph they belong to. */
  readonly index: Readonly<Record<string, string>>;
  /** Rules of the catalogue that nobody at a table ever meets, and why. */
  readonly unseen: readonly { readonly rules: string; readonly why: string }[];
}

export interface Chapter {
  readonly title: string;
  readonly icon: IconName;
  readonly paragraphs: readonly Paragraph[];
}

export interface Paragraph {
  /** Its name in the index and in links. */
  readonly id: string;
  readonly title: string;
  /** The rules of the catalogue that it tells, by number: "126-131 307". */
  readonly covers: string;
  readonly text: readonly string[];
  /** What is done one after the other, each with its picture. */
  readonly steps?: readonly Step[];
  /** Things with a sign, a name and what they do. */
  readonly key?: readonly KeyEntry[];
  /** Numbers side by side. */
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** A drawing of the box, by its name. */
  readonly picture?: string;
}

export interface Step {
  readonly icon: IconName;
  readonly text: string;
}

export interface KeyEntry {
  readonly icon?: IconName;
  /** A drawing of the box instead of a sign. */
  readonly picture?: string;
  readonly name: string;
  readonly text: string;
}

/** The numbers named by "126-131 307". */
export function numbersOf(rules: string): readonly number[] {
  return rules.split(/[\s,]+/).filter(Boolean).flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

const paragraphsOf = ({ chapters }: PlayersBook): readonly Paragraph[] => chapters.flatMap(({ paragraphs }) => paragraphs);

/** The paragraph that tells a rule ("VG-126"); undefined: nobody at a table meets it. */
export function paragraphFor(book: PlayersBook, rule: string): Paragraph | undefined {
  const number = Number(rule.slice(rule.indexOf('-') + 1));
  return paragraphsOf(book).find(({ covers }) => numbersOf(covers).includes(number));
}

export const paragraphNamed = (book: PlayersBook, id: string): Paragraph | undefined => paragraphsOf(book).find((paragraph) => paragraph.id === id);

/** Everything one can read in a paragraph. */
export function paragraphText({ title, text, steps = [], key = [], table }: Paragraph): string {
  return [title, ...text, ...steps.map((step) => step.text), ...key.map(({ name, text: words }) => `${name} ${words}`), ...(table ? [table.head, ...table.rows].map((row) => row.join(' ')) : [])].join(' ');
}

/** Only the paragraphs that hold every word typed, in their text or in the index. */
export function searchBook(book: PlayersBook, typed: string): readonly Chapter[] {
  const words = wordsTyped(typed);
  if (words.length === 0) return book.chapters;
  const listedFor = (id: string): string => Object.entries(book.index).flatMap(([word, paragraph]) => (paragraph === id ? [word] : [])).join(' ');
  const holdsAll = (paragraph: Paragraph): boolean => {
    const text = searched(`${paragraphText(paragraph)} ${listedFor(paragraph.id)}`);
    return words.every((word) => text.includes(word));
  };
  return book.chapters.map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter(holdsAll) })).filter(({ paragraphs }) => paragraphs.length > 0);
}
