import type { Box } from '@/engine/box';

import { achievements } from './achievements';
import { bountyTrailBots, bountyTrailTemperaments } from './bot';
import { dailyHunt } from './daily';
import { bountyTrailRules } from './game';
import type { Event } from './rules/events';
import type { Move } from './rules/moves';
import type { Options } from './rules/options';
import type { State } from './rules/state';

export const bountyTrail: Box<State, Move, Options, Event> = { ...bountyTrailRules, bots: bountyTrailBots, temperaments: bountyTrailTemperaments, achievements, daily: dailyHunt };
