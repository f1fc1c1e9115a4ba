import type { Skill } from '../kit';

/** The stray: the more it hurts, the harder he comes back. */
export const KOSUKE_SKILLS: readonly Skill[] = [
  { id: 'scarTissue', name: 'Scar Tissue', level: 2, souls: { crimson: 1, jade: 1 }, passive: true, statics: [{ static: 'maxHp', n: 3 }], words: '+3 maximum HP.' },
  {
    id: 'hungryBlade', name: 'Hungry Blade', level: 2, souls: { violet: 2 }, passive: true,
    triggers: [{ trigger: 'onYouRemoveCube', steps: [{ do: 'heal', n: 3, who: 'self' }, { do: 'gain', res: 'ki', n: 1, who: 'self' }] }],
    words: 'When your attack removes a Wound cube: heal 3 and gain 1 Ki.',
  },
  {
    id: 'shoulderFirst', name: 'Shoulder First', level: 2, souls: { crimson: 1, azure: 1 }, cost: { stamina: 2 }, cooldown: 1,
    steps: [{ do: 'push', n: 1, who: { oneEnemyIn: 1 } }, { do: 'loseHp', n: 2, who: 'same' }],
    words: 'Push 1 one enemy in [1], which loses 2 HP.',
  },
  {
    id: 'openScars', name: 'Open Scars', level: 3, souls: { crimson: 2, violet: 1 }, passive: true,
    triggers: [{
      trigger: 'onSelfHit',
      steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }, { do: 'gain', res: 'yin', n: 1, who: 'self', when: { selfHpAtMostHalf: true } }],
    }],
    words: 'When you are hit: gain 1 Stamina; at half HP or less also 1 Yin.',
  },
  {
    id: 'lastCoin', name: 'Last Coin', level: 3, souls: { crimson: 3 }, cost: { hp: 2 }, cooldown: 2,
    steps: [{ do: 'gain', res: 'stamina', n: 4, who: 'self' }],
    words: 'Gain 4 Stamina.',
  },
  {
    id: 'biteBack', name: 'Bite Back', level: 3, souls: { jade: 2, crimson: 1 }, cost: { yang: 1 }, cooldown: 1,
    steps: [{ do: 'buff', stat: 'counterDamage', n: 4, who: 'self', until: 'endOfRound' }],
    words: 'Your Counterstrikes deal 4 more damage until end of round.',
  },
  {
    id: 'noDoorHolds', name: 'No Door Holds', level: 4, souls: { azure: 2, jade: 2 }, passive: true,
    statics: [{ static: 'moveThroughMinions' }, { static: 'forcedMoveReduction', n: 1 }, { static: 'firstExtraStepFree' }],
    words: 'You may move through minions. Forced movement on you is reduced by 1. Your first extra step each turn costs no Stamina.',
  },
  {
    id: 'wolfsShare', name: 'Wolf’s Share', level: 4, souls: { violet: 2, crimson: 2 }, cost: { ki: 1 }, cooldown: 2,
    steps: [{ do: 'nextAttack', dmg: 3, after: [{ do: 'heal', n: 4, who: 'self' }] }],
    words: 'Your next attack this turn gets +3 damage; after it you heal 4.',
  },
  {
    id: 'notHere', name: 'Not Here, Not Today', level: 4, souls: { crimson: 4, jade: 1 }, cost: { ki: 1 }, cooldown: 3, interrupt: 'onSelfWouldFall',
    steps: [{ do: 'setHp', n: 1, who: 'self' }, { do: 'heal', n: 5, who: 'self' }],
    words: 'Interrupt. You would drop to 0 HP: stay at 1 instead, then heal 5.',
  },
  {
    id: 'redHour', name: 'Red Hour', level: 5, souls: { crimson: 5 }, cost: { hp: 4 }, cooldown: 3,
    steps: [{ do: 'cond', name: 'empowered', who: 'self' }, { do: 'nextAttack', triggerSpecial: 1 }],
    words: 'Gain Empowered. Your next attack this turn triggers your Special once.',
  },
  {
    id: 'nobodysDog', name: 'Nobody’s Dog', level: 5, souls: { violet: 3, azure: 2 }, passive: true,
    statics: [{ static: 'buffWhile', when: { noHeroIn: 2 }, stat: 'armor', n: 1 }, { static: 'buffWhile', when: { noHeroIn: 2 }, stat: 'dodge', n: 1 }],
    words: 'While no other hero is in [2] of you: +1 Armor and +1 Dodge.',
  },
  {
    id: 'everythingOwed', name: 'Everything Owed', level: 5, souls: { crimson: 3, jade: 2 }, cost: { yin: 1, yang: 1 }, cooldown: 2, interrupt: 'afterSelfHit',
    steps: [{ do: 'deal', n: 6, type: null, who: 'attacker' }],
    words: 'Interrupt. After an enemy hits you: deal 6 to it. Not an attack.',
  },
];
