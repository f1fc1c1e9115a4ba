import type { Spoils } from '../boss';

export const ITOGURUMA_SPOILS: Spoils = {
  souls: { crimson: 1, azure: 2, jade: 4, violet: 2 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'cedarFeller', name: 'Cedar-Feller',
      attacks: [
        { name: 'Felling Stroke', category: 'H', cost: { stamina: 5 }, damage: 12, type: 'slashing', range: 1 },
        { name: 'Split the Grain', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 10, type: 'crushing', range: 1 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'bobbinAwls', name: 'Bobbin Awls',
      attacks: [
        {
          name: 'Running Stitch', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'piercing', range: 1, gain: { yin: 1 },
          steps: [{ do: 'move', n: 1, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 1.',
        },
        { name: 'Blind Hem', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 9, type: 'mystic', range: 2 },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'samurai'], id: 'widowsDistaff', name: 'Widow’s Distaff',
      attacks: [
        { name: 'Wind the Wool', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'crushing', range: 2, gain: { yang: 1 } },
        {
          name: 'Snarl', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'mystic', range: 1, gain: { yin: 1 },
          steps: [{ do: 'cond', name: 'slowed', who: 'target' }],
          words: 'Slowed.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'reelingFan', name: 'Reeling Fan',
      attacks: [
        { name: 'Draw the Skein', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'piercing', range: 2, gain: { yang: 1 } },
        { name: 'Cut the Warp', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'slashing', pattern: 'arc3', gain: { yin: 1 } },
      ],
    },
    {
      kind: 'armor', id: 'spunUnderrobe', name: 'Spun Underrobe', armor: 0, dodge: 1, statics: [{ static: 'immuneToken', token: 'poison' }],
      words: 'You ignore Poison.',
    },
    {
      kind: 'armor', id: 'chitinLamellar', name: 'Chitin Lamellar', armor: 2, dodge: 0,
      triggers: [{ trigger: 'onSelfHit', when: { allyIn: 1 }, steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'When an enemy hits you while another hero is in [1] of you, gain 1 Stamina.',
    },
    {
      kind: 'armor', id: 'woodcuttersGaiters', name: 'Woodcutter’s Gaiters', armor: 1, dodge: 0, statics: [{ static: 'difficultCostsOne' }],
      words: 'Difficult Terrain costs you 1.',
    },
    {
      kind: 'consumable', id: 'lacquerOilJar', name: 'Jar of Lacquer Oil',
      steps: [{ do: 'zoneAdd', token: 'fire', where: { oneZoneIn: 3 } }],
      words: 'On your turn: place Fire in one Zone in [3].',
    },
    {
      kind: 'consumable', id: 'cedarIncense', name: 'Cedar Incense',
      steps: [{ do: 'heal', n: 5, who: { oneHeroIn: 3 } }, { do: 'clear', names: 'oneNegative', who: 'same' }],
      words: 'On your turn: one hero in [3], you included, heals 5 and loses one negative condition.',
    },
    {
      kind: 'relic', id: 'veilOfTheWidow', name: 'Veil of the Widow', affinity: ['sayaka', 'kensho'],
      start: [{ do: 'startCond', name: 'resistant', dtype: 'piercing', who: 'self' }],
      words: 'Opens journal notes of Sayaka and Kensho; start each combat Resistant (Piercing).',
    },
    {
      kind: 'relic', id: 'childsSpool', name: 'Child’s Spool', affinity: ['takahiro', 'kosuke'], start: [{ do: 'startStamina', n: 2 }],
      words: 'Opens journal notes of Takahiro and Kosuke; start each combat with 2 more Stamina.',
    },
  ],
  items: [
    {
      kind: 'item', id: 'spokenName', name: 'Spoken Name',
      steps: [{ do: 'custom', id: 'refuseCocoon' }],
      words: 'Once per combat, when a hero would be Cocooned: it is not; that hero takes the Threat token.',
    },
  ],
};
