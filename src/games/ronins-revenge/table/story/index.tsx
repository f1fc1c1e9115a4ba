import type { GameTable } from '@/table/contract';

import type { StoryMove } from '../../story/decisions';
import { chapterNow } from '../../story/pages';
import type { Part, StoryEvent, StoryState } from '../../story/state';
import { StoryBoard } from './StoryBoard';

const factsOf = ({ facts }: StoryState): string => `${facts.length} ${facts.length === 1 ? 'Fact' : 'Facts'}`;

const HEADLINES: Readonly<Record<Part, string>> = { story: 'To the Battle', victory: 'The Road Goes On', defeat: 'The Same Night', scar: 'Passage' };

const storyTable: GameTable<StoryState, StoryMove, StoryEvent> = {
  Board: StoryBoard,
  summary: (view) => `Chapter ${view.chapter}, page ${view.pages.length}`,
  headline: ({ part, ending }) => (ending ? 'The End' : HEADLINES[part]),
  goal: (view) => ({ wins: chapterNow(view).title, time: { label: 'Chapter', now: view.chapter, of: 10 }, mine: [{ have: factsOf(view), words: `${factsOf(view)} in the log` }] }),
};

export default storyTable;
