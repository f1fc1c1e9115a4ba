import { arrived, arriving } from '@/box/arriving';
import type { GameTable } from '@/table/contract';

import type { Event } from '../rules/events';
import { moneyOf } from '../rules/ledger';
import type { Move } from '../rules/moves';
import { ROUNDS, type State } from '../rules/state';
import { Board } from './Board';
import { momentOf, weigh } from './decisive';
import { goalOf, openingOf, shareOf } from './goal';
import { momentScene } from './momentScene';
import { counted } from './priceWords';

const bountyTrail: GameTable<State, Move, Event> = {
  Board,
  goal: goalOf,
  opening: openingOf,
  seatStatus: (view, seat) => {
    const hunter = view.hunters[seat];
    if (!hunter) return undefined;
    return {
      short: `●${hunter.bullets} ♥${hunter.hearts} $${moneyOf(hunter)}`,
      words: `${counted(hunter.bullets, 'bullet')}, ${counted(hunter.hearts, 'heart')}, $${moneyOf(hunter)}${hunter.locked ? ', path locked' : ''}`,
      share: shareOf(view, hunter),
    };
  },
  live: (view) => view.phase === 'duel',
  corners: (view) => view.phase === 'planning',
  summary: (view) => `Round ${view.round} of ${ROUNDS}`,
  weigh,
  moment: momentOf,
  momentScene: arrived({ momentScene }),
  lessons: arriving(async () => (await import('./lessons')).lessons),
};

export default bountyTrail;
