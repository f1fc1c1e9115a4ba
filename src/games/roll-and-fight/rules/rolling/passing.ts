import type { Seat } from '@/engine/game';

import { returnDice } from '../dice';
import type { Event, StopReason } from '../events';
import { isDead, playerAt, poolLimit } from '../scene';
import { noRolling } from '../setup';
import type { State } from '../state';
import { countdownEnd, hasTooFewDice, isStuck, limitMs, mayAct, prioritySeat, rollBudget, supplyLeft } from './supply';

type Emit = (event: Event) => void;

export function startRolling(state: State, emit: Emit): void {
  state.phase = 'rolling';
  state.rolling = noRolling();
  for (const player of state.players) {
    player.done = isDead(player);
    player.lastAt = 0;
  }
  emit({ type: 'rollingStarted' });
  const { rollingMode } = state.options;
  if (rollingMode === 'turns') giveTurn(state, prioritySeat(state), emit);
  if (rollingMode === 'equalShare') giveTurn(state, nextSeat(state, -1), emit);
}

/** The next seat after this one that is still rolling; undefined: nobody. */
function nextSeat(state: State, seat: Seat): Seat | undefined {
  const { players } = state;
  for (let i = 1; i <= players.length; i++) {
    const next = (seat + i) % players.length;
    if (!playerAt(state, next).done) return next;
  }
  return undefined;
}

function giveTurn(state: State, seat: Seat | undefined, emit: Emit): void {
  const { rolling } = state;
  const turn = seat !== undefined && playerAt(state, seat).done ? nextSeat(state, seat) : seat;
  if (turn === undefined) {
    rolling.turn = undefined;
    return;
  }
  rolling.turn = turn;
  rolling.rolled = false;
  if (state.options.rollingMode === 'equalShare') {
    rolling.share = equalShare(state);
    rolling.clock = 0;
    rolling.locked = false;
    rolling.emptyAt = undefined;
  }
  emit({ type: 'turnStarted', turn });
}

/** What each seat may take when it plays alone: all dice but the starting pools, divided, the rest unused (RF-214). */
function equalShare(state: State): number {
  const living = state.players.filter((player) => !isDead(player));
  const pools = living.reduce((sum, player) => sum + poolLimit(player), 0);
  return Math.floor((state.diceInGame - pools) / living.length);
}

/** Hands the turn on when the acting seat has finished it. */
export function passTurn(state: State, emit: Emit): void {
  const { rolling, options } = state;
  if (rolling.turn === undefined) return;
  if (options.rollingMode === 'turns') rolling.clock += 1;
  giveTurn(state, nextSeat(state, rolling.turn), emit);
}

export function stopSeat(state: State, seat: Seat, why: StopReason, emit: Emit): void {
  playerAt(state, seat).done = true;
  emit({ type: 'stopped', seat, why });
}

/** Limits that the clock has reached at `t`: the lock of the supply and the last countdown (RF-107, RF-206). */
export function passTime(state: State, t: number, emit: Emit): void {
  const { rolling, options } = state;
  rolling.clock = t;
  const limit = limitMs(options);
  if (limit !== undefined && t >= limit) lock(state, emit);
  const end = countdownEnd(state);
  if (end !== undefined && t >= end) {
    state.players.forEach((player, seat) => {
      if (!player.done) stopSeat(state, seat, 'time', emit);
    });
  }
}

/** The supply closes with the last roll that may be made (RF-215). */
export function judgeBudget(state: State, emit: Emit): void {
  const budget = rollBudget(state.options);
  if (budget !== undefined && state.rolling.rolls >= budget) lock(state, emit);
}

function lock(state: State, emit: Emit): void {
  if (state.rolling.locked) return;
  state.rolling.locked = true;
  emit({ type: 'supplyLocked', t: state.rolling.clock });
}

/** Seats that have nothing left to do stop by themselves (RF-90, RF-91). */
export function stopIdleSeats(state: State, emit: Emit): void {
  state.players.forEach((player, seat) => {
    if (player.done || (state.rolling.share !== undefined && !mayAct(state, seat))) return;
    if (hasTooFewDice(state, player)) stopSeat(state, seat, 'tooFewDice', emit);
    else if (isStuck(state, player)) stopSeat(state, seat, 'stuck', emit);
  });
}

export function noteEmptySupply(state: State, emit: Emit): void {
  const { rolling } = state;
  if (rolling.emptyAt !== undefined || supplyLeft(state) > 0 || rolling.locked) return;
  rolling.emptyAt = rolling.clock;
  emit({ type: 'supplyEmpty', t: rolling.clock });
}

export const everybodyStopped = (state: State): boolean => state.players.every((player) => player.done);

/** All pool dice go back; their wounds mean nothing (RF-93). */
export function endRolling(state: State, emit: Emit): void {
  for (const player of state.players) {
    returnDice(state.supply, player.pool.map((die) => die.id));
    player.pool = [];
  }
  emit({ type: 'rollingEnded' });
}
