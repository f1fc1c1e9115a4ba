import type { AttackBody } from '../frames';
import type { TargetRef } from '../refs';
import type { BattleState } from '../state';

/**
 * What cards and rules (not tokens) make of an attack on this enemy (RR-216 … RR-219, RR-366, RR-399): 1 Vulnerable,
 * −1 Resistant, 0 neither or both.
 */
export function staticWeakness(state: BattleState, target: TargetRef, attack: AttackBody): number {
  void [state, target, attack];
  return 0;
}
