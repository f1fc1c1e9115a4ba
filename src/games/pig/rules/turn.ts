import { demand } from '@/engine/errors';
import type { Seat, Table } from '@/engine/game';

import { scoreOf, turnsOf, type PigEvent, type PigMove, type PigState } from './state';

const LOSING_FACE = 1;

export function play(draft: PigState, seat: Seat, move: PigMove, table: Table<PigEvent>): void {
  demand(seat === draft.seat, 'PG-4', 'It is not your turn.');
  if (move.type === 'roll') roll(draft, table);
  else hold(draft, table);
}

function roll(draft: PigState, table: Table<PigEvent>): void {
  const { seat, turnTotal: points } = draft;
  const face = table.random.die();
  if (face === LOSING_FACE) {
    table.emit({ type: 'rolled', seat, face, turnTotal: 0 });
    endTurn(draft);
    table.emit({ type: 'lostTurn', seat, points });
    return;
  }
  draft.turnTotal += face;
  table.emit({ type: 'rolled', seat, face, turnTotal: draft.turnTotal });
}

function hold(draft: PigState, table: Table<PigEvent>): void {
  demand(mayHold(draft), 'PG-8', 'Roll at least once before you hold.');
  const { seat, turnTotal } = draft;
  const score = scoreOf(draft, seat) + turnTotal;
  draft.scores[seat] = score;
  endTurn(draft);
  table.emit({ type: 'held', seat, points: turnTotal, score });
}

export const mayHold = (state: PigState): boolean => state.turnTotal > 0;

function endTurn(draft: PigState): void {
  draft.turns[draft.seat] = turnsOf(draft, draft.seat) + 1;
  draft.turnTotal = 0;
  draft.seat = (draft.seat + 1) % draft.scores.length;
}
