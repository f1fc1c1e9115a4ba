import type { BattleState } from '../state';

/** What must always hold on the boss’s side; each broken one in words. */
export function brokenBoss(state: BattleState): readonly string[] {
  void state;
  return [];
}
