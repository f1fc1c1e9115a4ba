import { isBossRef, minionOf, type EnemyRef } from '../refs';
import type { BattleState } from '../state';
import { modOf } from './mods';
import { ignoredByBoss, ignoredByMinion } from './moves';

/** Zone tokens that mean nothing to an enemy, as bits of `field/zones.ts` (RR-515). */
export function enemyIgnores(state: BattleState, ref: EnemyRef): number {
  if (isBossRef(ref)) return ignoredByBoss(state);
  const minion = minionOf(state, ref);
  return minion ? ignoredByMinion(state, minion) : 0;
}

/** RR-176: it cannot be pushed or pulled; a cut anchor no longer holds the hull (RR-536). */
export const isImmovable = (state: BattleState, ref: EnemyRef): boolean => isBossRef(ref) && modOf(state, 'immovable') !== undefined && state.extra.river?.loose !== true;
