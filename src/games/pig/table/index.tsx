import { arriving } from '@/box/arriving';
import type { GameTable } from '@/table/contract';

import { scoreOf, type PigEvent, type PigMove, type PigState } from '../rules/state';
import { goalOf, openingOf } from './goal';
import { PigBoard } from './PigBoard';

const pigTable: GameTable<PigState, PigMove, PigEvent> = {
  Board: PigBoard,
  goal: goalOf,
  opening: openingOf,
  seatStatus: (view, seat) => ({ short: String(scoreOf(view, seat)), words: `${scoreOf(view, seat)} of ${view.goal} points`, share: scoreOf(view, seat) / view.goal }),
  summary: (view) => `${view.scores.join(' : ')}, to ${view.goal}`,
  weigh: (event) => (event.type === 'rolled' ? 0 : event.points),
  lessons: arriving(async () => (await import('./lessons')).lessons),
};

export default pigTable;
