import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { DEVOURING_NIGHT_SPOILS } from '../spoils/devouringNight';
import { kurokaiFact } from './kurokai';

export const DEVOURING_NIGHT: Boss = {
  id: 'devouringNight', ...ROSTER.devouringNight, side: 3, starts: [{ anchor: 'E5', facing: 'S' }],
  card: {
    basic: {
      name: 'Close Over', move: 3, precision: 9, damage: 9, type: 'crushing', range: 1,
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      threat: 'next',
      words: 'On Hit: lose 2 Stamina.',
    },
    mods: [{ mod: 'ignoreTokens', tokens: ['gnawed'] }, { mod: 'overVoid' }],
    words: 'Ignores Gnawed. May stand over eaten Zones as long as one square of its base is on ground. Bite: a Zone without Gnawed gets Gnawed, a gnawed corner or edge Zone is eaten, a Zone with a Shrine or Statue is safe.',
  },
  newTokens: [
    { id: 'gnawed', kind: 'dangerous', words: 'Standard 2/2 loss. The boss and its minions ignore it. A bite on a gnawed corner or edge Zone eats the Zone.' },
  ],
  attacks: [
    {
      id: 'L-1', name: 'Licking Dark', category: 'L', border: 'wood', move: 3, precision: 9, damage: 9, type: 'slashing', range: 1, vulnerable: 'slashing',
      break: [{ arc: ['front'] }, 'support'], threat: { initiative: 3 },
    },
    {
      id: 'L-2', name: 'The Tongue', category: 'L', border: 'wood', move: 3, precision: 9, damage: 9, type: 'piercing', range: 4, vulnerable: 'piercing', threat: 'next',
      steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 2.',
    },
    {
      id: 'L-3', name: 'Gnaw', category: 'L', border: 'metal', move: 4, precision: 10, damage: 11, type: 'crushing', range: 1, vulnerable: 'mystic',
      break: [{ arc: ['rear'] }, 'support'], threat: { initiative: 2 },
      steps: [{ do: 'custom', id: 'bite', where: { zoneOf: 'target' } }],
      words: 'Bite the target’s Zone.',
    },
    {
      id: 'L-4', name: 'Draught from Below', category: 'L', border: 'metal', move: 3, precision: 10, damage: 11, type: 'mystic', pattern: 'front5', vulnerable: 'crushing',
      threat: { class: 'monk' },
      steps: [{ do: 'lose', res: 'yin', n: 1, who: 'target', on: 'hit' }, { do: 'lose', res: 'yang', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: lose 1 Yin and 1 Yang.',
    },
    {
      id: 'L-5', name: 'Side-Jaw', category: 'L', border: 'wood', move: 4, precision: 9, damage: 9, type: 'crushing', pattern: 'flanks3', vulnerable: 'piercing',
      break: [{ arc: ['left', 'right'] }, 'flank'], threat: 'closest',
      words: 'Hits the squares beside its left and right edge.',
    },
    {
      id: 'L-6', name: 'Inhale', category: 'L', border: 'metal', move: 2, precision: 10, damage: 11, type: 'mystic', pattern: 'lane3x5', threat: { class: 'ninja' },
      steps: [{ do: 'pull', n: 3, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 3.',
    },
    {
      id: 'L-7', name: 'Milk Teeth', category: 'L', border: 'fire', move: 4, precision: 11, damage: 13, type: 'piercing', pattern: 'gulp3', vulnerable: 'slashing',
      break: [{ arc: ['front'] }, 'alone'], threat: { initiative: 4 },
      steps: [{ do: 'spawn', minion: 'hungerMote', n: 1, where: 'spawnSquares', max: 3 }],
      words: 'Place 1 Hunger Mote (maximum 3 on the map).',
    },
    {
      id: 'H-1', name: 'Eat the Corner First', category: 'H', border: 'metal', move: 4, precision: 10, damage: 12, type: 'crushing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['rear'] }, 'flank'], threat: { initiative: 1 },
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }, { do: 'custom', id: 'bite', where: { zoneOf: 'target' } }],
      words: 'On Hit: Push 1. Then bite the target’s Zone.',
    },
    {
      id: 'H-2', name: 'Swallow the Road', category: 'H', border: 'metal', move: 3, precision: 10, damage: 12, type: 'mystic', pattern: 'lane3x5', vulnerable: 'mystic',
      threat: 'next',
      steps: [{ do: 'custom', id: 'bite', where: 'frontZone' }],
      words: 'Bite the front Zone.',
    },
    {
      id: 'H-3', name: 'The Night Leans', category: 'H', border: 'fire', move: 3, precision: 12, damage: 15, type: 'crushing', pattern: 'jaw3', vulnerable: 'slashing',
      break: [{ arc: ['left', 'right'] }, 'support'], threat: 'farthest',
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'H-4', name: 'Turning Over', category: 'H', border: 'metal', move: 2, precision: 10, damage: 12, type: 'slashing', pattern: 'ring3', vulnerable: 'crushing',
      threat: { class: 'ronin' },
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'H-5', name: 'Bone Splinter', category: 'H', border: 'wood', move: 4, precision: 10, damage: 11, type: 'piercing', range: 2, vulnerable: 'crushing',
      break: [{ arc: ['front'] }, 'alone'], threat: { initiative: 2 },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed.',
    },
    {
      id: 'H-6', name: 'Whole', category: 'H', border: 'fire', move: 4, precision: 12, damage: 15, type: 'crushing', range: 1, vulnerable: 'mystic',
      break: ['flank', { type: 'slashing' }], threat: { class: 'samurai' },
      steps: [{ do: 'lose', res: 'stamina', n: 4, who: 'target', on: 'hit' }],
      words: 'On Hit: lose 4 Stamina.',
    },
    {
      id: 'H-7', name: 'Dark Between Houses', category: 'H', border: 'wood', move: 4, precision: 10, damage: 11, type: 'mystic', range: 4, vulnerable: 'slashing',
      threat: 'lowestHp',
    },
    {
      id: 'S-1', name: 'Every Lamp Leans In', category: 'S', border: 'wood', move: 2, precision: 9, damage: 9, type: 'slashing', pattern: 'reach3', vulnerable: 'mystic',
      threat: { initiative: 3 },
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 1.',
    },
    {
      id: 'S-2', name: 'Cellar Breath', category: 'S', border: 'metal', move: 4, precision: 11, damage: 10, type: 'mystic', pattern: 'cone3', vulnerable: 'slashing',
      break: [{ arc: ['rear'] }, 'support'], threat: 'next',
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
    {
      id: 'S-3', name: 'Root in the Throat', category: 'S', border: 'metal', move: 3, precision: 11, damage: 10, type: 'piercing', range: 3, vulnerable: 'crushing',
      break: [{ arc: ['front'] }, 'crowd'], threat: 'keep',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }, { do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed, lose 2 Stamina.',
    },
    {
      id: 'S-4', name: 'Stomach Sound', category: 'S', border: 'wood', move: 3, precision: 9, damage: 9, type: 'mystic', range: 4, vulnerable: 'piercing', break: ['alone'],
      threat: 'farthest',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'The boss gains Empowered.',
    },
    {
      id: 'S-5', name: 'The Smallest Bite First', category: 'S', border: 'fire', move: 5, precision: 12, damage: 13, type: 'slashing', range: 1, target: 'lowestHp',
      vulnerable: 'mystic', break: ['flank', { arc: ['left', 'right'] }], threat: { class: 'samurai' },
      words: 'Targets the hero with the lowest HP instead of the Threat holder.',
    },
    {
      id: 'S-6', name: 'Chew', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'crushing', threat: { initiative: 1 },
      steps: [{ do: 'custom', id: 'bite', where: 'zoneWithMostHeroes' }, { do: 'spawn', minion: 'hungerMote', n: 2, where: 'spawnSquares', max: 3 }],
      words: 'No attack. Bite the Zone with the most standing heroes. Place 2 Hunger Motes (maximum 3 on the map).',
    },
    {
      id: 'S-7', name: 'There Was a Road Here', category: 'S', border: 'fire', move: 4, precision: 12, damage: 13, type: 'mystic', pattern: 'gulp3', vulnerable: 'piercing',
      break: [{ arc: ['left', 'right'] }, { type: 'crushing' }], threat: 'lowestHp',
      steps: [{ do: 'custom', id: 'bite', where: { zoneOf: 'target' } }],
      words: 'Bite the target’s Zone.',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 3, name: 'A Lamp Goes Out',
      steps: [
        { do: 'custom', id: 'snuff', where: 'nearestToBoss', when: { not: { fact: 'drownedCarried' } } },
        { do: 'heal', n: 3, who: 'heroes', when: { fact: 'drownedCarried' } },
      ],
      words: 'Remove the Shrine or Statue nearest to the boss (tie: north, then west); nobody uses it.', wordsWith: { fact: 'drownedCarried', words: 'Each hero heals 3.' },
    },
    {
      id: 'E-2', slot: 1, name: 'Undertow',
      steps: [{ do: 'pull', n: 2, who: { heroesIn: 4 } }, { do: 'loseHp', n: 2, who: { heroesIn: 1 } }],
      words: 'Pull 2 each hero in [4] of the boss. Then each hero in [1] of the boss loses 2 HP.',
    },
    {
      id: 'E-3', slot: 4, name: 'The Ground Remembers You',
      steps: [{ do: 'custom', id: 'bite', where: 'zoneWithMostHeroes' }, { do: 'spawn', minion: 'wickEater', n: 1, where: 'spawnSquares', max: 2 }],
      words: 'Bite the Zone with the most standing heroes (tie: north, then west). Place 1 Wick-Eater (maximum 2).',
    },
    {
      id: 'E-4', slot: 2, name: 'Empty Houses',
      steps: [
        { do: 'spawn', minion: 'hungerMote', n: 2, where: 'spawnSquares', max: 3 },
        { do: 'threat', to: 'lowestHp' },
        { do: 'lose', res: 'stamina', n: 2, who: 'threat' },
      ],
      words: 'Place 2 Hunger Motes (maximum 3). Threat to the hero with the lowest HP, who loses 2 Stamina.',
    },
    {
      id: 'E-5', slot: 3, name: 'No Stars',
      steps: [
        { do: 'cond', name: 'weakened', who: { heroesInZoneToken: 'gnawed' } },
        { do: 'lose', res: 'stamina', n: 3, who: { heroesInZoneToken: 'gnawed' } },
        { do: 'spawn', minion: 'wickEater', n: 1, where: 'spawnSquares', max: 2 },
      ],
      words: 'Each hero in a gnawed Zone gains Weakened and loses 3 Stamina. Place 1 Wick-Eater (maximum 2).',
    },
    {
      id: 'E-6', slot: 1, name: 'Second Helping',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }, { do: 'basicAttack' }, { do: 'rebuildEvents' }],
      words: 'The boss gains Empowered and makes its Basic Attack. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'It Tastes the Corners', cubes: 6, mods: [{ mod: 'precision', n: -2 }, { mod: 'damage', n: -6 }, { mod: 'endRoundBite', where: { zoneOf: 'threat' } }],
      onReveal: [{ do: 'custom', id: 'bite', where: 'corners' }],
      words: 'When revealed: bite every corner Zone. End of round: bite the Threat holder’s Zone. Boss attacks have -2 Precision and -6 Damage.',
    },
    {
      id: 'W-2', name: 'It Has Had the Corners', cubes: 4, mods: [{ mod: 'precision', n: -1 }, { mod: 'damage', n: -6 }, { mod: 'endRoundBite', where: 'zoneWithMostHeroes' }],
      onReveal: [{ do: 'custom', id: 'bite', where: 'corners', eat: true }, { do: 'custom', id: 'bite', where: 'edges' }],
      words: 'When revealed: eat every corner Zone, then bite every edge Zone. End of round: bite the Zone with the most standing heroes. Boss attacks have -1 Precision and -6 Damage.',
    },
    {
      id: 'W-3', name: 'The Mouth Opens', cubes: 1, mods: [{ mod: 'damage', n: -3 }, { mod: 'endRoundBite', where: 'edges' }, { mod: 'openMouth' }],
      onReveal: [{ do: 'custom', id: 'bite', where: 'edges' }, { do: 'custom', id: 'heartClears' }],
      words: 'When revealed: bite every edge Zone, then remove Gnawed from the four heart Zones. End of round: bite every edge Zone. Open mouth: an attack from the squares before its front edge may find it Vulnerable; that hero cannot Dodge the boss until end of round. Boss attacks have -3 Damage.',
    },
  ],
  minions: [
    {
      id: 'hungerMote', name: 'Hunger Mote', bands: ['red', 'blue', 'yellow'], hp: 6, move: 4, precision: 7, damage: 4, type: 'crushing', range: 1, vulnerable: 'slashing',
      mods: [{ mod: 'ignoreTokens', tokens: ['gnawed'] }],
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'stamina', n: 2, who: 'attacker' }],
      words: 'Ignores Gnawed. On Hit: Pull 1. Defeat: gain 2 Stamina.',
    },
    {
      id: 'wickEater', name: 'Wick-Eater', bands: ['green', 'white'], hp: 8, move: 4, precision: 7, damage: 4, type: 'mystic', range: 2, vulnerable: 'piercing',
      mods: [{ mod: 'ignoreTokens', tokens: ['gnawed'] }],
      steps: [{ do: 'custom', id: 'snuff', where: 'in1OfSelf', on: 'endOfActivation' }],
      onDefeat: [{ do: 'gain', res: 'yang', n: 1, who: 'attacker' }],
      words: 'Ignores Gnawed. End of its activation: remove one Shrine or Statue in [1] of it. Defeat: gain 1 Yang.',
    },
  ],
  map: {
    rows: [
      '...x....x...',
      '.......T....',
      '....J.......',
      'x.........mx',
      '....BBB.....',
      '.P..BBB...P.',
      '....BBB.....',
      '.S........J.',
      '............',
      '...J........',
      '....hhhh....',
      '..P.....T.P.',
    ],
    walls: [], zones: { Z12: ['high'], Z24: ['difficult'] }, heroStarts: ['K5', 'K6', 'K7', 'K8'], minionStarts: [{ minion: 'hungerMote', at: 'D11' }],
    spawnSquares: ['A4', 'A9', 'D1', 'D12'],
    zoneNames: {
      Z12: 'Ash Gate', Z13: 'Cedars', Z24: 'Ferry', Z34: 'House of Masks', Z43: 'Thunder Stair', Z42: 'Nail Garden', Z31: 'Iron Orchard', Z21: 'Bone Procession',
      Z22: 'the Keep', Z23: 'the Keep', Z32: 'the Keep', Z33: 'the Keep',
    },
    words: 'Corner Zones Z11 Z14 Z41 Z44 are the road, the eight edge Zones are chapters 1-8 clockwise from Z12, the four heart Zones are the keep. Lit at set-up: Z13 (Statue B8), Z31 (Shrine H2), Z43 (Statue L9). A spawn uses the first free spawn square in list order; if none is free, adjacentToBoss.',
  },
  factChanges: [
    {
      fact: 'prisonersLeft',
      words: 'Gnawed token in Z12 (Ash Gate). Place a Hunger Mote on C6.',
      steps: [{ do: 'zoneAdd', token: 'gnawed', where: { zone: 'Z12' } }, { do: 'placeMinion', minion: 'hungerMote', at: 'C6' }],
    },
    kurokaiFact('kugiSpared'),
    { fact: 'kugiEnded', words: 'W-2 has 5 cubes.', steps: [{ do: 'woundCubes', order: 2, n: 5 }] },
    kurokaiFact('forgeLit'),
    kurokaiFact('hammerDrowned'),
    kurokaiFact('harunobuSpared'),
    kurokaiFact('harunobuJudged'),
    {
      fact: 'seatTaken',
      words: 'One hero, named by the party, starts next to the boss with 2 Ki, 3 less HP. Replace H-7 with H-8.',
      steps: [
        { do: 'custom', id: 'startBeside', who: 'sitter' },
        { do: 'startRes', res: 'ki', n: 2, who: 'sitter' },
        { do: 'startHp', n: -3, who: 'sitter' },
        { do: 'swapAttack', out: 'H-7', in: 'H-8' },
      ],
    },
    {
      fact: 'seatBroken',
      words: 'Every hero starts with 1 Ki. Zone Z14 is eaten. Replace L-4 with L-8.',
      steps: [{ do: 'startRes', res: 'ki', n: 1 }, { do: 'custom', id: 'bite', where: { zone: 'Z14' }, eat: true }, { do: 'swapAttack', out: 'L-4', in: 'L-8' }],
    },
    {
      fact: 'wentTogether',
      words: 'The heroes start on K6, K7, L6 and L7 instead. Every hero starts with 1 more Stamina.',
      steps: [{ do: 'altStarts', squares: ['K6', 'K7', 'L6', 'L7'], max: 4, force: true }, { do: 'startStamina', n: 1 }],
    },
    kurokaiFact('oneSent'),
    kurokaiFact('threadLost'),
    kurokaiFact('sealTried'),
    kurokaiFact('sealCracked'),
    { fact: 'wentRound', words: 'Up to two heroes may start on B7 and C8 instead.', steps: [{ do: 'altStarts', squares: ['B7', 'C8'], max: 2 }] },
    kurokaiFact('termsRead'),
    kurokaiFact('inkSpilled'),
    kurokaiFact('bookShut'),
    {
      fact: 'shardGiven',
      words: 'Replace S-6 with S-8. Every hero starts with 1 Yang.',
      steps: [{ do: 'swapAttack', out: 'S-6', in: 'S-8' }, { do: 'startRes', res: 'yang', n: 1 }],
    },
    {
      fact: 'shardBroken',
      words: 'The party holds the Crumb of the Seal (Secret Pack). The boss starts Resistant (Mystic).',
      steps: [{ do: 'unlockItem', id: 'sealCrumb' }, { do: 'startCond', name: 'resistant', who: 'boss', dtype: 'mystic' }],
    },
    {
      fact: 'shardSwallowed',
      words: 'Every hero starts with 2 Ki. Gnawed tokens in Z22 and Z33.',
      steps: [{ do: 'startRes', res: 'ki', n: 2 }, { do: 'zoneAdd', token: 'gnawed', where: { zone: 'Z22' } }, { do: 'zoneAdd', token: 'gnawed', where: { zone: 'Z33' } }],
    },
    {
      fact: 'lastWord:takahiro',
      words: 'Takahiro is the Speaker: starts with Threat; once, may save one Zone that would be eaten.',
      steps: [{ do: 'custom', id: 'lastWordHold', hero: 'takahiro' }],
    },
    {
      fact: 'lastWord:sayaka',
      words: 'Sayaka is the Speaker: starts with Threat; once, may save one Zone that would be eaten.',
      steps: [{ do: 'custom', id: 'lastWordHold', hero: 'sayaka' }],
    },
    {
      fact: 'lastWord:kosuke',
      words: 'Kosuke is the Speaker: starts with Threat; once, may save one Zone that would be eaten.',
      steps: [{ do: 'custom', id: 'lastWordHold', hero: 'kosuke' }],
    },
    {
      fact: 'lastWord:kensho',
      words: 'Kensho is the Speaker: starts with Threat; once, may save one Zone that would be eaten.',
      steps: [{ do: 'custom', id: 'lastWordHold', hero: 'kensho' }],
    },
    {
      fact: 'shelved',
      words: 'Retry: W-1 has 5 cubes. Gnawed token in Z34.',
      steps: [{ do: 'woundCubes', order: 1, n: 5 }, { do: 'zoneAdd', token: 'gnawed', where: { zone: 'Z34' } }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Smoke of the Seat', category: 'L', border: 'metal', move: 3, precision: 10, damage: 11, type: 'mystic', pattern: 'front5', vulnerable: 'crushing',
        break: [{ arc: ['left', 'right'] }, 'support'], threat: { class: 'monk' },
        steps: [{ do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }],
        words: 'Place Fire in the target’s Zone.',
      },
      {
        id: 'H-8', name: 'The Seat You Kept', category: 'H', border: 'wood', move: 5, precision: 11, damage: 12, type: 'slashing', range: 2, vulnerable: 'slashing',
        threat: { class: 'samurai' },
        steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }, { do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
        words: 'On Hit: Pull 2, Weakened.',
      },
      {
        id: 'S-8', name: 'A Light It Cannot Keep Down', category: 'S', border: 'wood', move: 3, precision: 9, damage: 9, type: 'mystic', range: 3, vulnerable: 'crushing',
        break: [{ arc: ['front'] }, 'support'], threat: { initiative: 1 },
        steps: [{ do: 'cond', name: 'weakened', who: 'boss' }, { do: 'heal', n: 3, who: { heroesIn: 2 } }],
        words: 'The boss gains Weakened. Each hero in [2] of the boss heals 3.',
      },
    ],
    items: DEVOURING_NIGHT_SPOILS.items,
    rules: [
      { fact: 'shardBroken', words: 'the Crumb of the Seal.' },
      { fact: 'lastWord:<hero>', words: 'the Speaker.' },
    ],
  },
  souls: DEVOURING_NIGHT_SPOILS.souls,
  loot: DEVOURING_NIGHT_SPOILS.loot,
  rules: [
    { id: 'RR-620' },
    { id: 'RR-621', explains: ['bite', 'heartClears'] },
    { id: 'RR-622' },
    { id: 'RR-623' },
    { id: 'RR-624' },
    { id: 'RR-625' },
    { id: 'RR-626' },
    { id: 'RR-627' },
    { id: 'RR-628', explains: ['snuff', 'sealCrumb'] },
    { id: 'RR-629', explains: ['lastWordHold', 'startBeside', 'bossMove', 'blankReveal', 'eventLater', 'noEmpowered'] },
  ],
};
