import type { Seat } from '@/engine/game';

import { GOALS, isSolo, scoreOf, turnsOf, type PigState } from './state';

/** A turn total is not safe yet: it counts a little less than points kept. */
const RISK = 0.8;

/** How far the seat is ahead of the strongest other seat, or of the turn limit when alone; −1 to 1. */
export function evaluate(view: PigState, seat: Seat): number {
  const own = scoreOf(view, seat);
  const hoped = Math.min(view.goal, own + (view.seat === seat ? view.turnTotal * RISK : 0)) / view.goal;
  if (isSolo(view)) return hoped - turnsOf(view, 0) / GOALS[view.goal].turnLimit;
  if (own >= view.goal) return 1;
  let rival = 0;
  for (let other = 0; other < view.scores.length; other++) {
    if (other === seat) continue;
    rival = Math.max(rival, scoreOf(view, other) + (view.seat === other ? view.turnTotal * RISK : 0));
  }
  return rival >= view.goal ? -1 : hoped - rival / view.goal;
}
