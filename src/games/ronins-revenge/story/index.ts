import type { Box } from '@/engine/box';

import { storyBots, storyTemperaments } from './bot';
import type { StoryMove } from './decisions';
import { storyRules } from './game';
import type { StoryEvent, StoryOptions, StoryState } from './state';

/** The second game of the box: what is read, voted and drafted between the battles. */
export const roninsStory: Box<StoryState, StoryMove, StoryOptions, StoryEvent> = { ...storyRules, bots: storyBots, temperaments: storyTemperaments };
