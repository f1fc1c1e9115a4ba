import type { HeroId } from './heroes';

export const MONTAGE_ACTIONS = ['heal', 'upgrade', 'recon'] as const;
export type MontageAction = (typeof MONTAGE_ACTIONS)[number];

/** What a card does besides its points; optional, and begun before the points are summed. */
export const SPECIALS = {
  nightClass: { name: 'Night Class', words: 'One Ability bought with this card costs 1 less, but at least 1.' },
  handyman: { name: 'Handyman', words: 'One Item bought with this card costs 1 less.' },
  houseDoctor: { name: 'House Doctor', words: 'Severe cubes healed with this card cost 1 less.' },
  earToTheGround: { name: 'Ear to the Ground', words: 'Each Recon token gained with this card may go onto a Den at once.' },
  shakeDown: { name: 'Shake-down', words: 'Gain a Wild token.' },
  oldFavours: { name: 'Old Favours', words: 'Draw a Vengeance card, then put a card of your hand under the deck.' },
  backAlley: { name: 'Back Alley', words: 'Before buying you may replace one whole shop column.' },
} as const;
export type Special = keyof typeof SPECIALS;

export interface MontageCard {
  readonly type: MontageAction;
  readonly points: number;
  readonly speed: number;
  readonly special?: Special;
}

const card = (type: MontageAction, points: number, speed: number, special?: Special): MontageCard =>
  special ? { type, points, speed, special } : { type, points, speed };
const heal = (points: number, speed: number, special?: Special): MontageCard => card('heal', points, speed, special);
const upgrade = (points: number, speed: number, special?: Special): MontageCard => card('upgrade', points, speed, special);
const recon = (points: number, speed: number, special?: Special): MontageCard => card('recon', points, speed, special);

/** A card is known by its hero and its number in this list; the last three are hardcore cards. */
export const MONTAGE_CARDS: Readonly<Record<HeroId, readonly MontageCard[]>> = {
  kaja: [
    heal(2, 1), recon(0, 3), upgrade(1, 1), heal(1, 2), upgrade(0, 2, 'nightClass'), recon(1, 1),
    heal(3, 1), upgrade(1, 2), recon(0, 3, 'earToTheGround'),
  ],
  littleGudrun: [
    heal(3, 0), heal(2, 1), upgrade(1, 1), upgrade(0, 3), recon(0, 2, 'shakeDown'), recon(1, 1),
    heal(4, 0), upgrade(1, 1, 'handyman'), recon(1, 2),
  ],
  johnnySilver: [
    heal(1, 2), heal(0, 2, 'houseDoctor'), upgrade(0, 3), upgrade(1, 1), recon(1, 1), recon(0, 3),
    heal(2, 2), upgrade(0, 4), recon(1, 1, 'oldFavours'),
  ],
  shadowman: [
    heal(2, 1), heal(0, 3), upgrade(1, 1), upgrade(0, 2, 'backAlley'), recon(1, 1), recon(1, 0, 'earToTheGround'),
    heal(2, 2), upgrade(1, 2), recon(2, 0),
  ],
  leaPistolera: [
    heal(1, 2), heal(0, 3), upgrade(1, 1), upgrade(1, 0, 'handyman'), recon(0, 3), recon(1, 1),
    heal(3, 1), upgrade(2, 0), recon(1, 2),
  ],
};

export const NORMAL_CARDS = 6;
export const ALL_CARDS = 9;

/** Boosts printed at the three slots for montage cards, in the order of revealing. */
export const SLOT_BOOSTS = [2, 1, 0] as const;
