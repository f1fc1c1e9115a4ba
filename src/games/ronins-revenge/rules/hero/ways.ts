import { stepsFor, type Board } from '@/engine/parts/grid/board';
import { DIRECTIONS } from '@/engine/parts/grid/directions';
import type { Ground } from '@/engine/parts/grid/ground';
import type { Costs } from '@/engine/parts/grid/reach';

import { FIELD } from '../../content/terms';
import { dangerousBits, zoneOf } from '../field/zones';
import type { BattleState, HeroState } from '../state';
import { ignoredTokens } from './traits';

const harmless = (): boolean => false;

/** Squares on which a step hurts this hero. */
export function hurtingSquares(state: BattleState, hero: HeroState): (square: number) => boolean {
  const bits = dangerousBits(state) & ~ignoredTokens(hero);
  const { zones } = state;
  let found = 0;
  for (let zone = 0; zone < zones.length; zone++) found |= zones[zone] ?? 0;
  return (found & bits) === 0 ? harmless : (square) => ((zones[zoneOf(square)] ?? 0) & bits) !== 0;
}

/** The square before each square, and one more; 0: not looked for yet. Used by one search at a time, as the costs are. */
const before = new Uint8Array(FIELD * FIELD);

/** The cheapest ways from the start of a reach to any of its squares. */
export type Ways = (goal: number) => readonly number[];

/**
 * Found backwards; of equally cheap steps one that does not hurt, then the northernmost. Many ways of one reach are asked for
 * at once, and they share their beginnings: the step to each square is looked for once. A player may draw another way.
 */
export function waysFrom(board: Board, ground: Ground, costs: Costs, start: number, hurts: (square: number) => boolean): Ways {
  const { strides } = board;
  const { cost, tight } = ground;
  const { allowed, beside, ahead } = stepsFor(board, ground.side);
  before.fill(0);

  /** The rules of `mayStep`, which hold both ways, written out: this is asked for every square of every list of moves. */
  function findPrevious(at: number): void {
    const spent = (costs[at] ?? 0) - (cost[at] ?? 0);
    const steps = allowed[at] ?? 0;
    let best = -1;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      if ((steps & (1 << direction)) === 0) continue;
      const previous = at + (strides[direction] ?? 0);
      if (costs[previous] !== spent) continue;
      if ((direction & 1) !== 0 && tight[at + (beside[direction] ?? 0)] === 1 && tight[at + (ahead[direction] ?? 0)] === 1) continue;
      if (best < 0 || (hurts(best) && !hurts(previous))) best = previous;
    }
    if (best < 0) throw new RangeError(`square ${at} is out of reach`);
    before[at] = best + 1;
  }

  return (goal) => {
    let steps = 0;
    for (let at = goal; at !== start; at = (before[at] ?? 0) - 1) {
      if (before[at] === 0) findPrevious(at);
      steps += 1;
    }
    const way = new Array<number>(steps);
    for (let at = goal; steps > 0; at = (before[at] ?? 0) - 1) way[--steps] = at;
    return way;
  };
}
