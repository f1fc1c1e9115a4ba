import { demand, refuse } from '@/engine/errors';
import type { Prompt, Seat, Table } from '@/engine/game';

import { awaited, demandLegalBid, legalBids } from './auction';
import { recordDuel, rollOff } from './ending';
import type { Event } from './events';
import type { Move } from './moves';
import { planFault } from './path';
import { resumeWalk, startWalk } from './round';
import { samplePlans } from './sample';
import type { State } from './state';

function lockPath(draft: State, seat: Seat, move: Extract<Move, { type: 'lockPath' }>, table: Table<Event>): void {
  demand(draft.phase === 'planning', 'BT-22', 'Paths are drawn while everybody is planning.');
  const hunter = draft.hunters[seat];
  demand(hunter !== undefined, 'BT-22', 'Only hunters at the table plan a path.');
  demand(!hunter.locked, 'BT-41', 'Your path is locked already.');
  const plan = { start: move.start, steps: move.steps };
  const fault = planFault(draft, seat, plan);
  if (fault) refuse(fault.rule, fault.step > 0 ? `Step ${fault.step}: ${fault.words}` : fault.words);
  hunter.plan = plan;
  hunter.locked = true;
  table.emit({ type: 'pathLocked', seat });
  if (draft.hunters.every((other) => other.locked)) startWalk(draft, table);
}

function placeBid(draft: State, seat: Seat, move: Extract<Move, { type: 'bid' }>, table: Table<Event>): void {
  const hunter = draft.hunters[seat];
  demand(draft.phase === 'bidding' && hunter !== undefined && awaited(draft).includes(seat), 'BT-198', 'There is no bounty for you to bid on now.');
  const bid = { bullets: move.bullets, hearts: move.hearts };
  demandLegalBid(hunter, bid);
  hunter.bid = bid;
  hunter.hasBid = true;
  table.emit({ type: 'bidPlaced', seat });
  if (awaited(draft).length === 0) resumeWalk(draft, table);
}

export function play(draft: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (move.type) {
    case 'lockPath':
      lockPath(draft, seat, move, table);
      return;
    case 'bid':
      placeBid(draft, seat, move, table);
      return;
    case 'duelResult':
      demand(draft.phase === 'duel' && draft.tied.includes(seat), 'BT-168', 'There is no duel to decide.');
      recordDuel(draft, move.winner);
      return;
    case 'rollOff':
      demand(draft.phase === 'duel' && draft.tied.includes(seat), 'BT-168', 'There is no tie to roll off.');
      rollOff(draft, table);
      return;
  }
}

export function prompts(state: State): readonly Prompt[] {
  const shared = state.hunters.length > 1;
  switch (state.phase) {
    case 'planning':
      return state.hunters.flatMap((hunter, seat) =>
        hunter.locked ? [] : [{ seat, kind: 'planPath', words: 'Draw your path: 3 or more steps, never over your own line.', secret: shared }],
      );
    case 'bidding':
      return awaited(state).map((seat) => ({ seat, kind: 'bid', words: 'Somebody else wants this bounty too. Bid bullets or hearts.', secret: shared }));
    case 'duel':
      return state.tied.map((seat) => ({ seat, kind: 'duel', words: 'All square. Draw for it, or let the die decide.' }));
    case 'over':
      return [];
  }
}

export function* moves(state: State, seat: Seat): Generator<Move> {
  const hunter = state.hunters[seat];
  if (!hunter) return;
  if (state.phase === 'planning' && !hunter.locked) {
    for (const { start, steps } of samplePlans(state, seat)) yield { type: 'lockPath', start, steps };
  } else if (state.phase === 'bidding' && awaited(state).includes(seat)) {
    for (const bid of legalBids(hunter)) yield { type: 'bid', ...bid };
  } else if (state.phase === 'duel' && state.tied.includes(seat)) {
    yield { type: 'rollOff' };
    for (const winner of state.tied) yield { type: 'duelResult', winner };
  }
}
