import type { EnemyRef } from '../refs';
import type { BattleState } from '../state';

/** Zone tokens that mean nothing to an enemy, as bits of `field/zones.ts` (RR-515). */
export function enemyIgnores(state: BattleState, ref: EnemyRef): number {
  void [state, ref];
  return 0;
}

/** RR-176: it cannot be pushed or pulled. */
export function isImmovable(state: BattleState, ref: EnemyRef): boolean {
  void [state, ref];
  return false;
}
