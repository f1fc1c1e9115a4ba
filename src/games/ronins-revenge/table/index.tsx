import { arriving } from '@/box/arriving';
import type { GameTable } from '@/table/contract';

import type { Move } from '../rules/decisions';
import type { BattleEvent } from '../rules/events';
import type { BattleState } from '../rules/state';
import { Board } from './Board';
import { goalOf, openingOf, statusOf, summaryOf } from './goal';
import { Ending } from './later';

/** What turned the battle. */
function weigh(event: BattleEvent): number {
  switch (event.type) {
    case 'battleWon': return 30;
    case 'cubeRemoved': return 12;
    case 'woundRevealed': return 10;
    case 'struck': return event.damage;
    case 'fell': return 15;
    default: return 0;
  }
}

const roninsRevenge: GameTable<BattleState, Move, BattleEvent> = {
  Board,
  goal: goalOf,
  opening: openingOf,
  seatStatus: statusOf,
  summary: summaryOf,
  Ending,
  weigh,
  lessons: arriving(async () => (await import('./lessons')).lessons),
};

export default roninsRevenge;
