import type { AttackFace, DefenseFace } from './dice';

/** A card votes in the story; without luck it also takes the place of the dice. Every hero has the same six. */
export interface DestinyCard {
  readonly name: string;
  readonly vote: number;
  readonly attack: AttackFace;
  readonly defense: DefenseFace;
}

export const DESTINY = {
  ember: { name: 'Ember', vote: 1, attack: { special: 1 }, defense: {} },
  reed: { name: 'Reed', vote: 2, attack: { yin: 1 }, defense: {} },
  tide: { name: 'Tide', vote: 3, attack: { yang: 1 }, defense: { armor: 1 } },
  crane: { name: 'Crane', vote: 4, attack: { dmg: 1 }, defense: { dodge: 1 } },
  stone: { name: 'Stone', vote: 5, attack: { dmg: 1 }, defense: { armor: 1 } },
  moon: { name: 'Moon', vote: 6, attack: { dmg: 2 }, defense: { dodge: 1 } },
} as const satisfies Readonly<Record<string, DestinyCard>>;

export type DestinyId = keyof typeof DESTINY;
export const DESTINY_IDS = ['ember', 'reed', 'tide', 'crane', 'stone', 'moon'] as const satisfies readonly DestinyId[];
