import type { Steps } from './effects';
import type { Gain, Interrupt, Reach } from './kit';
import type { DamageType, HeroId } from './terms';

export const PADS = ['light', 'heavy'] as const;

/** A hero whom nobody plays in full (RR-452 … RR-476). */
export interface ComradePad {
  readonly life: number;
  readonly armor: number;
  readonly dodge: number;
  readonly move: number;
  readonly flask: { readonly heal: number; readonly charges: number };
  readonly light: ComradeAttack;
  readonly heavy: ComradeAttack;
  /** Once in a battle; without an interrupt: on its own turn. */
  readonly ultimate: { readonly id: string; readonly name: string; readonly interrupt?: Interrupt; readonly steps: Steps; readonly words: string };
}

export type ComradeAttack = {
  readonly name: string;
  readonly damage: number;
  /** One of them is chosen when the attack is declared. */
  readonly types: readonly [DamageType, DamageType];
  /** What it costs in Life Force. */
  readonly life?: number;
  readonly gain?: Gain | { readonly choice: readonly ['yin', 'yang'] };
  readonly steps?: Steps;
  readonly words?: string;
} & Reach;

/** The pads of level 1. Passives and stats are the hero's own. */
export const COMRADES: Readonly<Record<HeroId, ComradePad>> = {
  takahiro: {
    life: 30, armor: 2, dodge: 1, move: 3, flask: { heal: 6, charges: 1 },
    light: { name: 'Guarded Cut', damage: 5, types: ['slashing', 'crushing'], range: 1, gain: { yang: 1 } },
    heavy: { name: 'Banner Sweep', damage: 7, types: ['slashing', 'piercing'], pattern: 'arc3' },
    ultimate: {
      id: 'holdTheLine', name: 'Hold the Line', interrupt: { preDamageHeroIn: 2 },
      steps: [{ do: 'reduceTo', n: 1 }],
      words: 'When a hero in [2], you included, is hit: that damage becomes 1.',
    },
  },
  sayaka: {
    life: 19, armor: 0, dodge: 3, move: 4, flask: { heal: 4, charges: 1 },
    light: {
      name: 'Paired Needles', damage: 5, types: ['piercing', 'slashing'], range: 1, gain: { yin: 1 },
      steps: [{ do: 'dmg', n: 2, when: { arc: 'rear' } }],
      words: '+2 damage from the Rear.',
    },
    heavy: {
      name: 'Snare and Slit', damage: 7, types: ['piercing', 'crushing'], range: 2,
      steps: [{ do: 'cond', name: 'slowed', who: 'target', when: { targetIs: 'minion' } }],
      words: 'Slowed, minions only.',
    },
    ultimate: {
      id: 'smokeVeil', name: 'Smoke Veil', interrupt: 'onSelfTargeted',
      steps: [{ do: 'autoDodge' }, { do: 'move', n: 3, who: 'self', at: 'afterAttack' }],
      words: 'When targeted: dodge, then after the attack Move 3.',
    },
  },
  kosuke: {
    life: 21, armor: 1, dodge: 1, move: 3, flask: { heal: 4, charges: 1 },
    light: { name: 'Ugly Swing', damage: 5, types: ['slashing', 'crushing'], range: 1, gain: { yin: 1 } },
    heavy: { name: 'Reckless Fall', damage: 9, types: ['slashing', 'piercing'], range: 1, life: 2 },
    ultimate: {
      id: 'bloodDebt', name: 'Blood Debt', interrupt: 'onOwnAttack',
      steps: [{ do: 'multiply', n: 2 }],
      words: 'When attacking: this attack does double damage. Empowered does not double it once more.',
    },
  },
  kensho: {
    life: 21, armor: 1, dodge: 1, move: 4, flask: { heal: 6, charges: 1 },
    light: { name: 'Staff Ring', damage: 4, types: ['crushing', 'mystic'], range: 2, gain: { choice: ['yin', 'yang'] } },
    heavy: { name: 'Cast Out', damage: 7, types: ['mystic', 'piercing'], range: 2 },
    ultimate: {
      id: 'mantraOfReturn', name: 'Mantra of Return',
      steps: [{ do: 'healOrRevive', heal: 8, revive: 5, who: { oneHeroIn: 3 } }],
      words: 'On your turn: one hero in [3] heals 8, or a fallen hero in [3] revives with 5.',
    },
  },
};

/** What a Comrade is called at each party level: the road changes them too (RR-476). */
export const COMRADE_TITLES: Readonly<Record<HeroId, readonly [string, string, string, string, string]>> = {
  takahiro: ['Sword without a House', 'Keeper of the Line', 'Banner of Four', 'Shield of the Valley', 'Lord of an Empty Seat'],
  sayaka: ['Shadow at the Gate', 'Knife in the Cedars', 'Unseen Passenger', 'Tenth Mask', 'Moon under the Keep'],
  kosuke: ['Stray of Ash Gate', 'Dog with a Debt', 'Wolf on the Stair', 'Breaker of Chains', 'Nobody’s to Command'],
  kensho: ['Pilgrim with a Staff', 'Reader of Names', 'Ferryman of Breath', 'Bell in the Storm', 'Mountain That Walks'],
};

/** What each party level adds to every pad, from level 1. */
export const COMRADE_LEVELS = [
  { life: 0, damage: 0, armor: 0, flask: 0 },
  { life: 0, damage: 0, armor: 0, flask: 1 },
  { life: 1, damage: 0, armor: 0, flask: 1 },
  { life: 1, damage: 0, armor: 0, flask: 2 },
  { life: 3, damage: 2, armor: 0, flask: 2 },
] as const;
