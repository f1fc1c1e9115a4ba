import type { Monster } from './monsters';

export const BOSSES = {
  landlord: {
    name: 'The Dungeon Landlord',
    type: 'villain',
    hp: 19,
    damage: 4,
    gold: 0,
    ability: { kind: 'loseGoldAfterMiss' },
    flavour: 'You are three months behind with the dungeon.',
  },
  hydra: {
    name: 'Grandmother Hydra',
    type: 'mythic',
    hp: 16,
    damage: 4,
    gold: 0,
    ability: { kind: 'healAfterMiss', amount: 2 },
    flavour: 'Every head has been meaning to tell you something.',
  },
  lichKing: {
    name: 'The Bored Lich King',
    type: 'undead',
    hp: 15,
    damage: 4,
    gold: 0,
    ability: { kind: 'requirement', requirement: 'backwardsShot' },
    flavour: 'Do not turn around. He hates being watched while he sulks.',
  },
  bigBoots: {
    name: 'Chief Bigger-Boots',
    type: 'greenskin',
    hp: 17,
    damage: 4,
    gold: 0,
    ability: { kind: 'requirement', requirement: 'underTheTableShot' },
    flavour: 'There is only one safe place, and it is not where he looks.',
  },
} as const satisfies Readonly<Record<string, Monster>>;

export type BossId = keyof typeof BOSSES;
export const BOSS_IDS = Object.keys(BOSSES) as readonly BossId[];
export const bossCard = (id: BossId): Monster => BOSSES[id];
