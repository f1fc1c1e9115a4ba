import { greedyBot } from '@/engine/bots/greedy';
import { randomBot } from '@/engine/bots/random';
import type { Bot } from '@/engine/bots/bot';
import type { BotLevel } from '@/engine/box';

import { vengeanceGame } from './game';
import type { Move } from './rules/decisions';
import type { State } from './rules/state';

export const vengeanceBots: Readonly<Record<BotLevel, Bot<State, Move>>> = {
  easy: randomBot(vengeanceGame),
  medium: greedyBot(vengeanceGame, { worlds: 1 }),
  hard: greedyBot(vengeanceGame, { worlds: 2 }),
};
