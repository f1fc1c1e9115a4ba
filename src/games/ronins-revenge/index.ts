import type { Box } from '@/engine/box';

import { battleBots } from './bot';
import { soulsOfKurokai } from './campaign/soulsOfKurokai';
import { battleRules } from './game';
import type { Move } from './rules/decisions';
import type { BattleEvent } from './rules/events';
import type { Options } from './rules/options';
import type { BattleState } from './rules/state';

export const roninsRevenge: Box<BattleState, Move, Options, BattleEvent> = { ...battleRules, bots: battleBots, campaigns: [soulsOfKurokai] };
