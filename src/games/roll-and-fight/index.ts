import type { Box } from '@/engine/box';

import { rollAndFightBots } from './bot';
import { rollAndFightGame } from './game';
import type { Event } from './rules/events';
import type { Move } from './rules/moves';
import { clockPlan } from './rules/rolling/clockPlan';
import { grabTogether, rollClock } from './rules/rolling/timing';
import type { Options, State } from './rules/state';

export const rollAndFight: Box<State, Move, Options, Event> = { game: rollAndFightGame, bots: rollAndFightBots, clock: clockPlan, stopwatch: rollClock, sameMoment: grabTogether };
