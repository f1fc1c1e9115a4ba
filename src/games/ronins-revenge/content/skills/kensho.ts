import type { Skill } from '../kit';

/** The pilgrim: what he gives away comes back to all of them. */
export const KENSHO_SKILLS: readonly Skill[] = [
  {
    id: 'circleOfSalt', name: 'Circle of Salt', level: 2, souls: { jade: 2 }, cost: { yin: 1, yang: 1 }, cooldown: 2, specialAction: true,
    steps: [{ do: 'zoneRemove', token: 'anyDangerous', where: { zoneOf: 'self' } }, { do: 'heal', n: 3, who: { allHeroesIn: 2 } }],
    words: 'Special Action. Remove every Dangerous token from your Zone; each hero in [2], you included, heals 3.',
  },
  {
    id: 'stillMind', name: 'Still Mind', level: 2, souls: { azure: 1, crimson: 1 }, passive: true, statics: [{ static: 'reviveBonusHp', n: 4, who: { allHeroesIn: 3 } }],
    words: 'A hero in [3] of you who revives does so with 4 more HP.',
  },
  {
    id: 'lentBreath', name: 'Lent Breath', level: 2, souls: { azure: 2 }, cost: { yin: 1 }, cooldown: 1,
    steps: [{ do: 'gain', res: 'stamina', n: 3, who: { oneAllyIn: 3 } }],
    words: 'Another hero in [3] gains 3 Stamina.',
  },
  {
    id: 'sevenKnots', name: 'Seven Knots', level: 3, souls: { jade: 2, violet: 1 }, cost: { yin: 1, yang: 1 }, cooldown: 2,
    steps: [{ do: 'cond', name: 'resistant', dtype: { oneOf: ['slashing', 'piercing', 'crushing', 'mystic'] }, who: { allHeroesIn: 1 } }],
    words: 'Each hero in [1], you included, becomes Resistant to a type you choose for it.',
  },
  {
    id: 'farPalm', name: 'Far Palm', level: 3, souls: { azure: 2, jade: 1 }, cost: { yang: 1 }, cooldown: 1, interrupt: { preDamageHeroIn: 3 },
    steps: [{ do: 'reduce', n: 3 }],
    words: 'Interrupt. You or a hero in [3] of you was hit: 3 less damage (minimum 1).',
  },
  {
    id: 'muffledBell', name: 'Muffled Bell', level: 3, souls: { violet: 3 }, cost: { yin: 2 }, cooldown: 2,
    steps: [{ do: 'cond', name: 'weakened', who: { oneEnemyIn: 2 } }],
    words: 'One enemy in [2] becomes Weakened.',
  },
  {
    id: 'emberWalk', name: 'Ember Walk', level: 4, souls: { crimson: 2, azure: 2 }, passive: true,
    statics: [{ static: 'immuneToken', token: 'fire' }, { static: 'immuneToken', token: 'poison' }, { static: 'move', n: 1 }],
    words: 'Fire and Poison do nothing to you. +1 Movement.',
  },
  {
    id: 'sutraOfHands', name: 'Sutra of Hands', level: 4, souls: { jade: 4 }, cost: { yang: 2 }, cooldown: 2,
    steps: [{ do: 'heal', n: 4, who: { allHeroesIn: 2 } }, { do: 'clear', names: 'oneNegative', who: { allHeroesIn: 2 } }],
    words: 'Each hero in [2], you included, heals 4 and loses one negative condition.',
  },
  {
    id: 'openThirdEye', name: 'Third Eye', level: 4, souls: { violet: 3, azure: 1 }, cost: { yin: 1, yang: 1 }, cooldown: 2,
    steps: [{ do: 'cond', name: 'vulnerable', dtype: { oneOf: ['slashing', 'piercing', 'crushing', 'mystic'] }, who: { oneEnemyIn: 4 } }],
    words: 'One enemy in [4] becomes Vulnerable to a type you choose.',
  },
  {
    id: 'theLongRoadBack', name: 'The Long Road Back', level: 5, souls: { jade: 4, azure: 1 }, cost: { ki: 2 }, cooldown: 3,
    steps: [{ do: 'healOrRevive', heal: 8, revive: 6, who: { oneHeroIn: 4 } }],
    words: 'One hero in [4], you included, heals 8, or a fallen hero in [4] revives with 6.',
  },
  {
    id: 'givenTwice', name: 'Given Twice', level: 5, souls: { jade: 3, violet: 2 }, passive: true,
    triggers: [{ trigger: 'onYouHealOther', steps: [{ do: 'gain', res: 'yin', n: 1, who: 'self' }] }],
    words: 'When you heal another hero, gain 1 Yin.',
  },
  {
    id: 'mountainWord', name: 'Mountain’s Word', level: 5, souls: { violet: 3, crimson: 3 }, cost: { ki: 1, yin: 1 }, cooldown: 3, specialAction: true,
    steps: [{ do: 'deal', n: 12, type: 'mystic', who: { enemiesIn: 1 } }, { do: 'push', n: 2, who: { enemiesIn: 1 } }],
    words: 'Special Action. Deal 12 Mystic to each enemy in [1], then Push 2. Not an attack.',
  },
];
