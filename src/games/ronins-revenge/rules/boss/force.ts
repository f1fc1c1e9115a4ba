import { mayStep, anchorAfter, type Ground } from '@/engine/parts/grid/ground';
import { DIRECTIONS } from '@/engine/parts/grid/directions';

import { FIELD } from '../../content/terms';
import { callWalk } from '../field/callWalk';
import { boardOf } from '../field/map';
import type { Cause } from '../frames';
import { staticSum } from '../hero/traits';
import { staticsOf } from '../kit';
import { isHeroRef, type FigureRef } from '../refs';
import { canPay } from '../resources';
import { isStanding, type BattleState } from '../state';
import type { Play } from '../world';

/** Somebody is forced over these squares, unless a card holds it back or its owner pays to stay (RR-170, RR-491). */
export function forceWay(run: Play, who: FigureRef, way: readonly number[], cause: Cause): void {
  if (!isHeroRef(who)) {
    if (way.length > 0) callWalk(run, who, way, 'forced', cause);
    return;
  }
  const hero = run.state.heroes[who];
  if (!isStanding(hero)) return;
  const left = way.slice(0, Math.max(0, way.length - staticSum(hero, 'forcedMoveReduction')));
  if (left.length === 0) return;
  const price = staticsOf(hero).find((each) => each.static === 'payToIgnoreForcedMove');
  if (price?.static === 'payToIgnoreForcedMove' && canPay(run.state, who, price.cost)) run.call({ kind: 'holdGround', hero: who, cost: price.cost, way: left, cause });
  else callWalk(run, who, left, 'forced', cause);
}

const OPEN: Ground = { side: 1, cost: new Uint8Array(FIELD * FIELD).fill(1), free: new Uint8Array(FIELD * FIELD).fill(1), tight: new Uint8Array(FIELD * FIELD) };

/** RR-561, RR-579: two squares in [1] of each other with no wall edge between them; of a diagonal none of the four that meet there. */
export function isOpenBetween(state: BattleState, a: number, b: number): boolean {
  if (a === b) return true;
  const board = boardOf(state);
  for (let direction = 0; direction < DIRECTIONS; direction++) if (mayStep(board, OPEN, a, direction) && anchorAfter(board, a, direction) === b) return true;
  return false;
}
