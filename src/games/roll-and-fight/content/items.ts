import type { HeroId } from './heroes';
import { EVADE, HEAL, JUMP, MOVE, SHOOT, HIT, WOUND, type Step } from './steps';

export interface Item {
  readonly hero: HeroId;
  readonly name: string;
  readonly words: string;
  readonly timing: 'fighting' | 'start' | 'resolution';
  readonly program: readonly Step[];
  /** Only directly after an objective was marked. */
  readonly afterObjective?: true;
}

const item = (hero: HeroId, name: string, words: string, program: readonly Step[]): Item => ({ hero, name, words, timing: 'fighting', program });

const HIT_BOSS: Step = { do: 'hit', only: 'boss' };
const RAGE: readonly Step[] = [WOUND, { do: 'ready', what: 'runs' }];
const RAGE_WORDS = 'Take a Wound; your next ability is done twice.';

export const ITEMS = {
  bandages: item('kaja', 'Bandages', 'Heal, Heal.', [HEAL, HEAL]),
  katana: item('kaja', 'Katana', 'Hit the boss twice.', [HIT_BOSS, HIT_BOSS]),
  rageBrewK: item('kaja', 'Rage Brew', RAGE_WORDS, RAGE),
  powerHerbs: item('kaja', 'Power Herbs', 'Jump.', [JUMP]),

  stims: item('johnny', 'Stims', 'Move.', [MOVE]),
  pocketMirror: { ...item('johnny', 'Pocket Mirror', 'Right after you marked an objective: Hit or Shoot.', [{ do: 'either', ways: [[HIT], [SHOOT]] }]), afterObjective: true },
  rageBrewJ: item('johnny', 'Rage Brew', RAGE_WORDS, RAGE),
  platedJacket: item('johnny', 'Plated Jacket', 'Evade a gunman.', [{ do: 'evade', types: ['gunman'] }]),

  smokeBomb: item('shadowman', 'Smoke Bomb', 'Evade, Evade.', [EVADE, EVADE]),
  grappleLine: item('shadowman', 'Grapple Line', 'Jump.', [JUMP]),
  hollowPoint: item('shadowman', 'Hollow Point', 'Your next Shoot of this fight damages instead of evading.', [{ do: 'ready', what: 'plainShots' }]),
  lockpicks: { ...item('shadowman', 'Lockpicks', 'Resolution: collect one loot of your room although it is not Cleared.', [{ do: 'loot' }]), timing: 'resolution' },

  brassKnuckles: item('gudrun', 'Brass Knuckles', 'Your next Punch of this fight gains a Hit at its end.', [{ do: 'ready', what: 'punchHits' }]),
  smellingSalts: { ...item('gudrun', 'Smelling Salts', 'Resolution: Heal, Heal.', [HEAL, HEAL]), timing: 'resolution' },
  crowbar: item('gudrun', 'Crowbar', 'Kill a blocker in your room.', [{ do: 'kill', types: ['blocker'] }]),
  rageBrewG: item('gudrun', 'Rage Brew', RAGE_WORDS, RAGE),
} satisfies Record<string, Item>;

export type ItemId = keyof typeof ITEMS;
export const ITEM_IDS = Object.keys(ITEMS) as readonly ItemId[];

export const itemOf = (id: ItemId): Item => ITEMS[id];
export const itemsOf = (hero: HeroId): readonly ItemId[] => ITEM_IDS.filter((id) => ITEMS[id].hero === hero);
/** Item slots of a board. */
export const ITEM_SLOTS = 4;
