import type { Chapter, Entry } from '../content/story/chapter';
import { chapterOf } from '../content/story/chapters';
import type { Page, StoryState } from './state';

export const chapterNow = ({ chapter }: Pick<StoryState, 'chapter'>): Chapter => chapterOf(chapter);

export function entryNumbered(chapter: Chapter, id: number): Entry {
  const entry = chapter.entries.find((each) => each.id === id);
  if (!entry) throw new RangeError(`chapter ${chapter.id} has no entry ${id}`);
  return entry;
}

/** The page that is being read, if it is an entry of the chapter. */
export function entryPage({ pages }: StoryState): Extract<Page, { kind: 'entry' }> {
  const page = pages[pages.length - 1];
  if (page?.kind !== 'entry') throw new Error('no entry is open');
  return page;
}

export const currentEntry = (s: StoryState): Entry => entryNumbered(chapterNow(s), entryPage(s).entry);
