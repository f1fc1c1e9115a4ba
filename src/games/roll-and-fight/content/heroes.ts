import type { Modifier } from './modifiers';

export const HERO_IDS = ['kaja', 'johnny', 'shadowman', 'gudrun'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export interface Hero {
  readonly name: string;
  readonly motto: string;
  readonly traitName: string;
  readonly traitWords: string;
  readonly trait: Modifier;
}

export const HEROES: Readonly<Record<HeroId, Hero>> = {
  kaja: {
    name: 'Kaja', motto: 'Blade first, questions never.',
    traitName: 'Old scars', traitWords: 'You take a Wound at the beginning of rounds 1 and 3.',
    trait: { flashbackWound: { rounds: [1, 3], wounds: 1 } },
  },
  johnny: {
    name: 'Johnny Silver', motto: 'Never where the bullet lands.',
    traitName: 'Show-off', traitWords: 'Kill two or more in one room without Move or Jump in that fight and you take a Wound.',
    trait: { standingKills: { kills: 2, wounds: 1 } },
  },
  shadowman: {
    name: 'Shadowman', motto: 'They only remember the smoke.',
    traitName: 'Sleight of hand', traitWords: 'Your Shoot makes a minion evaded instead of damaging it; the boss it damages.',
    trait: { shotsEvade: true },
  },
  gudrun: {
    name: 'Little Gudrun', motto: 'Hits like a door falling.',
    traitName: 'Big target', traitWords: 'If gunmen wound you in Resolution, you take one Wound more.',
    trait: { gunmenExtra: 1 },
  },
};
