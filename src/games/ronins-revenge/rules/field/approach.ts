import { facingsFor, turnInto, type Facing, type FacingSet } from '@/engine/parts/grid/facing';
import { facingsCovering } from '@/engine/parts/grid/pattern';
import { distance, sidesOf } from '@/engine/parts/grid/position';
import { cheapestEnd, newCosts, reachFrom, wayTo } from '@/engine/parts/grid/reach';
import type { Base } from '@/engine/parts/grid/squares';

import type { Reach } from '../../content/kit';
import { PATTERNS } from '../../content/patterns';
import { FIELD } from '../../content/terms';
import type { BattleState, BossFigure } from '../state';
import { groundOf, PASSING } from './ground';
import { boardOf } from './map';
import { wouldSee } from './sight';
import { isOnHighGround } from './zones';

/** From how far a printed range profits from High Ground, and by how much (RR-148). */
const LONG_RANGE = 3;
const HIGH_RANGE = 2;

/** How a boss comes to strike: the anchors it enters, and the facing it turns to. */
export interface Approach {
  readonly way: readonly number[];
  readonly facing: Facing;
}

export function rangeFrom(state: BattleState, from: Base, target: Base, range: number): number {
  return range >= LONG_RANGE && isOnHighGround(state, from) && !isOnHighGround(state, target) ? range + HIGH_RANGE : range;
}

/** The facings with which a figure that stood there could strike the target (RR-326); none: it could not. */
function facingsToStrike(state: BattleState, figure: BossFigure, anchor: number, target: Base, { range, pattern }: Reach): FacingSet {
  const base = { anchor, side: figure.side };
  if (pattern !== undefined) {
    const facings = facingsCovering(FIELD, PATTERNS[pattern], anchor, target.anchor);
    return facings !== 0 && wouldSee(state, figure, anchor, target) ? facings : 0;
  }
  if (distance(FIELD, base, target) > rangeFrom(state, base, target, range)) return 0;
  return wouldSee(state, figure, anchor, target) ? facingsFor(sidesOf(FIELD, base, target), 'front') : 0;
}

/**
 * Where a boss goes to strike a hero within its Move, by which way, and how it turns (RR-325 … RR-330). The end is chosen
 * first, then the way; of equals the northernmost, then the westernmost. Undefined: there is no such place.
 */
export function approach(state: BattleState, figure: BossFigure, target: Base, reach: Reach, move: number): Approach | undefined {
  const board = boardOf(state.boss);
  const ground = groundOf(state, figure, PASSING.boss);
  const costs = newCosts(board);
  reachFrom(board, ground, figure.anchor, move, costs);
  const end = cheapestEnd(ground, costs, (anchor) => facingsToStrike(state, figure, anchor, target, reach) !== 0);
  if (end === undefined) return undefined;
  const facing = turnInto(figure.facing, facingsToStrike(state, figure, end, target, reach)) ?? figure.facing;
  return { way: wayTo(board, ground, costs, figure.anchor, end), facing };
}
