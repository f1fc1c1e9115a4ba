import type { Seat } from '@/engine/game';

import { ABILITIES, BASIC_IDS, type AbilityId } from '../../content/abilities';
import { EQUAL_SHARE_LIMIT_MS, SOLO } from '../../content/tracks';
import { availableHealth } from '../health';
import { isDead, poolLimit } from '../scene';
import { isSolo, type Options, type Player, type PoolDie, type State } from '../state';

/** When the supply is locked, in milliseconds of the phase clock; undefined: time locks nothing. */
export function limitMs(options: Options): number | undefined {
  const scaled = (ms: number): number => Math.floor((ms * options.timerScale) / 100);
  if (options.rollingMode === 'equalShare') return scaled(EQUAL_SHARE_LIMIT_MS);
  return options.rollingMode === 'realTime' && options.seats === 1 ? scaled(SOLO[options.timeLevel].limitMs) : undefined;
}

/** Rolls before the supply is locked; undefined: they are not counted (RF-215). */
export const rollBudget = (options: Options): number | undefined =>
  options.rollingMode === 'throwBudget' ? SOLO[options.timeLevel].rolls : undefined;

/** When an empty supply ends the phase for all (RF-107); equal shares know no such thing. */
export function countdownEnd(state: State): number | undefined {
  const { finalCountdownMs, rollingMode } = state.options;
  const { emptyAt } = state.rolling;
  return finalCountdownMs > 0 && rollingMode === 'realTime' && emptyAt !== undefined ? emptyAt + finalCountdownMs : undefined;
}

/** Dice that can still be taken now. */
export function supplyLeft(state: State): number {
  if (state.rolling.locked) return 0;
  return Math.min(state.supply.length, state.rolling.share ?? state.supply.length);
}

/** How many dice a take would give this player: the pool is filled up or the supply emptied (RF-77). */
export const takeSize = (state: State, player: Player): number => Math.min(poolLimit(player) - player.pool.length, supplyLeft(state));

export const isRollable = (die: PoolDie): boolean => die.face !== 'wound';

/** In play in this phase, and not waiting for somebody else's turn. */
export const mayAct = (state: State, seat: Seat): boolean => {
  const player = state.players[seat];
  if (!player || player.done || isDead(player)) return false;
  return state.rolling.turn === undefined || state.rolling.turn === seat;
};

/** Whether one more set may be laid on this ability at all (RF-73 to RF-76). */
export function takesSets(player: Player, ability: AbilityId): boolean {
  const { dice, oneUse } = ABILITIES[ability];
  if (dice.length === 0) return false;
  if (!oneUse) return true;
  return !(player.recon.includes(ability) || player.sets.some((set) => set.ability === ability));
}

/** Abilities that still take a set, basic ones first. */
export function diceAbilities(player: Player): readonly AbilityId[] {
  const found: AbilityId[] = [];
  for (const id of BASIC_IDS) if (takesSets(player, id)) found.push(id);
  for (const id of player.tiles) if (takesSets(player, id)) found.push(id);
  return found;
}

function cheapestSet(player: Player): number {
  let least = Infinity;
  for (const id of BASIC_IDS) if (takesSets(player, id)) least = Math.min(least, ABILITIES[id].dice.length);
  for (const id of player.tiles) if (takesSets(player, id)) least = Math.min(least, ABILITIES[id].dice.length);
  return least;
}

/** Too few dice for anything, and none to come (RF-90). */
export const hasTooFewDice = (state: State, player: Player): boolean => supplyLeft(state) === 0 && player.pool.length < cheapestSet(player);

/** Nothing to roll, to assign or to take (RF-91): a die without a wound can always be rolled. */
export const isStuck = (state: State, player: Player): boolean =>
  !player.pool.some(isRollable) && takeSize(state, player) <= 0 && (player.pool.length === 0 || availableHealth(player) === 0);

export const prioritySeat = (state: State): Seat => (state.round - 1) % state.players.length;

/** Whether real-time moves of several seats mix in this game. */
export const isShared = (state: State): boolean => !isSolo(state) && state.options.rollingMode === 'realTime';
