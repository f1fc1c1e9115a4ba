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
  const { duel, settledDuel } = draft.options;
  if (settledDuel !== undefined && tied.includes(settledDuel)) recordDuel(draft, settledDuel);
  else if (duel !== 'die') openDuel(draft, tied);
  table.emit({ type: 'duelCalled', seats: tied.slice() });
  if (duel === 'die' && draft.duelWinner === undefined) rollOff(draft, tied, table);
}

function openDuel(draft: State, tied: readonly Seat[]): void {
  draft.phase = 'duel';
  draft.duel = { standing: tied.slice(), thumbs: [], signalled: false };
}

/** Each of them rolls in seat order, the highest again, until one is left. */
export function rollOff(draft: State, seats: readonly Seat[], table: Table<Event>): void {
  let left = seats;
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
  draft.duelWinner = winner;
  delete draft.duel;
  draft.phase = 'over';
}
