import type { Modifier } from './modifiers';

export interface Boss {
  readonly name: string;
  readonly health: number;
  readonly words: string;
  readonly effect: Modifier;
}

const boss = (name: string, health: number, words: string, effect: Modifier): Boss => ({ name, health, words, effect });

export const BOSSES = {
  donZemun: boss('Don Zemun', 5, 'A Shoot must take a grunt where it can.', { shootFirst: 'grunt' }),
  bandaboi: boss('Bandaboi', 5, 'Not dead at the end of Resolution? All his damage is cleared.', { bossRecovers: true }),
  kazuOno: boss('Kazu Ono', 5, 'When he dies you take two Wounds at once.', { dyingWounds: 2 }),
  roxyKween: boss('Roxy Kween', 4, 'In Resolution she deals two Wounds instead of one.', { bossWounds: 2 }),
  prez: boss('Prez', 6, 'No items in his room while he lives.', { noItemsNearBoss: true }),
  mamaQuill: boss('Mama Quill', 3, 'One more grunt in her room and in every room next to it.', { guards: ['grunt'] }),
  auditor: boss('The Auditor', 6, 'While he lives, collecting loot in Resolution costs a Wound.', { lootWounds: 1 }),
  sledgeRuiz: boss('Sledge Ruiz', 7, 'Shoot does not damage him.', { bossShotProof: true }),
  paleVesna: boss('Pale Vesna', 8, 'From round 2: a fight in which you do not hurt her costs a Wound, while she lives.', { neglect: { fromRound: 2, wounds: 1 } }),
} satisfies Record<string, Boss>;

export type BossId = keyof typeof BOSSES;
export const BOSS_IDS = Object.keys(BOSSES) as readonly BossId[];
export const bossOf = (id: BossId): Boss => BOSSES[id];
