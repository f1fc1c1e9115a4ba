import type { Armor, HeroAttack, Weapon } from '../content/kit';
import { costWords } from './costs';

const CATEGORY = { L: 'Light', H: 'Heavy', S: 'Special' } as const;

/** What a card that a hero carries says about itself. */

/** "Long Thrust: Light, 4 piercing, range 2, 2 Stamina. Push 1." */
function attackWords({ name, category, damage, type, range = 1, cost, words }: HeroAttack): string {
  const facts = [CATEGORY[category], `${damage} ${type}`, range > 1 && `range ${range}`, costWords(cost, false)].filter(Boolean).join(', ');
  return `${name}: ${facts}.${words ? ` ${words}` : ''}`;
}

export const weaponWords = ({ attacks }: Weapon): string => attacks.map(attackWords).join(' ');
export const armorWords = ({ armor, dodge, words }: Armor): string => `Armor ${armor}, Dodge ${dodge}.${words ? ` ${words}` : ''}`;
