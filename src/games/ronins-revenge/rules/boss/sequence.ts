import type { Category, HeroId } from '../../content/terms';
import type { BreakPart } from '../../content/boss';
import type { AttackBody } from '../frames';
import type { BattleState } from '../state';
import type { Play } from '../world';

/** A part of a Break condition and whether the attack meets it. */
export interface BreakCheck {
  readonly part: BreakPart;
  readonly met: boolean;
}

/**
 * RR-291 … RR-293: the visible top card of the deck goes to the lowest empty slot; Broken if the snapshot of the attack
 * says so. Without an attack (Rest, Special Actions): never Broken.
 */
export function takeBossCard(run: Play, category: Category, by: HeroId, attack: AttackBody | null): void {
  void [run, category, by, attack];
}

/** RR-297 … RR-308: every part of the Break condition of the card this attack would take; none: it cannot be Broken. Read at step 5. */
export function breakChecks(state: BattleState, attack: AttackBody): readonly BreakCheck[] {
  void [state, attack];
  return [];
}

/** Whether the attack breaks the card it takes. */
export const breaks = (state: BattleState, attack: AttackBody): boolean => {
  const checks = breakChecks(state, attack);
  return attack.as === 'main' && checks.length > 0 && checks.every(({ met }) => met);
};
