import type { Skill } from '../kit';

/** The guardian of the line: he holds the ground and calls the others to it. */
export const TAKAHIRO_SKILLS: readonly Skill[] = [
  {
    id: 'ironPromise', name: 'Iron Promise', level: 2, souls: { crimson: 2 }, passive: true,
    statics: [{ static: 'buffWhile', when: { holdsThreat: true }, stat: 'armor', n: 1 }],
    words: 'While you hold Threat: +1 Armor.',
  },
  {
    id: 'formationCall', name: 'Formation Call', level: 2, souls: { jade: 1, azure: 1 }, cost: { yang: 1 }, cooldown: 2,
    steps: [{ do: 'move', n: 1, who: { eachAllyIn: 3 }, may: true }, { do: 'cond', name: 'empowered', who: { oneAllyIn: 3 } }],
    words: 'Each other hero in [3] may Move 1, then one of them gains Empowered.',
  },
  {
    id: 'settledGrip', name: 'Settled Grip', level: 2, souls: { crimson: 1, azure: 1 }, cost: { yang: 1 }, cooldown: 1,
    steps: [{ do: 'nextAttack', dmg: 3 }],
    words: 'Your next attack this turn gets +3 damage.',
  },
  {
    id: 'shieldArm', name: 'Shield Arm', level: 3, souls: { crimson: 2, jade: 1 }, cost: { stamina: 2, yang: 1 }, cooldown: 2, interrupt: { preDamageHeroIn: 2 },
    steps: [{ do: 'reduce', n: 5 }],
    words: 'Interrupt. You or a hero in [2] of you was hit: 5 less damage (minimum 1).',
  },
  {
    id: 'rallyingBanner', name: 'Rallying Banner', level: 3, souls: { jade: 3 }, cost: { yang: 1 }, cooldown: 2,
    steps: [{ do: 'gain', res: 'stamina', n: 2, who: { alliesIn: 2 } }],
    words: 'Each other hero in [2] gains 2 Stamina.',
  },
  {
    id: 'rootedPine', name: 'Rooted Pine', level: 3, souls: { azure: 2, jade: 1 }, passive: true,
    statics: [{ static: 'payToIgnoreForcedMove', cost: { stamina: 1 } }, { static: 'buffWhile', when: { notMovedThisTurn: true }, stat: 'dodge', n: 1 }],
    words: 'You may pay 1 Stamina to ignore a forced movement. +1 Dodge until your next turn if you did not move on your turn.',
  },
  {
    id: 'driveThemBack', name: 'Drive Them Back', level: 4, souls: { crimson: 3, azure: 1 }, cost: { stamina: 2 }, cooldown: 1,
    steps: [{ do: 'push', n: 2, who: { oneEnemyIn: 1 } }, { do: 'cond', name: 'slowed', who: 'same' }],
    words: 'Push 2 one enemy in [1], which becomes Slowed.',
  },
  {
    id: 'debtOfSteel', name: 'Debt of Steel', level: 4, souls: { crimson: 4 }, passive: true,
    triggers: [{ trigger: 'onSelfHit', when: { holdsThreat: true }, steps: [{ do: 'gain', res: 'yang', n: 1, who: 'self' }] }],
    words: 'When you are hit while you hold Threat: gain 1 Yang.',
  },
  {
    id: 'callToStand', name: 'Call to Stand', level: 4, souls: { jade: 3, azure: 2 }, cost: { yang: 2 }, cooldown: 3,
    steps: [{ do: 'revive', hp: 5, who: { oneFallenIn: 2 } }],
    words: 'A fallen hero in [2] revives with 5 HP.',
  },
  {
    id: 'castleOfFour', name: 'Castle of Four', level: 5, souls: { jade: 3, crimson: 2 }, cost: { ki: 1, yang: 1 }, cooldown: 3, interrupt: 'onAnyHeroTargeted',
    steps: [{ do: 'buff', stat: 'reduce', n: 2, who: { allHeroesIn: 2 }, until: 'endOfRound' }],
    words: 'Interrupt. A hero is targeted: until end of round every hero in [2] of you, you included, takes 2 less damage from attacks (minimum 1).',
  },
  {
    id: 'dawnOverSteel', name: 'Dawn over Steel', level: 5, souls: { crimson: 4, violet: 2 }, cost: { yang: 2, yin: 1 }, cooldown: 3,
    steps: [{ do: 'cond', name: 'empowered', who: 'self' }, { do: 'nextAttack', triggerSpecial: 1 }],
    words: 'Gain Empowered. Your next attack this turn triggers your Special once.',
  },
  {
    id: 'lastOfTheHouse', name: 'Last of the House', level: 5, souls: { crimson: 3, azure: 2 }, passive: true,
    statics: [{ static: 'maxHp', n: 4 }, { static: 'buffWhile', when: { selfHpAtMostHalf: true }, stat: 'armor', n: 1 }],
    words: '+4 maximum HP. While at half HP or less: +1 Armor.',
  },
];
