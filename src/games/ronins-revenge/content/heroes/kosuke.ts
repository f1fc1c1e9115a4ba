import type { Hero } from '../kit';

export const KOSUKE: Hero = {
  id: 'kosuke', name: 'Kemono Kosuke', class: 'ronin', votePriority: 4, hp: 14, stamina: 10, armor: 0, dodge: 1, move: 3,
  stats: { strength: 4, agility: 3, mind: 3, spirit: 2 },
  passive: {
    id: 'nothingToLose', name: 'Nothing to Lose', when: { noHeroIn: 1 },
    steps: [{ do: 'dmg', n: 1 }],
    words: 'When you attack with no other hero in [1] of you: +1 damage.',
  },
  special: {
    id: 'bloodlust', name: 'Bloodlust', timing: 'beforeDamage', cost: { hp: 1 },
    steps: [{ do: 'dmg', n: 5 }],
    words: 'You may pay 1 HP: +5 damage to this attack.',
  },
  weapons: [
    {
      id: 'houndfang', name: 'Houndfang',
      attacks: [
        { name: 'Low Sweep', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'slashing', range: 1, gain: { yin: 1 } },
        {
          name: 'Dog’s Leap', category: 'H', cost: { stamina: 5 }, damage: 10, type: 'slashing', range: 1,
          steps: [{ do: 'move', n: 2, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 2.',
        },
      ],
    },
    {
      id: 'brokenOath', name: 'Broken Oath',
      attacks: [
        { name: 'Splinter Thrust', category: 'L', cost: { stamina: 2 }, damage: 4, type: 'piercing', range: 2, gain: { yin: 1 } },
        { name: 'Spite', category: 'S', cost: { stamina: 2, hp: 2 }, damage: 9, type: 'piercing', range: 1, gain: { yang: 1 } },
      ],
    },
    {
      id: 'gamblersIron', name: 'Gambler’s Iron',
      attacks: [
        { name: 'Loaded Swing', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'crushing', range: 1, gain: { yang: 1 } },
        {
          name: 'All or Nothing', category: 'S', cost: { stamina: 2, yin: 1 }, damage: 5, type: 'crushing', range: 1,
          steps: [{ do: 'dmgPerExtraStamina', per: 2, max: 5 }],
          words: 'Spend up to 5 more Stamina: +2 damage each.',
        },
      ],
    },
  ],
  armors: [
    {
      id: 'scarredHide', name: 'Scarred Hide', armor: 1, dodge: 0, statics: [{ static: 'buffWhile', when: { selfHpAtMostHalf: true }, stat: 'armor', n: 1 }],
      words: 'While at half HP or less: +1 Armor.',
    },
    {
      id: 'travelersRags', name: 'Traveler’s Rags', armor: 0, dodge: 1, triggers: [{ trigger: 'onRestA', steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'A Rest for Stamina gives 1 more.',
    },
  ],
  skills: [
    { id: 'bloodPrice', name: 'Blood Price', level: 1, cost: { hp: 3 }, cooldown: 4, steps: [{ do: 'cond', name: 'empowered', who: 'self' }], words: 'Gain Empowered.' },
    {
      id: 'tauntingLaugh', name: 'Taunting Laugh', level: 1, cost: { stamina: 1 }, cooldown: 1,
      steps: [{ do: 'threat', to: 'self' }, { do: 'buff', stat: 'counterDamage', n: 2, who: 'self', until: 'endOfRound' }],
      words: 'Take the Threat token. Your Counterstrikes deal 2 more damage until end of round.',
    },
    {
      id: 'refuseToFall', name: 'Refuse to Fall', level: 1, cost: { yang: 1 }, cooldown: 3, interrupt: 'onSelfWouldFall',
      steps: [{ do: 'setHp', n: 1, who: 'self' }],
      words: 'Interrupt. You would drop to 0 HP: stay at 1 instead.',
    },
    {
      id: 'feralRush', name: 'Feral Rush', level: 1, passive: true,
      triggers: [{ trigger: 'onYouDefeatMinionOrRemoveCube', steps: [{ do: 'move', n: 2, who: 'self', may: true }] }],
      words: 'After your attack defeats a minion or removes a Wound cube, you may Move 2.',
    },
    {
      id: 'grudge', name: 'Grudge', level: 1, cost: { yin: 1 }, cooldown: 1, interrupt: 'afterSelfHit',
      steps: [{ do: 'cond', name: 'vulnerable', dtype: { oneOf: ['slashing', 'crushing'] }, who: 'attacker' }],
      words: 'Interrupt. After an enemy hits you: it becomes Vulnerable (Slashing or Crushing, your choice).',
    },
  ],
  ultimates: [
    {
      id: 'wolfHour', name: 'Wolf Hour', cost: { ki: 2 },
      steps: [{ do: 'custom', id: 'wolfHour' }],
      words: 'Until end of round, you may strike back at any damage type, and your first Counterstrike leaves you ready for another.',
    },
    {
      id: 'cutTheRope', name: 'Cut the Rope', cost: { ki: 1 },
      steps: [{ do: 'custom', id: 'cutTheRope' }],
      words: 'Lose HP down to 1. Your next attack this turn gets +2 damage per HP lost (maximum +12).',
    },
  ],
  flask: { id: 'sourSake', name: 'Sour Sake', heal: 10, charges: 1, onRevive: [{ do: 'setStaminaFull', who: 'self' }] },
};
