import { arriving } from '@/box/arriving';
import { topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import type { GameTable } from '@/table/contract';
import type { Opening } from '@/table/kit/goal/goal';

import type { Move } from '../rules/decisions';
import type { Event } from '../rules/events';
import type { Frame, State } from '../rules/state';
import { Board } from './Board';
import { momentOf, weigh } from './decisive';
import { goalOf, openingOf, roundName, statusOf } from './goal';
import { Portrait } from './Portrait';
import { Ending } from './story/Ending';

/** Who one is has a face. */
function faced(view: State, seat: Seat): Opening {
  const opening = openingOf(view, seat);
  const hero = view.players[seat]?.hero;
  return opening.you && hero ? { ...opening, you: { ...opening.you, face: (side) => <Portrait id={hero} side={side} /> } } : opening;
}

/** Questions that are answered from drawers of one’s own around a table, so that nobody has to be sent away. */
const SECRET: readonly Frame['kind'][] = ['pick', 'suffer', 'place', 'window', 'ready', 'favour'];

const vengeance: GameTable<State, Move, Event> = {
  Board,
  goal: goalOf,
  opening: faced,
  seatStatus: statusOf,
  corners: (view) => SECRET.includes(topFrame(view)?.kind ?? 'match'),
  summary: roundName,
  Ending,
  weigh,
  moment: momentOf,
  momentScene: arriving(() => import('./momentScene')),
  lessons: arriving(async () => (await import('./lessons')).lessons),
};

export default vengeance;
