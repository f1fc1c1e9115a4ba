import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { ITOGURUMA_SPOILS } from '../spoils/itoguruma';

export const ITOGURUMA: Boss = {
  id: 'itoguruma', ...ROSTER.itoguruma, side: 2, starts: [{ anchor: 'C6', facing: 'S' }],
  card: {
    basic: { name: 'Needle Leg', move: 5, precision: 5, damage: 5, type: 'piercing', range: 2, threat: 'next' }, mods: [{ mod: 'ignoreTokens', tokens: ['web', 'poison'] }],
    words: 'Ignores Web and Poison. Heroes may cut: 2 Stamina for the Cocoon of a hero in [1], 3 Stamina for the Web of their own Zone.',
  },
  newTokens: [
    {
      id: 'web', kind: 'difficult',
      words: 'A hero that starts its turn here pays 1 Stamina or gains Slowed. Fire in the same Zone removes Web at end of round.',
    },
    { id: 'poison', kind: 'dangerous', words: 'Standard loss of 2 HP per square entered and 2 HP at end of turn.' },
  ],
  specialTokens: [
    {
      id: 'cocoon', name: 'Cocoon',
      words: 'On a hero: no voluntary movement, no attack, Main Action must be Rest; an ally in [1] may cut it for 2 Stamina.',
    },
  ],
  attacks: [
    {
      id: 'L-1', name: 'Silk Line', category: 'L', border: 'wood', move: 4, precision: 5, damage: 5, type: 'slashing', range: 4, vulnerable: 'slashing',
      break: ['support', { type: 'slashing' }], threat: 'next',
      steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 2.',
    },
    {
      id: 'L-2', name: 'Fang Test', category: 'L', border: 'metal', move: 5, precision: 6, damage: 8, type: 'piercing', range: 1, vulnerable: 'crushing',
      break: [{ arc: ['front'] }, 'support'], threat: 'closest',
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'piercing', who: 'target', when: { noHeroIn: 2 }, on: 'hit' }],
      words: 'On Hit: if the target is Isolated: Vulnerable (Piercing).',
    },
    {
      id: 'L-3', name: 'Mourning Veil', category: 'L', border: 'metal', move: 3, precision: 6, damage: 7, type: 'mystic', pattern: 'front4', vulnerable: 'mystic',
      break: [{ arc: ['rear'] }], threat: { initiative: 2 },
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
    {
      id: 'L-4', name: 'Skitter', category: 'L', border: 'wood', move: 6, precision: 6, damage: 6, type: 'crushing', range: 1, vulnerable: 'piercing', threat: 'farthest',
      steps: [{ do: 'advance', n: 3 }],
      words: 'Then the boss moves straight ahead up to 3, passing combatants, as far as it can end on free squares.',
    },
    {
      id: 'L-5', name: 'Spinneret', category: 'L', border: 'wood', move: 3, precision: 5, damage: 5, type: 'slashing', pattern: 'rearCone2', vulnerable: 'crushing',
      threat: { class: 'ninja' },
      steps: [{ do: 'zoneAdd', token: 'web', where: { zoneOf: 'target' } }],
      words: 'The pattern lies behind the boss. Place Web in the target’s Zone.',
    },
    {
      id: 'L-6', name: 'Plucked Thread', category: 'L', border: 'metal', move: 4, precision: 6, damage: 7, type: 'slashing', range: 3, vulnerable: 'mystic',
      break: ['flank', { arc: ['left', 'right'] }], threat: { class: 'monk' },
      steps: [{ do: 'pull', n: 1, who: { heroesInZoneToken: 'web' } }],
      words: 'Pull 1 each hero in a Web Zone.',
    },
    {
      id: 'L-7', name: 'Bridal Thread', category: 'L', border: 'fire', move: 5, precision: 7, damage: 9, type: 'piercing', range: 1, vulnerable: 'slashing',
      break: ['flank', { type: 'slashing' }], threat: { initiative: 4 },
      steps: [
        { do: 'custom', id: 'cocoon', who: 'target', when: { noHeroIn: 2 }, on: 'hit' },
        { do: 'cond', name: 'slowed', who: 'target', when: { allyIn: 2 }, on: 'hit' },
      ],
      words: 'On Hit: if the target is Isolated: Cocooned; otherwise Slowed.',
    },
    {
      id: 'H-1', name: 'Cocoon', category: 'H', border: 'fire', move: 5, precision: 8, damage: 11, type: 'piercing', range: 1, vulnerable: 'mystic', break: ['flank'],
      threat: { class: 'ninja' },
      steps: [{ do: 'custom', id: 'cocoon', who: 'target', on: 'hit' }],
      words: 'On Hit: Cocooned.',
    },
    {
      id: 'H-2', name: 'Eight-Leg Drum', category: 'H', border: 'metal', move: 2, precision: 6, damage: 8, type: 'crushing', pattern: 'ring2', vulnerable: 'mystic',
      break: ['alone', { arc: ['left', 'right'] }], threat: { initiative: 3 },
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 1.',
    },
    {
      id: 'H-3', name: 'Venom Bite', category: 'H', border: 'fire', move: 4, precision: 8, damage: 12, type: 'piercing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['left', 'right'] }, 'support'], threat: 'lowestHp',
      steps: [{ do: 'zoneAdd', token: 'poison', where: { zoneOf: 'target' } }],
      words: 'Place Poison in the target’s Zone.',
    },
    {
      id: 'H-4', name: 'Guillotine Thread', category: 'H', border: 'metal', move: 3, precision: 6, damage: 8, type: 'slashing', pattern: 'lane4', vulnerable: 'crushing',
      threat: { initiative: 1 },
    },
    {
      id: 'H-5', name: 'Hung from the Beam', category: 'H', border: 'wood', move: 3, precision: 6, damage: 7, type: 'slashing', range: 4, vulnerable: 'mystic',
      threat: { class: 'samurai' },
      steps: [{ do: 'pull', n: 3, who: 'target', on: 'hit' }, { do: 'zoneAdd', token: 'web', where: { zoneOf: 'target' } }],
      words: 'On Hit: Pull 3. Then place Web in the target’s Zone.',
    },
    {
      id: 'H-6', name: 'Unstitch', category: 'H', border: 'metal', move: 4, precision: 7, damage: 9, type: 'mystic', range: 2, break: [{ arc: ['front'] }, 'alone'],
      threat: { class: 'ronin' },
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'slashing', who: 'target', on: 'hit' }],
      words: 'On Hit: Vulnerable (Slashing).',
    },
    {
      id: 'H-7', name: 'Sip from the Bundles', category: 'H', border: 'wood', move: 4, precision: 6, damage: 7, type: 'piercing', pattern: 'front4', vulnerable: 'piercing',
      threat: 'next',
      steps: [{ do: 'custom', id: 'drainCocoons', n: 3 }],
      words: 'Each Cocooned hero loses 3 HP.',
    },
    {
      id: 'S-1', name: 'Cast the Net', category: 'S', border: 'wood', move: 3, precision: 5, damage: 5, type: 'slashing', pattern: 'cone2', vulnerable: 'slashing',
      break: [{ arc: ['rear'] }, 'alone'], threat: 'farthest',
      steps: [{ do: 'zoneAdd', token: 'web', where: { zoneOf: 'target' } }],
      words: 'Place Web in the target’s Zone.',
    },
    {
      id: 'S-2', name: 'Ceiling Drop', category: 'S', border: 'fire', move: 6, precision: 8, damage: 9, type: 'crushing', range: 1, target: 'mostIsolated',
      vulnerable: 'crushing', break: ['crowd'], threat: { initiative: 1 },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'Targets the most isolated hero instead of the Threat holder. On Hit: Slowed.',
    },
    {
      id: 'S-3', name: 'Hatch', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'slashing', threat: 'keep',
      steps: [{ do: 'spawn', minion: 'threadling', n: 2, where: 'adjacentToBoss', max: 3 }],
      words: 'No attack. Place 2 Threadlings next to the boss (maximum 3 on the map).',
    },
    {
      id: 'S-4', name: 'Lullaby of the Missing', category: 'S', border: 'metal', move: 3, precision: 7, damage: 6, type: 'mystic', range: 4, vulnerable: 'piercing',
      break: ['support', { type: 'mystic' }], threat: 'lowestHp',
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: lose 2 Stamina.',
    },
    {
      id: 'S-5', name: 'Legs Like Rafters', category: 'S', border: 'metal', move: 4, precision: 7, damage: 6, type: 'piercing', pattern: 'outerRing2',
      vulnerable: 'crushing', threat: { initiative: 4 },
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'Adjacent heroes are not in the pattern. On Hit: Pull 1.',
    },
    {
      id: 'S-6', name: 'Husks in the Branches', category: 'S', border: 'wood', move: 3, precision: 6, damage: 5, type: 'mystic', range: 3, vulnerable: 'mystic',
      threat: { initiative: 2 },
      steps: [{ do: 'spawn', minion: 'voiceHusk', n: 1, where: 'spawnSquares', max: 2 }],
      words: 'Place 1 Voice Husk (maximum 2 on the map).',
    },
    {
      id: 'S-7', name: 'Sewn Sleeves', category: 'S', border: 'fire', move: 5, precision: 8, damage: 9, type: 'slashing', pattern: 'frontBlock', vulnerable: 'piercing',
      break: ['alone', { arc: ['left', 'right'] }], threat: { class: 'samurai' },
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'piercing', who: 'target', when: { allyIn: 1 }, on: 'hit' }],
      words: 'On Hit: if another hero is in [1] of the target: Vulnerable (Piercing).',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 3, name: 'Threads Tighten',
      steps: [{ do: 'custom', id: 'webLoneZones' }],
      words: 'Place Web in every Zone that holds exactly one standing hero.',
    },
    {
      id: 'E-2', slot: 1, name: 'Borrowed Voices',
      steps: [{ do: 'threat', to: 'mostIsolated' }, { do: 'pull', n: 2, who: 'threat' }],
      words: 'The most isolated hero takes the Threat token, then Pull 2 that hero.',
    },
    {
      id: 'E-3', slot: 4, name: 'Egg Sacs Split',
      steps: [{ do: 'spawn', minion: 'threadling', n: 2, where: 'spawnSquares', max: 3 }, { do: 'zoneAdd', token: 'web', where: 'zoneWithMostHeroes' }],
      words: 'Place 2 Threadlings (maximum 3 on the map). Place Web in the Zone with the most standing heroes (tie: north, then west).',
    },
    {
      id: 'E-4', slot: 2, name: 'Lacquer Rain',
      steps: [{ do: 'zoneAdd', token: 'poison', where: { zoneOf: 'self' } }, { do: 'zoneAdd', token: 'poison', where: 'frontZone' }],
      words: 'Place Poison in the boss’s Zone and in the Zone in front of it.',
    },
    {
      id: 'E-5', slot: 3, name: 'A Daughter Answers',
      steps: [
        { do: 'custom', id: 'freeCocoons', when: { fact: 'daughterFreed' } },
        { do: 'cond', name: 'weakened', who: 'boss', when: { fact: 'daughterFreed' } },
        { do: 'spawn', minion: 'voiceHusk', n: 1, where: 'spawnSquares', max: 2, when: { not: { fact: 'daughterFreed' } } },
        { do: 'lose', res: 'stamina', n: 2, who: 'heroes', when: { noHeroIn: 2, not: { fact: 'daughterFreed' } } },
      ],
      words: 'Place 1 Voice Husk (maximum 2 on the map); each Isolated hero loses 2 Stamina.', wordsWith: { fact: 'daughterFreed', words: 'Remove every Cocoon; the boss gains Weakened.' },
    },
    {
      id: 'E-6', slot: 2, name: 'The Loom Stops',
      steps: [{ do: 'zoneRemove', token: 'web', where: 'allZones' }, { do: 'cond', name: 'empowered', who: 'boss' }, { do: 'rebuildEvents' }],
      words: 'Remove all Web; the boss gains Empowered. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'Veiled', cubes: 2, mods: [{ mod: 'precision', n: 4 }, { mod: 'damage', n: 3 }, { mod: 'resistantInToken', token: 'web', dtype: 'mystic' }, { mod: 'webTrail' }],
      onReveal: [{ do: 'spawn', minion: 'threadling', n: 1, where: 'adjacentToBoss', max: 3 }],
      words: 'When revealed: place 1 Threadling next to the boss. While any square of the boss is in a Web Zone it is Resistant (Mystic). At the end of the boss’s turn place Web in its Zone. Boss attacks have +4 Precision and +3 Damage.',
    },
    {
      id: 'W-2', name: 'Unveiled', cubes: 2, mods: [{ mod: 'precision', n: 4 }, { mod: 'damage', n: 3 }, { mod: 'isolatedDodge', n: -1 }, { mod: 'threatToIsolated' }], onReveal: [{ do: 'custom', id: 'cocoonMostIsolated' }],
      words: 'When revealed: the most isolated hero, if Isolated, is Cocooned. Isolated heroes have -1 Dodge. While a hero is Isolated, boss cards that would move the Threat give it to the most isolated hero instead. Boss attacks have +4 Precision and +3 Damage.',
    },
    {
      id: 'W-3', name: 'Unravelled', cubes: 3, mods: [{ mod: 'precision', n: 4 }, { mod: 'damage', n: 3 }, { mod: 'webTurnsPoison' }],
      onReveal: [
        { do: 'zoneAdd', token: 'web', where: { zoneOf: 'self' } },
        { do: 'zoneAdd', token: 'web', where: 'frontZone' },
        { do: 'clear', names: 'all', who: 'boss' },
      ],
      words: 'When revealed: Web in the boss’s Zone and the Zone in front of it; remove all conditions from the boss. At end of round, after Fire has burned, each Web Zone gains Poison. Boss attacks have +4 Precision and +3 Damage.',
    },
  ],
  minions: [
    {
      id: 'threadling', name: 'Threadling', bands: ['red', 'blue', 'yellow'], hp: 5, move: 4, precision: 4, damage: 3, type: 'piercing', range: 1, vulnerable: 'crushing',
      mods: [{ mod: 'ignoreTokens', tokens: ['web', 'poison'] }],
      steps: [{ do: 'zoneAdd', token: 'web', where: { zoneOf: 'target' }, on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yang', n: 1, who: 'attacker' }],
      words: 'Ignores Web and Poison. On Hit: place Web in the target’s Zone. Defeat: gain 1 Yang.',
    },
    {
      id: 'voiceHusk', name: 'Voice Husk', bands: ['green', 'white'], hp: 7, move: 0, precision: 5, damage: 2, type: 'mystic', range: 3, vulnerable: 'slashing',
      steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'stamina', n: 2, who: 'attacker' }],
      words: 'Never moves (Move 0). On Hit: Pull 2 toward the Husk. Defeat: gain 2 Stamina.',
    },
  ],
  map: {
    rows: [
      'x..........x',
      '.........T..',
      '.....BB.....',
      '....OBBO....',
      '............',
      'P....PP....P',
      '.m........x.',
      '..J......J..',
      '....O.......',
      '............',
      '...h.hh.h...',
      'S...........',
    ],
    walls: [], zones: { Z11: ['web'], Z14: ['web'], Z22: ['web'], Z23: ['web'], Z31: ['high'], Z34: ['high'] }, heroStarts: ['K4', 'K6', 'K7', 'K9'],
    minionStarts: [{ minion: 'voiceHusk', at: 'G2' }], spawnSquares: ['G11', 'G2', 'A1', 'A12'],
    words: 'The two barrels beside the loom lie in the Web Zones Z22 and Z23, the third in Z32. The Husk trees G2 and G11 stand on High Ground.',
  },
  factChanges: [
    {
      fact: 'villageRises',
      words: 'Place an Oil Barrel on I8. Remove Web from Z23.',
      steps: [{ do: 'objAdd', kind: 'barrel', where: 'I8' }, { do: 'zoneRemove', token: 'web', where: { zone: 'Z23' } }],
    },
    {
      fact: 'alarmRung',
      words: 'Remove Event E-1; the deck starts with E-2. Place Threadlings on J2 and J11.',
      steps: [{ do: 'removeEvent', id: 'E-1' }, { do: 'placeMinion', minion: 'threadling', at: 'J2' }, { do: 'placeMinion', minion: 'threadling', at: 'J11' }],
    },
    {
      fact: 'cedarsBurned',
      words: 'Remove Web from Z11 and Z14 and put Fire there. Replace S-1 with S-9.',
      steps: [
        { do: 'zoneRemove', token: 'web', where: { zone: 'Z11' } },
        { do: 'zoneRemove', token: 'web', where: { zone: 'Z14' } },
        { do: 'zoneAdd', token: 'fire', where: { zone: 'Z11' } },
        { do: 'zoneAdd', token: 'fire', where: { zone: 'Z14' } },
        { do: 'swapAttack', out: 'S-1', in: 'S-9' },
      ],
    },
    {
      fact: 'daughterFreed',
      words: 'Remove the Voice Husk on G2. Event E-5 turns against the boss. Boss attacks have +2 Precision and +1 Damage.',
      steps: [{ do: 'removeStart', at: 'G2' }, { do: 'bossMods', mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: 1 }] }],
    },
    {
      fact: 'widowsName',
      words: 'The party holds the Spoken Name (Secret Pack). The boss starts with Empowered.',
      steps: [{ do: 'unlockItem', id: 'spokenName' }, { do: 'startCond', name: 'empowered', who: 'boss' }],
    },
    { fact: 'villagersHome', words: 'Every hero starts with 1 Yang.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
    {
      fact: 'foxUnbound',
      words: 'At the start of rounds 2 and 4 remove Web from the Zone with the most standing heroes.',
      steps: [{ do: 'roundStart', rounds: [2, 4], steps: [{ do: 'zoneRemove', token: 'web', where: 'zoneWithMostHeroes' }] }],
    },
    { fact: 'sixtySafe', words: 'Replace S-6 with S-8.', steps: [{ do: 'swapAttack', out: 'S-6', in: 'S-8' }] },
    { fact: 'someLost', words: 'Place a Voice Husk on G11.', steps: [{ do: 'placeMinion', minion: 'voiceHusk', at: 'G11' }] },
    { fact: 'prisonersLeft', words: 'Replace H-7 with H-8.', steps: [{ do: 'swapAttack', out: 'H-7', in: 'H-8' }] },
    { fact: 'bellTaken', words: 'Replace L-4 with L-8.', steps: [{ do: 'swapAttack', out: 'L-4', in: 'L-8' }] },
    { fact: 'okabeSpared', words: 'Every hero starts with Slowed.', steps: [{ do: 'startCond', name: 'slowed', who: 'heroes' }] },
    { fact: 'ledgerKept', words: 'Wound cards W-2 and W-3 are public from the start.', steps: [{ do: 'revealWound', order: 2 }, { do: 'revealWound', order: 3 }] },
    {
      fact: 'threeFollowed',
      words: 'The first Cocoon of this combat is not put on. The boss starts Resistant (Slashing).',
      steps: [{ do: 'custom', id: 'cocoonsFull', n: 1 }, { do: 'startCond', name: 'resistant', dtype: 'slashing', who: 'boss' }],
    },
    { fact: 'daughterBait', words: 'The boss starts facing N.', steps: [{ do: 'custom', id: 'startFacing', dir: 'N' }] },
    { fact: 'ownNameGiven', words: 'The players choose who starts with Threat; that hero starts with 1 Ki.', steps: [{ do: 'custom', id: 'chooseThreat', ki: 1 }] },
    { fact: 'voicesAnswered', words: 'The first Threadling that a card would place is not placed.', steps: [{ do: 'custom', id: 'fewerThreadlings', n: 1 }] },
    { fact: 'loomWoken', words: 'Place a Threadling on E10.', steps: [{ do: 'placeMinion', minion: 'threadling', at: 'E10' }] },
    {
      fact: 'loomHolds',
      words: 'Retry: W-1 has 1 cube. Web in Z32 and Z33.',
      steps: [{ do: 'woundCubes', order: 1, n: 1 }, { do: 'zoneAdd', token: 'web', where: { zone: 'Z32' } }, { do: 'zoneAdd', token: 'web', where: { zone: 'Z33' } }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Drawn by the Bell', category: 'L', border: 'metal', move: 6, precision: 6, damage: 7, type: 'mystic', range: 2, vulnerable: 'piercing',
        break: [{ arc: ['front'] }, 'support'], threat: { class: 'ninja' },
        steps: [{ do: 'lose', res: 'stamina', n: 1, who: 'target', on: 'hit' }],
        words: 'On Hit: lose 1 Stamina.',
      },
      {
        id: 'H-8', name: 'The One You Left', category: 'H', border: 'metal', move: 5, precision: 7, damage: 9, type: 'piercing', range: 1, vulnerable: 'mystic',
        break: ['flank', { arc: ['rear'] }], threat: 'lowestHp',
        steps: [
          { do: 'custom', id: 'cocoon', who: 'target', when: { noHeroIn: 2 }, on: 'hit' },
          { do: 'lose', res: 'stamina', n: 2, who: 'target', when: { allyIn: 2 }, on: 'hit' },
        ],
        words: 'On Hit: if the target is Isolated: Cocooned; otherwise lose 2 Stamina.',
      },
      {
        id: 'S-8', name: 'Thin Voices', category: 'S', border: 'wood', move: 3, precision: 5, damage: 5, type: 'mystic', range: 3, vulnerable: 'mystic', break: ['support'],
        threat: { initiative: 2 },
      },
      {
        id: 'S-9', name: 'Cinder Net', category: 'S', border: 'metal', move: 4, precision: 7, damage: 7, type: 'slashing', pattern: 'cone2', vulnerable: 'slashing',
        break: [{ arc: ['rear'] }, 'alone'], threat: 'farthest',
        steps: [{ do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }],
        words: 'Place Fire in the target’s Zone.',
      },
    ],
    items: ITOGURUMA_SPOILS.items,
    rules: [
      { fact: 'widowsName', words: 'The Spoken Name is used when a Cocoon would be put on somebody; a fallen hero cannot speak it.' },
    ],
  },
  souls: ITOGURUMA_SPOILS.souls,
  loot: ITOGURUMA_SPOILS.loot,
  rules: [
    { id: 'RR-520' },
    { id: 'RR-521' },
    { id: 'RR-522' },
    { id: 'RR-523', explains: ['cocoon', 'cocoonMostIsolated', 'freeCocoons', 'refuseCocoon', 'cocoonsFull'] },
    { id: 'RR-524' },
    { id: 'RR-525' },
    { id: 'RR-526' },
    { id: 'RR-527' },
    { id: 'RR-528', explains: ['webLoneZones', 'drainCocoons'] },
    { id: 'RR-529', explains: ['startFacing', 'fewerThreadlings', 'chooseThreat'] },
  ],
};
