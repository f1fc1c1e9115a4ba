import type { Box } from '@/engine/box';

import { vengeanceBots } from './bot';
import { vengeanceGame } from './game';
import type { Move } from './rules/decisions';
import type { Event } from './rules/events';
import type { Options, State } from './rules/state';

export const vengeance: Box<State, Move, Options, Event> = { game: vengeanceGame, bots: vengeanceBots };
