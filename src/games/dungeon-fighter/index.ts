import type { Box } from '@/engine/box';

import { dungeonFighterBots } from './bot';
import { dungeonFighterRules } from './game';
import type { DfMove } from './rules/decisions';
import type { DfEvent } from './rules/events';
import type { DfOptions, DfState } from './rules/state';

export const dungeonFighter: Box<DfState, DfMove, DfOptions, DfEvent> = { ...dungeonFighterRules, bots: dungeonFighterBots };
