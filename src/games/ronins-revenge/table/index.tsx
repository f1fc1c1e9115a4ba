import { arrived, arriving } from '@/box/arriving';
import type { Seat } from '@/engine/game';
import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import type { GameTable } from '@/table/contract';
import type { Opening } from '@/table/kit/goal/goal';

import { FACES } from '../faces.generated';
import type { Move } from '../rules/decisions';
import type { BattleEvent } from '../rules/events';
import type { BattleState } from '../rules/state';
import { Board } from './Board';
import { momentOf, weigh } from './ending/decisive';
import { momentScene } from './ending/momentScene';
import { goalOf, heroesOf, openingOf, statusOf, summaryOf } from './goal';
import { Account } from './later';

/** Who plays one hero has a face; a party has a sign. */
function faced(view: BattleState, seat: Seat): Opening {
  const opening = openingOf(view, seat);
  const [hero, ...others] = heroesOf(view, seat);
  return opening.you && hero && others.length === 0 ? { ...opening, you: { ...opening.you, face: (side) => <FacePicture sheet={FACES} id={hero} treatment={sumi} side={side} /> } } : opening;
}

const roninsRevenge: GameTable<BattleState, Move, BattleEvent> = {
  Board,
  goal: goalOf,
  opening: faced,
  seatStatus: statusOf,
  summary: summaryOf,
  Account,
  weigh,
  moment: momentOf,
  momentScene: arrived({ momentScene }),
  lessons: arriving(async () => (await import('./lessons')).lessons),
};

export default roninsRevenge;
