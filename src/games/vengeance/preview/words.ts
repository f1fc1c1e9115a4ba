import { bossOf } from '../content/bosses';
import { GANGS } from '../content/gangs';
import { MINIONS } from '../content/minions';
import { enemyIn } from '../rules/fight/scene';
import type { Lair } from '../rules/fight/lair';

/** Names of people in a Den, as buttons, labels and forecasts say them. */

/** "Grunt", "Tengu-Kai Henchman", "Batoman". */
export function personName(lair: Lair, enemy: number): string {
  const { type } = enemyIn(lair, enemy);
  if (type === 'boss') return bossOf(lair.boss).name;
  return type === 'henchman' ? `${GANGS[bossOf(lair.boss).gang].name} Henchman` : MINIONS[type].name;
}

/** "2 Grunts, Tough Guy": equal ones are counted. */
export function peopleNames(lair: Lair, enemies: readonly number[]): string[] {
  const counts = new Map<string, number>();
  for (const enemy of enemies) counts.set(personName(lair, enemy), (counts.get(personName(lair, enemy)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${plural(name)}`));
}

const plural = (name: string): string => (name.endsWith('man') ? `${name.slice(0, -3)}men` : `${name}s`);
