import { demand, refuse } from '@/engine/errors';
import { directionOf, isDiagonal } from '@/engine/parts/grid/directions';
import { IMPASSABLE, mayStep, type Ground } from '@/engine/parts/grid/ground';
import { squareName, xOf, yOf } from '@/engine/parts/grid/squares';

import { FIELD } from '../../content/terms';
import { hasCondition } from '../conditions';
import { groundOf } from '../field/ground';
import { boardOf } from '../field/map';
import { dangersOnWay } from '../field/zones';
import type { BattleState, HeroState } from '../state';
import { hasStatic, ignoredTokens, movementOf, strideOf } from './traits';
import { isThroughWall, mayCrossWall } from './wallStep';

/** What the squares mean to a hero who walks (RR-76, RR-135). */
export function heroGround(state: BattleState, hero: HeroState): Ground {
  const { passing, ignored } = strideOf(hero);
  return groundOf(state, hero, passing, ignored);
}

/** A Move from square to square, and what it takes. */
export interface March {
  readonly points: number;
  /** It goes through a wall edge, which takes a card. */
  readonly throughWall: boolean;
  /** Movement points that must be bought with Stamina, or with a Comrade's Life Force. */
  readonly bought: number;
}

/** RR-142, RR-143: what points of the ground take from the pool of a Move, which Slowed halves and Hastened doubles. */
export const pooledPoints = (hero: HeroState, points: number): number => (hasCondition(hero, 'slowed') ? 2 * points : hasCondition(hero, 'hastened') ? (points + 1) >> 1 : points);

/** RR-133, RR-136: free and bought points are one pool. */
export function pointsToBuy(state: BattleState, hero: HeroState, points: number): number {
  const missing = points === 0 ? 0 : Math.max(0, pooledPoints(hero, points) - movementOf(state, hero));
  return missing > 0 && hasStatic(hero, 'firstExtraStepFree') ? missing - 1 : missing;
}

/** The direction of a step to a square next to this one; undefined: it is not. */
function directionOfStep(from: number, to: number): number | undefined {
  const across = xOf(FIELD, to) - xOf(FIELD, from);
  const down = yOf(FIELD, to) - yOf(FIELD, from);
  return from === to || Math.abs(across) > 1 || Math.abs(down) > 1 ? undefined : directionOf(across, down);
}

/** Says whether the step goes through a wall edge, which `mayCross` allows. */
function demandStep(state: BattleState, ground: Ground, from: number, to: number, mayCross = false): boolean {
  const direction = directionOfStep(from, to);
  if (direction === undefined) refuse('RR-134', 'Every step leads to a square right beside the one before.');
  if (ground.cost[to] === IMPASSABLE) refuse('RR-76', `${squareName(FIELD, to)} is barred: heroes pass through each other, not through enemies, pillars or objects.`);
  if (mayStep(boardOf(state), ground, from, direction)) return false;
  if (!mayCross || !isThroughWall(state, ground, from, direction)) refuse(...whyBarred(state, ground, from, direction, squareName(FIELD, to)));
  return true;
}

/** Corners are no hindrance here. */
const NO_CORNERS = new Uint8Array(FIELD * FIELD);

/** RR-70, RR-71, RR-73: a wall straight ahead, the end of a wall, or two things that stand corner to corner. */
function whyBarred(state: BattleState, ground: Ground, from: number, direction: number, name: string): [rule: string, words: string] {
  if (mayStep(boardOf(state), { ...ground, tight: NO_CORNERS }, from, direction)) return ['RR-73', `Nobody squeezes between two things that stand corner to corner: ${name} is reached another way.`];
  return isDiagonal(direction) ? ['RR-71', `A wall ends at that corner: ${name} is not reached past it.`] : ['RR-70', `A wall bars the step to ${name}.`];
}

/** What a hero's Move over these squares takes; refused if it cannot be walked. Whether it can be paid is for the turn to say. */
export function marchOver(state: BattleState, hero: HeroState, way: readonly number[]): March {
  const ground = heroGround(state, hero);
  const mayCross = mayCrossWall(hero);
  let throughWall = false;
  let at = hero.anchor;
  let points = 0;
  for (const square of way) {
    throughWall = demandStep(state, ground, at, square, mayCross && !throughWall) || throughWall;
    points += ground.cost[square] ?? 0;
    at = square;
  }
  demand(ground.free[at] === 1, 'RR-137', 'A Move ends on a free square.');
  return { points, throughWall, bought: pointsToBuy(state, hero, points) };
}

/** What each step of a Move takes in Dangerous ground. */
export const lossesOn = (state: BattleState, hero: HeroState, way: readonly number[]): number[] => dangersOnWay(state, hero, way, ignoredTokens(hero));

/** The points of a card move: Slowed halves them, Hastened doubles them (RR-142, RR-143). */
export const cardPoints = (hero: HeroState, n: number): number => (hasCondition(hero, 'slowed') ? n >> 1 : hasCondition(hero, 'hastened') ? 2 * n : n);

/** RR-138, RR-139: a card move over these squares; refused if it cannot be walked. Returns where it ends. */
export function cardMarch(state: BattleState, hero: HeroState, way: readonly number[], n: number, ground: Ground = heroGround(state, hero)): number {
  let at = hero.anchor;
  let points = 0;
  for (const square of way) {
    demandStep(state, ground, at, square);
    points += ground.cost[square] ?? 0;
    at = square;
  }
  demand(points <= cardPoints(hero, n), 'RR-138', `The card moves ${cardPoints(hero, n)}.`);
  demand(at === hero.anchor || ground.free[at] === 1, 'RR-137', 'A Move ends on a free square.');
  return at;
}

/** RR-141: over any figures, not over objects. */
export function crossingGround(state: BattleState, hero: HeroState): Ground {
  const { passing, ignored } = strideOf(hero);
  return groundOf(state, hero, { ...passing, minions: true, bosses: true }, ignored);
}
