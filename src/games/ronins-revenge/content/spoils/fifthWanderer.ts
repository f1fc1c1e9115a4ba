import type { Spoils } from '../boss';
import { KUROKAI_RELICS } from './kurokai';

export const FIFTH_WANDERER_SPOILS: Spoils = {
  souls: { crimson: 3, azure: 3, jade: 2, violet: 2 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'unsignedBlade', name: 'Unsigned Blade',
      attacks: [
        { name: 'Blank Stroke', category: 'L', cost: { stamina: 2 }, damage: 9, type: 'slashing', range: 1, gain: { yang: 1 } },
        { name: 'Take It Back', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 13, type: 'mystic', range: 1 },
      ],
    },
    {
      kind: 'weapon', for: ['ronin', 'monk'], id: 'hearthIron', name: 'Hearth Iron',
      attacks: [
        { name: 'Stir the Coals', category: 'L', cost: { stamina: 2 }, damage: 8, type: 'mystic', range: 1, gain: { yin: 1 } },
        { name: 'Bank the Fire', category: 'H', cost: { stamina: 4 }, damage: 12, type: 'crushing', pattern: 'arc3', gain: { yang: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'bowlAndCord', name: 'Bowl and Cord',
      attacks: [
        { name: 'Swung Bowl', category: 'L', cost: { stamina: 2 }, damage: 8, type: 'crushing', range: 2, gain: { yang: 1 } },
        { name: 'Broken Rim', category: 'H', cost: { stamina: 4 }, damage: 13, type: 'piercing', range: 1, gain: { yin: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'samurai'], id: 'rainlessUmbrella', name: 'Rainless Umbrella',
      attacks: [
        {
          name: 'Shake Off', category: 'H', cost: { stamina: 4 }, damage: 12, type: 'slashing', range: 1, gain: { yin: 1 },
          steps: [{ do: 'move', n: 2, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 2.',
        },
        { name: 'Ferrule', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 11, type: 'piercing', range: 3 },
      ],
    },
    { kind: 'armor', id: 'ashRoadCoat', name: 'Ash-Road Coat', armor: 2, dodge: 2, statics: [{ static: 'moveCap', n: 4 }], words: 'Your Movement is at most 4.' },
    {
      kind: 'armor', id: 'strangersHat', name: 'Stranger’s Hat', armor: 0, dodge: 3,
      triggers: [{ trigger: 'onSelfDodge', steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'When you dodge, gain 1 Stamina.',
    },
    {
      kind: 'armor', id: 'threeWallMantle', name: 'Three-Wall Mantle', armor: 3, dodge: 0, statics: [{ static: 'forcedMoveReduction', n: 2 }],
      words: 'Forced movement on you is reduced by 2.',
    },
    {
      kind: 'consumable', id: 'lastTinOfTea', name: 'Last Tin of Tea',
      steps: [{ do: 'heal', n: 5, who: { allHeroesIn: 2 } }, { do: 'gain', res: 'yang', n: 1, who: { allHeroesIn: 2 } }],
      words: 'On your turn: every hero in [2], you included, heals 5 and gains 1 Yang.',
    },
    ...KUROKAI_RELICS,
  ],
  items: [
    {
      kind: 'item', id: 'mirrorSplinter', name: 'Mirror Splinter',
      steps: [{ do: 'custom', id: 'mirrorSplinter' }],
      words: 'Once per combat, when a hero attack writes a card that echoes type: its player chooses the type that is written.',
    },
  ],
};
