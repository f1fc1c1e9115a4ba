import { isDiagonal, DIRECTIONS, stepX, stepY } from '@/engine/parts/grid/directions';
import { anchorAfter, IMPASSABLE, mayStep, type Ground } from '@/engine/parts/grid/ground';
import { newCosts, OUT_OF_REACH, reachFrom, type Costs } from '@/engine/parts/grid/reach';
import { isOnMap, xOf, yOf } from '@/engine/parts/grid/squares';

import { FIELD, type HeroId } from '../../content/terms';
import { boardOf } from '../field/map';
import type { BattleState, HeroState } from '../state';
import type { Play } from '../world';
import { findWays, hurtingSquares, wayTo } from './ways';

/** A card that lets its hero go through one wall edge on its Move of this turn (RR-496). */
export const mayCrossWall = (hero: HeroState): boolean => hero.buffs.some(({ stat }) => stat === 'wallStep');

export function spendWallStep({ state }: Play, id: HeroId): void {
  const hero = state.heroes[id];
  hero.buffs = hero.buffs.filter(({ stat }) => stat !== 'wallStep');
}

/** Whether nothing but a wall edge straight ahead bars this step. */
export function isThroughWall(state: BattleState, ground: Ground, from: number, direction: number): boolean {
  if (isDiagonal(direction) || !isOnMap(FIELD, xOf(FIELD, from) + stepX(direction), yOf(FIELD, from) + stepY(direction))) return false;
  const board = boardOf(state);
  return ground.cost[anchorAfter(board, from, direction)] !== IMPASSABLE && !mayStep(board, ground, from, direction);
}

interface Crossing {
  readonly from: number;
  readonly to: number;
  /** What it takes to get from there to every square. */
  readonly costs: Costs;
}

/** The squares that a step through one wall edge brings nearer, or within reach at all, each by the cheapest way. `found`: what it takes without. */
export function* throughWalls(state: BattleState, hero: HeroState, ground: Ground, found: Costs, most: number): Iterable<{ readonly way: readonly number[]; readonly points: number }> {
  const board = boardOf(state);
  const best = found.slice();
  const crossings = new Map<number, Crossing>();
  for (let from = 0; from < found.length; from++) {
    if (found[from] === OUT_OF_REACH) continue;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      if (!isThroughWall(state, ground, from, direction)) continue;
      const to = anchorAfter(board, from, direction);
      const spent = (found[from] ?? 0) + (ground.cost[to] ?? 0);
      if (spent > most || spent >= (best[to] ?? 0)) continue;
      const costs = newCosts(board);
      reachFrom(board, ground, to, most - spent, costs);
      for (let square = 0; square < costs.length; square++) {
        const total = spent + (costs[square] ?? OUT_OF_REACH);
        if (costs[square] === OUT_OF_REACH || total >= (best[square] ?? 0)) continue;
        best[square] = total;
        crossings.set(square, { from, to, costs });
      }
    }
  }
  const hurts = hurtingSquares(state, hero);
  for (const [square, { from, to, costs }] of crossings) {
    if (ground.free[square] !== 1) continue;
    findWays(board, ground, found, hero.anchor, hurts);
    const wayToWall = wayTo(hero.anchor, from);
    findWays(board, ground, costs, to, hurts);
    yield { way: [...wayToWall, to, ...wayTo(to, square)], points: best[square] ?? 0 };
  }
}
