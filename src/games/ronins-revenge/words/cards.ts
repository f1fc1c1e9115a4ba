import type { Armor, HeroAttack, Weapon } from '../content/kit';
import { plain } from '../rules/names';
import { costWords } from './costs';

const CATEGORY = { L: 'Light', H: 'Heavy', S: 'Special' } as const;

/** What a card that a hero carries says about itself. */

/** "Long Thrust: Light, 4 piercing, range 2, 2 Stamina. Push 1." */
function attackWords({ name, category, damage, type, range, cost, words }: HeroAttack): string {
  const reach = range === undefined ? 'an area' : range > 1 && `range ${range}`;
  const facts = [CATEGORY[category], `${damage} ${type}`, reach, costWords(cost, false)].filter(Boolean).join(', ');
  return `${name}: ${facts}.${words ? ` ${plain(words)}` : ''}`;
}

export const weaponWords = ({ attacks }: Weapon): string => attacks.map(attackWords).join('\n');
export const armorWords = ({ armor, dodge, words }: Armor): string => `Armor ${armor}, Dodge ${dodge}.${words ? ` ${plain(words)}` : ''}`;
