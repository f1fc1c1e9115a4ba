import { demand } from '@/engine/errors';
import { OUT_OF_REACH } from '@/engine/parts/grid/reach';

import type { HeroId } from '../../content/terms';
import { bossRules } from '../boss/rules';
import { hasCondition } from '../conditions';
import { strengthOf } from '../resources';
import { heroOf, isComrade, type BattleState, type HeroState } from '../state';
import { heroGround, marchOver, pointsToBuy, pooledPoints, type March } from './march';
import { hasStatic, movementOf } from './traits';
import { mayCrossWall, throughWalls } from './wallStep';
import { findReach, roomToReach, wayTo } from './ways';

/** RR-462: what a Comrade may spend on extra steps in a round. */
const COMRADE_STEPS = 5;

/** The most points a hero may buy for its Move. */
const mostBought = (hero: HeroState): number => (isComrade(hero) ? Math.min(COMRADE_STEPS, strengthOf(hero)) : strengthOf(hero));

/** The most points a Move may take now, free and bought. */
function mostPoints(state: BattleState, hero: HeroState): number {
  const free = hasStatic(hero, 'firstExtraStepFree') ? 1 : 0;
  const pool = movementOf(state, hero) + mostBought(hero) + free;
  return hasCondition(hero, 'slowed') ? pool >> 1 : hasCondition(hero, 'hastened') ? 2 * pool : pool;
}

export interface Walkable {
  readonly way: readonly number[];
  readonly bought: number;
  /** What the way takes from the pool of the Move, free and bought. */
  readonly steps: number;
}

/** Used by one search at a time. */
const reached = roomToReach();

/** Tells every square a Move may end on: the cheapest way there, the points to be bought for it, and those of the ground. */
export function visitWalkable(state: BattleState, id: HeroId, visit: (way: readonly number[], bought: number, points: number) => void): void {
  const hero = heroOf(state.heroes, id);
  if (bossRules(state).isBound?.(state, id) === true) return;
  const ground = heroGround(state, hero);
  const most = mostPoints(state, hero);
  const { costs } = reached;
  findReach(state, hero, ground, most, reached);
  const affordable = mostBought(hero);
  // Few different numbers of points for many squares.
  const prices: number[] = [];
  for (let square = 0; square < costs.length; square++) {
    const points = costs[square] ?? OUT_OF_REACH;
    if (points === OUT_OF_REACH || square === hero.anchor || ground.free[square] !== 1) continue;
    const bought = prices[points] ??= pointsToBuy(state, hero, points);
    if (bought <= affordable) visit(wayTo(reached, hero.anchor, square), bought, points);
  }
  if (!mayCrossWall(hero)) return;
  for (const { way, points } of throughWalls(state, hero, ground, reached, most)) {
    const bought = pointsToBuy(state, hero, points);
    if (bought <= affordable) visit(way, bought, points);
  }
}

/** Every square a Move may end on, each by the cheapest way. */
export function walkable(state: BattleState, id: HeroId): Walkable[] {
  const ends: Walkable[] = [];
  const hero = heroOf(state.heroes, id);
  visitWalkable(state, id, (way, bought, points) => ends.push({ way, bought, steps: pooledPoints(hero, points) }));
  return ends;
}

const NO_MARCH: March = { points: 0, throughWall: false, bought: 0 };

/** What a Move over these squares takes; refused if it cannot be walked or paid (RR-132 … RR-137). */
export function demandMove(state: BattleState, id: HeroId, way: readonly number[]): March {
  const hero = heroOf(state.heroes, id);
  if (way.length === 0) return NO_MARCH;
  demand(bossRules(state).isBound?.(state, id) !== true, 'RR-523', 'A Cocooned hero cannot move.');
  const march = marchOver(state, hero, way);
  const { bought } = march;
  if (isComrade(hero)) {
    demand(bought <= COMRADE_STEPS, 'RR-462', `A Comrade buys at most ${COMRADE_STEPS} steps in a round.`);
    demand(bought <= strengthOf(hero), 'RR-458', 'Comrades never spend their last Life Force.');
  }
  demand(bought <= strengthOf(hero), 'RR-133', `That takes ${bought} Stamina.`);
  return march;
}
