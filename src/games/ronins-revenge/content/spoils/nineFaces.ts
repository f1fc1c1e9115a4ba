import type { Spoils } from '../boss';

export const NINE_FACES_SPOILS: Spoils = {
  souls: { crimson: 2, azure: 2, jade: 2, violet: 3 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'secondActHalberd', name: 'Halberd of the Second Act',
      attacks: [
        { name: 'Cue Thrust', category: 'L', cost: { stamina: 2 }, damage: 6, type: 'piercing', range: 2, gain: { yin: 1 } },
        { name: 'Stage-Wide', category: 'H', cost: { stamina: 4 }, damage: 10, type: 'slashing', pattern: 'arc3', gain: { yang: 1 } },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'nineRibFan', name: 'Nine-Rib Fan',
      attacks: [
        { name: 'Fold', category: 'L', cost: { stamina: 2 }, damage: 6, type: 'slashing', range: 1, gain: { yin: 1 } },
        { name: 'Unfold', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 8, type: 'mystic', range: 3 },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'samurai'], id: 'scenePoles', name: 'Scene-Shifter Poles',
      attacks: [
        { name: 'Clear the Boards', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'crushing', pattern: 'around1', gain: { yin: 1 } },
        {
          name: 'Lift the Mask', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 8, type: 'crushing', range: 1,
          steps: [{ do: 'dmg', n: 3, when: { arc: 'rear' } }],
          words: '+3 damage from the Rear.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'trapdoorHooks', name: 'Trapdoor Hooks',
      attacks: [
        {
          name: 'From Below', category: 'H', cost: { stamina: 4 }, damage: 9, type: 'piercing', range: 1, gain: { yin: 1 },
          steps: [{ do: 'move', n: 2, who: 'self', at: 'before' }],
          words: 'Before attacking, Move 2.',
        },
        { name: 'Drop', category: 'S', cost: { stamina: 2, hp: 2 }, damage: 11, type: 'slashing', range: 1, gain: { yang: 1 } },
      ],
    },
    {
      kind: 'armor', id: 'quickChangeRobe', name: 'Quick-Change Robe', armor: 0, dodge: 2, statics: [{ static: 'faceAfterAttack' }],
      words: 'When an enemy attack on you has been resolved, you may set your facing before Counterstrikes.',
    },
    {
      kind: 'armor', id: 'lacquerStageMail', name: 'Lacquered Stage Mail', armor: 2, dodge: 0,
      statics: [{ static: 'buffWhile', when: { holdsThreat: true }, stat: 'armor', n: 1 }],
      words: 'While you hold Threat: +1 Armor.',
    },
    {
      kind: 'armor', id: 'stagehandBlacks', name: 'Stagehand’s Blacks', armor: 1, dodge: 1, statics: [{ static: 'moveThroughMinions' }],
      words: 'You may move through minions.',
    },
    {
      kind: 'consumable', id: 'foldedDouble', name: 'Folded Double', interrupt: 'onSelfTargeted',
      steps: [{ do: 'autoDodge' }],
      words: 'Interrupt. An enemy targets you: dodge this attack.',
    },
    {
      kind: 'consumable', id: 'greenroomRice', name: 'Greenroom Rice',
      steps: [{ do: 'heal', n: 6, who: { oneHeroIn: 1 } }, { do: 'gain', res: 'stamina', n: 3, who: 'same' }],
      words: 'On your turn: one hero in [1], you included, heals 6 HP and gains 3 Stamina.',
    },
    {
      kind: 'relic', id: 'messengersMask', name: 'Messenger’s Mask', affinity: ['sayaka', 'kosuke'],
      start: [{ do: 'startCond', name: 'resistant', dtype: 'mystic', who: 'self' }],
      words: 'Opens journal notes of Sayaka and Kosuke; start each combat Resistant (Mystic).',
    },
    {
      kind: 'relic', id: 'playbillOfTheNinthNight', name: 'Playbill of the Ninth Night', affinity: ['takahiro', 'kensho'], statics: [{ static: 'firstExtraStepFree' }],
      words: 'Opens journal notes of Takahiro and Kensho; your first extra step each turn costs no Stamina.',
    },
  ],
  items: [
    {
      kind: 'item', id: 'promptersSlate', name: 'Prompter’s Slate',
      steps: [{ do: 'custom', id: 'readFigure' }],
      words: 'Once per combat, on your turn: choose one figure of the cast; all learn whether it is true or paper.',
    },
    {
      kind: 'item', id: 'wakeWindow', name: 'Window from the Wake',
      steps: [{ do: 'custom', id: 'keepLooking' }],
      words: 'Once per combat, when a hero attack would cause a Quick Change: it does not happen.',
    },
  ],
};
