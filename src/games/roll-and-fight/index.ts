import type { Box } from '@/engine/box';

import { rollAndFightBots } from './bot';
import { rollAndFightRules } from './game';
import type { Event } from './rules/events';
import type { Move } from './rules/moves';
import type { Options, State } from './rules/state';

export const rollAndFight: Box<State, Move, Options, Event> = { ...rollAndFightRules, bots: rollAndFightBots };
