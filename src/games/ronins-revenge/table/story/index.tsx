import type { GameTable } from '@/table/contract';

import type { StoryMove } from '../../story/decisions';
import { chapterNow } from '../../story/pages';
import type { StoryEvent, StoryState } from '../../story/state';
import { StoryBoard } from './StoryBoard';

const storyTable: GameTable<StoryState, StoryMove, StoryEvent> = {
  Board: StoryBoard,
  summary: (view) => `Chapter ${view.chapter}, page ${view.pages.length}`,
  goal: (view) => ({ wins: chapterNow(view).title, time: { label: 'Chapter', now: view.chapter, of: 10 }, mine: [{ have: `${view.facts.length} Facts`, words: `${view.facts.length} Facts in the log` }] }),
};

export default storyTable;
