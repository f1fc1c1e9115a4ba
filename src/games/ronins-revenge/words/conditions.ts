import { capital } from '@/engine/words';

import type { ConditionName } from '../rules/conditions';

/** “Slowed”, “Vulnerable to slashing”. */
export function conditionWords(name: ConditionName): string {
  const [condition = '', type] = name.split(':');
  const word = capital(condition);
  return type === undefined ? word : `${word} to ${type}`;
}
