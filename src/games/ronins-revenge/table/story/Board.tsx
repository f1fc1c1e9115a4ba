import type { TableProps } from '@/table/contract';

import type { StoryMove } from '../../story/decisions';
import type { StoryState } from '../../story/state';
import { AroundStory } from './around/AroundStory';
import { StoryBoard } from './StoryBoard';

/** The story on the table: a book for whoever holds the device, or open towards everybody around it. */
export function Board(table: TableProps<StoryState, StoryMove>) {
  return table.seating === 'around' && table.mode === 'play' ? <AroundStory {...table} /> : <StoryBoard {...table} />;
}
