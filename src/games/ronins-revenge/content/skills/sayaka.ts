import type { Skill } from '../kit';

/** The knife nobody sees: never where she was, and what she touches weakens. */
export const SAYAKA_SKILLS: readonly Skill[] = [
  {
    id: 'rooftopPath', name: 'Rooftop Path', level: 2, souls: { azure: 2 }, passive: true, statics: [{ static: 'passObjects' }, { static: 'difficultCostsOne' }],
    words: 'You may pass over objects (not end on them); Difficult Terrain costs you 1.',
  },
  {
    id: 'poisonedEdge', name: 'Poisoned Edge', level: 2, souls: { violet: 1, jade: 1 }, cost: { yin: 1 }, cooldown: 1,
    steps: [{ do: 'nextAttack', after: [{ do: 'loseHp', n: 4, who: 'target' }] }],
    words: 'After your next attack this turn, its target loses 4 HP.',
  },
  { id: 'lightFoot', name: 'Light Foot', level: 2, souls: { azure: 1, violet: 1 }, passive: true, statics: [{ static: 'move', n: 1 }], words: '+1 Movement.' },
  {
    id: 'needleRain', name: 'Needle Rain', level: 3, souls: { violet: 3 }, cost: { stamina: 2, yin: 1 }, cooldown: 2,
    steps: [{ do: 'deal', n: 4, type: 'piercing', who: { enemiesIn: 2 } }],
    words: 'Deal 4 Piercing to each enemy in [2]. Not an attack.',
  },
  {
    id: 'ashFog', name: 'Ash Fog', level: 3, souls: { jade: 2, azure: 1 }, cost: { yin: 1 }, cooldown: 2,
    steps: [{ do: 'buff', stat: 'dodge', n: 1, who: { allHeroesIn: 1 }, until: 'endOfRound' }],
    words: 'Every hero in [1] of you, you included, has +1 Dodge until end of round.',
  },
  {
    id: 'partingThread', name: 'Parting Thread', level: 3, souls: { azure: 3 }, cost: { yin: 1 }, cooldown: 1, interrupt: 'afterSelfHit',
    steps: [{ do: 'cond', name: 'slowed', who: 'attacker' }, { do: 'move', n: 2, who: 'self', at: 'afterAttack' }],
    words: 'Interrupt. After an enemy hits you: it becomes Slowed, and after the attack you Move 2.',
  },
  {
    id: 'openTheSeam', name: 'Open the Seam', level: 4, souls: { violet: 2, crimson: 2 }, cost: { yin: 1, yang: 1 }, cooldown: 2,
    steps: [{ do: 'nextAttack', dmg: 2, after: [{ do: 'cond', name: 'weakened', who: 'target' }] }],
    words: 'Your next attack this turn gets +2 damage; after it, its target becomes Weakened.',
  },
  {
    id: 'moonInWater', name: 'Moon in Water', level: 4, souls: { violet: 2, azure: 2 }, passive: true,
    triggers: [{ trigger: 'onSelfDodge', steps: [{ do: 'gain', res: 'yin', n: 1, who: 'self' }] }],
    words: 'When you dodge, gain 1 Yin.',
  },
  {
    id: 'borrowedShape', name: 'Borrowed Shape', level: 4, souls: { violet: 3, azure: 2 }, cost: { yin: 2 }, cooldown: 3, interrupt: 'onSelfTargeted',
    steps: [{ do: 'autoDodge' }],
    words: 'Interrupt. You are targeted: dodge this attack.',
  },
  {
    id: 'secondKnife', name: 'Second Knife', level: 5, souls: { violet: 3, crimson: 3 }, cost: { ki: 2 }, cooldown: 3,
    steps: [{ do: 'extraAttack', free: true, category: 'L' }],
    words: 'Make one Light attack of an equipped weapon for no Stamina. It pulls no boss card.',
  },
  {
    id: 'quietHour', name: 'Quiet Hour', level: 5, souls: { azure: 4, jade: 1 }, cost: { ki: 1 }, cooldown: 3,
    steps: [
      { do: 'threat', to: 'next', when: { holdsThreat: true } },
      { do: 'move', n: 3, who: 'self', through: 'combatants' },
      { do: 'buff', stat: 'dodge', n: 2, who: 'self', until: 'startOfNextTurn' },
    ],
    words: 'If you hold Threat, pass it to the next hero in initiative. Move 3, crossing combatants. +2 Dodge until your next turn.',
  },
  {
    id: 'cleanWork', name: 'Clean Work', level: 5, souls: { violet: 5 }, passive: true,
    triggers: [{
      trigger: 'onYouDefeatMinionOrRemoveCube',
      steps: [{ do: 'gain', res: 'stamina', n: 3, who: 'self' }, { do: 'gain', res: 'yin', n: 1, who: 'self' }],
    }],
    words: 'When your attack defeats a minion or removes a Wound cube: gain 3 Stamina and 1 Yin.',
  },
];
