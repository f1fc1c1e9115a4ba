import type { Hero } from '../kit';

export const TAKAHIRO: Hero = {
  id: 'takahiro', name: 'Suzaku Takahiro', class: 'samurai', votePriority: 1, hp: 15, stamina: 10, armor: 1, dodge: 0, move: 3,
  stats: { strength: 4, agility: 3, mind: 2, spirit: 3 },
  passive: {
    id: 'honor', name: 'Honor', when: { arc: 'front' },
    steps: [{ do: 'gain', res: 'yang', n: 1, who: 'self' }],
    words: 'When you attack an enemy from its Front: gain 1 Yang.',
  },
  special: {
    id: 'iaijutsuStrike', name: 'Iaijutsu Strike', timing: 'afterAttack',
    steps: [{ do: 'move', n: 5, who: 'self', straight: true, through: 'combatants' }, { do: 'deal', n: 5, type: null, who: 'crossedEnemies' }],
    words: 'Move up to 5 in a straight line, crossing combatants. Deal 5 to each enemy you cross.',
  },
  weapons: [
    {
      id: 'dawnKeeper', name: 'Dawn-Keeper',
      attacks: [
        { name: 'Measured Cut', category: 'L', cost: { stamina: 2 }, damage: 4, type: 'slashing', range: 1, gain: { yang: 1 } },
        { name: 'Cleaving Arc', category: 'H', cost: { stamina: 4 }, damage: 8, type: 'slashing', pattern: 'arc3', gain: { yin: 1 } },
      ],
    },
    {
      id: 'gateSpear', name: 'Gate-Spear',
      attacks: [
        { name: 'Long Thrust', category: 'L', cost: { stamina: 2 }, damage: 4, type: 'piercing', range: 2, gain: { yin: 1 } },
        {
          name: 'Pinning Drive', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 9, type: 'piercing', range: 2,
          steps: [{ do: 'push', n: 1, who: 'target' }, { do: 'cond', name: 'slowed', who: 'target' }],
          words: 'Push 1. Slowed.',
        },
      ],
    },
    {
      id: 'templeBreaker', name: 'Temple-Breaker',
      attacks: [
        {
          name: 'Crushing Fall', category: 'H', cost: { stamina: 5 }, damage: 11, type: 'crushing', range: 1,
          steps: [{ do: 'push', n: 1, who: 'target' }],
          words: 'Push 1.',
        },
        {
          name: 'Rallying Blow', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 7, type: 'crushing', range: 1, gain: { yang: 1 },
          steps: [{ do: 'gain', res: 'stamina', n: 2, who: { alliesIn: 1 } }],
          words: 'Each other hero in [1] gains 2 Stamina.',
        },
      ],
    },
  ],
  armors: [
    {
      id: 'lacquerHeirloom', name: 'Lacquered Heirloom', armor: 2, dodge: 0,
      triggers: [{ trigger: 'onSelfHit', when: { arcOfSelf: 'front' }, steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'When an enemy in your front arc hits you, gain 1 Stamina.',
    },
    {
      id: 'courierPlates', name: 'Courier’s Plates', armor: 1, dodge: 1, statics: [{ static: 'firstExtraStepFree' }],
      words: 'Your first extra step each turn costs no Stamina.',
    },
  ],
  skills: [
    {
      id: 'guardiansStance', name: 'Guardian’s Stance', level: 1, cost: { stamina: 2 }, cooldown: 1, interrupt: 'onAllyTargeted', when: { allyIn: 1, single: true },
      steps: [{ do: 'redirect', to: 'self' }],
      words: 'Interrupt. An enemy targets only an ally in [1] of you: you become the target instead.',
    },
    {
      id: 'unbrokenLine', name: 'Unbroken Line', level: 1, passive: true, statics: [{ static: 'buffWhile', when: { allyIn: 1 }, stat: 'armor', n: 1 }],
      words: 'While another hero is in [1] of you: +1 Armor.',
    },
    {
      id: 'vowOfSteel', name: 'Vow of Steel', level: 1, cost: { yang: 2 }, cooldown: 2,
      steps: [{ do: 'cond', name: 'empowered', who: 'self' }],
      words: 'Gain Empowered.',
    },
    {
      id: 'challenge', name: 'Challenge', level: 1, cost: { stamina: 1 }, cooldown: 1,
      steps: [{ do: 'threat', to: 'self' }, { do: 'buff', stat: 'dodge', n: 1, who: 'self', until: 'endOfRound' }],
      words: 'Take the Threat token. +1 Dodge until end of round.',
    },
    {
      id: 'bannerStep', name: 'Banner Step', level: 1, cost: { yin: 1 }, cooldown: 1,
      steps: [{ do: 'move', n: 2, who: { oneAllyIn: 3 } }],
      words: 'Another hero in [3] may Move 2.',
    },
  ],
  ultimates: [
    {
      id: 'nineSuns', name: 'Nine Suns Draw', cost: { ki: 2 },
      steps: [{ do: 'nextAttack', dmg: 4, triggerSpecial: 1 }],
      words: 'Your next attack this turn gets +4 damage and triggers your Special once.',
    },
    {
      id: 'lastWall', name: 'The Last Wall', cost: { ki: 2 }, interrupt: 'onAnyHeroTargeted',
      steps: [{ do: 'buff', stat: 'reduce', n: 3, who: { allHeroesIn: 2 }, until: 'endOfRound' }],
      words: 'Interrupt. Until end of round every hero in [2] of you, you included, takes 3 less damage from attacks (minimum 1).',
    },
  ],
  flask: { id: 'cedarGourd', name: 'Cedar Gourd', heal: 10, charges: 1, onRevive: [{ do: 'setStaminaFull', who: 'self' }] },
};
