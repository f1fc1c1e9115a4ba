import type { Spoils } from '../boss';

export const HARUNOBU_SPOILS: Spoils = {
  souls: { crimson: 3, azure: 2, jade: 2, violet: 2 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'craneSplitter', name: 'Crane Splitter',
      attacks: [
        { name: 'Wing Cut', category: 'L', cost: { stamina: 2 }, damage: 8, type: 'slashing', pattern: 'arc3', gain: { yang: 1 } },
        { name: 'Neck of the Crane', category: 'H', cost: { stamina: 4 }, damage: 12, type: 'piercing', range: 2, gain: { yin: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'ironCourtFan', name: 'Iron Court Fan',
      attacks: [
        { name: 'Folded Whisper', category: 'L', cost: { stamina: 2 }, damage: 9, type: 'mystic', range: 1, gain: { yin: 1 } },
        { name: 'Open Verdict', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 11, type: 'crushing', range: 2, gain: { yin: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['samurai', 'monk'], id: 'fallenBanner', name: 'Fallen Banner',
      attacks: [
        {
          name: 'Pin the Colors', category: 'H', cost: { stamina: 4 }, damage: 11, type: 'piercing', range: 2,
          steps: [{ do: 'cond', name: 'slowed', who: 'target' }],
          words: 'Slowed.',
        },
        {
          name: 'Raise It Again', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 11, type: 'mystic', range: 1, gain: { yang: 1 },
          steps: [{ do: 'gain', res: 'stamina', n: 2, who: { alliesIn: 1 } }],
          words: 'Each other hero in [1] gains 2 Stamina.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['ronin', 'ninja'], id: 'debtWakizashi', name: 'Debt Wakizashi',
      attacks: [
        {
          name: 'First Interest', category: 'L', cost: { stamina: 2 }, damage: 8, type: 'piercing', range: 1, gain: { yin: 1 },
          steps: [{ do: 'move', n: 1, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 1.',
        },
        { name: 'Paid in Full', category: 'S', cost: { stamina: 2, hp: 2 }, damage: 13, type: 'slashing', range: 1 },
      ],
    },
    { kind: 'armor', id: 'usurpersPlate', name: 'Usurper’s Plate', armor: 3, dodge: 1, statics: [{ static: 'moveCap', n: 3 }], words: 'Your Movement is at most 3.' },
    {
      kind: 'armor', id: 'courtSilks', name: 'Court Silks', armor: 0, dodge: 3,
      triggers: [{ trigger: 'onSelfDodge', steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'When you dodge, gain 1 Stamina.',
    },
    {
      kind: 'armor', id: 'bannerLamellar', name: 'Bannerman’s Lamellar', armor: 2, dodge: 1,
      statics: [{ static: 'buffWhile', when: { holdsThreat: true }, stat: 'armor', n: 1 }],
      words: 'While you hold Threat: +1 Armor.',
    },
    {
      kind: 'flask', id: 'emptyBowl', name: 'Empty Tea Bowl', heal: 16, charges: 1, onUse: [{ do: 'clear', names: 'oneNegative', who: 'self' }],
      onRevive: [{ do: 'gain', res: 'stamina', n: 8, who: 'self' }],
      words: 'Replaces your Flask. On use: lose one negative condition. On revive: gain 8 Stamina.',
    },
    { kind: 'consumable', id: 'cloveOil', name: 'Clove Oil', steps: [{ do: 'nextAttack', dmg: 4 }], words: 'On your turn: your next attack this turn gets +4 damage.' },
    {
      kind: 'relic', id: 'theRefoldedLetter', name: 'The Refolded Letter', affinity: ['takahiro', 'sayaka'], start: [{ do: 'startRes', res: 'ki', n: 1 }],
      words: 'Opens journal notes of Takahiro and Sayaka; start each combat with 1 Ki.',
    },
    {
      kind: 'relic', id: 'teaBowlMended', name: 'Tea Bowl, Mended', affinity: ['kosuke', 'kensho'], start: [{ do: 'startHp', n: 2 }],
      words: 'Opens journal notes of Kosuke and Kensho; start each combat with 2 more HP.',
    },
  ],
  items: [
    {
      kind: 'item', id: 'promptersCue', name: 'Prompter’s Cue',
      steps: [{ do: 'custom', id: 'setGuard' }],
      words: 'Once per combat, at the start of a round: choose a damage type; it becomes the first type of his Guard.',
    },
  ],
};
