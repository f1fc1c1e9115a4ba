import type { Bot } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import { randomBot } from '@/engine/bots/random';
import type { BotLevel } from '@/engine/box';

import { battleGame } from './game';
import type { Move } from './rules/decisions';
import type { BattleState } from './rules/state';

export const battleBots: Readonly<Record<BotLevel, Bot<BattleState, Move>>> = {
  easy: randomBot(battleGame),
  medium: greedyBot(battleGame, { worlds: 1 }),
  hard: greedyBot(battleGame, { worlds: 1 }),
};
