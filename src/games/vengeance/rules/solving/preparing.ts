import type { Item } from '../../content/items';
import type { AbilityUse, RollProblem } from './problem';

/** What has to be pointed at somebody or somewhere: it cannot be done before the hero stands where it reaches. */
export const isAimed = ({ effect }: Item): boolean => effect.do === 'killBlocker' || effect.do === 'blast';

const doesSomething = ({ conversions, gain }: AbilityUse): boolean => conversions.length > 0 || gain !== undefined;

/**
 * Whether abilities and Items that give actions may all be used before the first blow. They only need what lies in the
 * pool and the Skulls, and blows and steps only make the pool smaller: whatever can be done with them later can be done
 * at once. Afterwards it no longer matters which of them were used, so that many positions become one. Not where an
 * ability is uncovered by an Item that has to be aimed, nor where Items are barred only for a while.
 */
export function canPrepare({ slots, itemsBarred, mayUseItem, zone, alive, lair }: RollProblem): boolean {
  if (!mayUseItem) return true;
  if (slots.some(({ item, ability }) => item !== undefined && isAimed(item) && doesSomething(ability))) return false;
  const isBarredNow = itemsBarred && zone === lair.bossZone && (alive & lair.bossBit) !== 0;
  return !isBarredNow || slots.every(({ item }) => item === undefined);
}
