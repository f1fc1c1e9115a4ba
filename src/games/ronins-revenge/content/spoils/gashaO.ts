import type { Spoils } from '../boss';

export const GASHA_O_SPOILS: Spoils = {
  souls: { crimson: 2, azure: 3, jade: 1, violet: 3 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'femurMaul', name: 'Femur Maul',
      attacks: [
        {
          name: 'Wake the Ground', category: 'H', cost: { stamina: 5 }, damage: 13, type: 'crushing', range: 1,
          steps: [{ do: 'push', n: 1, who: 'target' }],
          words: 'Push 1.',
        },
        { name: 'Marrow Note', category: 'L', cost: { stamina: 2 }, damage: 7, type: 'mystic', range: 2, gain: { yin: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'ribSickles', name: 'Rib Sickles',
      attacks: [
        {
          name: 'Cage Cut', category: 'L', cost: { stamina: 2 }, damage: 7, type: 'slashing', range: 1, gain: { yin: 1 },
          steps: [{ do: 'move', n: 1, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 1.',
        },
        {
          name: 'Between the Ribs', category: 'H', cost: { stamina: 4 }, damage: 11, type: 'piercing', range: 1, gain: { yang: 1 },
          steps: [{ do: 'dmg', n: 2, when: { arc: 'rear' } }],
          words: '+2 damage from the Rear.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'samurai'], id: 'processionBell', name: 'Procession Bell',
      attacks: [
        { name: 'Last Toll', category: 'H', cost: { stamina: 4 }, damage: 10, type: 'mystic', pattern: 'around1', gain: { yang: 1 } },
        { name: 'Bronze Answer', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 11, type: 'crushing', range: 2 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'toothChain', name: 'Tooth Chain',
      attacks: [
        { name: 'Cast Teeth', category: 'L', cost: { stamina: 2 }, damage: 6, type: 'piercing', range: 3, gain: { yang: 1 } },
        {
          name: 'Binding Bite', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 10, type: 'slashing', range: 2,
          steps: [{ do: 'cond', name: 'slowed', who: 'target' }],
          words: 'Slowed.',
        },
      ],
    },
    {
      kind: 'armor', id: 'ribbedCuirass', name: 'Ribbed Cuirass', armor: 3, dodge: 0, statics: [{ static: 'difficultCostsOne' }],
      words: 'Difficult Terrain costs you 1.',
    },
    {
      kind: 'armor', id: 'namelessShroud', name: 'Nameless Shroud', armor: 0, dodge: 2, statics: [{ static: 'buffWhile', when: { noHeroIn: 2 }, stat: 'dodge', n: 1 }],
      words: 'While no other hero is in [2] of you: +1 Dodge.',
    },
    {
      kind: 'armor', id: 'mournersWraps', name: 'Mourner’s Wraps', armor: 2, dodge: 1, statics: [{ static: 'forcedMoveReduction', n: 1 }],
      words: 'Forced movement on you is reduced by 1.',
    },
    {
      kind: 'consumable', id: 'funeralLamp', name: 'Funeral Lamp',
      steps: [{ do: 'heal', n: 6, who: { oneHeroIn: 3 } }, { do: 'clear', names: 'oneNegative', who: 'same' }],
      words: 'On your turn: one hero in [3], you included, heals 6 and loses one negative condition.',
    },
    {
      kind: 'consumable', id: 'paperCoins', name: 'Paper Coins',
      steps: [{ do: 'eventSlot', choose: [1, 2, 3, 4] }],
      words: 'At Event Replacement: choose which slot the Event replaces.',
    },
    {
      kind: 'relic', id: 'knuckleOfTheProcession', name: 'Knuckle of the Procession', affinity: ['takahiro', 'kosuke'],
      triggers: [{ trigger: 'onYouRemoveCube', steps: [{ do: 'gain', res: 'ki', n: 1, who: 'self' }] }],
      words: 'Opens journal notes of Takahiro and Kosuke; once per combat, when your attack removes a cube, gain 1 Ki.',
    },
    {
      kind: 'relic', id: 'houseLamp', name: 'House Lamp', affinity: ['sayaka', 'kensho'], statics: [{ static: 'reviveBonusHp', n: 3, who: 'self' }],
      words: 'Opens journal notes of Sayaka and Kensho; you revive with 3 more HP.',
    },
  ],
  items: [
    {
      kind: 'item', id: 'kugisLastNail', name: 'Kugi’s Last Nail',
      steps: [{ do: 'custom', id: 'nailLimb' }],
      words: 'Once per combat, when a limb breaks: it cannot mend in this encounter.',
    },
    {
      kind: 'item', id: 'smithsWedge', name: 'Smiths’ Wedge',
      steps: [{ do: 'cond', name: 'slowed', who: { oneEnemyIn: 1 } }],
      words: 'Once per combat, on your turn: one enemy in [1] gains Slowed.',
    },
  ],
};
