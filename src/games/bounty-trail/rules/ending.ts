import { demand } from '@/engine/errors';
import type { Seat, Table } from '@/engine/game';

import type { Event } from './events';
import { leaders } from './scoring';
import { isSolo, type State } from './state';

export function endGame(draft: State, reason: 'rounds' | 'down', table: Table<Event>): void {
  draft.phase = 'over';
  table.emit({ type: 'gameEnded', reason });
  const tied = isSolo(draft) ? [] : leaders(draft);
  if (tied.length < 2) return;
  draft.tied = tied;
  if (draft.options.duel !== 'die') draft.phase = 'duel';
  table.emit({ type: 'duelCalled', seats: tied.slice() });
  if (draft.options.duel === 'die') rollOff(draft, table);
}

/** Each tied player rolls in seat order, the highest again, until one is left. */
export function rollOff(draft: State, table: Table<Event>): void {
  let left = draft.tied;
  while (left.length > 1) {
    const rolls = left.map((seat) => ({ seat, face: table.random.die() }));
    const best = Math.max(...rolls.map((roll) => roll.face));
    left = rolls.filter((roll) => roll.face === best).map((roll) => roll.seat);
    const [winner] = left;
    if (left.length === 1 && winner !== undefined) recordDuel(draft, winner);
    table.emit({ type: 'rolledOff', rolls });
  }
}

export function recordDuel(draft: State, winner: Seat): void {
  demand(draft.tied.includes(winner), 'BT-168', 'Only somebody who is tied can win the duel.');
  draft.duelWinner = winner;
  draft.phase = 'over';
}
