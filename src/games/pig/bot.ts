import type { Bot } from '@/engine/bots/bot';
import type { BotLevel } from '@/engine/box';
import type { Seat } from '@/engine/game';

import { GOALS, isSolo, scoreOf, turnsOf, type PigMove, type PigState } from './rules/state';

/** Says whether to hold, at a moment where holding is allowed. */
type Nerve = (view: PigState, seat: Seat) => boolean;

const EXPECTED_BEST_HOLD = 20;
/** With this much or less to go, for anybody, a cautious hold only gives the win away. */
const ENDGAME_AT = 29;

const wins = (view: PigState, seat: Seat): boolean => scoreOf(view, seat) + view.turnTotal >= view.goal;

function bestRival(view: PigState, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < view.scores.length; other++) if (other !== seat) best = Math.max(best, scoreOf(view, other));
  return best;
}

/** Keeps pace with the leader, and rolls for the win when somebody is close to it (after Neller and Presser). */
function keepPace(view: PigState, seat: Seat): boolean {
  if (isSolo(view)) return view.turnTotal >= EXPECTED_BEST_HOLD && turnsOf(view, seat) + 1 < GOALS[view.goal].turnLimit;
  const own = scoreOf(view, seat);
  const rival = bestRival(view, seat);
  if (view.goal - Math.max(own, rival) <= ENDGAME_AT) return false;
  return view.turnTotal >= 21 + Math.round((rival - own) / 8);
}

const NERVES: Readonly<Record<BotLevel, Nerve>> = {
  easy: (view) => view.turnTotal >= 8,
  medium: (view) => view.turnTotal >= EXPECTED_BEST_HOLD,
  hard: keepPace,
};

const botOf = (level: BotLevel): Bot<PigState, PigMove> => ({
  id: `pig-${level}`,
  *think(view, seat) {
    const hold = view.turnTotal > 0 && (wins(view, seat) || NERVES[level](view, seat));
    return { type: hold ? 'hold' : 'roll' };
  },
});

export const pigBots: Readonly<Record<BotLevel, Bot<PigState, PigMove>>> = {
  easy: botOf('easy'),
  medium: botOf('medium'),
  hard: botOf('hard'),
};
