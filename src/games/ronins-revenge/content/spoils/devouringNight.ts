import type { Spoils } from '../boss';
import { KUROKAI_RELICS } from './kurokai';

export const DEVOURING_NIGHT_SPOILS: Spoils = {
  souls: { crimson: 3, azure: 2, jade: 2, violet: 3 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'gatepostMaul', name: 'Gatepost Maul',
      attacks: [
        {
          name: 'Knock Twice', category: 'L', cost: { stamina: 2 }, damage: 8, type: 'crushing', range: 1, gain: { yin: 1 },
          steps: [{ do: 'push', n: 1, who: 'target' }],
          words: 'Push 1.',
        },
        { name: 'Last Door', category: 'H', cost: { stamina: 5 }, damage: 15, type: 'crushing', range: 1 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'wickTrimmer', name: 'Wick-Trimmer',
      attacks: [
        { name: 'Snip', category: 'L', cost: { stamina: 2 }, damage: 9, type: 'piercing', range: 1, gain: { yang: 1 } },
        { name: 'Flare', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 11, type: 'mystic', range: 3 },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'ronin'], id: 'toothedOar', name: 'Toothed Oar',
      attacks: [
        { name: 'Fend Off', category: 'H', cost: { stamina: 4 }, damage: 12, type: 'slashing', pattern: 'around1', gain: { yang: 1 } },
        { name: 'Pole Deep', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 12, type: 'piercing', range: 2 },
      ],
    },
    {
      kind: 'weapon', for: ['samurai', 'ninja'], id: 'starHook', name: 'Star Hook',
      attacks: [
        { name: 'Catch the Sky', category: 'L', cost: { stamina: 2 }, damage: 7, type: 'mystic', range: 3, gain: { yin: 1 } },
        { name: 'Bring It Down', category: 'H', cost: { stamina: 4 }, damage: 13, type: 'slashing', range: 1, gain: { yang: 1 } },
      ],
    },
    {
      kind: 'armor', id: 'coatOfAllRoads', name: 'Coat of All Roads', armor: 1, dodge: 2, statics: [{ static: 'difficultCostsOne' }],
      words: 'Difficult Terrain costs you 1.',
    },
    {
      kind: 'armor', id: 'swallowedMail', name: 'Swallowed Mail', armor: 3, dodge: 0, statics: [{ static: 'ignoreFirstDangerousEntryPerTurn' }],
      words: 'The first Dangerous square you enter on each of your turns costs you nothing.',
    },
    {
      kind: 'armor', id: 'brinkwalkerWraps', name: 'Brinkwalker Wraps', armor: 0, dodge: 3, statics: [{ static: 'payToIgnoreForcedMove', cost: { stamina: 1 } }],
      words: 'When you would be pushed or pulled, you may pay 1 Stamina to ignore it.',
    },
    {
      kind: 'consumable', id: 'handfulOfRoad', name: 'Handful of Road',
      steps: [{ do: 'zoneRemove', token: 'anyDangerous', where: { oneZoneIn: 3 } }, { do: 'move', n: 2, who: 'self', may: true }],
      words: 'On your turn: remove all Dangerous tokens from one Zone in [3]; you may Move 2.',
    },
    ...KUROKAI_RELICS,
  ],
  items: [
    {
      kind: 'item', id: 'sealCrumb', name: 'Crumb of the Seal',
      steps: [{ do: 'custom', id: 'sealCrumb' }],
      words: 'Once per combat, on your turn: your Zone loses Gnawed and is safe from bites for the rest of the combat.',
    },
  ],
};
