import type { ConditionName } from '../rules/conditions';

/** “Slowed”, “Vulnerable to slashing”. */
export function conditionWords(name: ConditionName): string {
  const [condition = '', type] = name.split(':');
  const word = condition.charAt(0).toUpperCase() + condition.slice(1);
  return type === undefined ? word : `${word} to ${type}`;
}
