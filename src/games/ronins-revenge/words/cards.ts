import type { Armor, Weapon } from '../content/kit';

const CATEGORY = { L: 'Light', H: 'Heavy', S: 'Special' } as const;

/** What a card that a hero carries says about itself. */

export const weaponWords = ({ attacks }: Weapon): string =>
  attacks.map(({ name, category, damage, type, words }) => `${name}: ${CATEGORY[category]}, ${damage} ${type}${words ? `. ${words}` : '.'}`).join(' ');
export const armorWords = ({ armor, dodge, words }: Armor): string => `Armor ${armor}, Dodge ${dodge}.${words ? ` ${words}` : ''}`;
