import type { Seat, Table } from '@/engine/game';
import type { Random } from '@/engine/random';

import { battleDecisions, type Move } from './decisions';
import type { BattleEvent } from './events';
import { imagineBattle } from './imagine';
import { planOf, type Options } from './options';
import { setUp } from './setup';
import type { BattleState } from './state';

export function setup(options: Options, table: Table<BattleEvent>): BattleState {
  const state = setUp(planOf(options), table.random);
  battleDecisions.begin(state, table, (run) => run.call({ kind: 'battle' }));
  return state;
}

export const play = (draft: BattleState, seat: Seat, move: Move, table: Table<BattleEvent>): void => battleDecisions.play(draft, seat, move, table);

export function imagine(view: BattleState, _seat: Seat, random: Random): BattleState {
  return imagineBattle(view, random);
}
