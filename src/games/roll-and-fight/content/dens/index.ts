import { DEN_1A, DEN_1B } from './board1';
import { DEN_2A, DEN_2B } from './board2';
import { DEN_3A, DEN_3B } from './board3';
import { DEN_4A, DEN_4B } from './board4';
import { DEN_5A, DEN_5B } from './board5';
import type { DenPlan } from './den';

export const BOARDS = [1, 2, 3, 4, 5] as const;
export type Board = (typeof BOARDS)[number];

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];

export type DenId = `${Board}${Side}`;
export const denId = (board: Board, side: Side): DenId => `${board}${side}`;
export const DEN_IDS: readonly DenId[] = BOARDS.flatMap((board) => SIDES.map((side) => denId(board, side)));

export const DEN_PLANS: Readonly<Record<DenId, DenPlan>> = {
  '1A': DEN_1A, '1B': DEN_1B,
  '2A': DEN_2A, '2B': DEN_2B,
  '3A': DEN_3A, '3B': DEN_3B,
  '4A': DEN_4A, '4B': DEN_4B,
  '5A': DEN_5A, '5B': DEN_5B,
};
