import type { Random } from '@/engine/random';

import type { StepOf } from '../../content/effects';
import type { BattleState } from '../state';

/** What a boss of its own adds to a battle before anybody takes places: tokens, dolls, masks. */
export function setUpBoss(state: BattleState, random: Random): void {
  void [state, random];
}

/** A custom line of a Fact change, at set-up. */
export function setUpCustom(state: BattleState, step: StepOf<'custom'>, random: Random): void {
  void [state, step, random];
}
