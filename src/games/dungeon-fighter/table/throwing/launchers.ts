import { MM_PER_POINT, type PointerPath } from '@/motion/touch/pointer';
import type { StrokeSeries } from '@/motion/touch/strokes';

import { fromSlam, handSpeed, type HandMotion } from '../../rules/throw/gesture';
import { directionAt } from './bearing';

export const PUFFS = { count: 3, within: 900, length: 36, speedPerMm: 24 } as const;
const FULL_CHOP = 900;
const LEAST_SWIPE = 20;

/** Three strokes over the die blow it off the hand (DF-195). */
export const puffedOff = ({ direction, length }: StrokeSeries): HandMotion => ({ ...directionAt(direction), speed: handSpeed(length * MM_PER_POINT * PUFFS.speedPerMm), pitch: 0, spin: 0 });

/** A swipe down that meets a die falling past `meetAt`, and how late it was; undefined: nobody swiped (DF-209). */
export function slammedAt(path: PointerPath, t: number, meetAt: number): { readonly timing: number; readonly motion: HandMotion } | undefined {
  const { first, last } = path;
  if (!first || !last || last.y - first.y < LEAST_SWIPE) return undefined;
  const timing = (first.t + t) / 2 - meetAt;
  const { x, y } = path.velocity();
  const chop = (Math.hypot(x, y) * MM_PER_POINT) / FULL_CHOP;
  return { timing, motion: fromSlam({ right: x / 3, forward: Math.max(1, y) }, chop, timing) };
}
