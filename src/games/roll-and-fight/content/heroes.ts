import { because } from '@/engine/hooks/modifiers';

import type { Change, Modifier } from './modifiers';

export const HERO_IDS = ['kaja', 'johnny', 'shadowman', 'gudrun'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export interface Hero {
  readonly name: string;
  readonly motto: string;
  readonly traitName: string;
  readonly traitWords: string;
  readonly trait: readonly Modifier[];
}

const trait = (traitName: string, traitWords: string, change: Change): Pick<Hero, 'traitName' | 'traitWords' | 'trait'> => ({
  traitName, traitWords, trait: because(traitName, [change]),
});

export const HEROES: Readonly<Record<HeroId, Hero>> = {
  kaja: {
    name: 'Kaja', motto: 'Blade first, questions never.',
    ...trait('Old scars', 'You take a Wound at the beginning of rounds 1 and 3.', { hook: 'flashbackWounds', when: { rounds: [1, 3] }, add: 1 }),
  },
  johnny: {
    name: 'Johnny Silver', motto: 'Never where the bullet lands.',
    ...trait('Show-off', 'Kill two or more in one room without Move or Jump in that fight and you take a Wound.', { hook: 'fightWounds', when: { stoodStill: true, killsInOneRoom: 2 }, add: 1 }),
  },
  shadowman: {
    name: 'Shadowman', motto: 'They only remember the smoke.',
    ...trait('Sleight of hand', 'Your Shoot makes a minion evaded instead of damaging it; the boss it damages.', { hook: 'shotsEvade', when: { not: { plainShot: true } }, set: true }),
  },
  gudrun: {
    name: 'Little Gudrun', motto: 'Hits like a door falling.',
    ...trait('Big target', 'If gunmen wound you in Resolution, you take one Wound more.', { hook: 'gunmenWounds', add: 1 }),
  },
};
