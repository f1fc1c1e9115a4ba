import type { Explanation } from '@/engine/hooks/language';

import type { Aimed, AttackBody } from '../frames';
import { cardOf } from '../hero/attack/card';
import type { BattleState } from '../state';
import type { HeroBlow } from './blow';
import { combat } from './combat';

export const heroBlow = (state: BattleState, attack: AttackBody, aimed: Aimed): HeroBlow => ({
  side: 'hero', state, attacker: attack.by, target: aimed.ref, type: attack.type, attack, aimed,
});

const printedDamage = (state: BattleState, { by, choice }: AttackBody): number => cardOf(state, by, choice).damage;

export const damageOf = (state: BattleState, attack: AttackBody, aimed: Aimed): number =>
  combat.value('damage', heroBlow(state, attack, aimed), undefined, printedDamage(state, attack));

/** The same, line by line. */
export const explainDamage = (state: BattleState, attack: AttackBody, aimed: Aimed): Explanation<number> =>
  combat.explain('damage', heroBlow(state, attack, aimed), undefined, printedDamage(state, attack));
