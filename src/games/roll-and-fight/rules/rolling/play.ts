import { demand, refuse } from '@/engine/errors';
import { CLOCK, type Seat, type Table } from '@/engine/game';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import { FIGHTING_DIE, type Face } from '../../content/dice';
import { ownsAbility } from '../actions';
import { inHand, isSetOf } from '../dice';
import type { Event } from '../events';
import { availableHealth } from '../health';
import type { RollingMove } from '../moves';
import { isDead, playerAt, poolLimit, sceneOf, type Scene } from '../scene';
import type { Player, PoolDie, SetDie, State } from '../state';
import { judgeBudget, noteEmptySupply, passTime, passTurn, stopIdleSeats, stopSeat } from './passing';
import { isRollable, supplyLeft, takeSize, takesSets } from './supply';

/** One Rolling move, judged in the order of RF-225. The caller ends the phase when everybody has stopped. */
export function playRolling(state: State, seat: Seat, move: RollingMove, table: Table<Event>): void {
  const emit = (event: Event): void => table.emit(event);
  const byTurns = state.options.rollingMode === 'turns';
  demand(move.t >= state.rolling.clock, 'RF-97', 'This move is stamped earlier than the one before it.');
  if (byTurns) demand(move.t === state.rolling.clock, 'RF-213', 'In turns a move carries the number of the turn.');
  else {
    passTime(state, move.t, emit);
    stopIdleSeats(state, emit);
  }
  if (seat === CLOCK) playClock(state, move, emit);
  else playSeat(sceneOf(state, seat, table), move, table);
  noteEmptySupply(state, emit);
  if (!byTurns || move.type === 'endTurn') stopIdleSeats(state, emit);
  const { turn } = state.rolling;
  if (turn !== undefined && (move.type === 'endTurn' || playerAt(state, turn).done)) passTurn(state, emit);
}

function playClock(state: State, move: RollingMove, emit: (event: Event) => void): void {
  if (move.type === 'tick') return;
  demand(move.type === 'take', 'RF-96', 'Time only ticks and deals shared takes.');
  demand(state.options.rollingMode === 'realTime', 'RF-102', 'Only in real time do several hands take at once.');
  take(state, move.seats, move.t, emit);
}

function playSeat(scene: Scene, move: RollingMove, table: Table<Event>): void {
  const { state, player, seat } = scene;
  const { rolling, options } = state;
  demand(!player.done, 'RF-88', 'You have stopped: your Rolling Phase is over.');
  demand(rolling.turn === undefined || rolling.turn === seat, options.rollingMode === 'turns' ? 'RF-213' : 'RF-214', 'It is somebody else’s turn to roll.');
  if (options.rollingMode === 'turns') demandTurnOrder(scene, move);
  if (move.type !== 'tick') player.lastAt = move.t;
  switch (move.type) {
    case 'roll':
      return roll(scene, move.dice, move.t, table);
    case 'assign':
      return assign(scene, move.ability, move.dice, move.pickUp, move.t);
    case 'assignWound':
      return assignWound(scene, move.die, move.pickUp, move.t);
    case 'take':
      demand(move.seats.length === 1 && move.seats[0] === seat, 'RF-224', 'You can only take dice for yourself.');
      return take(state, move.seats, move.t, scene.emit);
    case 'stop':
      return stopSeat(state, seat, 'choice', scene.emit);
    case 'endTurn':
      demand(options.rollingMode === 'turns', 'RF-213', 'Only a game played in turns has turns to end.');
      if (takeSize(state, player) > 0) take(state, [seat], move.t, scene.emit);
      return;
    case 'tick':
      return refuse('RF-96', 'Only the clock ticks.');
  }
}

/** One roll, then assignments, then the end of the turn with its automatic take (RF-213). */
function demandTurnOrder({ state, player }: Scene, move: RollingMove): void {
  const { rolled } = state.rolling;
  const canRoll = player.pool.some(isRollable);
  switch (move.type) {
    case 'roll':
      return demand(!rolled, 'RF-213', 'A turn has one roll.');
    case 'assign':
      return demand(rolled, 'RF-213', 'Roll before you assign.');
    case 'assignWound':
      demand(rolled || !canRoll, 'RF-213', 'Roll before you assign.');
      state.rolling.rolled = true;
      return;
    case 'stop':
      return demand(!rolled, 'RF-213', 'Stop instead of rolling, or end your turn.');
    case 'endTurn':
      return demand(rolled, 'RF-213', 'Roll, or stop, before you end your turn.');
    case 'take':
    case 'tick':
      return refuse('RF-213', 'In turns dice are taken at the end of the turn.');
  }
}

function poolDie(player: Player, id: number): PoolDie {
  const die = player.pool.find((own) => own.id === id);
  demand(die !== undefined, 'RF-71', 'This die is not in your pool.');
  return die;
}

function demandDifferent(dice: readonly number[]): void {
  demand(new Set(dice).size === dice.length, 'RF-64', 'The same die is named twice.');
}

function demandSettled(die: PoolDie, t: number): void {
  demand(t >= die.ready, 'RF-105', 'This die is still rolling.');
}

function roll(scene: Scene, ids: readonly number[], t: number, table: Table<Event>): void {
  const { state, player, seat } = scene;
  demand(ids.length > 0, 'RF-62', 'Choose at least one die to roll.');
  demandDifferent(ids);
  const dice = ids.map((id) => poolDie(player, id)).sort((a, b) => a.id - b.id);
  for (const die of dice) {
    demand(isRollable(die), 'RF-63', 'A wound cannot be rolled: pick it up with an assignment first.');
    demandSettled(die, t);
  }
  const random = table.stream(seat);
  // Turns have no clock to wait for.
  const settle = state.options.rollingMode === 'turns' ? 0 : state.options.rollSettleMs;
  const faces = dice.map((die): SetDie => {
    const face = random.pick(FIGHTING_DIE);
    die.face = face;
    die.ready = t + settle;
    return { id: die.id, face };
  });
  state.rolling.rolled = true;
  state.rolling.rolls += 1;
  scene.emit({ type: 'rolled', seat, t, dice: faces });
  judgeBudget(state, scene.emit);
}

function assign(scene: Scene, ability: AbilityId, ids: readonly number[], pickUp: number | undefined, t: number): void {
  const { player, seat } = scene;
  const { name, dice: slots, oneUse } = ABILITIES[ability];
  demand(ownsAbility(player, ability), 'RF-76', `${name} is not on your board.`);
  demand(slots.length > 0, 'RF-75', `${name} never takes dice.`);
  demand(takesSets(player, ability), 'RF-73', oneUse ? `${name} takes one set per round, and none after Recon.` : `${name} takes no set now.`);
  demandDifferent(ids);
  const dice = ids.map((id) => poolDie(player, id));
  const faces: Face[] = dice.map((die) => {
    demand(die.face !== undefined, 'RF-65', 'A die in hand has no face yet.');
    demandSettled(die, t);
    return die.face;
  });
  demand(isSetOf(player, ability, faces), 'RF-64', `These dice are no set for ${name}.`);
  if (pickUp !== undefined) pickUpWound(player, pickUp, ids);
  const set = dice.map((die, i): SetDie => ({ id: die.id, face: faces[i] ?? 'wound' }));
  player.pool = player.pool.filter((die) => !ids.includes(die.id));
  player.sets.push({ ability, dice: set });
  const event = { type: 'assigned', seat, t, ability, dice: set } as const;
  scene.emit(pickUp === undefined ? event : { ...event, pickUp });
}

function pickUpWound(player: Player, id: number, leaving: readonly number[]): void {
  const die = poolDie(player, id);
  demand(!leaving.includes(id) && die.face === 'wound', 'RF-66', 'Only a wound die that stays in the pool can be picked up.');
  die.face = undefined;
}

function assignWound(scene: Scene, id: number, pickUp: readonly number[], t: number): void {
  const { player, seat } = scene;
  const die = poolDie(player, id);
  demand(die.face === 'wound', 'RF-67', 'Only a die showing a wound goes onto the Health track.');
  demandSettled(die, t);
  demand(availableHealth(player) > 0, 'RF-67', 'No Health space is available.');
  demandDifferent(pickUp);
  for (const other of pickUp) pickUpWound(player, other, [id]);
  player.pool = player.pool.filter((own) => own.id !== id);
  player.woundDice.push(id);
  scene.emit({ type: 'woundAssigned', seat, t, die: id, pickUp });
}

/** Deals one die at a time around the listed seats until all are satisfied or the supply is empty (RF-102). */
function take(state: State, seats: readonly Seat[], t: number, emit: (event: Event) => void): void {
  demand(new Set(seats).size === seats.length, 'RF-224', 'A seat is listed twice.');
  demand(!state.rolling.locked, 'RF-206', 'Time is up: the supply is locked.');
  demand(supplyLeft(state) > 0, 'RF-78', 'The supply is empty.');
  const hands = seats.map((seat) => {
    const player = state.players[seat];
    demand(player !== undefined && !player.done && !isDead(player), 'RF-224', 'A seat that does not play on cannot take dice.');
    demand(player.pool.length < poolLimit(player), 'RF-77', 'The pool is full.');
    player.lastAt = t;
    return { seat, player, dice: [] as number[] };
  });
  for (let dealt = true; dealt; ) {
    dealt = false;
    for (const { player, dice } of hands) {
      if (takeSize(state, player) <= 0) continue;
      const die = state.supply.shift();
      if (die === undefined) continue;
      if (state.rolling.share !== undefined) state.rolling.share -= 1;
      player.pool.push(inHand(die));
      dice.push(die);
      dealt = true;
    }
  }
  for (const { seat, dice } of hands) emit({ type: 'taken', seat, t, dice });
}
