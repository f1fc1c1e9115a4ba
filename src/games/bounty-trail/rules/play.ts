import { demand, refuse } from '@/engine/errors';
import { CLOCK, type Prompt, type Seat, type Table } from '@/engine/game';

import { cardOf } from '../content/cards';
import { awaited, demandLegalBid, legalBids } from './auction';
import { askForTheDie, awaitsSignal, giveSignal, layThumb, liftThumb } from './duel';
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
    case 'thumbDown':
      layThumb(draft, seat, table);
      return;
    case 'signal':
      demand(seat === CLOCK, 'BT-168', 'The signal is the referee’s to give.');
      giveSignal(draft, table);
      return;
    case 'thumbUp':
      liftThumb(draft, seat, table);
      return;
    case 'rollOff':
      askForTheDie(draft, seat, table);
      return;
  }
}

export function prompts(state: State): readonly Prompt[] {
  const shared = state.hunters.length > 1;
  switch (state.phase) {
    case 'planning':
      return state.hunters.flatMap((hunter, seat) =>
        hunter.locked ? [] : [{ seat, kind: 'planPath', words: 'Draw a path of 3 or more steps.', secret: shared }],
      );
    case 'bidding':
      return awaited(state).map((seat) => ({ seat, kind: 'bid', words: bidWords(state, seat), secret: shared }));
    case 'duel':
      return [
        ...(state.duel?.standing ?? []).map((seat) => ({ seat, kind: 'duel', words: duelWords(state, seat) })),
        ...(awaitsSignal(state.duel) ? [{ seat: CLOCK, kind: 'signal', words: 'Steady…' }] : []),
      ];
    case 'over':
      return [];
  }
}

function bidWords({ walk }: State, seat: Seat): string {
  const contested = walk?.auctions.find(({ bidders }) => bidders.includes(seat));
  const poster = contested && cardOf(contested.card);
  return poster ? `Contested: ${poster.name}, $${poster.bounty}. Bid bullets or hearts.` : 'Bid bullets or hearts.';
}

function duelWords({ duel }: State, seat: Seat): string {
  if (duel?.signalled) return 'Draw!';
  return duel?.thumbs.includes(seat) ? 'Steady. Lift your thumb at the signal.' : 'A tie. Duel by thumb or let the die decide.';
}

function* duelMoves({ duel }: State, seat: Seat): Generator<Move> {
  if (seat === CLOCK && awaitsSignal(duel)) yield { type: 'signal' };
  if (!duel?.standing.includes(seat)) return;
  if (!duel.signalled) yield { type: 'rollOff' };
  yield { type: duel.thumbs.includes(seat) ? 'thumbUp' : 'thumbDown' };
}

export function* moves(state: State, seat: Seat): Generator<Move> {
  if (state.phase === 'duel') yield* duelMoves(state, seat);
  const hunter = state.hunters[seat];
  if (!hunter) return;
  if (state.phase === 'planning' && !hunter.locked) {
    for (const { start, steps } of samplePlans(state, seat)) yield { type: 'lockPath', start, steps };
  } else if (state.phase === 'bidding' && awaited(state).includes(seat)) {
    for (const bid of legalBids(hunter)) yield { type: 'bid', ...bid };
  }
}
