import { emptyList } from '@/engine/lists';
import { facingsFor, turnInto, type Arc, type Facing, type FacingSet } from '@/engine/parts/grid/facing';
import type { Ground } from '@/engine/parts/grid/ground';
import { facingsCovering } from '@/engine/parts/grid/pattern';
import { distance, oppositeSides, sidesOf } from '@/engine/parts/grid/position';
import { cheapestEnd, closestEnd, costsToward, newCosts, OUT_OF_REACH, reachFrom, wayTo, type Costs } from '@/engine/parts/grid/reach';
import type { Sight } from '@/engine/parts/grid/sight';
import type { Base } from '@/engine/parts/grid/squares';

import type { Reach } from '../../content/kit';
import { PATTERNS } from '../../content/patterns';
import { FIELD } from '../../content/terms';
import type { BattleState, Figure } from '../state';
import { groundOf, PASSING } from './ground';
import { boardOf } from './map';
import { sightBetween } from './sight';
import { isOnHighGround } from './zones';

/** From how far a printed range profits from High Ground, and by how much (RR-148). */
const LONG_RANGE = 3;
const HIGH_RANGE = 2;
const ALL_FACINGS: FacingSet = 15;

/** How an enemy comes to strike: the anchors it enters, and the facing it turns to. */
export interface Approach {
  readonly way: readonly number[];
  readonly facing: Facing;
}

/** How far an attack goes, and what else it asks of the place from which it is made. */
export type Aim = Reach & {
  /** Where the target of a ranged attack must be; absent: in front (RR-38). */
  readonly arc?: Arc | 'any';
  /** The attacker cannot turn (RR-580). */
  readonly fixed?: boolean;
  /** It strikes to the rear: as if it faced the other way (RR-614). */
  readonly rearward?: boolean;
};

export function rangeFrom(state: BattleState, from: Base, target: Base, range: number): number {
  return range >= LONG_RANGE && isOnHighGround(state, from) && !isOnHighGround(state, target) ? range + HIGH_RANGE : range;
}

/** No attack with this aim goes farther, from wherever it is made. */
const farthest = ({ pattern, range }: Aim): number => (pattern === undefined ? (range >= LONG_RANGE ? range + HIGH_RANGE : range) : PATTERNS[pattern].farthest);

/** Where an enemy would stand; filled anew for every question, of which there are dozens in a search. */
const stand = { anchor: 0, side: 1 };

/** The facings with which an enemy that stood there could strike the target (RR-326); none: it could not. `sight`: between the two, for whoever asks about many places. */
function facingsToStrike(state: BattleState, enemy: Figure, anchor: number, target: Base, aim: Aim, sight: Sight = sightBetween(state, enemy, target)): FacingSet {
  const base = stand;
  base.anchor = anchor;
  base.side = enemy.side;
  const away = distance(FIELD, base, target);
  if (away > farthest(aim) || (aim.pattern === undefined && away > rangeFrom(state, base, target, aim.range))) return 0;
  const covering = aim.pattern === undefined ? facingsInArc(base, target, aim.arc) : facingsCovering(FIELD, PATTERNS[aim.pattern], anchor, target.anchor);
  const struck = aim.rearward ? oppositeSides(covering) : covering;
  const facings = aim.fixed ? struck & (1 << enemy.facing) : struck;
  return facings !== 0 && sight.seesBase(base, target) ? facings : 0;
}

const facingsInArc = (base: Base, target: Base, arc: Arc | 'any' = 'front'): FacingSet =>
  (arc === 'any' ? ALL_FACINGS : facingsFor(sidesOf(FIELD, base, target), arc));

/** What it takes to get to each anchor, and from each to a goal; used by one search at a time. */
const costs = newCosts({ size: FIELD });
const remaining = newCosts({ size: FIELD });

/**
 * Where an enemy goes to strike a hero within its Move, by which way, and how it turns (RR-325 … RR-330, RR-358). The end is
 * chosen first, then the way; of equals the northernmost, then the westernmost. Undefined: there is no such place.
 */
export function approachOver(state: BattleState, enemy: Figure, ground: Ground, target: Base, aim: Aim, move: number): Approach | undefined {
  const board = boardOf(state);
  // Where it stands costs nothing: mostly it need not look any further.
  const sight = sightBetween(state, enemy, target);
  const here = ground.free[enemy.anchor] === 1 ? facingsToStrike(state, enemy, enemy.anchor, target, aim, sight) : 0;
  if (here !== 0) return { way: emptyList(), facing: turnInto(enemy.facing, here) ?? enemy.facing };
  // Every step brings it nearer by one at most.
  if (distance(FIELD, enemy, target) > move + farthest(aim)) return undefined;
  const end = cheapestEnd(board, ground, enemy.anchor, move, costs, (anchor) => facingsToStrike(state, enemy, anchor, target, aim, sight) !== 0);
  if (end === undefined) return undefined;
  const facing = turnInto(enemy.facing, facingsToStrike(state, enemy, end, target, aim, sight)) ?? enemy.facing;
  return { way: wayTo(board, ground, costs, enemy.anchor, end), facing };
}

/** The ground of a boss: RR-74, RR-78. */
export const bossGround = (state: BattleState, figure: Figure): Ground => groundOf(state, figure, PASSING.boss);

export const approach = (state: BattleState, figure: Figure, target: Base, aim: Aim, move: number): Approach | undefined =>
  approachOver(state, figure, bossGround(state, figure), target, aim, move);

/** RR-336: what remains to be walked from each anchor to the nearest place that `accepts` likes; where no way leads there, the plain distance to the goal. */
function remainingTo(state: BattleState, mover: Figure, ground: Ground, goal: Base, accepts: (anchor: number) => boolean): Costs {
  const board = boardOf(state);
  const goals: number[] = [];
  for (let anchor = 0; anchor < ground.free.length; anchor++) if (ground.free[anchor] === 1 && accepts(anchor)) goals.push(anchor);
  // It may stay: ends from which more remains are not looked for.
  costsToward(board, ground, goals, remaining, ground.free[mover.anchor] === 1 ? mover.anchor : undefined);
  if ((remaining[mover.anchor] ?? OUT_OF_REACH) < OUT_OF_REACH) return remaining;
  for (let anchor = 0; anchor < remaining.length; anchor++) remaining[anchor] = distance(FIELD, { anchor, side: mover.side }, goal);
  return remaining;
}

/** As close as possible to the places from which it could do what it wants (RR-336). */
export function wayCloser(state: BattleState, mover: Figure, ground: Ground, goal: Base, accepts: (anchor: number) => boolean, move: number): readonly number[] {
  const board = boardOf(state);
  reachFrom(board, ground, mover.anchor, move, costs);
  const end = closestEnd(ground, costs, remainingTo(state, mover, ground, goal, accepts));
  return end === undefined || end === mover.anchor ? [] : wayTo(board, ground, costs, mover.anchor, end);
}

/** As close as possible to the places from which it could strike a hero that is out of its reach (RR-335, RR-360). */
export function wayTowardStrike(state: BattleState, enemy: Figure, ground: Ground, target: Base, aim: Aim, move: number): readonly number[] {
  const sight = sightBetween(state, enemy, target);
  return wayCloser(state, enemy, ground, target, (anchor) => facingsToStrike(state, enemy, anchor, target, aim, sight) !== 0, move);
}
