import type { Board } from '@/engine/parts/grid/board';
import { DIRECTIONS, oppositeOf } from '@/engine/parts/grid/directions';
import { mayStep, type Ground } from '@/engine/parts/grid/ground';
import type { Costs } from '@/engine/parts/grid/reach';

import { dangerousBits, zoneOf } from '../field/zones';
import type { BattleState, HeroState } from '../state';
import { ignoredTokens } from './traits';

/** Squares on which a step hurts this hero. */
export function hurtingSquares(state: BattleState, hero: HeroState): (square: number) => boolean {
  const bits = dangerousBits(state) & ~ignoredTokens(hero);
  return (square) => ((state.zones[zoneOf(square)] ?? 0) & bits) !== 0;
}

/**
 * A cheapest way from the start of a reach to a square, found backwards; of equally cheap steps one that does not hurt,
 * then the northernmost. Many ways are asked for at once, so this must be quick; a player may draw another way.
 */
export function wayBack(board: Board, ground: Ground, costs: Costs, start: number, goal: number, hurts: (square: number) => boolean): number[] {
  const way: number[] = [];
  const { strides } = board;
  for (let at = goal; at !== start; ) {
    way.push(at);
    const before = (costs[at] ?? 0) - (ground.cost[at] ?? 0);
    let best = -1;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const previous = at + (strides[direction] ?? 0);
      if (costs[previous] !== before || !mayStep(board, ground, previous, oppositeOf(direction))) continue;
      if (best < 0 || (hurts(best) && !hurts(previous))) best = previous;
    }
    if (best < 0) throw new RangeError(`square ${goal} is out of reach`);
    at = best;
  }
  return way.reverse();
}
