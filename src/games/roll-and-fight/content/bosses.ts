import { because } from '@/engine/hooks/modifiers';

import type { MinionType } from './minions';
import type { Change, Modifier } from './modifiers';

export interface Boss {
  readonly name: string;
  readonly health: number;
  readonly words: string;
  readonly modifiers: readonly Modifier[];
  /** Minions added to the boss room and to each room next to it. */
  readonly guards?: readonly MinionType[];
}

const boss = (name: string, health: number, words: string, ...changes: readonly Change[]): Boss => ({ name, health, words, modifiers: because(name, changes) });

export const BOSSES = {
  donZemun: boss('Don Zemun', 5, 'A Shoot must take a grunt where it can.', { hook: 'shootFirst', set: 'grunt' }),
  bandaboi: boss('Bandaboi', 5, 'Not dead at the end of Resolution? All his damage is cleared.', { hook: 'bossRecovers', set: true }),
  kazuOno: boss('Kazu Ono', 5, 'When he dies you take two Wounds at once.', { hook: 'dyingWounds', add: 2 }),
  roxyKween: boss('Roxy Kween', 4, 'In Resolution she deals two Wounds instead of one.', { hook: 'bossWounds', set: 2 }),
  prez: boss('Prez', 6, 'No items in his room while he lives.', { hook: 'noItemsNearBoss', set: true }),
  mamaQuill: { ...boss('Mama Quill', 3, 'One more grunt in her room and in every room next to it.'), guards: ['grunt'] },
  auditor: boss('The Auditor', 6, 'While he lives, collecting loot in Resolution costs a Wound.', { hook: 'lootWounds', add: 1 }),
  sledgeRuiz: boss('Sledge Ruiz', 7, 'Shoot does not damage him.', { hook: 'bossShotProof', set: true }),
  paleVesna: boss('Pale Vesna', 8, 'From round 2: a fight in which you do not hurt her costs a Wound, while she lives.', { hook: 'textWounds', when: { bossAlive: true, fromRound: 2, bossUnhurt: true }, add: 1 }),
} satisfies Record<string, Boss>;

export type BossId = keyof typeof BOSSES;
export const BOSS_IDS = Object.keys(BOSSES) as readonly BossId[];
export const bossOf = (id: BossId): Boss => BOSSES[id];
