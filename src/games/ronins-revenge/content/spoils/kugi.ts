import type { Spoils } from '../boss';

export const KUGI_SPOILS: Spoils = {
  souls: { crimson: 1, azure: 2, jade: 3, violet: 3 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'grudgeMallet', name: 'Grudge Mallet',
      attacks: [
        { name: 'Set the Nail', category: 'H', cost: { stamina: 5 }, damage: 13, type: 'crushing', range: 1 },
        { name: 'Drive It Home', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 11, type: 'piercing', range: 1 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'hedgeShears', name: 'Hedge Shears',
      attacks: [
        { name: 'Snip', category: 'L', cost: { stamina: 2 }, damage: 7, type: 'slashing', range: 1, gain: { yin: 1 } },
        {
          name: 'Both Blades', category: 'H', cost: { stamina: 4 }, damage: 10, type: 'slashing', range: 1, gain: { yang: 1 },
          steps: [{ do: 'dmg', n: 2, when: { arc: 'rear' } }],
          words: '+2 damage from the Rear.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'samurai'], id: 'effigyStaff', name: 'Effigy Staff',
      attacks: [
        { name: 'Bind the Straw', category: 'L', cost: { stamina: 2 }, damage: 6, type: 'mystic', range: 2, gain: { yang: 1 } },
        {
          name: 'Burn the Straw', category: 'H', cost: { stamina: 4, yin: 1 }, damage: 10, type: 'mystic', range: 1,
          steps: [{ do: 'cond', name: 'weakened', who: 'target' }],
          words: 'Weakened.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'twelveLongPins', name: 'Twelve Long Pins',
      attacks: [
        { name: 'Pin the Sleeve', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'piercing', range: 3, gain: { yin: 1 } },
        {
          name: 'Pin the Shadow', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 8, type: 'piercing', range: 3,
          steps: [{ do: 'cond', name: 'slowed', who: 'target' }],
          words: 'Slowed.',
        },
      ],
    },
    {
      kind: 'armor', id: 'strawRaincoat', name: 'Straw Raincoat', armor: 1, dodge: 1, statics: [{ static: 'ignoreFirstDangerousEntryPerTurn' }],
      words: 'The first Dangerous square you enter on each of your turns costs you nothing.',
    },
    {
      kind: 'armor', id: 'hostessSleeves', name: 'Hostess’s Sleeves', armor: 0, dodge: 2,
      triggers: [{ trigger: 'onSelfDodge', steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'When you dodge, gain 1 Stamina.',
    },
    {
      kind: 'armor', id: 'nailStuddedDo', name: 'Nail-Studded Do', armor: 2, dodge: 0,
      statics: [{ static: 'buffWhile', when: { selfHpAtMostHalf: true }, stat: 'armor', n: 2 }],
      words: 'While at half HP or less: +2 Armor.',
    },
    {
      kind: 'consumable', id: 'bitterLeafTea', name: 'Bitter Leaf Tea',
      steps: [{ do: 'heal', n: 5, who: 'self' }, { do: 'heal', n: 5, who: { oneAllyIn: 2 } }],
      words: 'On your turn: you and one other hero in [2] heal 5.',
    },
    {
      kind: 'consumable', id: 'pulledNail', name: 'Pulled Nail',
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'piercing', who: { oneEnemyIn: 3 } }, { do: 'cond', name: 'slowed', who: 'same' }],
      words: 'On your turn: one enemy in [3] becomes Vulnerable (Piercing) and Slowed.',
    },
    {
      kind: 'relic', id: 'bentNail', name: 'Bent Nail', affinity: ['kosuke', 'kensho'], once: [{ do: 'custom', id: 'bentNail' }],
      words: 'Opens journal notes of Kosuke and Kensho; once per combat, when you would lose HP (not damage), lose none.',
    },
    {
      kind: 'relic', id: 'tagFromTheSmallestTree', name: 'Tag from the Smallest Tree', affinity: ['takahiro', 'sayaka'], start: [{ do: 'startRes', res: 'yin', n: 1 }],
      words: 'Opens journal notes of Takahiro and Sayaka; start each combat with 1 Yin.',
    },
  ],
  items: [
    {
      kind: 'item', id: 'redCord', name: 'Red Cord',
      steps: [{ do: 'custom', id: 'redCord' }],
      words: 'Once per combat, when a hero would lose HP through a doll: it loses none; the doll still loses its HP.',
    },
  ],
};
