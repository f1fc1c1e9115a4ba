import type { Seat } from '@/engine/game';

import { GOALS, isSolo, scoreOf, turnsOf, type PigState } from './state';

/**
 * The turn total counts in full: then a roll looks good exactly as long as the points it promises outweigh the ones it
 * endangers.
 */
const hopedFor = (view: PigState, seat: Seat): number => scoreOf(view, seat) + (view.seat === seat ? view.turnTotal : 0);

/** How far the seat is ahead of the strongest other seat, or of the turn limit when alone; −1 to 1. */
export function evaluate(view: PigState, seat: Seat): number {
  const hoped = Math.min(view.goal, hopedFor(view, seat)) / view.goal;
  if (isSolo(view)) return hoped - turnsOf(view, 0) / GOALS[view.goal].turnLimit;
  if (scoreOf(view, seat) >= view.goal) return 1;
  let rival = 0;
  for (let other = 0; other < view.scores.length; other++) {
    if (other !== seat) rival = Math.max(rival, hopedFor(view, other));
  }
  return hoped - Math.min(view.goal, rival) / view.goal;
}
