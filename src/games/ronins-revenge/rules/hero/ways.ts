import { stepsFor, type Board } from '@/engine/parts/grid/board';
import { DIRECTIONS, EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST } from '@/engine/parts/grid/directions';
import type { Ground } from '@/engine/parts/grid/ground';
import { OUT_OF_REACH, type Costs } from '@/engine/parts/grid/reach';
import { mapped } from '@/engine/lists';

import { FIELD } from '../../content/terms';
import { mark } from '../field/ground';
import { baseOfZone, dangerousBits } from '../field/zones';
import type { BattleState, HeroState } from '../state';
import { ignoredTokens } from './traits';

/** Squares that hurt have a 1. */
export type Hurting = Uint8Array;
const NOWHERE: Hurting = new Uint8Array(FIELD * FIELD);
/** Filled anew for every question: used by one search at a time, as the costs are. */
const hurting: Hurting = new Uint8Array(FIELD * FIELD);

/** Squares on which a step hurts this hero. */
export function hurtingSquares(state: BattleState, hero: HeroState): Hurting {
  const bits = dangerousBits(state) & ~ignoredTokens(hero);
  const { zones } = state;
  let found = 0;
  for (let zone = 0; zone < zones.length; zone++) found |= zones[zone] ?? 0;
  if ((found & bits) === 0) return NOWHERE;
  hurting.fill(0);
  for (let zone = 0; zone < zones.length; zone++) if (((zones[zone] ?? 0) & bits) !== 0) mark(hurting, baseOfZone(zone), 1);
  return hurting;
}

/** Straight steps are looked at before diagonal ones, so that a way straight ahead is not drawn as a zigzag. */
const STRAIGHT_FIRST = [NORTH, EAST, SOUTH, WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST] as const;

/** The square before each square of a reach. Used by one search at a time, as the costs are. */
const before = new Uint8Array(FIELD * FIELD);

/**
 * Finds the cheapest ways of a reach, to be asked for one by one (`wayTo`). Of equally cheap steps one that does not hurt, then a
 * straight one. The rules of `mayStep`, which hold both ways, written out: this is asked for every square of every list of moves.
 */
export function findWays(board: Board, { cost, tight, side }: Ground, costs: Costs, start: number, hurts: Hurting): void {
  const { strides } = board;
  const { allowed, beside, ahead } = stepsFor(board, side);
  for (let at = 0; at < costs.length; at++) {
    if (costs[at] === OUT_OF_REACH || at === start) continue;
    const spent = (costs[at] ?? 0) - (cost[at] ?? 0);
    const steps = allowed[at] ?? 0;
    let best = -1;
    for (let turn = 0; turn < DIRECTIONS; turn++) {
      const direction = STRAIGHT_FIRST[turn] ?? NORTH;
      if ((steps & (1 << direction)) === 0) continue;
      const previous = at + (strides[direction] ?? 0);
      if (costs[previous] !== spent) continue;
      if ((direction & 1) !== 0 && tight[at + (beside[direction] ?? 0)] === 1 && tight[at + (ahead[direction] ?? 0)] === 1) continue;
      if (hurts[previous] === 0) {
        best = previous;
        break;
      }
      if (best < 0) best = previous;
    }
    before[at] = best;
  }
}

/** A way ends at the end of this list: filled anew for every way, from its goal back to its start. */
const trail: number[] = mapped(Array.from(before), Number);

/** The cheapest way from the start of the reach whose ways were found last to one of its squares. A player may draw another way. */
export function wayTo(start: number, goal: number): readonly number[] {
  let first = trail.length;
  for (let at = goal; at !== start; at = before[at] ?? start) trail[--first] = at;
  return trail.slice(first);
}
