import type { Spoils } from '../boss';
import { KUROKAI_RELICS } from './kurokai';

export const CAGED_DAWN_SPOILS: Spoils = {
  souls: { crimson: 2, azure: 2, jade: 3, violet: 3 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'monk'], id: 'barBender', name: 'Bar-Bender',
      attacks: [
        { name: 'Lever', category: 'L', cost: { stamina: 2 }, damage: 9, type: 'crushing', range: 1, gain: { yin: 1 } },
        { name: 'Tear the Hinge', category: 'H', cost: { stamina: 5 }, damage: 15, type: 'crushing', range: 1 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'duskAndDawn', name: 'Dusk and Dawn',
      attacks: [
        { name: 'Dusk', category: 'L', cost: { stamina: 2 }, damage: 9, type: 'slashing', range: 1, gain: { yin: 1 } },
        { name: 'Dawn', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 12, type: 'mystic', range: 1, gain: { yang: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['samurai', 'ninja'], id: 'rayspear', name: 'Rayspear',
      attacks: [
        { name: 'Through the Gap', category: 'H', cost: { stamina: 4 }, damage: 12, type: 'piercing', range: 2, gain: { yang: 1 } },
        { name: 'Thrown Morning', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 10, type: 'mystic', range: 4 },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'ronin'], id: 'wardensHoop', name: 'Warden’s Hoop',
      attacks: [
        { name: 'Roll Out', category: 'L', cost: { stamina: 2 }, damage: 7, type: 'slashing', range: 3, gain: { yang: 1 } },
        { name: 'Full Circle', category: 'H', cost: { stamina: 4 }, damage: 12, type: 'slashing', pattern: 'around1' },
      ],
    },
    { kind: 'armor', id: 'halfLightRobe', name: 'Half-Light Robe', armor: 1, dodge: 2, statics: [{ static: 'immuneToken', token: 'fire' }], words: 'You ignore Fire.' },
    { kind: 'armor', id: 'cageMail', name: 'Cage Mail', armor: 4, dodge: 0, statics: [{ static: 'moveCap', n: 3 }], words: 'Your Movement is at most 3.' },
    {
      kind: 'armor', id: 'feastDayJacket', name: 'Feast-Day Jacket', armor: 2, dodge: 1, statics: [{ static: 'firstExtraStepFree' }],
      words: 'Your first extra step each turn costs no Stamina.',
    },
    {
      kind: 'consumable', id: 'lampOil', name: 'Lamp Oil of the Last Watch',
      steps: [{ do: 'gain', res: 'ki', n: 1, who: 'self' }, { do: 'clear', names: 'oneNegative', who: 'self' }],
      words: 'On your turn: gain 1 Ki and lose one negative condition.',
    },
    ...KUROKAI_RELICS,
  ],
  items: [
    {
      kind: 'item', id: 'bentKey', name: 'Bent Key',
      steps: [{ do: 'custom', id: 'bentKey' }],
      words: 'Once per combat, when you declare an attack on the boss: it strikes the other half.',
    },
  ],
};
