import { arrived, arriving } from '@/box/arriving';
import { numeral } from '@/engine/numerals';
import type { GameTable } from '@/table/contract';

import { ROUNDS } from '../content/tracks';
import type { Event } from '../rules/events';
import { availableHealth, usableHealth } from '../rules/health';
import type { Move } from '../rules/moves';
import { isDead } from '../rules/scene';
import { scoreNow } from '../rules/scoring';
import type { State } from '../rules/state';
import { Board } from './Board';
import { momentOf, weigh } from './decisive';
import { goalOf, openingOf } from './goal';
import { momentScene } from './momentScene';
import { count } from './words';

const rollAndFight: GameTable<State, Move, Event> = {
  Board,
  goal: goalOf,
  opening: openingOf,
  seatStatus: (view, seat) => {
    const player = view.players[seat];
    if (!player) return undefined;
    if (isDead(player)) return { short: '†', words: 'dead' };
    const health = `${availableHealth(player)} of ${usableHealth(player)} Health free`;
    // Points depend on where one stands: outside every den there are none yet.
    if (player.den === undefined) return { short: `♥${availableHealth(player)}`, words: `${health}, no den yet` };
    const score = scoreNow(player);
    return { short: `♥${availableHealth(player)} ${numeral(score)}p`, words: `${health}, ${count(score, 'point')} now${player.done ? ', done' : ''}` };
  },
  live: (view) => view.phase === 'rolling' && view.options.rollingMode !== 'turns',
  // Rolling moves carry their time, so the race can be seen again as fast as it was (RF-95).
  gap: (before, move) => (before.phase === 'rolling' && before.options.rollingMode !== 'turns' && 't' in move ? Math.max(0, move.t - before.rolling.clock) : undefined),
  summary: (view) => (view.phase === 'setup' ? 'Choosing dens' : `Round ${view.round} of ${ROUNDS}, ${view.phase}`),
  weigh,
  moment: momentOf,
  momentScene: arrived({ momentScene }),
  lessons: arriving(async () => (await import('./lessons')).lessons),
};

export default rollAndFight;
