import { isDiagonal, DIRECTIONS, stepX, stepY } from '@/engine/parts/grid/directions';
import { anchorAfter, IMPASSABLE, mayStep, type Ground } from '@/engine/parts/grid/ground';
import { OUT_OF_REACH } from '@/engine/parts/grid/reach';
import { isOnMap, xOf, yOf } from '@/engine/parts/grid/squares';

import { FIELD, type HeroId } from '../../content/terms';
import { boardOf } from '../field/map';
import type { BattleState, HeroState } from '../state';
import type { Play } from '../world';
import { findReach, roomToReach, wayTo, type Reached } from './ways';

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
  /** Where the hero can go from there. */
  readonly beyond: Reached;
}

/** The squares that a step through one wall edge brings nearer, or within reach at all, each by the cheapest way. `reached`: where it can go without. */
export function* throughWalls(state: BattleState, hero: HeroState, ground: Ground, reached: Reached, most: number): Iterable<{ readonly way: readonly number[]; readonly points: number }> {
  const board = boardOf(state);
  const { costs } = reached;
  const best = costs.slice();
  const crossings = new Map<number, Crossing>();
  for (let from = 0; from < costs.length; from++) {
    if (costs[from] === OUT_OF_REACH) continue;
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      if (!isThroughWall(state, ground, from, direction)) continue;
      const to = anchorAfter(board, from, direction);
      const spent = (costs[from] ?? 0) + (ground.cost[to] ?? 0);
      if (spent > most || spent >= (best[to] ?? 0)) continue;
      const beyond = roomToReach();
      findReach(state, hero, ground, most - spent, beyond, to);
      for (let square = 0; square < best.length; square++) {
        const more = beyond.costs[square] ?? OUT_OF_REACH;
        if (more === OUT_OF_REACH || spent + more >= (best[square] ?? 0)) continue;
        best[square] = spent + more;
        crossings.set(square, { from, to, beyond });
      }
    }
  }
  for (const [square, { from, to, beyond }] of crossings) {
    if (ground.free[square] === 1) yield { way: [...wayTo(reached, hero.anchor, from), to, ...wayTo(beyond, to, square)], points: best[square] ?? 0 };
  }
}
