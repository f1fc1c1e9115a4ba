import type { Hero } from '../kit';

export const KENSHO: Hero = {
  id: 'kensho', name: 'Tendo Kensho', class: 'monk', votePriority: 2, hp: 13, stamina: 10, armor: 0, dodge: 1, move: 4,
  stats: { strength: 3, agility: 2, mind: 3, spirit: 4 },
  passive: {
    id: 'sharedBreath', name: 'Shared Breath', when: { allyIn: 1 },
    steps: [{ do: 'gainChoice', of: ['yin', 'yang'], n: 1, who: 'self' }],
    words: 'When you attack with another hero in [1] of you: gain 1 Yin or 1 Yang.',
  },
  special: {
    id: 'mendingMantra', name: 'Mending Mantra', timing: 'afterAttack',
    steps: [{ do: 'heal', n: 3, who: { oneHeroIn: 3 } }, { do: 'clear', names: 'oneNegative', who: 'same' }],
    words: 'One hero in [3], you included, heals 3 HP and loses one negative condition.',
  },
  weapons: [
    {
      id: 'ironBeads', name: 'Iron Beads',
      attacks: [
        { name: 'Palm of Reeds', category: 'L', cost: { stamina: 2 }, damage: 4, type: 'crushing', range: 1, gain: { yang: 1 } },
        {
          name: 'Exorcise', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 9, type: 'mystic', range: 2,
          steps: [{ do: 'dmg', n: 3, when: { targetIs: 'minion' } }],
          words: '+3 damage to minions.',
        },
      ],
    },
    {
      id: 'pilgrimStaff', name: 'Pilgrim Staff',
      attacks: [
        { name: 'Ringing Staff', category: 'L', cost: { stamina: 2 }, damage: 4, type: 'crushing', range: 2, gain: { yin: 1 } },
        {
          name: 'Temple Bell', category: 'H', cost: { stamina: 4 }, damage: 8, type: 'crushing', pattern: 'around1', gain: { yang: 1 },
          steps: [{ do: 'push', n: 1, who: 'target', when: { targetIs: 'minion' } }],
          words: 'Push 1, minions only.',
        },
      ],
    },
    {
      id: 'sealScroll', name: 'Seal Scroll',
      attacks: [
        {
          name: 'Sealing Stroke', category: 'H', cost: { stamina: 4, yin: 1 }, damage: 8, type: 'slashing', range: 1,
          steps: [{ do: 'cond', name: 'weakened', who: 'target' }],
          words: 'Weakened.',
        },
        { name: 'Lotus Needle', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 8, type: 'piercing', range: 3, gain: { yin: 1 } },
      ],
    },
  ],
  armors: [
    {
      id: 'pilgrimsMantle', name: 'Pilgrim’s Mantle', armor: 0, dodge: 1,
      triggers: [{ trigger: 'onYouHealOther', steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'When you heal another hero, gain 1 Stamina.',
    },
    { id: 'bellMetal', name: 'Bell-Metal Plate', armor: 2, dodge: 0, statics: [{ static: 'move', n: -1 }], words: '-1 Movement.' },
  ],
  skills: [
    {
      id: 'breathOfCedar', name: 'Breath of Cedar', level: 1, cost: { yang: 1 }, cooldown: 1,
      steps: [{ do: 'heal', n: 4, who: { oneHeroIn: 2 } }],
      words: 'One hero in [2], you included, heals 4 HP.',
    },
    {
      id: 'wardOfSalt', name: 'Ward of Salt', level: 1, cost: { yin: 1 }, cooldown: 1,
      steps: [{ do: 'cond', name: 'resistant', dtype: { oneOf: ['slashing', 'piercing', 'crushing', 'mystic'] }, who: { oneHeroIn: 3 } }],
      words: 'One hero in [3], you included, becomes Resistant to a type you choose.',
    },
    {
      id: 'innerGate', name: 'Inner Gate', level: 1, passive: true, triggers: [{ trigger: 'onFuse', steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'When you fuse Yin and Yang, gain 1 Stamina.',
    },
    {
      id: 'redirectingPalm', name: 'Redirecting Palm', level: 1, cost: { stamina: 2 }, cooldown: 1, interrupt: { preDamageHeroIn: 1 },
      steps: [{ do: 'reduce', n: 3 }],
      words: 'Interrupt. You or a hero in [1] of you was hit: 3 less damage (minimum 1).',
    },
    {
      id: 'unmovingStance', name: 'Unmoving Stance', level: 1, passive: true,
      statics: [{ static: 'forcedMoveReduction', n: 2 }, { static: 'buffWhile', when: { notMovedThisTurn: true }, stat: 'armor', n: 1 }],
      words: 'Forced movement on you is reduced by 2. +1 Armor until your next turn if you did not move on your turn.',
    },
  ],
  ultimates: [
    {
      id: 'lotusAwakening', name: 'Lotus Awakening', cost: { ki: 2 },
      steps: [{ do: 'revive', hp: 8, who: { oneFallenIn: 3 } }],
      words: 'Revive a fallen hero in [3] with 8 HP.',
    },
    {
      id: 'thunderSutra', name: 'Thunder Sutra', cost: { ki: 3 },
      steps: [{ do: 'deal', n: 12, type: 'mystic', who: { enemiesIn: 2 } }],
      words: 'Deal 12 Mystic to each enemy in [2]. Not an attack.',
    },
  ],
  flask: {
    id: 'mountainTea', name: 'Mountain Tea', heal: 9, charges: 1, onUse: [{ do: 'heal', n: 2, who: { oneAllyIn: 1 }, may: true }],
    onRevive: [{ do: 'setStaminaFull', who: 'self' }],
  },
};
