import type { GameTable } from '@/table/contract';

import { heroCard } from '../content/heroes';
import type { DfMove } from '../rules/decisions';
import type { DfEvent } from '../rules/events';
import { currentFace } from '../rules/fight/monsters';
import type { DfState } from '../rules/state';
import { Board } from './Board';
import { goalOf, openingOf } from './goal';
import { lessons } from './lessons';
import { EndScene } from './map/EndScene';

/** What turned the game, roughly in hit points. */
function weigh(event: DfEvent): number {
  switch (event.type) {
    case 'monsterHurt': return event.cause === 'bullseye' ? 40 : event.amount;
    case 'heroFainted': return 12;
    case 'heroEliminated': return 30;
    case 'partyDefeated': return 8;
    default: return 0;
  }
}

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
  lessons,
};

export default dungeonFighter;
