import type { Hero } from '../kit';

export const SAYAKA: Hero = {
  id: 'sayaka', name: 'Shiratsuki Sayaka', class: 'ninja', votePriority: 3, hp: 11, stamina: 12, armor: 0, dodge: 2, move: 4,
  stats: { strength: 2, agility: 4, mind: 4, spirit: 2 },
  passive: {
    id: 'blindSide', name: 'Blind Side', when: { arc: 'rear' },
    steps: [{ do: 'gain', res: 'yin', n: 1, who: 'self' }],
    words: 'When you attack an enemy from its Rear: gain 1 Yin.',
  },
  special: {
    id: 'shadowSlip', name: 'Shadow Slip', timing: 'afterAttack',
    steps: [{ do: 'move', n: 3, who: 'self', through: 'combatants' }, { do: 'buff', stat: 'dodge', n: 1, who: 'self', until: 'startOfNextTurn' }],
    words: 'Move up to 3, crossing combatants. +1 Dodge until your next turn.',
  },
  weapons: [
    {
      id: 'twinNeedles', name: 'Twin Needles',
      attacks: [
        {
          name: 'Flurry', category: 'L', cost: { stamina: 2 }, damage: 4, type: 'piercing', range: 1, gain: { yin: 1 },
          steps: [{ do: 'move', n: 1, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 1.',
        },
        {
          name: 'Heart Seam', category: 'H', cost: { stamina: 4 }, damage: 8, type: 'piercing', range: 1, gain: { yang: 1 },
          steps: [{ do: 'dmg', n: 2, when: { arc: 'rear' } }],
          words: '+2 damage from the Rear.',
        },
      ],
    },
    {
      id: 'whisperChain', name: 'Whisper Chain',
      attacks: [
        {
          name: 'Hook and Reel', category: 'L', cost: { stamina: 2 }, damage: 4, type: 'slashing', range: 2, gain: { yang: 1 },
          steps: [{ do: 'pull', n: 1, who: 'target', when: { targetIs: 'minion' } }],
          words: 'Pull 1, minions only.',
        },
        {
          name: 'Chain Snare', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 8, type: 'crushing', range: 3,
          steps: [{ do: 'cond', name: 'slowed', who: 'target' }],
          words: 'Slowed.',
        },
      ],
    },
    {
      id: 'moonlitBlade', name: 'Moonlit Blade',
      attacks: [
        {
          name: 'Crescent Draw', category: 'H', cost: { stamina: 4 }, damage: 7, type: 'slashing', range: 1, gain: { yin: 1 },
          steps: [{ do: 'move', n: 2, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 2.',
        },
        {
          name: 'Unseen Edge', category: 'S', cost: { stamina: 2, yang: 1 }, damage: 8, type: 'mystic', range: 1,
          steps: [{ do: 'gain', res: 'ki', n: 1, who: 'self', when: { arc: 'rear' } }],
          words: 'From the Rear: gain 1 Ki.',
        },
      ],
    },
  ],
  armors: [
    {
      id: 'nightWeave', name: 'Night Weave', armor: 0, dodge: 1, triggers: [{ trigger: 'onSelfDodge', steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'When you dodge, gain 1 Stamina.',
    },
    {
      id: 'quietScales', name: 'Quiet Scales', armor: 1, dodge: 0, statics: [{ static: 'ignoreFirstDangerousEntryPerTurn' }],
      words: 'The first Dangerous square you enter on each of your turns costs you nothing.',
    },
  ],
  skills: [
    {
      id: 'smokePot', name: 'Smoke Pot', level: 1, cost: { yin: 1 }, cooldown: 2,
      steps: [{ do: 'threat', to: 'next', when: { holdsThreat: true } }, { do: 'buff', stat: 'dodge', n: 1, who: 'self', until: 'endOfRound' }],
      words: 'If you hold Threat, pass it to the next hero in initiative. +1 Dodge until end of round.',
    },
    { id: 'wallRunner', name: 'Wall Runner', level: 1, passive: true, statics: [{ static: 'moveThroughMinions' }], words: 'You may move through minions.' },
    {
      id: 'markedWeakness', name: 'Marked Weakness', level: 1, cost: { stamina: 1, yang: 1 }, cooldown: 1,
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'piercing', who: { oneEnemyIn: 3 } }],
      words: 'One enemy in [3] becomes Vulnerable (Piercing).',
    },
    {
      id: 'strawReplacement', name: 'Straw Replacement', level: 1, cost: { stamina: 2 }, cooldown: 2, interrupt: 'preDamageSelf',
      steps: [{ do: 'reduce', n: 3 }, { do: 'move', n: 2, who: 'self', at: 'afterAttack' }],
      words: 'Interrupt. You were hit: take 3 less damage (minimum 1), then after the attack Move 2.',
    },
    {
      id: 'shadowPartner', name: 'Shadow Partner', level: 1, cost: { yin: 1 }, cooldown: 1,
      steps: [{ do: 'custom', id: 'shadowPartner' }],
      words: 'Until end of turn, while you are in [1] of an enemy you count as flanking it (damage and Break).',
    },
  ],
  ultimates: [
    {
      id: 'thousandCuts', name: 'Thousand Cuts', cost: { ki: 2 },
      steps: [{ do: 'extraAttack', free: true, category: 'L' }],
      words: 'Make one Light attack of an equipped weapon for no Stamina. It pulls no boss card.',
    },
    {
      id: 'vanishingMoon', name: 'Vanishing Moon', cost: { ki: 2 }, interrupt: 'onSelfTargeted',
      steps: [
        { do: 'autoDodge' },
        { do: 'move', n: 4, who: 'self', through: 'combatants', at: 'afterAttack' },
        { do: 'buff', stat: 'dodge', n: 2, who: 'self', until: 'startOfNextTurn' },
      ],
      words: 'Interrupt. Dodge this attack, Move up to 4 after it, +2 Dodge until your next turn.',
    },
  ],
  flask: {
    id: 'dewVial', name: 'Dew Vial', heal: 8, charges: 1, onUse: [{ do: 'gain', res: 'stamina', n: 2, who: 'self' }], onRevive: [{ do: 'setStaminaFull', who: 'self' }],
  },
};
