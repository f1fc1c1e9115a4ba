import type { GameTable } from '@/table/contract';

import { scoreOf, type PigEvent, type PigMove, type PigState } from '../rules/state';
import { lessons } from './lessons';
import { PigBoard } from './PigBoard';

const pigTable: GameTable<PigState, PigMove, PigEvent> = {
  Board: PigBoard,
  seatStatus: (view, seat) => ({ short: String(scoreOf(view, seat)), words: `${scoreOf(view, seat)} of ${view.goal} points` }),
  summary: (view) => `${view.scores.join(' : ')}, to ${view.goal}`,
  weigh: (event) => (event.type === 'rolled' ? 0 : event.points),
  lessons,
};

export default pigTable;
