import { facingsFor, type Facing } from '@/engine/parts/grid/facing';
import { patternSquares } from '@/engine/parts/grid/pattern';
import { distance, sidesOf } from '@/engine/parts/grid/position';
import type { Sight } from '@/engine/parts/grid/sight';
import type { Base } from '@/engine/parts/grid/squares';

import type { Reach } from '../../../content/kit';
import { PATTERNS } from '../../../content/patterns';
import { FIELD } from '../../../content/terms';
import { bossRules } from '../../boss/rules';
import { rangeFrom } from '../../field/approach';
import { isBreakable, isThingToBreak } from '../../field/objects';
import { sightBetween, wouldSeeSquare } from '../../field/sight';
import { baseOfTarget, bossRef, enemyOf, isThingRef, minionRef, squareOfThing, thingRef, type TargetRef, type ThingRef } from '../../refs';
import type { BattleState, Figure, HeroState } from '../../state';

/** Where a hero would attack from. */
export interface Stand {
  readonly hero: HeroState;
  readonly anchor: number;
  readonly facing: Facing;
}

/** RR-168: what may be struck though it is no enemy. */
function thingsOf(state: BattleState): ThingRef[] {
  const refs: ThingRef[] = [];
  for (const object of state.objects) if (isBreakable(object)) refs.push(thingRef(object.square));
  for (const square of bossRules(state).things?.(state) ?? NO_SQUARES) refs.push(thingRef(square));
  return refs;
}

const NO_SQUARES: readonly number[] = [];

const isThing = (state: BattleState, square: number): boolean => isThingToBreak(state, square) || (bossRules(state).things?.(state) ?? NO_SQUARES).includes(square);

/** What is still on the field under this name. */
export const isThere = (state: BattleState, ref: TargetRef): boolean => (isThingRef(ref) ? isThing(state, squareOfThing(ref)) : enemyOf(state, ref) !== undefined);

/** How far any attack of a hero goes at most now. */
const farthest = (state: BattleState): number => bossRules(state).farthestAttack?.(state) ?? Infinity;

/** Something that may be struck, looked up once for all places from which it might be. */
export interface Mark {
  readonly base: Base;
  /** It alone, as the targets of an attack. */
  readonly alone: readonly TargetRef[];
  /** What lies between it and the hero. */
  readonly sight: Sight;
}

/** The mark of this name; undefined: it has left the field. */
export function markOf(state: BattleState, hero: HeroState, ref: TargetRef): Mark | undefined {
  const base = baseOfTarget(state, ref);
  return base && { base, alone: [ref], sight: sightBetween(state, hero, base) };
}

/** Everything a hero may strike: bosses, minions, things. */
export function marksFor(state: BattleState, hero: HeroState): Mark[] {
  const marks: Mark[] = [];
  for (const figure of state.figures) marks.push({ base: figure, alone: [bossRef(figure)], sight: sightBetween(state, hero, figure) });
  // No boss is an end of these lines: any of them may be in the way.
  const sight = sightBetween(state, hero, hero);
  for (const minion of state.minions) marks.push({ base: minion, alone: [minionRef(minion)], sight });
  for (const ref of thingsOf(state)) marks.push({ base: { anchor: squareOfThing(ref), side: 1 }, alone: [ref], sight });
  return marks;
}

/** Within Range from there (RR-30, RR-148). */
export function isNear(state: BattleState, from: Base, { base }: Mark, range: number): boolean {
  return distance(FIELD, from, base) <= Math.min(farthest(state), rangeFrom(state, from, base, range));
}

/** Within Range and in sight from there, whatever the facing (RR-193). */
export const isInReach = (state: BattleState, from: Base, mark: Mark, range: number): boolean => isNear(state, from, mark, range) && mark.sight.seesBase(from, mark.base);

/** The facings, as bits, with which the target is in front. */
export const facingsToFront = (anchor: number, target: Base): number => facingsFor(sidesOf(FIELD, { anchor, side: 1 }, target), 'front');

/** The squares a pattern covers that are seen from there. */
export const patternFrom = (pattern: NonNullable<Reach['pattern']>, { anchor, facing }: Pick<Stand, 'anchor' | 'facing'>): number[] =>
  patternSquares(FIELD, PATTERNS[pattern], anchor, facing);

function isInPattern(state: BattleState, { hero, anchor }: Stand, squares: readonly number[], enemy: Figure): boolean {
  let sight: Sight | undefined;
  for (let y = 0; y < enemy.side; y++) {
    for (let x = 0; x < enemy.side; x++) {
      const square = enemy.anchor + y * FIELD + x;
      if (!squares.includes(square)) continue;
      sight ??= sightBetween(state, hero, enemy);
      if (sight.sees(anchor, square)) return true;
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
  for (const figure of state.figures) if (isInPattern(state, stand, squares, figure)) found.push(bossRef(figure));
  for (const minion of state.minions) if (isInPattern(state, stand, squares, minion)) found.push(minionRef(minion));
  for (const square of squares) if (isThing(state, square) && wouldSeeSquare(state, stand.hero, stand.anchor, square)) found.push(thingRef(square));
  return found;
}
