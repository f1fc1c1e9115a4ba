import type { Box } from '@/engine/box';

import { levelNames, vengeanceBots } from './bot';
import { vengeanceForOne } from './campaign/vengeanceForOne';
import { vengeanceRules } from './game';
import type { Move } from './rules/decisions';
import type { Event } from './rules/events';
import type { Options, State } from './rules/state';

export const vengeance: Box<State, Move, Options, Event> = {
  ...vengeanceRules,
  bots: vengeanceBots,
  levels: levelNames,
  campaigns: [vengeanceForOne],
};
