import { chapterNow, currentEntry, entryNumbered } from '../../story/pages';
import type { Page, StoryState } from '../../story/state';
import { diceOf } from '../../story/trial';

/** What is pressed once the page has been read. */
export const CALLS: Readonly<Record<string, string>> = { declare: 'To the vote', ballot: 'To the vote', choose: 'To the test' };

/** What a letter of the vote stands for. */
export const optionLabel = (view: StoryState, letter: string): string => currentEntry(view).vote?.options.find((option) => option.letter === letter)?.label ?? '';

/** Whom the dice are for, and how many there are. */
export function testAsked(view: StoryState) {
  const top = view.frames[view.frames.length - 1];
  const { test } = currentEntry(view);
  if (top?.kind !== 'roll' || !test) throw new Error('nobody is tested');
  return { hero: top.hero, dice: diceOf(top.hero, test) };
}

/** Whether a page says how it was decided. */
export const isDecided = (page: Page | undefined): boolean => page?.kind === 'entry' && (page.vote !== undefined || page.test !== undefined);

/** Whether a page ends in a vote: any page, for somebody may have leafed back to it from behind the last entry. */
export const endsInVote = (view: StoryState, page: Page | undefined): boolean => page?.kind === 'entry' && entryNumbered(chapterNow(view), page.entry).vote !== undefined;

/** Questions beside which something may be written down. */
export const NOTABLE: readonly string[] = ['turnPage', 'declare', 'omens', 'camp'];

/** From one card of a vote to the next. */
export const CARD_MS = 450;
