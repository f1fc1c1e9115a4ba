import { bossOf } from '../../content/bosses';
import { MINIONS } from '../../content/minions';
import type { Lair } from './lair';
import { enemyIn } from './scene';

/** Places of a Den and who stands there, as sentences say them. */

const ZONE_NAMES: Readonly<Record<string, string>> = { E: 'the entry', X: 'the boss zone' };

export function zoneName({ den }: Lair, zone: number): string {
  const letter = den.zones[zone]?.letter ?? '?';
  return ZONE_NAMES[letter] ?? `zone ${letter}`;
}

/** "the Tough Guy in zone B", "Batoman". */
export function enemyName(lair: Lair, enemy: number): string {
  const { type, zone } = enemyIn(lair, enemy);
  return type === 'boss' ? bossOf(lair.boss).name : `the ${MINIONS[type].name} in ${zoneName(lair, zone)}`;
}
