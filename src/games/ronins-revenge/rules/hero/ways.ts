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

/** The cheapest ways from the start of a reach to any of its squares. */
export type Ways = (goal: number) => number[];

/**
 * Found backwards; of equally cheap steps one that does not hurt, then the northernmost. Many ways of one reach are asked for
 * at once, and they share their beginnings: the step to each square is looked for once. A player may draw another way.
 */
export function waysFrom(board: Board, ground: Ground, costs: Costs, start: number, hurts: (square: number) => boolean): Ways {
  const { strides } = board;
  /** The square before each square, and one more; 0: not looked for yet. */
  const before = new Uint16Array(costs.length);

  function previousOf(at: number): number {
    const known = before[at] ?? 0;
    if (known > 0) return known - 1;
    const spent = (costs[at] ?? 0) - (ground.cost[at] ?? 0);
    let best = -1;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const previous = at + (strides[direction] ?? 0);
      if (costs[previous] !== spent || !mayStep(board, ground, previous, oppositeOf(direction))) continue;
      if (best < 0 || (hurts(best) && !hurts(previous))) best = previous;
    }
    if (best < 0) throw new RangeError(`square ${at} is out of reach`);
    before[at] = best + 1;
    return best;
  }

  return (goal) => {
    const way: number[] = [];
    for (let at = goal; at !== start; at = previousOf(at)) way.push(at);
    return way.reverse();
  };
}
