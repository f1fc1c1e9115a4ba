import { HEROES } from '../../../content/heroes';
import { HIGHER_SKILLS } from '../../../content/higherSkills';
import type { HeroId } from '../../../content/terms';
import { plain } from '../../../rules/names';
import { lootCard, lootName } from '../../../story/loot';
import { armorWords, weaponWords } from '../../../words/cards';

/** Any card a hero can carry: its name, and what it does. */
export function cardOf(hero: HeroId, id: string): { readonly name: string; readonly words: string } {
  const { weapons, armors, skills, ultimates } = HEROES[hero];
  const loot = lootCard(id);
  const weapon = weapons.find((card) => card.id === id) ?? (loot?.kind === 'weapon' ? loot : undefined);
  if (weapon) return { name: weapon.name, words: weaponWords(weapon) };
  const armor = armors.find((card) => card.id === id) ?? (loot?.kind === 'armor' ? loot : undefined);
  if (armor) return { name: armor.name, words: armorWords(armor) };
  const card = [...skills, ...ultimates, ...HIGHER_SKILLS[hero]].find((each) => each.id === id);
  return { name: card?.name ?? lootName(id), words: plain(card?.words ?? '') };
}
