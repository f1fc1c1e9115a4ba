import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { AKA_AO_SPOILS } from '../spoils/akaAo';

export const AKA_AO: Boss = {
  id: 'akaAo', ...ROSTER.akaAo, side: 2,
  starts: [{ anchor: 'C3', facing: 'S', brother: 'aka' }, { anchor: 'C9', facing: 'S', brother: 'ao' }],
  card: {
    basic: {
      name: 'Bare Iron Fist', move: 4, precision: 8, damage: 7, type: 'crushing', range: 1,
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      threat: 'next',
    },
    mods: [{ mod: 'ignoreTokens', tokens: ['fire'] }, { mod: 'leftAlone' }, { mod: 'hammerAndAnvil', n: 2 }],
    words: 'Aka owns Light and Heavy, Ao owns Special and Heavy. Both ignore Fire. End of round: a brother no hero has damaged this round gains Empowered. An attack on a hero in [1] of the other brother has +2 Damage.',
  },
  newObjects: [{ id: 'trough', name: 'Quench Trough', words: 'Use from an adjacent square for 2 Stamina. Cannot be damaged.' }],
  attacks: [
    {
      id: 'L-1', name: 'Testing Tap', category: 'L', border: 'wood', move: 5, precision: 8, damage: 9, type: 'crushing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['front'] }, 'support'], threat: { initiative: 3 },
    },
    {
      id: 'L-2', name: 'Spark Shower', category: 'L', border: 'wood', move: 4, precision: 8, damage: 8, type: 'mystic', pattern: 'cone2', vulnerable: 'crushing',
      threat: 'next',
      steps: [{ do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }],
      words: 'Place Fire in the target’s Zone.',
    },
    {
      id: 'L-3', name: 'Long Tongs', category: 'L', border: 'metal', move: 6, precision: 9, damage: 10, type: 'slashing', range: 1, vulnerable: 'mystic',
      break: ['flank', { arc: ['rear'] }], threat: 'closest',
      steps: [{ do: 'pull', n: 2, who: 'target', source: 'brother', on: 'hit' }],
      words: 'On Hit: the target is pulled 2 toward the other brother.',
    },
    {
      id: 'L-4', name: 'Backhand of the Shift', category: 'L', border: 'metal', move: 5, precision: 9, damage: 10, type: 'crushing', pattern: 'sweepRight',
      vulnerable: 'slashing', threat: { class: 'samurai' },
    },
    {
      id: 'L-5', name: 'Scale Off', category: 'L', border: 'wood', move: 6, precision: 9, damage: 10, type: 'crushing', range: 1, vulnerable: 'slashing',
      break: [{ arc: ['left', 'right'] }, 'alone'], threat: { initiative: 2 },
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'L-6', name: 'Maker’s Brand', category: 'L', border: 'metal', move: 6, precision: 10, damage: 11, type: 'mystic', range: 1, threat: { class: 'ronin' },
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'crushing', who: 'target', on: 'hit' }],
      words: 'On Hit: Vulnerable (Crushing).',
    },
    {
      id: 'L-7', name: 'Strike While Hot', category: 'L', border: 'fire', move: 6, precision: 10, damage: 12, type: 'crushing', range: 1, vulnerable: 'piercing',
      break: ['crowd'], threat: { initiative: 4 },
      steps: [{ do: 'custom', id: 'brotherCloses', n: 4 }],
      words: 'Then the other brother closes up to 4.',
    },
    {
      id: 'H-1', name: 'Two-Man Hammer', category: 'H', border: 'fire', move: 4, precision: 11, damage: 15, type: 'crushing', range: 1, vulnerable: 'slashing',
      break: ['flank', { type: 'piercing' }], threat: { class: 'samurai' },
      steps: [{ do: 'pull', n: 3, who: 'target', source: 'brother', on: 'hit' }],
      words: 'On Hit: the target is pulled 3 toward the other brother.',
    },
    {
      id: 'H-2', name: 'Furnace Lane', category: 'H', border: 'metal', move: 4, precision: 9, damage: 11, type: 'mystic', pattern: 'lane4', vulnerable: 'crushing',
      threat: 'next',
    },
    {
      id: 'H-3', name: 'Chain Flail', category: 'H', border: 'metal', move: 3, precision: 9, damage: 11, type: 'slashing', pattern: 'reach2', vulnerable: 'mystic',
      threat: { class: 'monk' },
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 1.',
    },
    {
      id: 'H-4', name: 'Drop the Anvil', category: 'H', border: 'fire', move: 4, precision: 11, damage: 14, type: 'crushing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['rear'] }, 'support'], threat: { initiative: 1 },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed.',
    },
    {
      id: 'H-5', name: 'Shoulder the Bellows', category: 'H', border: 'wood', move: 4, precision: 9, damage: 10, type: 'crushing', pattern: 'lane4', vulnerable: 'mystic',
      break: [{ arc: ['left', 'right'] }, 'alone'], threat: 'farthest',
      steps: [{ do: 'advance', n: 4 }],
      words: 'Then the acting brother moves straight ahead up to 4, passing combatants, as far as he can end on free squares.',
    },
    {
      id: 'H-6', name: 'Tempering Cut', category: 'H', border: 'metal', move: 5, precision: 10, damage: 12, type: 'slashing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['front'] }, 'alone'], threat: { class: 'ninja' },
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
    {
      id: 'H-7', name: 'Rivet', category: 'H', border: 'wood', move: 5, precision: 9, damage: 11, type: 'piercing', range: 2, vulnerable: 'slashing',
      break: ['support', { type: 'mystic' }], threat: 'lowestHp',
      steps: [{ do: 'custom', id: 'brotherCloses', n: 2 }],
      words: 'Then the other brother closes up to 2.',
    },
    {
      id: 'S-1', name: 'Cold Chain', category: 'S', border: 'wood', move: 4, precision: 8, damage: 8, type: 'piercing', range: 4, vulnerable: 'slashing',
      break: ['alone', { arc: ['front'] }], threat: 'farthest',
      steps: [{ do: 'pull', n: 3, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 3.',
    },
    {
      id: 'S-2', name: 'Quench Steam', category: 'S', border: 'metal', move: 5, precision: 10, damage: 9, type: 'mystic', pattern: 'cone2', vulnerable: 'piercing',
      break: [{ arc: ['rear'] }, 'support'], threat: 'next',
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
    {
      id: 'S-3', name: 'Blue Measure', category: 'S', border: 'metal', move: 6, precision: 10, damage: 11, type: 'slashing', range: 1, vulnerable: 'crushing',
      threat: { initiative: 2 },
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: lose 2 Stamina.',
    },
    {
      id: 'S-4', name: 'Stoke the Fire', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'mystic', threat: { initiative: 1 },
      steps: [{ do: 'custom', id: 'unwatched', n: 2 }, { do: 'spawn', minion: 'slagImp', n: 1, where: 'spawnSquares', max: 3 }],
      words: 'No attack. Each brother with no standing hero in [2] gains Empowered. Place 1 Slag Imp (maximum 3 on the map).',
    },
    {
      id: 'S-5', name: 'Test the Weak Link', category: 'S', border: 'fire', move: 6, precision: 11, damage: 13, type: 'piercing', range: 1, target: 'lowestHp',
      vulnerable: 'crushing', break: ['flank'], threat: 'keep',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'Targets the hero with the lowest HP instead of the Threat holder. On Hit: Slowed.',
    },
    {
      id: 'S-6', name: 'Hooked Floor', category: 'S', border: 'wood', move: 5, precision: 8, damage: 8, type: 'piercing', pattern: 'ring2', vulnerable: 'mystic',
      threat: { initiative: 3 },
      steps: [{ do: 'zoneAdd', token: 'spikes', where: { zoneOf: 'target' } }],
      words: 'Place Spikes in the target’s Zone.',
    },
    {
      id: 'S-7', name: 'Hot into Cold', category: 'S', border: 'fire', move: 5, precision: 11, damage: 12, type: 'slashing', pattern: 'frontBlock', vulnerable: 'crushing',
      break: [{ arc: ['left', 'right'] }, { type: 'crushing' }], threat: 'lowestHp',
      steps: [{ do: 'pull', n: 1, who: 'target', source: 'brother', on: 'hit' }],
      words: 'On Hit: the target is pulled 1 toward the other brother.',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 3, name: 'Bellows',
      steps: [{ do: 'zoneAdd', token: 'fire', where: 'zoneWithMostHeroes' }, { do: 'spawn', minion: 'slagImp', n: 1, where: 'spawnSquares', max: 3 }],
      words: 'Place Fire in the Zone with the most standing heroes (tie: north, then west). Place 1 Slag Imp (maximum 3 on the map).',
    },
    {
      id: 'E-2', slot: 1, name: 'Change of Shift',
      steps: [{ do: 'custom', id: 'swapPlaces' }, { do: 'threat', to: 'next' }],
      words: 'The brothers exchange places, each keeping his facing. Threat to the next hero.',
    },
    {
      id: 'E-3', slot: 4, name: 'Haul on the Chain',
      steps: [{ do: 'pull', n: 2, who: { heroesIn: 4 }, figure: 'ao' }, { do: 'spawn', minion: 'chainSapling', n: 1, where: 'spawnSquares', max: 2 }],
      words: 'Pull 2 toward Ao each hero in [4] of Ao. Place 1 Chain Sapling (maximum 2 on the map).',
    },
    {
      id: 'E-4', slot: 2, name: 'Cold Hearth',
      steps: [
        { do: 'custom', id: 'unwatched', n: 3, when: { not: { fact: 'smithsFreed' } } },
        { do: 'cond', name: 'slowed', who: 'eachBrother', when: { fact: 'smithsFreed' } },
        { do: 'cond', name: 'weakened', who: 'eachBrother', when: { fact: 'smithsFreed' } },
      ],
      words: 'Each brother with no standing hero in [3] gains Empowered.', wordsWith: { fact: 'smithsFreed', words: 'Each brother gains Slowed and Weakened.' },
    },
    {
      id: 'E-5', slot: 3, name: 'The Orchard Grows',
      steps: [
        { do: 'zoneAdd', token: 'difficult', where: { zone: 'Z22' } },
        { do: 'zoneAdd', token: 'difficult', where: { zone: 'Z33' } },
        { do: 'lose', res: 'stamina', n: 3, who: 'heroMostStamina' },
      ],
      words: 'Difficult Ground in Z22 and Z33. The hero with the most Stamina loses 3 Stamina (tie: north, then west).',
    },
    {
      id: 'E-6', slot: 1, name: 'Both at Once',
      steps: [{ do: 'basicAttack', figure: 'aka' }, { do: 'basicAttack', figure: 'ao' }, { do: 'rebuildEvents' }],
      words: 'Aka makes his Basic Attack, then Ao makes his. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'Two Shifts', cubes: 3, mods: [{ mod: 'precision', n: -1 }, { mod: 'owners', L: ['aka'], H: ['aka', 'ao'], S: ['ao'] }],
      onReveal: [{ do: 'spawn', minion: 'slagImp', n: 1, where: 'spawnSquares', max: 3 }],
      words: 'When revealed: place 1 Slag Imp. Aka owns Light and Heavy, Ao owns Special and Heavy. Boss attacks have -1 Precision.',
    },
    {
      id: 'W-2', name: 'Swapped Tools', cubes: 3, mods: [{ mod: 'damage', n: 1 }, { mod: 'owners', L: ['ao'], H: ['aka', 'ao'], S: ['aka'] }, { mod: 'shutOut' }],
      onReveal: [{ do: 'zoneAdd', token: 'fire', where: { zone: 'Z22' } }, { do: 'zoneAdd', token: 'fire', where: { zone: 'Z23' } }],
      words: 'When revealed: Fire in Z22 and Z23. Ao owns Light and Heavy, Aka owns Special and Heavy. A brother whose card is discarded because he cannot attack gains Empowered after his Basic Attack. Boss attacks have +1 Damage.',
    },
    {
      id: 'W-3', name: 'One Fire', cubes: 3,
      mods: [{ mod: 'damage', n: -1 }, { mod: 'owners', L: ['aka', 'ao'], H: ['aka', 'ao'], S: ['aka', 'ao'] }, { mod: 'closesAfterAttack', n: 2 }, { mod: 'welded', range: 2, reduce: 3 }, { mod: 'lastBrother', damage: 1, move: 1 }],
      onReveal: [{ do: 'clear', names: 'all', who: 'eachBrother' }, { do: 'custom', id: 'brotherCloses', n: 6 }],
      words: 'When revealed: remove all conditions from both brothers; Ao closes up to 6. Both brothers own all decks. After each boss attack the other brother closes up to 2. While the brothers are in [2] of each other, each takes 3 less damage from hero attacks. Boss attacks have -1 Damage.',
    },
  ],
  minions: [
    {
      id: 'slagImp', name: 'Slag Imp', bands: ['red', 'blue', 'yellow'], hp: 8, move: 4, precision: 7, damage: 4, type: 'mystic', range: 1, vulnerable: 'piercing',
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'stamina', n: 2, who: 'attacker' }],
      words: 'On Hit: Weakened. Defeat: gain 2 Stamina.',
    },
    {
      id: 'chainSapling', name: 'Chain Sapling', bands: ['green', 'white'], hp: 10, move: 0, precision: 7, damage: 3, type: 'piercing', range: 3, vulnerable: 'slashing',
      steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yang', n: 1, who: 'attacker' }],
      words: 'Never moves (Move 0). On Hit: Pull 2. Defeat: gain 1 Yang.',
    },
  ],
  map: {
    rows: [
      'x....T.....x',
      '............',
      '..BB....BB..',
      '..BB....BB..',
      '............',
      '...P....P...',
      'J....P.....J',
      '...P....P...',
      '.W........W.',
      '...h....h...',
      'x....hh....x',
      '..O..S...O..',
    ],
    walls: ['A6|A7', 'B6|B7', 'C6|C7', 'I6|J6', 'I7|J7'], zones: { Z12: ['fire'], Z13: ['fire'], Z21: ['difficult'], Z24: ['difficult'], Z31: ['high'], Z34: ['high'] },
    heroStarts: ['J4', 'K6', 'K7', 'J9'], minionStarts: [], spawnSquares: ['A1', 'A12', 'K1', 'K12'],
    words: 'The furnace wall (A6|A7 to C6|C7) stands between the brothers.',
  },
  factChanges: [
    { fact: 'brothersPact', words: 'Only Aka fights; he owns all three decks.', steps: [{ do: 'custom', id: 'onlyAka' }] },
    {
      fact: 'ironTraded',
      words: 'Both brothers start Slowed. The change for lightningIron is not made.',
      steps: [{ do: 'startCond', name: 'slowed', who: 'eachBrother' }],
    },
    { fact: 'brothersSplit', words: 'No brother is Empowered for being left alone until a new Wound card is revealed.', steps: [{ do: 'custom', id: 'noLeftAlone' }] },
    { fact: 'brothersWarned', words: 'Attacks of both brothers have +1 Move.', steps: [{ do: 'bossMods', mods: [{ mod: 'move', n: 1 }] }] },
    { fact: 'anvilLifted', words: 'Aka starts with Weakened.', steps: [{ do: 'startCond', name: 'weakened', who: 'boss', figure: 'aka' }] },
    { fact: 'anvilDropped', words: 'The hero that starts with Threat starts Slowed.', steps: [{ do: 'startCond', name: 'slowed', who: 'threat' }] },
    {
      fact: 'smithsFreed',
      words: 'No Fire in Z12 and Z13, no Slag Imp of W-1 at set-up. Event E-4 turns against the brothers.',
      steps: [
        { do: 'zoneRemove', token: 'fire', where: { zone: 'Z12' } },
        { do: 'zoneRemove', token: 'fire', where: { zone: 'Z13' }, when: { not: { fact: 'nineStayed' } } },
        { do: 'custom', id: 'noFirstImp' },
      ],
    },
    { fact: 'nineStayed', words: 'The Fire in Z13 stays.', steps: [{ do: 'zoneAdd', token: 'fire', where: { zone: 'Z13' } }] },
    {
      fact: 'forgeLit',
      words: 'Every hero starts with 1 Ki. Fire in Z33.',
      steps: [{ do: 'startRes', res: 'ki', n: 1 }, { do: 'zoneAdd', token: 'fire', where: { zone: 'Z33' } }],
    },
    {
      fact: 'hammerTaken',
      words: 'The party holds the Numbering Hammer (Secret Pack). Aka starts with Empowered.',
      steps: [{ do: 'unlockItem', id: 'numberingHammer' }, { do: 'startCond', name: 'empowered', who: 'boss', figure: 'aka' }],
    },
    { fact: 'hammerDrowned', words: 'Place a third Quench Trough on E6.', steps: [{ do: 'objAdd', kind: 'trough', where: 'E6' }] },
    { fact: 'kugiSpared', words: 'Remove the pillar on G6.', steps: [{ do: 'removeStart', at: 'G6' }] },
    { fact: 'kugiEnded', words: 'Spikes in Z32.', steps: [{ do: 'zoneAdd', token: 'spikes', where: { zone: 'Z32' } }] },
    { fact: 'ownNailPulled', words: 'Every hero starts with 1 Yang and 1 less HP.', steps: [{ do: 'startRes', res: 'yang', n: 1 }, { do: 'startHp', n: -1 }] },
    { fact: 'othersNailPulled', words: 'Every hero starts with 1 Ki.', steps: [{ do: 'startRes', res: 'ki', n: 1 }] },
    {
      fact: 'lightningIron',
      words: 'Unless ironTraded: replace L-2 with L-8.',
      steps: [{ do: 'swapAttack', out: 'L-2', in: 'L-8', when: { not: { fact: 'ironTraded' } } }],
    },
    {
      fact: 'keeperFreed',
      words: 'Up to two heroes may start on F1 and F12 instead. Boss attacks have +2 Precision and +2 Damage.',
      steps: [{ do: 'altStarts', squares: ['F1', 'F12'], max: 2 }, { do: 'bossMods', mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: 2 }] }],
    },
    { fact: 'prisonersFreed', words: 'Remove Event E-3.', steps: [{ do: 'removeEvent', id: 'E-3' }] },
    { fact: 'prisonersLeft', words: 'Replace S-1 with S-8.', steps: [{ do: 'swapAttack', out: 'S-1', in: 'S-8' }] },
    {
      fact: 'ferryStolen',
      words: 'The Ninja starts with Threat. Replace H-7 with H-8.',
      steps: [{ do: 'startThreat', to: { class: 'ninja' } }, { do: 'swapAttack', out: 'H-7', in: 'H-8' }],
    },
    {
      fact: 'measured',
      words: 'Retry: W-1 has 2 cubes. Attacks made by Aka have −1 Damage. Fire in Z42.',
      steps: [
        { do: 'woundCubes', order: 1, n: 2 },
        { do: 'bossMods', mods: [{ mod: 'damage', n: -1, figure: 'aka' }] },
        { do: 'zoneAdd', token: 'fire', where: { zone: 'Z42' } },
      ],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'White Heat', category: 'L', border: 'metal', move: 4, precision: 9, damage: 10, type: 'mystic', pattern: 'cone2', vulnerable: 'crushing',
        break: [{ arc: ['rear'] }, 'support'], threat: 'next',
        steps: [{ do: 'cond', name: 'vulnerable', dtype: 'mystic', who: 'target', on: 'hit' }, { do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }],
        words: 'On Hit: Vulnerable (Mystic). Place Fire in the target’s Zone.',
      },
      {
        id: 'H-8', name: 'Caught Hand', category: 'H', border: 'metal', move: 5, precision: 10, damage: 11, type: 'slashing', range: 1, vulnerable: 'slashing',
        break: ['flank', { type: 'mystic' }], threat: { class: 'ninja' },
        steps: [{ do: 'lose', res: 'stamina', n: 3, who: 'target', on: 'hit' }],
        words: 'On Hit: lose 3 Stamina.',
      },
      {
        id: 'S-8', name: 'Familiar Chain', category: 'S', border: 'metal', move: 4, precision: 10, damage: 9, type: 'piercing', range: 4, vulnerable: 'slashing',
        break: ['alone', { arc: ['front'] }], threat: 'farthest',
        steps: [{ do: 'pull', n: 4, who: 'target', on: 'hit' }, { do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
        words: 'On Hit: Pull 4, Slowed.',
      },
    ],
    items: AKA_AO_SPOILS.items,
    rules: [
      {
        fact: 'brothersPact',
        words: 'Pact: Ao is not placed; Aka owns all three decks; texts that need the other brother do nothing; W-3 gives boss attacks +1 Damage and +1 Move instead.',
      },
    ],
  },
  souls: AKA_AO_SPOILS.souls,
  loot: AKA_AO_SPOILS.loot,
  rules: [
    { id: 'RR-570' },
    { id: 'RR-571' },
    { id: 'RR-572' },
    { id: 'RR-573' },
    { id: 'RR-574' },
    { id: 'RR-575' },
    { id: 'RR-576', explains: ['brotherCloses', 'swapPlaces', 'unwatched'] },
    { id: 'RR-577' },
    { id: 'RR-578', explains: ['onlyAka', 'noFirstImp', 'noLeftAlone'] },
    { id: 'RR-579' },
  ],
};
