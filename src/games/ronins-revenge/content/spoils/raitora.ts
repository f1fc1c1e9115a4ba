import type { Spoils } from '../boss';

export const RAITORA_SPOILS: Spoils = {
  souls: { crimson: 2, azure: 3, jade: 1, violet: 3 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'stormToothNaginata', name: 'Storm-Tooth Naginata',
      attacks: [
        { name: 'Step Sweep', category: 'L', cost: { stamina: 2 }, damage: 7, type: 'slashing', pattern: 'arc3', gain: { yin: 1 } },
        { name: 'Down the Stair', category: 'H', cost: { stamina: 5 }, damage: 12, type: 'piercing', range: 2 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'cloudHookChain', name: 'Cloud-Hook Chain',
      attacks: [
        { name: 'Quick Hook', category: 'L', cost: { stamina: 2 }, damage: 6, type: 'piercing', range: 2, gain: { yang: 1 } },
        {
          name: 'Grounding Lash', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 9, type: 'crushing', range: 2,
          steps: [{ do: 'cond', name: 'slowed', who: 'target' }],
          words: 'Slowed.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'samurai'], id: 'pealMallet', name: 'Peal Mallet',
      attacks: [
        { name: 'Drumskin', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'crushing', pattern: 'around1', gain: { yang: 1 } },
        { name: 'Answering Peal', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 9, type: 'mystic', range: 3 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'rainNeedleFan', name: 'Rain-Needle Fan',
      attacks: [
        { name: 'First Drops', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'mystic', range: 2, gain: { yin: 1 } },
        {
          name: 'Cloudburst', category: 'H', cost: { stamina: 4 }, damage: 10, type: 'slashing', range: 1, gain: { yang: 1 },
          steps: [{ do: 'move', n: 2, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 2.',
        },
      ],
    },
    {
      kind: 'armor', id: 'stripedHaori', name: 'Striped Haori', armor: 0, dodge: 2, statics: [{ static: 'firstExtraStepFree' }],
      words: 'Your first extra step each turn costs no Stamina.',
    },
    {
      kind: 'armor', id: 'copperLacedPlates', name: 'Copper-Laced Plates', armor: 3, dodge: 0, statics: [{ static: 'moveCap', n: 4 }],
      words: 'Your Movement is at most 4.',
    },
    {
      kind: 'armor', id: 'stairguardCuirass', name: 'Stairguard Cuirass', armor: 2, dodge: 0, statics: [{ static: 'forcedMoveReduction', n: 2 }],
      words: 'Forced movement on you is reduced by 2.',
    },
    {
      kind: 'flask', id: 'rainGourd', name: 'Rain Gourd', heal: 13, charges: 1, onUse: [{ do: 'cond', name: 'hastened', who: 'self' }],
      onRevive: [{ do: 'gain', res: 'stamina', n: 7, who: 'self' }],
      words: 'Replaces your Flask. On use: gain Hastened. On revive: gain 7 Stamina.',
    },
    {
      kind: 'consumable', id: 'jarOfStillAir', name: 'Jar of Still Air',
      steps: [{ do: 'clear', names: 'oneNegative', who: { allHeroesIn: 2 } }, { do: 'gain', res: 'stamina', n: 2, who: { allHeroesIn: 2 } }],
      words: 'On your turn: each hero in [2], you included, loses one negative condition and gains 2 Stamina.',
    },
    {
      kind: 'relic', id: 'stormWhisker', name: 'Storm Whisker', affinity: ['sayaka', 'kensho'], start: [{ do: 'startCond', name: 'hastened', who: 'self' }],
      words: 'Opens journal notes of Sayaka and Kensho; start each combat with Hastened.',
    },
    {
      kind: 'relic', id: 'kennelCollar', name: 'Kennel Collar', affinity: ['takahiro', 'kosuke'], start: [{ do: 'startRes', res: 'yang', n: 1 }],
      words: 'Opens journal notes of Takahiro and Kosuke; start each combat with 1 Yang.',
    },
  ],
  items: [
    {
      kind: 'item', id: 'stairRope', name: 'Stair Rope',
      steps: [{ do: 'move', n: 3, who: { oneAllyIn: 4 } }],
      words: 'Once per combat, on your turn: another hero in [4] may Move 3.',
    },
    {
      kind: 'item', id: 'skyIron', name: 'Sky Iron',
      steps: [{ do: 'custom', id: 'skyIron', n: 12 }],
      words: 'Once per combat, at end of round before the lightning: if the boss stands in a lightning line or on High Ground, it loses 12 HP and no lightning falls this round.',
    },
  ],
};
