import { arrived, arriving } from '@/box/arriving';
import type { GameTable } from '@/table/contract';

import { heroCard } from '../content/heroes';
import type { DfMove } from '../rules/decisions';
import type { DfEvent } from '../rules/events';
import { currentFace } from '../rules/fight/monsters';
import type { DfState } from '../rules/state';
import { Board } from './Board';
import { momentOf, weigh } from './decisive';
import { goalOf, openingOf } from './goal';
import { EndScene } from './map/EndScene';
import { momentScene } from './momentScene';

const dungeonFighter: GameTable<DfState, DfMove, DfEvent> = {
  Board,
  goal: goalOf,
  opening: openingOf,
  seatStatus: (view, seat) => {
    const own = view.heroes.filter((hero) => hero.seat === seat);
    return {
      // The portraits tell it at the table; here there is only room for the voice.
      short: '',
      words: own.map(({ id, hp, maxHp }) => `${heroCard(id).name} ${hp} of ${maxHp} hit points`).join(', '),
    };
  },
  summary: (view) => (view.room === undefined ? 'Before the final boss' : `Floor ${view.floor + 1}, ${currentFace(view).name}`),
  Ending: EndScene,
  weigh,
  moment: momentOf,
  momentScene: arrived({ momentScene }),
  lessons: arriving(async () => (await import('./lessons')).lessons),
};

export default dungeonFighter;
