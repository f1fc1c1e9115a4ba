import { demand } from '@/engine/errors';
import type { Seat, Table } from '@/engine/game';
import type { Random } from '@/engine/random';

import { recordDuel, rollOff } from './ending';
import type { Event } from './events';
import type { Duel, State } from './state';

/** Milliseconds between the last thumb and the signal. */
const SHORTEST_WAIT = 2000;
const LONGEST_WAIT = 5000;

export const drawWait = (random: Random): number => random.between(SHORTEST_WAIT, LONGEST_WAIT);

/** All thumbs are down and the signal has not come yet: now only the clock moves, or somebody too early. */
export const awaitsSignal = (duel: Duel | undefined): boolean => duel?.wait !== undefined && !duel.signalled;

function duelOf(draft: State, seat: Seat): Duel {
  const { duel } = draft;
  demand(draft.phase === 'duel' && duel !== undefined && duel.standing.includes(seat), 'BT-168', 'You are in no duel.');
  return duel;
}

export function layThumb(draft: State, seat: Seat, table: Table<Event>): void {
  const duel = duelOf(draft, seat);
  demand(!duel.thumbs.includes(seat), 'BT-168', 'Your thumb is on the glass already.');
  duel.thumbs.push(seat);
  if (duel.thumbs.length === duel.standing.length) duel.wait = drawWait(table.random);
  table.emit({ type: 'thumbLaid', seat });
}

/** The referee's clock has let the wait pass. */
export function giveSignal(draft: State, table: Table<Event>): void {
  const { duel } = draft;
  demand(duel !== undefined && awaitsSignal(duel), 'BT-168', 'The signal comes when every thumb is on the glass.');
  duel.signalled = true;
  table.emit({ type: 'signalled' });
}

/** After the signal the first thumb off the glass wins; while it is awaited, whoever lifts is out. */
export function liftThumb(draft: State, seat: Seat, table: Table<Event>): void {
  const duel = duelOf(draft, seat);
  demand(duel.thumbs.includes(seat), 'BT-168', 'Lay your thumb on the glass first.');
  if (duel.signalled) {
    recordDuel(draft, seat);
    table.emit({ type: 'drew', seat, early: false });
  } else if (awaitsSignal(duel)) {
    duel.standing = duel.standing.filter((other) => other !== seat);
    duel.thumbs = [];
    delete duel.wait;
    const [last, ...others] = duel.standing;
    if (last !== undefined && others.length === 0) recordDuel(draft, last);
    table.emit({ type: 'drew', seat, early: true });
  } else {
    duel.thumbs = duel.thumbs.filter((other) => other !== seat);
    table.emit({ type: 'thumbLifted', seat });
  }
}

/** Whoever prefers it lets the die decide, until the signal is given. */
export function askForTheDie(draft: State, seat: Seat, table: Table<Event>): void {
  const duel = duelOf(draft, seat);
  demand(!duel.signalled, 'BT-168', 'The signal has been given: draw.');
  rollOff(draft, duel.standing, table);
}
