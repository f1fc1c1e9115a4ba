import { HEROES } from '../../../content/heroes';
import type { LootCard } from '../../../content/kit';
import type { HeroClass, HeroId } from '../../../content/terms';
import { plain } from '../../../rules/names';
import { canUse, isSoul, lootCard, relicsFor } from '../../../story/loot';
import type { LootId } from '../../../story/state';
import { nameOf } from '../../../story/words';
import { armorWords, weaponWords } from '../../../words/cards';

const KIND: Readonly<Record<LootCard['kind'], string>> = { weapon: 'Weapon', armor: 'Armor', flask: 'Flask', consumable: 'Used once', relic: 'Relic' };

/** What a card is, and whether it is for this hero. */
export function lootWords(card: LootId, hero: HeroId): { readonly kind: string; readonly words: string } {
  if (isSoul(card)) return { kind: 'Pays for skills', words: '' };
  const found = lootCard(card);
  if (!found) return { kind: '', words: '' };
  const own: HeroClass = HEROES[hero].class;
  const fits = found.kind === 'weapon' ? (canUse(card, own) ? `For a ${own}.` : `Not for a ${own}, but for a ${found.for.join(' or a ')}.`) : '';
  const theirs = found.kind === 'relic' ? (relicsFor(hero).has(card) ? `Belongs to ${nameOf(hero)}.` : `Belongs to ${found.affinity.map(nameOf).join(' and ')}.`) : '';
  const words = found.kind === 'weapon' ? weaponWords(found) : found.kind === 'armor' ? armorWords(found) : plain(found.words ?? '');
  return { kind: KIND[found.kind], words: [[fits, theirs].filter(Boolean).join(' '), words].filter(Boolean).join(found.kind === 'weapon' ? '\n' : ' ') };
}
