import { NO_DIRECTION, stepX, stepY } from '@/engine/parts/grid/directions';
import { directionTo } from '@/engine/parts/grid/position';
import { isOnMap, squareAt, squaresOfBase, xOf, yOf } from '@/engine/parts/grid/squares';

import { FIELD } from '../../../content/terms';
import type { Force } from '../../field/forced';
import { isVoid, zoneOf } from '../../field/zones';
import type { Cause } from '../../frames';
import { callLines } from '../../lines/lines';
import { bossRef, figureOf, isBossRef, isHeroRef, isMinionRef, minionOf, type FigureRef } from '../../refs';
import type { BattleState } from '../../state';
import type { Play } from '../../world';

/** The edge of the void (RR-626). */

const BRINK_LOSS = 3;

/** The square of the void into which the next step would lead whoever has been forced along this way; not one over which the boss hangs. */
export function brink(state: BattleState, force: Force, source: FigureRef, target: FigureRef, way: readonly number[]): number | undefined {
  const [from, figure] = [figureOf(state, source), figureOf(state, target)];
  if (!from || !figure || isBossRef(target)) return undefined;
  const end = { anchor: way[way.length - 1] ?? figure.anchor, side: figure.side };
  const direction = force === 'push' ? directionTo(FIELD, from, figure) : directionTo(FIELD, end, from);
  const [x, y] = [xOf(FIELD, end.anchor) + stepX(direction), yOf(FIELD, end.anchor) + stepY(direction)];
  if (direction === NO_DIRECTION || !isOnMap(FIELD, x, y)) return undefined;
  const beyond = squareAt(FIELD, x, y);
  const isCovered = state.figures.some((each) => squaresOfBase(FIELD, each).includes(beyond));
  return isVoid(state, zoneOf(beyond)) && !isCovered ? beyond : undefined;
}

/** A hero stays on the last ground and loses HP, once; a minion whom a hero forced is gone, and the hero is rewarded. */
export function overTheBrink(run: Play, who: FigureRef, { by }: Cause): void {
  const { state } = run;
  const [figure] = state.figures;
  const minion = isMinionRef(who) ? minionOf(state, who) : undefined;
  if (isHeroRef(who) && figure) callLines(run, [{ do: 'loseHp', n: BRINK_LOSS, who: 'target' }], { by: by ?? bossRef(figure), target: who, why: 'the brink' });
  else if (minion && by !== undefined && isHeroRef(by)) callLines(run, [{ do: 'loseHp', n: minion.hp, who: 'target' }], { by, credit: by, target: who, why: 'the brink' });
}
