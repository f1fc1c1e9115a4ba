import { CLOCK, type Seat } from '@/engine/game';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import { isSetOf } from '../dice';
import { availableHealth } from '../health';
import type { RollingMove } from '../moves';
import type { Player, PoolDie, SetDie, State } from '../state';
import { countdownEnd, diceAbilities, isRollable, isShared, limitMs, mayAct, prioritySeat, takeSize } from './supply';

const readyAt = (clock: number, dice: readonly PoolDie[]): number => dice.reduce((latest, die) => Math.max(latest, die.ready), clock);

function* subsets<T>(items: readonly T[]): Iterable<readonly T[]> {
  for (let bits = 1; bits < 1 << items.length; bits++) yield items.filter((_, i) => (bits & (1 << i)) !== 0);
}

const withFace = (die: PoolDie): SetDie => ({ id: die.id, face: die.face ?? 'wound' });

/** Every set of the ability that the pool holds. */
export function* setsInPool(player: Player, ability: AbilityId): Iterable<readonly PoolDie[]> {
  const size = ABILITIES[ability].dice.length;
  const shown = player.pool.filter((die) => die.face !== undefined && die.face !== 'wound');
  if (shown.length < size) return;
  for (const dice of subsets(shown)) {
    if (dice.length === size && isSetOf(player, ability, dice.map((die) => withFace(die).face))) yield dice;
  }
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
export function* rollingMoves(state: State, seat: Seat): Iterable<RollingMove> {
  if (seat === CLOCK) return yield* clockMoves(state);
  const player = state.players[seat];
  if (!player || !mayAct(state, seat)) return;
  const byTurns = state.options.rollingMode === 'turns';
  const t = state.rolling.clock;
  const { rolled } = state.rolling;
  const rollable = player.pool.filter(isRollable);
  if (!byTurns || !rolled) {
    for (const dice of subsets(rollable)) yield { type: 'roll', t: readyAt(t, dice), dice: dice.map((die) => die.id) };
    yield { type: 'stop', t };
  }
  if (!byTurns || rolled) yield* assignments(player, t);
  if (!byTurns || rolled || rollable.length === 0) yield* woundAssignments(player, t);
  if (byTurns && rolled) yield { type: 'endTurn', t };
  if (!byTurns && takeSize(state, player) > 0) yield { type: 'take', t, seats: [seat] };
}

function* assignments(player: Player, clock: number): Iterable<RollingMove> {
  const wounds = player.pool.filter((die) => die.face === 'wound');
  for (const ability of diceAbilities(player)) {
    for (const set of setsInPool(player, ability)) {
      const move = { type: 'assign', t: readyAt(clock, set), ability, dice: set.map((die) => die.id) } as const;
      yield move;
      for (const wound of wounds) yield { ...move, pickUp: wound.id };
    }
  }
}

function* woundAssignments(player: Player, clock: number): Iterable<RollingMove> {
  if (availableHealth(player) === 0) return;
  const wounds = player.pool.filter((die) => die.face === 'wound');
  for (const die of wounds) {
    const t = readyAt(clock, [die]);
    const others = wounds.filter((other) => other !== die).map((other) => other.id);
    yield { type: 'assignWound', t, die: die.id, pickUp: [] };
    for (const pickUp of subsets(others)) yield { type: 'assignWound', t, die: die.id, pickUp };
  }
}

/** What time itself does next: run out, or deal a grab of several hands at once. */
function* clockMoves(state: State): Iterable<RollingMove> {
  const { clock, locked, rolled } = state.rolling;
  const limit = limitMs(state.options);
  // The timer starts with the first roll, and with the first roll of each seat that plays alone (RF-99, RF-214).
  if (limit !== undefined && rolled && !locked && clock < limit) yield { type: 'tick', t: limit };
  const end = countdownEnd(state);
  if (end !== undefined && clock < end) yield { type: 'tick', t: end };
  const seats = grabbers(state);
  if (seats.length > 1) yield { type: 'take', t: clock, seats };
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

export const clockHasWork = (state: State): boolean => clockMoves(state)[Symbol.iterator]().next().done !== true;
