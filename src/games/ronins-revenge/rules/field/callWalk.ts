import type { Facing } from '@/engine/parts/grid/facing';

import type { Cause, Gait } from '../frames';
import type { FigureRef } from '../refs';
import type { Play } from '../world';

/** A figure goes, or is moved, from square to square before anything else goes on; `facing`: how it stands at the end. */
export function callWalk(run: Play, who: FigureRef, way: readonly number[], gait: Gait, cause: Cause, facing?: Facing): void {
  run.call({ kind: 'walk', step: undefined, who, way, at: 0, gait, cause, facing, from: undefined });
}
