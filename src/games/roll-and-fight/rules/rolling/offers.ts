import { CLOCK, type Seat } from '@/engine/game';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import { setsAmong } from '../dice';
import { availableHealth } from '../health';
import type { RollingMove } from '../moves';
import type { Player, PoolDie, State } from '../state';
import { countdownEnd, diceAbilities, isRollable, isShared, limitMs, mayAct, prioritySeat, takeSize } from './supply';

/** From when on all dice whose bits are set may be used. */
function readyAt(clock: number, dice: readonly PoolDie[], bits: number): number {
  let latest = clock;
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i];
    if ((bits & (1 << i)) !== 0 && die !== undefined && die.ready > latest) latest = die.ready;
  }
  return latest;
}

function idsOf(dice: readonly PoolDie[], bits: number): readonly number[] {
  const ids: number[] = [];
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i];
    if ((bits & (1 << i)) !== 0 && die !== undefined) ids.push(die.id);
  }
  return ids;
}

const isWound = (die: PoolDie): boolean => die.face === 'wound';
const isShown = (die: PoolDie): boolean => die.face !== undefined && die.face !== 'wound';

/** Every set of the ability that the pool holds. */
export function setsInPool(player: Player, ability: AbilityId): readonly (readonly PoolDie[])[] {
  const shown = player.pool.filter(isShown);
  return setsAmong(player, ability, shown).map((bits) => shown.filter((_, i) => (bits & (1 << i)) !== 0));
}

/** The set the app would lay: the fewest double knives, but one of them where it gives the bonus. */
export function bestSet(player: Player, ability: AbilityId): readonly PoolDie[] | undefined {
  const { bonus } = ABILITIES[ability];
  let best: readonly PoolDie[] | undefined;
  let least = Infinity;
  for (const dice of setsInPool(player, ability)) {
    const doubles = dice.filter((die) => die.face === 'doubleKnife').length;
    const cost = bonus && doubles === 0 ? 10 : doubles;
    if (cost < least) {
      least = cost;
      best = dice;
    }
  }
  return best;
}

/** Everything this seat may do now, each stamped with the earliest time at which it is legal. */
export function rollingMoves(state: State, seat: Seat): readonly RollingMove[] {
  if (seat === CLOCK) return clockMoves(state);
  const found: RollingMove[] = [];
  const player = state.players[seat];
  if (!player || !mayAct(state, seat)) return found;
  const byTurns = state.options.rollingMode === 'turns';
  const { clock: t, rolled } = state.rolling;
  const rollable = player.pool.filter(isRollable);
  if (!byTurns || !rolled) {
    for (let bits = 1; bits < 1 << rollable.length; bits++) found.push({ type: 'roll', t: readyAt(t, rollable, bits), dice: idsOf(rollable, bits) });
    found.push({ type: 'stop', t });
  }
  if (!byTurns || rolled) addAssignments(player, t, found);
  if (!byTurns || rolled || rollable.length === 0) addWoundAssignments(player, t, found);
  if (byTurns && rolled) found.push({ type: 'endTurn', t });
  if (!byTurns && takeSize(state, player) > 0) found.push({ type: 'take', t, seats: [seat] });
  return found;
}

function addAssignments(player: Player, clock: number, found: RollingMove[]): void {
  const shown = player.pool.filter(isShown);
  if (shown.length === 0) return;
  const wounds = player.pool.filter(isWound);
  for (const ability of diceAbilities(player)) {
    for (const bits of setsAmong(player, ability, shown)) {
      const t = readyAt(clock, shown, bits);
      const dice = idsOf(shown, bits);
      found.push({ type: 'assign', t, ability, dice });
      for (const wound of wounds) found.push({ type: 'assign', t, ability, dice, pickUp: wound.id });
    }
  }
}

function addWoundAssignments(player: Player, clock: number, found: RollingMove[]): void {
  if (availableHealth(player) === 0) return;
  const wounds = player.pool.filter(isWound);
  for (const die of wounds) {
    const t = Math.max(clock, die.ready);
    const others = wounds.filter((other) => other !== die);
    for (let bits = 0; bits < 1 << others.length; bits++) found.push({ type: 'assignWound', t, die: die.id, pickUp: idsOf(others, bits) });
  }
}

/** What time itself does next: run out, or deal a grab of several hands at once. */
function clockMoves(state: State): readonly RollingMove[] {
  const found: RollingMove[] = [];
  const { clock, locked, rolled } = state.rolling;
  const limit = limitMs(state.options);
  // The timer starts with the first roll, and with the first roll of each seat that plays alone (RF-99, RF-214).
  if (limit !== undefined && rolled && !locked && clock < limit) found.push({ type: 'tick', t: limit });
  const end = countdownEnd(state);
  if (end !== undefined && clock < end) found.push({ type: 'tick', t: end });
  const seats = grabbers(state);
  if (seats.length > 1) found.push({ type: 'take', t: clock, seats });
  return found;
}

/** Seats that could take dice now, in order from the priority seat (RF-98, RF-102). */
export function grabbers(state: State): readonly Seat[] {
  if (!isShared(state)) return [];
  const first = prioritySeat(state);
  return state.players
    .map((_, i) => (first + i) % state.players.length)
    .filter((seat) => {
      const player = state.players[seat];
      return player !== undefined && mayAct(state, seat) && takeSize(state, player) > 0;
    });
}

export const clockHasWork = (state: State): boolean => clockMoves(state).length > 0;
