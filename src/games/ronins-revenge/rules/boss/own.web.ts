import type { BossId } from '../../content/roster';
import type { BossRules } from './rules';

/** In a browser the rules of a boss come when a battle against it is set up or opened. */
const here = new Map<BossId, BossRules>([['ushikado', {}]]);

export function ownRules(boss: BossId): BossRules {
  const rules = here.get(boss);
  if (!rules) throw new Error(`the rules of ${boss} have not come`);
  return rules;
}

export const hasCome = (boss: BossId): boolean => here.has(boss);
export const keepRules = (boss: BossId, rules: BossRules): void => void here.set(boss, rules);
