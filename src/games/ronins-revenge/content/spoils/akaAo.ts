import type { Spoils } from '../boss';

export const AKA_AO_SPOILS: Spoils = {
  souls: { crimson: 3, azure: 2, jade: 2, violet: 2 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'shiftTetsubo', name: 'Shift Tetsubo',
      attacks: [
        {
          name: 'Day Shift', category: 'H', cost: { stamina: 5 }, damage: 13, type: 'crushing', range: 1,
          steps: [{ do: 'push', n: 1, who: 'target' }],
          words: 'Push 1.',
        },
        { name: 'Night Shift', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 11, type: 'mystic', pattern: 'arc3' },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'orchardChain', name: 'Orchard Chain',
      attacks: [
        { name: 'Windfall', category: 'L', cost: { stamina: 2 }, damage: 7, type: 'slashing', range: 2, gain: { yin: 1 } },
        { name: 'Graft', category: 'H', cost: { stamina: 4 }, damage: 11, type: 'piercing', range: 1, gain: { yang: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'samurai'], id: 'quenchRod', name: 'Quench Rod',
      attacks: [
        { name: 'Hiss', category: 'L', cost: { stamina: 2 }, damage: 7, type: 'crushing', range: 2, gain: { yang: 1 } },
        {
          name: 'Take the Heat', category: 'S', cost: { stamina: 3, yin: 2 }, damage: 11, type: 'mystic', range: 1,
          steps: [{ do: 'cond', name: 'weakened', who: 'target' }],
          words: 'Weakened.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'redTongs', name: 'Red Tongs',
      attacks: [
        {
          name: 'Pinch', category: 'H', cost: { stamina: 4 }, damage: 12, type: 'piercing', range: 1, gain: { yin: 1 },
          steps: [{ do: 'move', n: 1, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 1.',
        },
        { name: 'Turn in the Fire', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 10, type: 'mystic', range: 2, gain: { yin: 1 } },
      ],
    },
    {
      kind: 'armor', id: 'smithsApron', name: 'Smith’s Apron', armor: 2, dodge: 0, statics: [{ static: 'immuneToken', token: 'fire' }],
      triggers: [{ trigger: 'onRestA', steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'You ignore Fire. A Rest for Stamina gives 1 more.',
    },
    {
      kind: 'armor', id: 'brotherPlate', name: 'Brother Plate', armor: 2, dodge: 0, statics: [{ static: 'buffWhile', when: { allyIn: 1 }, stat: 'armor', n: 2 }],
      words: 'While another hero is in [1] of you: +2 Armor.',
    },
    { kind: 'armor', id: 'blueSteelMesh', name: 'Blue Steel Mesh', armor: 1, dodge: 2, statics: [{ static: 'moveCap', n: 4 }], words: 'Your Movement is at most 4.' },
    {
      kind: 'flask', id: 'forgeWaterFlask', name: 'Forge-Water Flask', heal: 14, charges: 1, onUse: [{ do: 'clear', names: 'oneNegative', who: 'self' }],
      onRevive: [{ do: 'gain', res: 'stamina', n: 8, who: 'self' }],
      words: 'Replaces your Flask. On use: lose one negative condition. On revive: gain 8 Stamina.',
    },
    {
      kind: 'consumable', id: 'handfulOfFilings', name: 'Handful of Filings',
      steps: [{ do: 'clear', names: 'all', who: { oneEnemyIn: 3 } }, { do: 'cond', name: 'weakened', who: 'same' }],
      words: 'On your turn: one enemy in [3] loses all its conditions and gains Weakened.',
    },
    {
      kind: 'relic', id: 'halfASealMould', name: 'Half a Seal Mould', affinity: ['takahiro', 'kensho'],
      start: [{ do: 'startCond', name: 'resistant', dtype: 'crushing', who: 'self' }],
      words: 'Opens journal notes of Takahiro and Kensho; start each combat Resistant (Crushing).',
    },
    {
      kind: 'relic', id: 'unstampedLink', name: 'Unstamped Link', affinity: ['sayaka', 'kosuke'], start: [{ do: 'startRes', res: 'ki', n: 1 }],
      words: 'Opens journal notes of Sayaka and Kosuke; start each combat with 1 Ki.',
    },
  ],
  items: [
    {
      kind: 'item', id: 'numberingHammer', name: 'Numbering Hammer',
      steps: [{ do: 'nextAttack', dmg: 6, after: [{ do: 'push', n: 3, who: 'target' }] }],
      words: 'Once per combat, on your turn: your next attack this turn gets +6 damage and then Push 3.',
    },
  ],
};
