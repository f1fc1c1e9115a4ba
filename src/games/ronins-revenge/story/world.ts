import { declarations } from '@/engine/decisions/declare';
import type { Run } from '@/engine/decisions/run';

import type { StoryWorld } from './state';

export const { answer, decision, process, standing, decisions } = declarations<StoryWorld>();
export type StoryRun = Run<StoryWorld>;
