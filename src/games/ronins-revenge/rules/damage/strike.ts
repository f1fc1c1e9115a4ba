import type { HeroId } from '../../content/terms';
import type { StrikeBody } from '../boss/frames';
import type { Explanation } from '@/engine/hooks/language';
import { bossRules } from '../boss/rules';
import type { BattleState } from '../state';
import type { EnemyBlow } from './blow';
import { combat } from './combat';
import { dodgeAgainst as dodgeOfBlow } from './kit';

/** The strike of an enemy as it meets one hero. */
export const enemyBlow = (state: BattleState, strike: StrikeBody, hero: HeroId): EnemyBlow => ({
  side: 'enemy', state, attacker: strike.by, target: hero, type: strike.values.type, strike, defence: strike.defence?.hero === hero ? strike.defence : null,
});

export const damageAgainst = (state: BattleState, strike: StrikeBody, hero: HeroId): number => combat.value('damage', enemyBlow(state, strike, hero), undefined, strike.values.damage);
export const explainStrike = (state: BattleState, strike: StrikeBody, hero: HeroId): Explanation<number> =>
  combat.explain('damage', enemyBlow(state, strike, hero), undefined, strike.values.damage);

/** RR-349: shown before anybody declares a defence. */
export const precisionAgainst = (state: BattleState, strike: StrikeBody, hero: HeroId): number =>
  combat.value('precision', enemyBlow(state, strike, hero), undefined, strike.values.precision);
export const explainPrecision = (state: BattleState, strike: StrikeBody, hero: HeroId): Explanation<number> =>
  combat.explain('precision', enemyBlow(state, strike, hero), undefined, strike.values.precision);

export const dodgeAgainst = (state: BattleState, strike: StrikeBody, hero: HeroId): number => dodgeOfBlow(enemyBlow(state, strike, hero));

/** RR-342, RR-495: dodged or hit. */
export function isDodged(state: BattleState, strike: StrikeBody, hero: HeroId): boolean {
  if (strike.defence?.hero === hero && strike.defence.auto && bossRules(state).cannotDodge?.(state, strike, hero) !== true) return true;
  return !strike.values.cannotBeDodged && bossRules(state).cannotDodge?.(state, strike, hero) !== true && dodgeAgainst(state, strike, hero) >= precisionAgainst(state, strike, hero);
}
