import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { USHIKADO_SPOILS } from '../spoils/ushikado';

export const USHIKADO: Boss = {
  id: 'ushikado', ...ROSTER.ushikado, side: 2, starts: [{ anchor: 'F6', facing: 'S' }],
  card: {
    basic: { name: 'Horn Toss', move: 4, precision: 5, damage: 5, type: 'crushing', range: 1, steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }], threat: 'next' },
    mods: [],
  },
  attacks: [
    {
      id: 'L-1', name: 'Horn Jab', category: 'L', border: 'wood', move: 4, precision: 6, damage: 7, type: 'piercing', range: 1, vulnerable: 'slashing',
      break: [{ arc: ['front'] }, 'support'], threat: { initiative: 3 },
    },
    {
      id: 'L-2', name: 'Chain Flick', category: 'L', border: 'wood', move: 3, precision: 6, damage: 5, type: 'slashing', range: 3, vulnerable: 'mystic', threat: 'next',
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 1.',
    },
    {
      id: 'L-3', name: 'Hoof Scrape', category: 'L', border: 'metal', move: 4, precision: 7, damage: 8, type: 'crushing', range: 1, vulnerable: 'mystic',
      break: [{ arc: ['rear'] }, 'alone'], threat: { initiative: 2 },
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 1.',
    },
    {
      id: 'L-4', name: 'Lantern Swing', category: 'L', border: 'metal', move: 4, precision: 6, damage: 7, type: 'mystic', pattern: 'front4', vulnerable: 'crushing',
      threat: { class: 'monk' },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed.',
    },
    {
      id: 'L-5', name: 'Elbow Check', category: 'L', border: 'wood', move: 4, precision: 6, damage: 7, type: 'crushing', range: 1, vulnerable: 'slashing',
      break: ['flank', { arc: ['left', 'right'] }], threat: 'closest',
    },
    {
      id: 'L-6', name: 'Hook and Drag', category: 'L', border: 'metal', move: 5, precision: 7, damage: 7, type: 'slashing', range: 2, threat: { class: 'ninja' },
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }, { do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 1, Slowed.',
    },
    {
      id: 'L-7', name: 'Gaoler’s Whistle', category: 'L', border: 'fire', move: 5, precision: 7, damage: 9, type: 'piercing', range: 1, vulnerable: 'crushing',
      break: ['crowd'], threat: { initiative: 4 },
      steps: [{ do: 'spawn', minion: 'chainWretch', n: 1, where: 'spawnSquares', max: 3 }],
      words: 'Place 1 Chain Wretch (maximum 3 on the map).',
    },
    {
      id: 'H-1', name: 'Iron Club Fall', category: 'H', border: 'metal', move: 4, precision: 7, damage: 10, type: 'crushing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['rear'] }, 'flank'], threat: { initiative: 1 },
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
    {
      id: 'H-2', name: 'Reaping Chain', category: 'H', border: 'metal', move: 4, precision: 6, damage: 9, type: 'slashing', pattern: 'sweepRight', vulnerable: 'mystic',
      threat: 'next',
    },
    {
      id: 'H-3', name: 'Stampede', category: 'H', border: 'fire', move: 3, precision: 8, damage: 11, type: 'crushing', pattern: 'lane4', vulnerable: 'slashing',
      break: [{ arc: ['left', 'right'] }, 'support'], threat: 'farthest',
      steps: [{ do: 'advance', n: 4 }],
      words: 'Then the boss moves straight ahead up to 4, passing combatants, as far as it can end on free squares.',
    },
    {
      id: 'H-4', name: 'Ground Quake', category: 'H', border: 'metal', move: 3, precision: 6, damage: 8, type: 'crushing', pattern: 'ring2', vulnerable: 'crushing',
      threat: { class: 'ronin' },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed.',
    },
    {
      id: 'H-5', name: 'Skewer', category: 'H', border: 'wood', move: 5, precision: 7, damage: 8, type: 'piercing', range: 2, vulnerable: 'mystic',
      break: [{ arc: ['front'] }, 'alone'], threat: { initiative: 2 },
    },
    {
      id: 'H-6', name: 'Gate Slam', category: 'H', border: 'fire', move: 4, precision: 8, damage: 12, type: 'crushing', range: 1, vulnerable: 'mystic',
      break: ['flank', { type: 'piercing' }], threat: { class: 'samurai' },
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'H-7', name: 'Burning Brand', category: 'H', border: 'wood', move: 4, precision: 6, damage: 7, type: 'mystic', pattern: 'cone2', vulnerable: 'piercing',
      threat: 'lowestHp',
      steps: [{ do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }],
      words: 'Place Fire in the target’s Zone.',
    },
    {
      id: 'S-1', name: 'Chain Storm', category: 'S', border: 'wood', move: 2, precision: 6, damage: 6, type: 'slashing', pattern: 'reach2', vulnerable: 'slashing',
      threat: { initiative: 3 },
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 1.',
    },
    {
      id: 'S-2', name: 'Ashen Breath', category: 'S', border: 'metal', move: 4, precision: 7, damage: 8, type: 'mystic', pattern: 'cone2', vulnerable: 'slashing',
      break: [{ arc: ['rear'] }, 'support'], threat: 'next',
      steps: [{ do: 'cond', name: 'vulnerable', who: 'target', dtype: 'crushing', on: 'hit' }],
      words: 'On Hit: Vulnerable (Crushing).',
    },
    {
      id: 'S-3', name: 'Shackle', category: 'S', border: 'metal', move: 4, precision: 7, damage: 6, type: 'piercing', range: 3, vulnerable: 'crushing',
      break: [{ arc: ['front'] }, 'support'], threat: 'keep',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }, { do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed, lose 2 Stamina.',
    },
    {
      id: 'S-4', name: 'Bellow', category: 'S', border: 'wood', move: 3, precision: 5, damage: 5, type: 'mystic', range: 4, vulnerable: 'piercing', break: ['alone'],
      threat: 'farthest',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'The boss gains Empowered.',
    },
    {
      id: 'S-5', name: 'Trample the Weak', category: 'S', border: 'fire', move: 6, precision: 8, damage: 10, type: 'crushing', range: 1, target: 'lowestHp',
      vulnerable: 'slashing', break: ['flank'], threat: { class: 'samurai' },
      words: 'Targets the hero with the lowest HP instead of the Threat holder.',
    },
    {
      id: 'S-6', name: 'Call the Wretches', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'crushing', threat: { initiative: 1 },
      steps: [{ do: 'spawn', minion: 'chainWretch', n: 2, where: 'spawnSquares', max: 3 }],
      words: 'No attack. Place 2 Chain Wretches (maximum 3 on the map).',
    },
    {
      id: 'S-7', name: 'Gate of Ash', category: 'S', border: 'fire', move: 5, precision: 8, damage: 9, type: 'slashing', pattern: 'frontBlock', vulnerable: 'piercing',
      threat: 'lowestHp',
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 1.',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 2, name: 'Chains Rattle',
      steps: [{ do: 'spawn', minion: 'chainWretch', n: 1, where: 'spawnSquares', max: 3 }, { do: 'pull', n: 1, who: { heroesIn: 3 } }],
      words: 'Place 1 Chain Wretch. Pull 1 each hero in [3] of the boss.',
    },
    {
      id: 'E-2', slot: 4, name: 'Embers Rise',
      steps: [{ do: 'zoneAdd', token: 'fire', where: 'zoneWithMostHeroes' }],
      words: 'Place Fire in the Zone with the most standing heroes (tie: north, then west).',
    },
    {
      id: 'E-3', slot: 1, name: 'The Count',
      steps: [{ do: 'threat', to: 'heroMostStamina' }, { do: 'lose', res: 'stamina', n: 3, who: 'threat' }],
      words: 'The hero with the most Stamina loses 3 Stamina and takes the Threat token (tie: north, then west).',
    },
    {
      id: 'E-4', slot: 3, name: 'Cell Doors',
      steps: [
        { do: 'spawn', minion: 'chainWretch', n: 2, where: 'spawnSquares', max: 3, when: { not: { fact: 'prisonersFreed' } } },
        { do: 'cond', name: 'weakened', who: 'boss', when: { fact: 'prisonersFreed' } },
      ],
      words: 'Place 2 Chain Wretches.', wordsWith: { fact: 'prisonersFreed', words: 'The boss gains Weakened.' },
    },
    {
      id: 'E-5', slot: 2, name: 'Ash Wind',
      steps: [{ do: 'cond', name: 'weakened', who: { heroesInZoneToken: 'fire' } }, { do: 'spawn', minion: 'emberCrow', n: 1, where: 'spawnSquares', max: 2 }],
      words: 'Each hero in a Fire Zone gains Weakened. Place 1 Ember Crow.',
    },
    {
      id: 'E-6', slot: 3, name: 'The Gate Answers',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }, { do: 'basicAttack' }, { do: 'rebuildEvents' }],
      words: 'The boss gains Empowered and makes its Basic Attack. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    { id: 'W-1', name: 'Unhurried', cubes: 2, mods: [{ mod: 'chainWretchPrecision', n: 1 }], onReveal: [], words: 'Chain Wretches have +1 Precision.' },
    {
      id: 'W-2', name: 'Unchained', cubes: 2,
      mods: [
        { mod: 'onHitPull', n: 1, minRange: 2 },
        { mod: 'heroDamage', n: -2, on: ['easy', 'standard'] }, { mod: 'heroDamage', n: -1, on: ['hard'] },
        { mod: 'precision', n: 4, on: ['standard', 'hard'] }, { mod: 'damage', n: 3, on: ['standard'] }, { mod: 'damage', n: 5, on: ['hard'] },
      ],
      onReveal: [{ do: 'zoneAdd', token: 'fire', where: { zone: 'Z22' } }, { do: 'zoneAdd', token: 'fire', where: { zone: 'Z23' } }],
      words: 'When revealed: Fire in Z22 and Z23. Boss attacks with Range 2 or more, or a pattern, also Pull 1 on hit.',
      wordsOn: {
        easy: 'Hero attacks deal 2 less damage to the boss.',
        standard: 'Hero attacks deal 2 less damage to the boss, boss attacks have +4 Precision and +3 Damage.',
        hard: 'Hero attacks deal 1 less damage to the boss, boss attacks have +4 Precision and +5 Damage.',
      },
    },
    {
      id: 'W-3', name: 'The Gate Is Open', cubes: 2,
      mods: [
        { mod: 'damage', n: 1 }, { mod: 'move', n: 1 },
        { mod: 'heroDamage', n: -2, on: ['easy', 'standard'] }, { mod: 'heroDamage', n: -1, on: ['hard'] },
        { mod: 'precision', n: 6, on: ['standard'] }, { mod: 'precision', n: 5, on: ['hard'] }, { mod: 'damage', n: 5, on: ['standard', 'hard'] },
      ],
      onReveal: [{ do: 'clear', names: 'all', who: 'boss' }],
      words: 'When revealed: remove all conditions from the boss. Boss attacks have +1 Damage and +1 Move.',
      wordsOn: {
        easy: 'Hero attacks deal 2 less damage to the boss.',
        standard: 'Hero attacks deal 2 less damage to the boss, boss attacks have +6 Precision and another +5 Damage.',
        hard: 'Hero attacks deal 1 less damage to the boss, boss attacks have +5 Precision and another +5 Damage.',
      },
    },
  ],
  minions: [
    {
      id: 'chainWretch', name: 'Chain Wretch', bands: ['red', 'blue', 'yellow'], hp: 8, move: 3, precision: 4, damage: 4, type: 'slashing', range: 1,
      vulnerable: 'slashing',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'stamina', n: 2, who: 'attacker' }],
      words: 'On Hit: Slowed. Defeat: gain 2 Stamina.',
    },
    {
      id: 'emberCrow', name: 'Ember Crow', bands: ['green', 'white'], hp: 5, move: 5, precision: 5, damage: 3, type: 'mystic', range: 3, vulnerable: 'piercing',
      mods: [{ mod: 'flies' }],
      steps: [],
      onDefeat: [{ do: 'gain', res: 'yin', n: 1, who: 'attacker' }],
      words: 'Ignores Difficult and Dangerous Terrain. Defeat: gain 1 Yin.',
    },
  ],
  map: {
    rows: [
      'x..........x',
      '............',
      '...J....J...',
      '............',
      '..P.O..O.P..',
      '.....BB.....',
      'T....BB.....',
      '..........J.',
      '..P......P..',
      '.m........m.',
      '...h....h...',
      'S....hh.....',
    ],
    walls: ['C1|D1', 'C2|D2', 'C3|D3', 'C4|D4', 'C9|D9', 'C10|D10', 'C11|D11', 'C12|D12'], zones: { Z11: ['high'], Z14: ['high'], Z41: ['difficult'], Z24: ['spikes'] },
    heroStarts: ['K4', 'L6', 'L7', 'K9'], minionStarts: [{ minion: 'chainWretch', at: 'J2' }, { minion: 'chainWretch', at: 'J11' }],
    spawnSquares: ['A1', 'A12', 'J2', 'J11'],
    words: '',
  },
  factChanges: [
    { fact: 'cellsFound', words: 'Up to two heroes may start on B6 and B7 instead.', steps: [{ do: 'altStarts', squares: ['B6', 'B7'], max: 2 }] },
    {
      fact: 'drainFlooded',
      words: 'Every hero starts with 2 less HP. Difficult token in Z42.',
      steps: [{ do: 'startHp', n: -2 }, { do: 'zoneAdd', token: 'difficult', where: { zone: 'Z42' } }],
    },
    {
      fact: 'villageRises',
      words: 'Remove the Chain Wretch on J11. Every hero starts with 1 Yang.',
      steps: [{ do: 'removeStart', at: 'J11' }, { do: 'startRes', res: 'yang', n: 1 }],
    },
    {
      fact: 'alarmRung',
      words: 'Place an Ember Crow on A12. Replace H-5 with H-8.',
      steps: [{ do: 'placeMinion', minion: 'emberCrow', at: 'A12' }, { do: 'swapAttack', out: 'H-5', in: 'H-8' }],
    },
    { fact: 'foxUnbound', words: 'Remove Event E-1; deck starts with E-2.', steps: [{ do: 'removeEvent', id: 'E-1' }] },
    {
      fact: 'offeringMade',
      words: 'Place a Shrine on I12. Every hero starts with 1 Ki.',
      steps: [{ do: 'objAdd', kind: 'shrine', where: 'I12' }, { do: 'startRes', res: 'ki', n: 1 }],
    },
    { fact: 'bellTaken', words: 'The party holds the Fox Bell (Secret Pack).', steps: [{ do: 'unlockItem', id: 'foxBell' }] },
    { fact: 'prisonersFreed', words: 'Replace S-6 with S-8.', steps: [{ do: 'swapAttack', out: 'S-6', in: 'S-8' }] },
    {
      fact: 'prisonersArmed',
      words: 'At the start of rounds 1-4 the boss loses 4 HP.',
      steps: [{ do: 'roundStart', rounds: [1, 2, 3, 4], steps: [{ do: 'loseHp', n: 4, who: 'boss' }] }],
    },
    { fact: 'prisonersLeft', words: 'The boss starts with Empowered.', steps: [{ do: 'startCond', name: 'empowered', who: 'boss' }] },
    { fact: 'okabeSpared', words: 'Replace L-7 with L-8.', steps: [{ do: 'swapAttack', out: 'L-7', in: 'L-8' }] },
    {
      fact: 'ledgerKept',
      words: 'Wound card W-2 is public from the start. The party holds the Gaoler’s Tally (Secret Pack).',
      steps: [{ do: 'revealWound', order: 2 }, { do: 'unlockItem', id: 'gaolersTally' }],
    },
    {
      fact: 'okabeJudged',
      words: 'Every hero starts with 1 Yin. The boss starts Resistant (Slashing).',
      steps: [{ do: 'startRes', res: 'yin', n: 1 }, { do: 'startCond', name: 'resistant', dtype: 'slashing', who: 'boss' }],
    },
    { fact: 'ledgerBurned', words: 'The first hero in initiative does not start with Threat; the last does.', steps: [{ do: 'startThreat', to: { initiative: 4 } }] },
    {
      fact: 'gateHolds',
      words: 'Retry: W-1 has 1 cube. Fire token in Z42.',
      steps: [{ do: 'woundCubes', order: 1, n: 1 }, { do: 'zoneAdd', token: 'fire', where: { zone: 'Z42' } }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Ledger Lash', category: 'L', border: 'metal', move: 4, precision: 6, damage: 5, type: 'slashing', range: 2, vulnerable: 'mystic',
        break: [{ arc: ['front'] }, 'support'], threat: { class: 'samurai' },
        steps: [{ do: 'lose', res: 'stamina', n: 1, who: 'target', on: 'hit' }],
        words: 'On Hit: lose 1 Stamina.',
      },
      {
        id: 'H-8', name: 'Alarm Hammer', category: 'H', border: 'fire', move: 5, precision: 8, damage: 9, type: 'crushing', range: 1, vulnerable: 'slashing',
        break: ['flank'], threat: 'closest',
        steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
        words: 'On Hit: Slowed.',
      },
      {
        id: 'S-8', name: 'Empty Pens', category: 'S', border: 'metal', move: 4, precision: 6, damage: 6, type: 'mystic', pattern: 'front4', vulnerable: 'crushing',
        break: [{ arc: ['left', 'right'] }], threat: 'lowestHp',
        steps: [{ do: 'cond', name: 'weakened', who: 'boss' }],
        words: 'Then the boss gains Weakened.',
      },
    ],
    items: USHIKADO_SPOILS.items,
  },
  souls: USHIKADO_SPOILS.souls,
  loot: USHIKADO_SPOILS.loot,
  rules: [],
};
