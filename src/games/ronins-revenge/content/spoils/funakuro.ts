import type { Spoils } from '../boss';

export const FUNAKURO_SPOILS: Spoils = {
  souls: { crimson: 3, azure: 4, jade: 1, violet: 1 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'monk'], id: 'ferrymansOar', name: 'Ferryman’s Oar',
      attacks: [
        {
          name: 'Backwater Sweep', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'crushing', pattern: 'arc3', gain: { yang: 1 },
          steps: [{ do: 'push', n: 1, who: 'target' }],
          words: 'Push 1.',
        },
        { name: 'Pole the Shallows', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 9, type: 'piercing', range: 2 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'gaffAndLine', name: 'Gaff and Line',
      attacks: [
        { name: 'Gaff', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'piercing', range: 2, gain: { yin: 1 } },
        {
          name: 'Bring Alongside', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'slashing', range: 1, gain: { yang: 1 },
          steps: [{ do: 'move', n: 2, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 2.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'knellMaul', name: 'Knell Maul',
      attacks: [
        { name: 'First Stroke', category: 'L', cost: { stamina: 2 }, damage: 6, type: 'crushing', range: 1, gain: { yang: 1 } },
        { name: 'Under the Bell', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 10, type: 'mystic', range: 1 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'sternLantern', name: 'Stern Lantern',
      attacks: [
        { name: 'Paper Edge', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'mystic', range: 2, gain: { yin: 1 } },
        { name: 'Guttering Light', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 8, type: 'crushing', range: 3 },
      ],
    },
    {
      kind: 'armor', id: 'corkSewnVest', name: 'Cork-Sewn Vest', armor: 1, dodge: 1, statics: [{ static: 'forcedMoveReduction', n: 1 }],
      words: 'Forced movement on you is reduced by 1.',
    },
    { kind: 'armor', id: 'barnaclePlate', name: 'Barnacle Plate', armor: 3, dodge: 0, statics: [{ static: 'moveCap', n: 3 }], words: 'Your Movement is at most 3.' },
    { kind: 'armor', id: 'oilskinCape', name: 'Oilskin Cape', armor: 0, dodge: 1, statics: [{ static: 'difficultCostsOne' }], words: 'Difficult Terrain costs you 1.' },
    {
      kind: 'flask', id: 'farBankWater', name: 'Far-Bank Water', heal: 12, charges: 1, onUse: [{ do: 'gain', res: 'yin', n: 1, who: 'self' }],
      onRevive: [{ do: 'gain', res: 'stamina', n: 6, who: 'self' }],
      words: 'Replaces your Flask. On use: gain 1 Yin. On revive: gain 6 Stamina.',
    },
    { kind: 'consumable', id: 'coinOfPassage', name: 'Coin of Passage', steps: [{ do: 'gain', res: 'ki', n: 2, who: 'self' }], words: 'On your turn: gain 2 Ki.' },
    {
      kind: 'relic', id: 'pairOfSmallShoes', name: 'Pair of Small Shoes', affinity: ['takahiro', 'sayaka'], start: [{ do: 'startHp', n: 2 }],
      words: 'Opens journal notes of Takahiro and Sayaka; start each combat with 2 more HP.',
    },
    {
      kind: 'relic', id: 'bailingCup', name: 'Bailing Cup', affinity: ['kosuke', 'kensho'], start: [{ do: 'startRes', res: 'yin', n: 1 }],
      words: 'Opens journal notes of Kosuke and Kensho; start each combat with 1 Yin.',
    },
  ],
  items: [
    {
      kind: 'item', id: 'roomBesideSen', name: 'Room Beside Sen',
      steps: [{ do: 'custom', id: 'stillWater' }],
      words: 'Once per combat, at end of round before the river step: the current moves nobody and no edge Fare is due this round.',
    },
  ],
};
