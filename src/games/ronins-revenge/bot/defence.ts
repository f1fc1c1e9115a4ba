import { nearestFrame } from '@/engine/decisions/frames';

import { DESTINY } from '../content/destiny';
import type { HeroId } from '../content/terms';
import { damageAgainst, dodgeAgainst, precisionAgainst } from '../rules/damage/strike';
import { strengthOf } from '../rules/resources';
import { isComrade, type BattleState } from '../rules/state';
import type { Move } from '../rules/decisions';

/** What Stamina for Dodge is worth: the damage it keeps off, against what else it could do. */
export function defend(state: BattleState, hero: HeroId): Move {
  const strike = nearestFrame(state, 'strike');
  const self = state.heroes[hero];
  if (!strike) return { kind: 'takeIt' };
  const damage = Math.min(self.hp, damageAgainst(state, strike, hero)) + (damageAgainst(state, strike, hero) >= self.hp ? 6 : 0);
  const missing = Math.max(0, precisionAgainst(state, strike, hero) - dodgeAgainst(state, strike, hero));
  const strength = strengthOf(self);
  const price = isComrade(self) ? 1.05 : 0.75;
  if (missing === 0) return { kind: 'takeIt' };
  // A card that dodges, alone or with some Stamina, comes first; the sixth card brings all back.
  if (self.noLuck && self.destiny.length > 0 && missing <= strength + 2) {
    for (const card of self.destiny) {
      const side = DESTINY[card].defense;
      const gives = 'dodge' in side ? side.dodge : 0;
      const dodge = Math.max(0, missing - gives);
      if (dodge <= strength && dodge * price < damage) return { kind: 'defend', dodge, dice: 0, card };
    }
  }
  if (missing <= strength && missing * price < damage) return { kind: 'defend', dodge: missing, dice: 0, card: 'none' };
  return { kind: 'takeIt' };
}
