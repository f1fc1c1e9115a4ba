import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { FUNAKURO_SPOILS } from '../spoils/funakuro';

export const FUNAKURO: Boss = {
  id: 'funakuro', ...ROSTER.funakuro, side: 3, starts: [{ anchor: 'D5', facing: 'S' }],
  card: {
    basic: { name: 'Mooring Rope', move: 2, precision: 6, damage: 6, type: 'slashing', range: 5, steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }], threat: 'next' },
    mods: [{ mod: 'immovable' }, { mod: 'moveCap', n: 2 }, { mod: 'ignoreTokens', tokens: ['flood'] }, { mod: 'hawser', n: 2 }],
    words: 'Immovable, Move at most 2, ignores Flood. A target no card can reach is first pulled 2. End of round: river step.',
  },
  newTokens: [
    {
      id: 'flood', kind: 'difficult',
      words: 'Set by the Tide. End of round: the current moves figures here south, objects drift 1 south, Fire goes out.',
    },
  ],
  specialTokens: [
    { id: 'fareChest', name: 'Fare chest', words: 'Counts paid Fare tokens on the boss card; 1 Ki per 2 of them for the hero whose attack removes a cube.' },
  ],
  attacks: [
    {
      id: 'L-1', name: 'Boathook', category: 'L', border: 'wood', move: 2, precision: 6, damage: 6, type: 'piercing', range: 4, vulnerable: 'slashing',
      break: [{ arc: ['front'] }, 'support'], threat: 'next',
      steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 2.',
    },
    {
      id: 'L-2', name: 'Oar Clip', category: 'L', border: 'wood', move: 2, precision: 7, damage: 8, type: 'crushing', range: 1, vulnerable: 'slashing',
      break: ['flank', { arc: ['left', 'right'] }], threat: { initiative: 2 },
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 1.',
    },
    {
      id: 'L-3', name: 'Bilge Cough', category: 'L', border: 'metal', move: 1, precision: 7, damage: 8, type: 'mystic', pattern: 'front5', vulnerable: 'crushing',
      threat: { class: 'monk' },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed.',
    },
    {
      id: 'L-4', name: 'Loose Plank', category: 'L', border: 'wood', move: 2, precision: 7, damage: 7, type: 'piercing', range: 2, vulnerable: 'mystic', threat: 'closest',
      steps: [{ do: 'custom', id: 'sweep', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Swept 1.',
    },
    {
      id: 'L-5', name: 'Wake Lash', category: 'L', border: 'metal', move: 2, precision: 7, damage: 8, type: 'slashing', pattern: 'wake4', vulnerable: 'piercing',
      break: [{ arc: ['rear'] }, 'alone'], threat: { initiative: 3 },
      steps: [{ do: 'custom', id: 'sweep', n: 2, who: 'target', on: 'hit' }],
      words: 'The pattern lies behind the boss. On Hit: Swept 2.',
    },
    {
      id: 'L-6', name: 'Toll Bell', category: 'L', border: 'metal', move: 0, precision: 7, damage: 8, type: 'mystic', range: 6, threat: { class: 'ninja' },
      steps: [{ do: 'custom', id: 'fare', n: 1, who: 'target', else: [{ do: 'cond', name: 'weakened', who: 'target' }], on: 'hit' }],
      words: 'On Hit: Fare 1, otherwise Weakened.',
    },
    {
      id: 'L-7', name: 'Figurehead', category: 'L', border: 'fire', move: 2, precision: 8, damage: 10, type: 'crushing', range: 1, vulnerable: 'mystic',
      break: ['flank', { arc: ['front'] }], threat: { initiative: 4 },
      steps: [{ do: 'push', n: 3, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 3.',
    },
    {
      id: 'H-1', name: 'Broadside Oars', category: 'H', border: 'metal', move: 2, precision: 7, damage: 9, type: 'crushing', pattern: 'oarsBoth', vulnerable: 'piercing',
      break: [{ arc: ['front'] }, 'alone'], threat: { initiative: 1 },
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'H-2', name: 'Keelhaul', category: 'H', border: 'fire', move: 2, precision: 9, damage: 12, type: 'slashing', range: 3, vulnerable: 'crushing',
      break: ['flank', { arc: ['rear'] }], threat: { class: 'ronin' },
      steps: [{ do: 'custom', id: 'keelhaul', who: 'target', on: 'hit' }],
      words: 'On Hit: Keelhauled (placed on the opposite side of the boss).',
    },
    {
      id: 'H-3', name: 'Run Aground', category: 'H', border: 'fire', move: 1, precision: 9, damage: 12, type: 'crushing', pattern: 'lane3x5', vulnerable: 'piercing',
      break: [{ arc: ['left', 'right'] }, 'support'], threat: 'farthest',
      steps: [{ do: 'advance', n: 2 }],
      words: 'Then the boss moves straight ahead up to 2, passing combatants, as far as it can end on free squares.',
    },
    {
      id: 'H-4', name: 'Anchor Throw', category: 'H', border: 'metal', move: 2, precision: 7, damage: 9, type: 'piercing', range: 5, vulnerable: 'mystic',
      threat: { class: 'samurai' },
      steps: [{ do: 'pull', n: 3, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 3.',
    },
    {
      id: 'H-5', name: 'Bow Wave', category: 'H', border: 'wood', move: 1, precision: 7, damage: 8, type: 'mystic', pattern: 'bowWave', vulnerable: 'crushing',
      threat: 'lowestHp',
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'H-6', name: 'Staved Ribs', category: 'H', border: 'metal', move: 2, precision: 8, damage: 10, type: 'piercing', range: 1, vulnerable: 'slashing',
      break: [{ arc: ['rear'] }, 'support'], threat: { initiative: 3 },
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'crushing', who: 'target', on: 'hit' }],
      words: 'On Hit: Vulnerable (Crushing).',
    },
    {
      id: 'H-7', name: 'Tow-Line', category: 'H', border: 'wood', move: 2, precision: 7, damage: 8, type: 'slashing', pattern: 'lane3x5', vulnerable: 'piercing',
      threat: 'next',
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 1.',
    },
    {
      id: 'S-1', name: 'All Aboard', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'crushing', threat: { initiative: 1 },
      steps: [{ do: 'spawn', minion: 'drownedFare', n: 2, where: 'spawnSquares', max: 3 }],
      words: 'No attack. Place 2 Drowned Fares (maximum 3 on the map).',
    },
    {
      id: 'S-2', name: 'Swell', category: 'S', border: 'wood', move: 1, precision: 6, damage: 6, type: 'mystic', pattern: 'reach3', vulnerable: 'mystic', threat: 'closest',
      steps: [{ do: 'custom', id: 'sweep', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Swept 1.',
    },
    {
      id: 'S-3', name: 'Ferryman’s Due', category: 'S', border: 'metal', move: 2, precision: 8, damage: 7, type: 'mystic', range: 4, vulnerable: 'slashing',
      break: ['support', { type: 'mystic' }], threat: 'keep',
      steps: [{ do: 'custom', id: 'fare', n: 2, who: 'target', else: [{ do: 'loseHp', n: 4, who: 'target' }], on: 'hit' }],
      words: 'On Hit: Fare 2, otherwise lose 4 HP.',
    },
    {
      id: 'S-4', name: 'Lantern Below', category: 'S', border: 'metal', move: 2, precision: 8, damage: 7, type: 'piercing', range: 3, vulnerable: 'piercing',
      break: ['alone', { arc: ['left', 'right'] }], threat: { initiative: 2 },
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'mystic', who: 'target', on: 'hit' }],
      words: 'On Hit: Vulnerable (Mystic).',
    },
    {
      id: 'S-5', name: 'Man Overboard', category: 'S', border: 'fire', move: 2, precision: 9, damage: 10, type: 'slashing', range: 6, target: 'farthest',
      vulnerable: 'mystic', break: ['crowd'], threat: { initiative: 4 },
      steps: [{ do: 'pull', n: 4, who: 'target', on: 'hit' }],
      words: 'Targets the hero farthest from the boss instead of the Threat holder. On Hit: Pull 4.',
    },
    {
      id: 'S-6', name: 'Turn of the Tide', category: 'S', border: 'wood', move: 1, precision: 6, damage: 6, type: 'crushing', pattern: 'ring3', vulnerable: 'crushing',
      threat: 'farthest',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'The boss gains Empowered.',
    },
    {
      id: 'S-7', name: 'Hull-Breaker', category: 'S', border: 'fire', move: 2, precision: 9, damage: 10, type: 'crushing', pattern: 'front5', vulnerable: 'slashing',
      break: ['flank', { type: 'piercing' }], threat: 'lowestHp',
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }, { do: 'custom', id: 'sweep', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2, then Swept 1.',
    },
  ],
  events: [
    { id: 'E-1', slot: 2, name: 'Wash Over', steps: [{ do: 'custom', id: 'sweep', n: 2, who: { heroesIn: 2 } }], words: 'Swept 2: each hero in [2] of the boss.' },
    {
      id: 'E-2', slot: 4, name: 'Passengers',
      steps: [{ do: 'spawn', minion: 'drownedFare', n: 2, where: 'spawnSquares', max: 3 }],
      words: 'Place 2 Drowned Fares (maximum 3 on the map).',
    },
    {
      id: 'E-3', slot: 1, name: 'Count the Fares',
      steps: [{ do: 'custom', id: 'countFares', n: 3 }],
      words: 'The hero with the fewest Ki, Yin and Yang tokens takes the Threat token and loses 3 Stamina (tie: north, then west).',
    },
    { id: 'E-4', slot: 3, name: 'Spring Tide', steps: [{ do: 'custom', id: 'highTide', forRounds: 2 }], words: 'The Tide is 1 higher until the end of the next round.' },
    {
      id: 'E-5', slot: 4, name: 'A Small Voice',
      steps: [
        { do: 'heal', n: 2, who: 'heroes', when: { fact: 'drownedCarried' } },
        { do: 'cond', name: 'weakened', who: 'boss', when: { fact: 'drownedCarried' } },
        { do: 'spawn', minion: 'pilotLight', n: 1, where: 'spawnSquares', max: 2, when: { not: { fact: 'drownedCarried' } } },
        { do: 'pull', n: 2, who: { heroesIn: 4 }, when: { not: { fact: 'drownedCarried' } } },
      ],
      words: 'Place 1 Pilot Light (maximum 2 on the map). Pull 2 each hero in [4] of the boss.', wordsWith: { fact: 'drownedCarried', words: 'Each hero heals 2 and the boss gains Weakened.' },
    },
    {
      id: 'E-6', slot: 2, name: 'The Line Comes In',
      steps: [{ do: 'pull', n: 2, who: 'threat' }, { do: 'cond', name: 'empowered', who: 'boss' }, { do: 'basicAttack' }, { do: 'rebuildEvents' }],
      words: 'Pull 2 the Threat holder. The boss gains Empowered and makes its Basic Attack. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'Low Water', cubes: 2, mods: [{ mod: 'precision', n: 1 }, { mod: 'damage', n: 2 }, { mod: 'tide', n: 1 }, { mod: 'current', n: 1 }], onReveal: [{ do: 'custom', id: 'setTide', n: 1 }],
      words: 'When revealed: Tide 1, Flood in the southern row of Zones. Current 1. A figure beside a pillar is moored. Boss attacks have +1 Precision and +2 Damage.',
    },
    {
      id: 'W-2', name: 'Bell Under Water', cubes: 3, mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: 2 }, { mod: 'tide', n: 2 }, { mod: 'current', n: 1 }, { mod: 'onHitFare', n: 1, sweep: 1 }],
      onReveal: [{ do: 'custom', id: 'setTide', n: 2 }, { do: 'spawn', minion: 'pilotLight', n: 1, where: 'spawnSquares', max: 2 }],
      words: 'When revealed: Tide 2, Flood in the two southern rows of Zones; place 1 Pilot Light. Current 1. Every boss attack has a last On Hit line: Fare 1, otherwise Swept 1. Boss attacks have +2 Precision and +2 Damage.',
    },
    {
      id: 'W-3', name: 'No Far Bank', cubes: 3, mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: 2 }, { mod: 'heroDamage', n: -1 }, { mod: 'tide', n: 3 }, { mod: 'current', n: 2 }, { mod: 'postsGone' }, { mod: 'chainHold', n: 1 }],
      onReveal: [{ do: 'custom', id: 'setTide', n: 3 }, { do: 'clear', names: 'all', who: 'boss' }],
      words: 'When revealed: Tide 3, Flood in all rows of Zones but the northern; remove all conditions from the boss. Current 2; pillars no longer moor. A hero with another hero in [1] is moved 1 square less by the current. Boss attacks have +2 Precision and +2 Damage. Hero attacks deal 1 less damage to the boss.',
    },
  ],
  minions: [
    {
      id: 'drownedFare', name: 'Drowned Fare', bands: ['red', 'blue', 'yellow'], hp: 8, move: 3, precision: 5, damage: 4, type: 'crushing', range: 1,
      vulnerable: 'piercing', mods: [{ mod: 'ignoreTokens', tokens: ['flood'] }],
      steps: [{ do: 'custom', id: 'sweep', n: 1, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yin', n: 1, who: 'attacker' }],
      words: 'Ignores Flood. On Hit: Swept 1. Defeat: gain 1 Yin.',
    },
    {
      id: 'pilotLight', name: 'Pilot Light', bands: ['green', 'white'], hp: 5, move: 5, precision: 6, damage: 3, type: 'mystic', range: 3, vulnerable: 'mystic',
      mods: [{ mod: 'flies' }, { mod: 'ignoreTokens', tokens: ['flood'] }],
      steps: [{ do: 'custom', id: 'fare', n: 1, who: 'target', else: [{ do: 'lose', res: 'stamina', n: 2, who: 'target' }], on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yang', n: 1, who: 'attacker' }],
      words: 'Ignores Flood, Difficult and Dangerous Terrain. On Hit: Fare 1, otherwise lose 2 Stamina. Defeat: gain 1 Yang.',
    },
  ],
  map: {
    rows: [
      'x..........x',
      '.T........J.',
      '............',
      '....BBB.....',
      '....BBB.....',
      '....BBB.....',
      '..P......P..',
      'O..........S',
      '.....J..O...',
      '...h....h...',
      '...Ph..hP...',
      'xm........mx',
    ],
    walls: ['I2|J2', 'I3|J3', 'I10|J10', 'I11|J11'], zones: { Z14: ['high'], Z21: ['spikes'] }, heroStarts: ['J4', 'K5', 'K8', 'J9'],
    minionStarts: [{ minion: 'drownedFare', at: 'L2' }, { minion: 'drownedFare', at: 'L11' }], spawnSquares: ['L1', 'L12', 'A1', 'A12'],
    words: 'The four pillars are mooring posts; the wall edges are two quay steps that stop the current between rows I and J. Flood tokens are set by the Tide, not by the map.',
  },
  factChanges: [
    { fact: 'memoryPaid', words: 'Each hero’s first Fare is waived.', steps: [{ do: 'custom', id: 'farePrepaid' }] },
    {
      fact: 'ferryStolen',
      words: 'Every hero starts with 1 Ki. Replace S-3 with S-8.',
      steps: [{ do: 'startRes', res: 'ki', n: 1 }, { do: 'swapAttack', out: 'S-3', in: 'S-8' }],
    },
    {
      fact: 'drownedCarried',
      words: 'The party holds Room Beside Sen (Secret Pack). Event E-5 turns against the boss.',
      steps: [{ do: 'unlockItem', id: 'roomBesideSen' }],
    },
    {
      fact: 'anchorCutEarly',
      words: 'The boss can be pushed and pulled. The Tide is 1 higher in rounds 1 and 2.',
      steps: [{ do: 'custom', id: 'anchorCut', rounds: [1, 2] }],
    },
    { fact: 'daughterFreed', words: 'While the first Wound card is active the Tide is 1 lower.', steps: [{ do: 'custom', id: 'tideStart', n: -1 }] },
    { fact: 'widowsName', words: 'Wound card W-2 is public from the start.', steps: [{ do: 'revealWound', order: 2 }] },
    { fact: 'villagersHome', words: 'Every hero starts with 1 Yang.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
    {
      fact: 'cedarsBurned',
      words: 'Replace H-5 with H-8. Place an Oil Barrel on C3.',
      steps: [{ do: 'swapAttack', out: 'H-5', in: 'H-8' }, { do: 'objAdd', kind: 'barrel', where: 'C3' }],
    },
    { fact: 'sixtySafe', words: 'Remove the Drowned Fare on L11.', steps: [{ do: 'removeStart', at: 'L11' }] },
    {
      fact: 'someLost',
      words: 'Place a Drowned Fare on L6. Every hero starts with 1 less Stamina.',
      steps: [{ do: 'placeMinion', minion: 'drownedFare', at: 'L6' }, { do: 'startStamina', n: -1 }],
    },
    { fact: 'drainFlooded', words: 'Every hero starts with 1 less Stamina.', steps: [{ do: 'startStamina', n: -1 }] },
    { fact: 'bellTaken', words: 'Replace L-6 with L-8.', steps: [{ do: 'swapAttack', out: 'L-6', in: 'L-8' }] },
    {
      fact: 'prisonersLeft',
      words: 'The last hero in initiative starts with Threat. The boss starts Resistant (Crushing).',
      steps: [{ do: 'startThreat', to: { initiative: 4 } }, { do: 'startCond', name: 'resistant', dtype: 'crushing', who: 'boss' }],
    },
    { fact: 'ledgerBurned', words: 'The Fare chest starts with 2 tokens.', steps: [{ do: 'custom', id: 'chestStart', n: 2 }] },
    {
      fact: 'guiltPaid',
      words: 'Every hero starts with 2 more HP. While the first Wound card is active the Tide is 1 higher.',
      steps: [{ do: 'startHp', n: 2 }, { do: 'custom', id: 'tideStart', n: 1 }],
    },
    { fact: 'ferrymanNamed', words: 'The boss starts with Weakened.', steps: [{ do: 'startCond', name: 'weakened', who: 'boss' }] },
    {
      fact: 'fordWaded',
      words: 'Place pillars on H4 and H9. Every hero starts with 1 less Stamina.',
      steps: [{ do: 'objAdd', kind: 'pillar', where: 'H4' }, { do: 'objAdd', kind: 'pillar', where: 'H9' }, { do: 'startStamina', n: -1 }],
    },
    { fact: 'hullAngry', words: 'The boss starts with Empowered.', steps: [{ do: 'startCond', name: 'empowered', who: 'boss' }] },
    {
      fact: 'coldTaken',
      words: 'At the start of round 1 the Threat holder loses 2 HP.',
      steps: [{ do: 'roundStart', rounds: [1], steps: [{ do: 'loseHp', n: 2, who: 'threat' }] }],
    },
    { fact: 'childOverboard', words: 'Every hero starts with 2 more Stamina.', steps: [{ do: 'startStamina', n: 2 }] },
    { fact: 'hullSodden', words: 'Difficult token in Z33.', steps: [{ do: 'zoneAdd', token: 'difficult', where: { zone: 'Z33' } }] },
    {
      fact: 'swimmersAboard',
      words: 'Place a Sealed Pot on H7. Boss attacks have +1 Damage.',
      steps: [{ do: 'objAdd', kind: 'pot', where: 'H7' }, { do: 'bossMods', mods: [{ mod: 'damage', n: 1 }] }],
    },
    {
      fact: 'ferryWaits',
      words: 'Retry: W-1 has 1 cube. While the first Wound card is active the Tide is 1 lower.',
      steps: [{ do: 'woundCubes', order: 1, n: 1 }, { do: 'custom', id: 'tideStart', n: -1 }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Answering Bell', category: 'L', border: 'metal', move: 0, precision: 8, damage: 9, type: 'mystic', range: 6, vulnerable: 'mystic',
        break: [{ arc: ['front'] }, 'support'], threat: { class: 'ninja' },
        steps: [
          { do: 'custom', id: 'fare', n: 1, who: 'target', else: [{ do: 'cond', name: 'weakened', who: 'target' }, { do: 'pull', n: 2, who: 'target' }], on: 'hit' },
        ],
        words: 'On Hit: Fare 1, otherwise Weakened and Pull 2.',
      },
      {
        id: 'H-8', name: 'Charred Raft', category: 'H', border: 'metal', move: 1, precision: 7, damage: 9, type: 'mystic', pattern: 'bowWave', vulnerable: 'crushing',
        break: [{ arc: ['rear'] }, 'support'], threat: 'lowestHp',
        steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }, { do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }],
        words: 'On Hit: Push 2. Place Fire in the target’s Zone.',
      },
      {
        id: 'S-8', name: 'Thief’s Due', category: 'S', border: 'metal', move: 2, precision: 8, damage: 8, type: 'mystic', range: 5, vulnerable: 'slashing',
        break: ['support', { type: 'mystic' }], threat: 'keep',
        steps: [{ do: 'custom', id: 'fare', n: 2, who: 'target', else: [{ do: 'loseHp', n: 5, who: 'target' }], on: 'hit' }],
        words: 'On Hit: Fare 2, otherwise lose 5 HP.',
      },
    ],
    items: FUNAKURO_SPOILS.items,
    rules: [
      { fact: 'anchorCutEarly', words: 'The boss loses `immovable`; its Move stays at most 2.' },
    ],
  },
  souls: FUNAKURO_SPOILS.souls,
  loot: FUNAKURO_SPOILS.loot,
  rules: [
    { id: 'RR-530', explains: ['setTide', 'highTide', 'tideStart'] },
    { id: 'RR-531', explains: ['stillWater'] },
    { id: 'RR-532' },
    { id: 'RR-533' },
    { id: 'RR-534', explains: ['fare', 'farePrepaid', 'chestStart'] },
    { id: 'RR-535', explains: ['sweep', 'keelhaul'] },
    { id: 'RR-536', explains: ['anchorCut'] },
    { id: 'RR-537' },
    { id: 'RR-538', explains: ['countFares'] },
    { id: 'RR-539' },
  ],
};
