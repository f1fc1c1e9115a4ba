import { HERO_ENDINGS, LAST_PAGE, PARTY_ENDINGS, SCAR_LINES } from '../../../content/story/endings';
import type { Line } from '../../../content/story/chapter';
import { factName } from '../../../content/story/factNames';
import { PASSAGES } from '../../../content/story/passages';
import type { HeroId } from '../../../content/terms';
import { pageTitle } from '../../../story/describe';
import { chronicleOf } from '../../../story/chronicle';
import { deedWords, deedsOf } from '../../../story/deeds';
import { chapterNow, entryNumbered } from '../../../story/pages';
import type { Page } from '../../../story/state';
import type { Told } from '../../../story/told';
import { nameOf } from '../../../story/words';

/** A page as it is set: what stands over it, and its paragraphs. */
export interface PageText {
  readonly over: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Whose page it is. */
  readonly hero?: HeroId;
  /** Lines of a list rather than prose. */
  readonly lines?: true;
}

const held = (lines: readonly Line[], at: readonly number[]): readonly string[] => lines.flatMap((line, place) => (at.includes(place) ? [line.text] : []));

export function pageText(view: Told, page: Page): PageText {
  const { id, title: chapter } = chapterNow(view);
  const over = `Chapter ${id}: ${chapter}`;
  const title = pageTitle(view, page);
  switch (page.kind) {
    case 'entry': {
      const { text, also = [] } = entryNumbered(chapterNow(view), page.entry);
      return { over, title, paragraphs: [text, ...held(also, page.also)] };
    }
    case 'scar':
      return { over, title, paragraphs: [PASSAGES[page.boss].text] };
    case 'ending': {
      const ending = PARTY_ENDINGS.find((each) => each.id === page.ending);
      return { over: 'How it ended', title, paragraphs: ending ? [ending.text, ...held(ending.also, page.also)] : [] };
    }
    case 'epilogue': {
      const told = HERO_ENDINGS[page.hero][page.epilogue];
      return { over: nameOf(page.hero), title: told.title, paragraphs: [told.text, ...held(told.also, page.also)], hero: page.hero };
    }
    case 'scars':
      return { over: 'Afterwards', title, paragraphs: page.bosses.map((boss) => SCAR_LINES[boss]), lines: true };
    case 'last':
      return { over: 'To keep', title, paragraphs: [...held(LAST_PAGE, page.lines), ...deedsOf(view.history).map(deedWords)], lines: true };
  }
}

/** The page as plain words: to be read aloud, or passed on. */
export const spoken = ({ title, paragraphs }: PageText): string => [title, ...paragraphs].join('\n\n');

/** How a chapter went, in a few lines. */
const chapterLines = (view: Told): readonly string[] =>
  chronicleOf(view).map(({ chapter, title, battles, places, facts }) => {
    const ways = places.flatMap((place) => place.ways.flatMap(({ letter, label }) => (label === undefined ? [] : [`${letter}: ${label}`])));
    const fought = battles.map(({ won, rounds }) => `${won ? 'won' : 'lost'} in round ${rounds}`);
    return [`${chapter}. ${title}`, ...ways, ...(fought.length > 0 ? [`The battle was ${fought.join(', then ')}.`] : []), ...(facts.length > 0 ? [`Facts: ${facts.map(({ fact }) => factName(fact)).join(', ')}.`] : [])].join('\n');
  });

/** The party's own story, from the first chapter to the last line: something to keep and to pass on. */
export const keepsake = (view: Told): string => {
  const end = view.pages.flatMap((page) => (page.kind === 'entry' || page.kind === 'scar' ? [] : [pageText(view, page)])).map((text) => `${text.over}. ${spoken(text)}`);
  return ['Souls of Kurokai', ...chapterLines(view), ...end].join('\n\n\n');
};
