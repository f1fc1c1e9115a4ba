import { NO_DIRECTION, stepX, stepY } from '@/engine/parts/grid/directions';
import { directionTo } from '@/engine/parts/grid/position';
import { pull, push } from '@/engine/parts/grid/slide';
import { xOf, yOf, type Base } from '@/engine/parts/grid/squares';

import { FIELD } from '../../content/terms';
import type { BattleState, Figure } from '../state';
import { forcedGroundOf } from './ground';
import { boardOf } from './map';
import { away } from './position';

export type Force = 'push' | 'pull';

/** The anchors a figure is forced over, as far as it goes (RR-170 … RR-176). */
export function forcedWay(state: BattleState, force: Force, source: Base, target: Figure, n: number): number[] {
  const move = force === 'push' ? push : pull;
  return move(boardOf(state), forcedGroundOf(state, target), source, target, n);
}

/**
 * RR-177, RR-631: for a Pull the nearest to the source go first, then north, west. For a Push that has one direction for
 * all, the farthest along it; if it sends them apart, they go as listed.
 */
export function forcedOrder<F extends Figure>(force: Force, source: Base, targets: readonly F[]): F[] {
  if (force === 'pull') return targets.slice().sort((a, b) => away(source, a) - away(source, b) || a.anchor - b.anchor);
  const directions = new Set(targets.map((target) => directionTo(FIELD, source, target)));
  const [direction = NO_DIRECTION] = directions;
  if (directions.size !== 1 || direction === NO_DIRECTION) return targets.slice();
  const along = ({ anchor }: F): number => xOf(FIELD, anchor) * stepX(direction) + yOf(FIELD, anchor) * stepY(direction);
  return targets.slice().sort((a, b) => along(b) - along(a) || a.anchor - b.anchor);
}
