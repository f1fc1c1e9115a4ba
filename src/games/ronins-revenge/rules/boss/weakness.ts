import type { DamageType } from '../../content/terms';
import type { AttackBody } from '../frames';
import { bossFigureOf, isBossRef, isThingRef, minionOf, type EnemyRef, type TargetRef } from '../refs';
import type { BattleState, BossFigure } from '../state';
import { minionCard } from './mods';
import { ownsDeck } from './owners';
import { bossRules } from './rules';
import { visibleCard } from './sequence';

/** RR-217, RR-218, RR-572: the open card of the category, if the deck is this figure's. */
function isVulnerableByCard(state: BattleState, figure: BossFigure, attack: AttackBody): boolean {
  const card = visibleCard(state, attack.category);
  if (!card || !ownsDeck(state, figure, attack.category)) return false;
  const vulnerability = bossRules(state).vulnerability?.(state, card, figure, attack);
  return (vulnerability === undefined ? card.vulnerable : vulnerability) === attack.type;
}

/** RR-399: on Easy every enemy counts as Vulnerable to Counterstrikes. */
const isOpenToCounter = ({ difficulty }: BattleState, attack: AttackBody): boolean => difficulty === 'easy' && attack.as === 'counter';

/**
 * What cards and rules (not tokens) make of an attack on this enemy (RR-216 … RR-219, RR-366, RR-399): 1 Vulnerable,
 * −1 Resistant, 0 neither or both.
 */
export function staticWeakness(state: BattleState, target: TargetRef, attack: AttackBody): number {
  if (isThingRef(target)) return 0;
  if (!isBossRef(target)) {
    const minion = minionOf(state, target);
    return minion && (isOpenToCounter(state, attack) || minionCard(state, minion.minion).vulnerable === attack.type) ? 1 : 0;
  }
  const figure = bossFigureOf(state, target);
  if (!figure) return 0;
  const rules = bossRules(state);
  const vulnerable = isOpenToCounter(state, attack) || isVulnerableByCard(state, figure, attack) || rules.vulnerable?.(state, figure, attack) === true;
  const resistant = rules.resistant?.(state, figure, attack) === true;
  return (vulnerable ? 1 : 0) - (resistant ? 1 : 0);
}

/** The same for damage that is no attack: what is printed on a minion, what is always true of the boss (RR-221, RR-366, RR-525). */
export function lastingWeakness(state: BattleState, target: EnemyRef, type: DamageType): number {
  if (isBossRef(target)) {
    const figure = bossFigureOf(state, target);
    return figure && bossRules(state).lastingResistance?.(state, figure, type) === true ? -1 : 0;
  }
  const minion = minionOf(state, target);
  return minion && minionCard(state, minion.minion).vulnerable === type ? 1 : 0;
}
