import { topFrame } from '@/engine/decisions/frames';
import { sideOf } from '@/table/board/edges';
import type { GameTable } from '@/table/contract';

import type { StoryMove } from '../../story/decisions';
import { chapterNow } from '../../story/pages';
import type { Part, StoryEvent, StoryState } from '../../story/state';
import { Board } from './Board';

const factsOf = ({ facts }: StoryState): string => `${facts.length} ${facts.length === 1 ? 'Fact' : 'Facts'}`;

const HEADLINES: Readonly<Record<Part, string>> = { story: 'To the Battle', victory: 'The Road Goes On', defeat: 'The Same Night', scar: 'Passage' };

/** Answered around a table at everybody's own corner, under the hand; a Book of Secrets needs the curtain. */
const AT_ONCE: readonly string[] = ['commit', 'ballot', 'keep'];

const storyTable: GameTable<StoryState, StoryMove, StoryEvent> = {
  Board,
  edgeOf: sideOf,
  corners: (view) => AT_ONCE.includes(topFrame(view)?.kind ?? ''),
  summary: (view) => `Chapter ${view.chapter}, page ${view.pages.length}`,
  headline: ({ part, ending }) => (ending ? 'The End' : HEADLINES[part]),
  goal: (view) => ({ wins: chapterNow(view).title, time: { label: 'Chapter', now: view.chapter, of: 10 }, mine: [{ have: factsOf(view), words: `${factsOf(view)} in the log` }], seatsOnTable: 'around' }),
};

export default storyTable;
