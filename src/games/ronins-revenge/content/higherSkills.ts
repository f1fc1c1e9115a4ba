import type { Skill } from './kit';
import type { HeroId } from './terms';

/** Skills that Souls unlock, level by level. */
export const HIGHER_SKILLS: Readonly<Record<HeroId, readonly Skill[]>> = {
  takahiro: [
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
  ],
  sayaka: [
    {
      id: 'rooftopPath', name: 'Rooftop Path', level: 2, souls: { azure: 2 }, passive: true, statics: [{ static: 'passObjects' }, { static: 'difficultCostsOne' }],
      words: 'You may pass over objects (not end on them); Difficult Terrain costs you 1.',
    },
    {
      id: 'poisonedEdge', name: 'Poisoned Edge', level: 2, souls: { violet: 1, jade: 1 }, cost: { yin: 1 }, cooldown: 1,
      steps: [{ do: 'nextAttack', after: [{ do: 'loseHp', n: 4, who: 'target' }] }],
      words: 'After your next attack this turn, its target loses 4 HP.',
    },
  ],
  kosuke: [
    { id: 'scarTissue', name: 'Scar Tissue', level: 2, souls: { crimson: 1, jade: 1 }, passive: true, statics: [{ static: 'maxHp', n: 3 }], words: '+3 maximum HP.' },
    {
      id: 'hungryBlade', name: 'Hungry Blade', level: 2, souls: { violet: 2 }, passive: true,
      triggers: [{ trigger: 'onYouRemoveCube', steps: [{ do: 'heal', n: 3, who: 'self' }, { do: 'gain', res: 'ki', n: 1, who: 'self' }] }],
      words: 'When your attack removes a Wound cube: heal 3 and gain 1 Ki.',
    },
  ],
  kensho: [
    {
      id: 'circleOfSalt', name: 'Circle of Salt', level: 2, souls: { jade: 2 }, cost: { yin: 1, yang: 1 }, cooldown: 2, specialAction: true,
      steps: [{ do: 'zoneRemove', token: 'anyDangerous', where: { zoneOf: 'self' } }, { do: 'heal', n: 3, who: { allHeroesIn: 2 } }],
      words: 'Special Action. Remove every Dangerous token from your Zone; each hero in [2], you included, heals 3.',
    },
    {
      id: 'stillMind', name: 'Still Mind', level: 2, souls: { azure: 1, crimson: 1 }, passive: true, statics: [{ static: 'reviveBonusHp', n: 4, who: { allHeroesIn: 3 } }],
      words: 'A hero in [3] of you who revives does so with 4 more HP.',
    },
  ],
};
