import { facingsFor, type Facing } from '@/engine/parts/grid/facing';
import { patternSquares } from '@/engine/parts/grid/pattern';
import { distance, sidesOf } from '@/engine/parts/grid/position';
import type { Base } from '@/engine/parts/grid/squares';

import type { Reach } from '../../../content/kit';
import { PATTERNS } from '../../../content/patterns';
import { FIELD } from '../../../content/terms';
import { bossRules } from '../../boss/rules';
import { rangeFrom } from '../../field/approach';
import { isBreakable, isThingToBreak } from '../../field/objects';
import { wouldSee, wouldSeeSquare } from '../../field/sight';
import { baseOfTarget, enemyOf, enemyRefs, isThingRef, squareOfThing, thingRef, type EnemyRef, type TargetRef, type ThingRef } from '../../refs';
import type { BattleState, HeroState } from '../../state';

/** Where a hero would attack from. */
export interface Stand {
  readonly hero: HeroState;
  readonly anchor: number;
  readonly facing: Facing;
}

/** RR-168: what may be struck though it is no enemy. */
export function thingsOf(state: BattleState): ThingRef[] {
  const refs: ThingRef[] = [];
  for (const object of state.objects) if (isBreakable(object)) refs.push(thingRef(object.square));
  for (const square of bossRules(state).things?.(state) ?? NO_SQUARES) refs.push(thingRef(square));
  return refs;
}

const NO_SQUARES: readonly number[] = [];

export const isThing = (state: BattleState, square: number): boolean => isThingToBreak(state, square) || (bossRules(state).things?.(state) ?? NO_SQUARES).includes(square);

/** What is still on the field under this name. */
export const isThere = (state: BattleState, ref: TargetRef): boolean => (isThingRef(ref) ? isThing(state, squareOfThing(ref)) : enemyOf(state, ref) !== undefined);

/** How far any attack of a hero goes at most now. */
const farthest = (state: BattleState): number => bossRules(state).farthestAttack?.(state) ?? Infinity;

/** Within Range from there (RR-30, RR-148). */
export function isNear(state: BattleState, anchor: number, ref: TargetRef, range: number): boolean {
  const target = baseOfTarget(state, ref);
  const from = { anchor, side: 1 };
  return target !== undefined && distance(FIELD, from, target) <= Math.min(farthest(state), rangeFrom(state, from, target, range));
}

/** Within Range and in sight from there, whatever the facing (RR-193). */
export function isInReach(state: BattleState, hero: HeroState, anchor: number, ref: TargetRef, range: number): boolean {
  const target = baseOfTarget(state, ref);
  if (!target || !isNear(state, anchor, ref, range)) return false;
  return isThingRef(ref) ? wouldSeeSquare(state, hero, anchor, target.anchor) : wouldSee(state, hero, anchor, target);
}

/** The facings, as bits, with which the target is in front. */
export const facingsToFront = (anchor: number, target: Base): number => facingsFor(sidesOf(FIELD, { anchor, side: 1 }, target), 'front');

/** The squares a pattern covers that are seen from there. */
export const patternFrom = (pattern: NonNullable<Reach['pattern']>, { anchor, facing }: Pick<Stand, 'anchor' | 'facing'>): number[] =>
  patternSquares(FIELD, PATTERNS[pattern], anchor, facing);

function isInPattern(state: BattleState, { hero, anchor }: Stand, squares: readonly number[], ref: EnemyRef): boolean {
  const enemy = enemyOf(state, ref);
  if (!enemy) return false;
  for (let y = 0; y < enemy.side; y++) {
    for (let x = 0; x < enemy.side; x++) {
      const square = enemy.anchor + y * FIELD + x;
      if (squares.includes(square) && wouldSeeSquare(state, hero, anchor, square, enemy)) return true;
    }
  }
  return false;
}

/** Everything an area attack strikes from there: enemies, then things (RR-168, RR-195). */
export function inPattern(state: BattleState, pattern: NonNullable<Reach['pattern']>, stand: Stand): TargetRef[] {
  const most = farthest(state);
  const covered = patternFrom(pattern, stand);
  const squares = most === Infinity ? covered : covered.filter((square) => distance(FIELD, { anchor: stand.anchor, side: 1 }, { anchor: square, side: 1 }) <= most);
  const found: TargetRef[] = [];
  for (const ref of enemyRefs(state)) if (isInPattern(state, stand, squares, ref)) found.push(ref);
  for (const square of squares) if (isThing(state, square) && wouldSeeSquare(state, stand.hero, stand.anchor, square)) found.push(thingRef(square));
  return found;
}
