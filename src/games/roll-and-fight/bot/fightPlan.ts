import type { Seat } from '@/engine/game';
import { sameJson } from '@/engine/json';

import { cloneForSeat } from '../rules/clone';
import { playFight } from '../rules/fighting/fight';
import type { Move } from '../rules/moves';
import { markObjective } from '../rules/objectives';
import { playerAt } from '../rules/scene';
import type { Player, State } from '../rules/state';
import { FightSearch, type FightSettings, type PlannedMove } from './fightSearch';

interface Plan {
  readonly moves: readonly PlannedMove[];
  /** The player as it must be for the next move of the plan. */
  expected: Player;
  at: number;
}

/** Searches a whole fight once and then plays it out, as long as everything goes as expected. */
export class FightPlanner {
  private readonly plans = new Map<Seat, Plan>();

  constructor(private readonly settings: FightSettings) {}

  *think(state: State, seat: Seat): Generator<undefined, Move, undefined> {
    const player = playerAt(state, seat);
    const kept = this.plans.get(seat);
    const plan = kept && sameJson(kept.expected, player) ? kept : yield* this.newPlan(state, seat, player);
    const move = plan.moves[plan.at];
    if (!move) {
      this.plans.delete(seat);
      return { type: 'endFight' };
    }
    plan.at += 1;
    plan.expected = after(state, seat, move);
    return move;
  }

  private *newPlan(state: State, seat: Seat, player: Player): Generator<undefined, Plan, undefined> {
    const { moves } = yield* new FightSearch(seat, this.settings).think(state);
    const plan: Plan = { moves, expected: player, at: 0 };
    this.plans.set(seat, plan);
    return plan;
  }
}

function after(state: State, seat: Seat, move: PlannedMove): Player {
  const next = cloneForSeat(state, seat);
  const player = playerAt(next, seat);
  const scene = { state: next, seat, player, emit: () => {} };
  if (move.type === 'markObjective') markObjective(scene);
  else playFight(scene, move);
  return player;
}
