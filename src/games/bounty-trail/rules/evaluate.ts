import type { Seat } from '@/engine/game';

import { LEVELS } from '../content/levels';
import { finalMoney, soloWon } from './scoring';
import { ROUNDS, isSolo, type Hunter, type State } from './state';

/** What a round's worth of bullets and hearts will still earn, in $. */
const BULLET_WORTH = 40;
const HEART_WORTH = 80;
const SPREAD = 1500;

const prospects = (state: State, hunter: Hunter): number => {
  const left = (ROUNDS - state.round) / ROUNDS;
  return finalMoney(hunter) + left * (BULLET_WORTH * hunter.bullets + HEART_WORTH * hunter.hearts);
};

const squash = (lead: number): number => lead / (SPREAD + Math.abs(lead));

/** How far the seat is ahead of the strongest other one, or of the solo warrant for this round; −1 to 1. */
export function evaluate(view: State, seat: Seat): number {
  const own = view.hunters[seat];
  if (!own || own.down) return -1;
  if (isSolo(view)) {
    if (view.phase === 'over') return soloWon(view) ? 1 : -1;
    const due = (LEVELS[view.options.level].warrant.bronze * (view.round - 1)) / ROUNDS;
    return squash(finalMoney(own) - due);
  }
  const others = view.hunters.filter((hunter, other) => other !== seat && !hunter.down).map((hunter) => prospects(view, hunter));
  if (others.length === 0) return 1;
  return squash(prospects(view, own) - Math.max(...others));
}
