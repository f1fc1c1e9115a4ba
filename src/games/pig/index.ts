import type { Box } from '@/engine/box';

import { pigBots } from './bot';
import { longNight } from './campaign/longNight';
import { pigRules } from './game';
import type { PigEvent, PigMove, PigOptions, PigState } from './rules/state';

export const pig: Box<PigState, PigMove, PigOptions, PigEvent> = { ...pigRules, bots: pigBots, campaigns: [longNight] };
