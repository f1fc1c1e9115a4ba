import type { Box } from '@/engine/box';

import { levelNames, vengeanceBots } from './bot';
import { vengeanceForOne } from './campaign/vengeanceForOne';
import { vengeanceGame } from './game';
import type { Move } from './rules/decisions';
import type { Event } from './rules/events';
import type { Options, State } from './rules/state';
import { fightTime } from './rules/timer';

export const vengeance: Box<State, Move, Options, Event> = {
  game: vengeanceGame,
  bots: vengeanceBots,
  levels: levelNames,
  campaigns: [vengeanceForOne],
  /** The hardcore timer (VG-255). */
  clock: (state) => ({ move: { kind: 'timerExpired' }, afterMs: fightTime(state) }),
};
