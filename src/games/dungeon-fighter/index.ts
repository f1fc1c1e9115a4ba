import type { Box } from '@/engine/box';

import { dungeonFighterBots } from './bot';
import { dungeonFighterGame } from './game';
import type { DfMove } from './rules/decisions';
import type { DfEvent } from './rules/events';
import { FIRST_GAME } from './rules/options';
import type { DfOptions, DfState } from './rules/state';

export const dungeonFighter: Box<DfState, DfMove, DfOptions, DfEvent> = { game: dungeonFighterGame, bots: dungeonFighterBots, firstGame: FIRST_GAME };
