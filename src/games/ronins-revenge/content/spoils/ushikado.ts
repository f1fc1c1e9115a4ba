import type { Spoils } from '../boss';

export const USHIKADO_SPOILS: Spoils = {
  souls: { crimson: 3, azure: 2, jade: 3, violet: 1 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'ashGlaive', name: 'Ash Glaive',
      attacks: [
        { name: 'Wide Reap', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'slashing', pattern: 'arc3' },
        { name: 'Ember Plunge', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 9, type: 'mystic', range: 2, gain: { yin: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'shackleHooks', name: 'Shackle Hooks',
      attacks: [
        {
          name: 'Drag Down', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'crushing', range: 2, gain: { yin: 1 },
          steps: [{ do: 'pull', n: 1, who: 'target' }],
          words: 'Pull 1.',
        },
        { name: 'Twin Gouge', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'piercing', range: 1, gain: { yang: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'samurai'], id: 'wardensRod', name: 'Warden’s Rod',
      attacks: [
        { name: 'Order', category: 'L', cost: { stamina: 2 }, damage: 4, type: 'mystic', range: 2, gain: { yang: 1 } },
        {
          name: 'Sentence', category: 'H', cost: { stamina: 5 }, damage: 11, type: 'crushing', range: 1,
          steps: [{ do: 'cond', name: 'slowed', who: 'target' }],
          words: 'Slowed.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'lanternSickle', name: 'Lantern Sickle',
      attacks: [
        { name: 'Moth Cut', category: 'H', cost: { stamina: 4 }, damage: 8, type: 'slashing', range: 1, gain: { yin: 1 } },
        { name: 'Will-o’-Wisp', category: 'S', cost: { stamina: 2, yin: 1 }, damage: 7, type: 'mystic', range: 4 },
      ],
    },
    {
      kind: 'armor', id: 'oxHideCoat', name: 'Ox-Hide Coat', armor: 2, dodge: 0, statics: [{ static: 'payToIgnoreForcedMove', cost: { stamina: 1 } }],
      words: 'When you would be pushed or pulled, you may pay 1 Stamina to ignore it.',
    },
    { kind: 'armor', id: 'ashCloak', name: 'Ash Cloak', armor: 0, dodge: 1, statics: [{ static: 'immuneToken', token: 'fire' }], words: 'You ignore Fire.' },
    { kind: 'armor', id: 'linkMail', name: 'Link Mail', armor: 1, dodge: 1, statics: [{ static: 'moveCap', n: 3 }], words: 'Your Movement is at most 3.' },
    {
      kind: 'flask', id: 'gateFlask', name: 'Gatehouse Flask', heal: 12, charges: 1, onRevive: [{ do: 'gain', res: 'stamina', n: 6, who: 'self' }],
      words: 'Replaces your Flask. On revive: gain 6 Stamina.',
    },
    {
      kind: 'consumable', id: 'saltPouch', name: 'Salt Pouch',
      steps: [{ do: 'zoneRemove', token: 'anyDangerous', where: { oneZoneIn: 3 } }],
      words: 'On your turn: remove all Dangerous tokens from one Zone in [3].',
    },
    {
      kind: 'relic', id: 'blackIronKey', name: 'Black Iron Key', affinity: ['sayaka', 'kosuke'], once: [{ do: 'custom', id: 'wallStepOnce' }],
      words: 'Opens journal notes of Sayaka and Kosuke; once per combat you may move through one wall edge.',
    },
    {
      kind: 'relic', id: 'burntPrayerStrip', name: 'Burnt Prayer Strip', affinity: ['kensho', 'takahiro'], start: [{ do: 'startRes', res: 'yin', n: 1 }],
      words: 'Opens journal notes of Kensho and Takahiro; start each combat with 1 Yin.',
    },
  ],
  items: [
    {
      kind: 'item', id: 'foxBell', name: 'Fox Bell',
      steps: [{ do: 'eventSlot', choose: [1, 2, 3, 4] }],
      words: 'Once per combat, at Event Replacement: choose which slot the Event replaces.',
    },
    {
      kind: 'relic', id: 'gaolersTally', name: 'Gaoler’s Tally', affinity: ['kosuke', 'takahiro'],
      words: 'Found only by those who kept the ledger. It does nothing in battle; it unlocks journal notes in chapters 4 and 9.',
    },
  ],
};
