import type { PointerPath } from '@/motion/touch/pointer';

import type { Direction } from '../../rules/throw/gesture';

/** A ramp follows the finger late (DF-199). */
export const RAMP = { lagMs: 250, most: 35, perPoint: 0.4, least: 4 } as const;

/** How a dragged ramp leans: late, and never further than it can. */
export function rampTilt(path: PointerPath, t: number): { readonly tilt: number; readonly roll: Direction } {
  const { first } = path;
  const then = path.at(t - RAMP.lagMs);
  if (!first || !then) return { tilt: 0, roll: { right: 0, forward: 1 } };
  const dx = then.x - first.x;
  const dy = then.y - first.y;
  return { tilt: Math.min(RAMP.most, Math.hypot(dx, dy) * RAMP.perPoint), roll: { right: dx, forward: -dy } };
}
