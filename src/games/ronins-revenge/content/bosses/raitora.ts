import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { RAITORA_SPOILS } from '../spoils/raitora';

export const RAITORA: Boss = {
  id: 'raitora', ...ROSTER.raitora, side: 2, starts: [{ anchor: 'C6', facing: 'S' }],
  card: {
    basic: { name: 'Stray Claw', move: 7, precision: 7, damage: 7, type: 'slashing', range: 1, steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }], threat: 'next' },
    mods: [{ mod: 'stormLines', n: 3 }, { mod: 'highLightning', n: 4 }],
    words: 'End of round: lightning takes 3 HP from each hero in the Storm Eye’s row or column, then 4 HP from each hero on High Ground; on High Ground the boss gains Empowered.',
  },
  specialTokens: [{ id: 'stormEye', name: 'Storm Eye', words: 'Marks one square; blocks nothing.' }],
  attacks: [
    {
      id: 'L-1', name: 'Whisker Spark', category: 'L', border: 'wood', move: 6, precision: 7, damage: 7, type: 'mystic', range: 3, vulnerable: 'crushing', threat: 'next',
      steps: [{ do: 'custom', id: 'arc', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Arc 2.',
    },
    {
      id: 'L-2', name: 'Passing Claw', category: 'L', border: 'wood', move: 7, precision: 8, damage: 8, type: 'slashing', range: 1, vulnerable: 'piercing',
      break: ['alone', { arc: ['left', 'right'] }], threat: { initiative: 3 },
      steps: [{ do: 'advance', n: 4 }],
      words: 'Then the boss moves straight ahead up to 4, passing combatants, as far as it can end on free squares.',
    },
    {
      id: 'L-3', name: 'Row of Teeth', category: 'L', border: 'metal', move: 6, precision: 8, damage: 9, type: 'piercing', pattern: 'lane4', vulnerable: 'slashing',
      break: ['alone', { arc: ['front'] }], threat: { class: 'ninja' },
    },
    {
      id: 'L-4', name: 'Tail Crack', category: 'L', border: 'wood', move: 6, precision: 7, damage: 8, type: 'crushing', pattern: 'rear4', vulnerable: 'mystic',
      threat: 'closest',
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'The pattern lies behind the boss. On Hit: Push 2.',
    },
    {
      id: 'L-5', name: 'Static Pelt', category: 'L', border: 'metal', move: 8, precision: 9, damage: 9, type: 'mystic', range: 1, threat: { class: 'monk' },
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: lose 2 Stamina.',
    },
    {
      id: 'L-6', name: 'Low Prowl', category: 'L', border: 'metal', move: 8, precision: 9, damage: 10, type: 'slashing', range: 1, vulnerable: 'mystic',
      break: ['alone', { arc: ['rear'] }], threat: { initiative: 2 },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed.',
    },
    {
      id: 'L-7', name: 'Thunderclap Paw', category: 'L', border: 'fire', move: 7, precision: 9, damage: 11, type: 'crushing', range: 1, vulnerable: 'slashing',
      break: ['crowd'], threat: { initiative: 4 },
      steps: [{ do: 'push', n: 3, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 3.',
    },
    {
      id: 'H-1', name: 'Leap from the Landing', category: 'H', border: 'metal', move: 8, precision: 8, damage: 11, type: 'crushing', range: 1, vulnerable: 'piercing',
      break: ['alone', { arc: ['rear'] }], threat: { initiative: 1 },
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
    {
      id: 'H-2', name: 'Storm Lane', category: 'H', border: 'metal', move: 6, precision: 8, damage: 10, type: 'mystic', pattern: 'lane10', vulnerable: 'slashing',
      threat: 'next',
    },
    {
      id: 'H-3', name: 'Sky Stride', category: 'H', border: 'fire', move: 6, precision: 10, damage: 13, type: 'slashing', pattern: 'lane4', vulnerable: 'crushing',
      break: ['alone', { arc: ['left', 'right'] }], threat: 'farthest',
      steps: [{ do: 'advance', n: 8 }],
      words: 'Then the boss moves straight ahead up to 8, passing combatants, as far as it can end on free squares.',
    },
    {
      id: 'H-4', name: 'Crossed Thunder', category: 'H', border: 'metal', move: 6, precision: 8, damage: 10, type: 'mystic', pattern: 'cross10', vulnerable: 'mystic',
      threat: { class: 'ronin' },
    },
    {
      id: 'H-5', name: 'Rake the Terrace', category: 'H', border: 'wood', move: 7, precision: 8, damage: 9, type: 'slashing', pattern: 'rowAhead1', vulnerable: 'piercing',
      break: ['support', { arc: ['front'] }], threat: 'lowestHp',
    },
    {
      id: 'H-6', name: 'Heart-Stopper', category: 'H', border: 'fire', move: 8, precision: 10, damage: 14, type: 'mystic', range: 1, vulnerable: 'crushing',
      break: ['flank', { type: 'piercing' }], threat: { class: 'samurai' },
      steps: [{ do: 'custom', id: 'arc', n: 3, who: 'target', on: 'hit' }],
      words: 'On Hit: Arc 3.',
    },
    {
      id: 'H-7', name: 'Last on the Stair', category: 'H', border: 'wood', move: 8, precision: 9, damage: 9, type: 'piercing', range: 1, target: 'farthest',
      vulnerable: 'slashing', break: ['alone'], threat: { initiative: 2 },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'Targets the hero farthest from the boss instead of the Threat holder. On Hit: Slowed.',
    },
    {
      id: 'S-1', name: 'Roar Before Rain', category: 'S', border: 'wood', move: 6, precision: 7, damage: 7, type: 'mystic', range: 4, vulnerable: 'piercing',
      break: ['alone', { arc: ['front'] }], threat: 'farthest',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'The boss gains Empowered.',
    },
    {
      id: 'S-2', name: 'Gathering Cloud', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'mystic', threat: { initiative: 1 },
      steps: [{ do: 'custom', id: 'eyeToThreat' }, { do: 'spawn', minion: 'sparkKit', n: 1, where: 'spawnSquares', max: 3 }],
      words: 'No attack. Move the Storm Eye to the Threat holder’s square. Place 1 Spark Kit (maximum 3 on the map).',
    },
    {
      id: 'S-3', name: 'Rods of Heaven', category: 'S', border: 'metal', move: 6, precision: 9, damage: 8, type: 'mystic', pattern: 'rowAhead2', vulnerable: 'slashing',
      threat: 'next',
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'mystic', who: 'target', on: 'hit' }],
      words: 'On Hit: Vulnerable (Mystic).',
    },
    {
      id: 'S-4', name: 'Claw the Four Winds', category: 'S', border: 'metal', move: 7, precision: 9, damage: 8, type: 'slashing', pattern: 'fourWinds',
      vulnerable: 'crushing', break: ['flank', { arc: ['left', 'right'] }], threat: 'closest',
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 1.',
    },
    {
      id: 'S-5', name: 'Out of Step', category: 'S', border: 'fire', move: 8, precision: 10, damage: 12, type: 'piercing', range: 1, target: 'mostIsolated',
      vulnerable: 'piercing', break: ['support', { arc: ['front'] }], threat: 'keep',
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'Targets the most isolated hero instead of the Threat holder. On Hit: Weakened.',
    },
    {
      id: 'S-6', name: 'Drumming Paws', category: 'S', border: 'wood', move: 7, precision: 7, damage: 7, type: 'crushing', pattern: 'ring2', vulnerable: 'mystic',
      threat: { initiative: 3 },
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'S-7', name: 'The Stair Rises', category: 'S', border: 'fire', move: 6, precision: 10, damage: 11, type: 'mystic', pattern: 'cross10', vulnerable: 'crushing',
      break: ['alone', { type: 'crushing' }], threat: 'lowestHp',
      steps: [{ do: 'zoneAdd', token: 'high', where: { zoneOf: 'target' } }],
      words: 'Place High Ground in the target’s Zone.',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 2, name: 'Updraft',
      steps: [{ do: 'zoneAdd', token: 'high', where: 'zoneWithMostHeroes' }],
      words: 'Place High Ground in the Zone with the most standing heroes (tie: north, then west).',
    },
    {
      id: 'E-2', slot: 4, name: 'Kits in the Rain',
      steps: [{ do: 'spawn', minion: 'sparkKit', n: 2, where: 'spawnSquares', max: 3 }],
      words: 'Place 2 Spark Kits (maximum 3 on the map).',
    },
    {
      id: 'E-3', slot: 1, name: 'Counter-Wind',
      steps: [{ do: 'push', n: 2, who: { heroesIn: 4 } }, { do: 'threat', to: 'farthest' }],
      words: 'Push 2 each hero in [4] of the boss. Then Threat to the hero farthest from the boss.',
    },
    {
      id: 'E-4', slot: 3, name: 'The Herd Conducts',
      steps: [{ do: 'custom', id: 'lineShock', n: 3 }],
      words: 'Each hero with another standing hero in its row or column loses 3 HP (positions are read once, walls and distance do not matter).',
    },
    {
      id: 'E-5', slot: 2, name: 'Broken Leash',
      steps: [
        { do: 'cond', name: 'slowed', who: 'boss', when: { fact: 'keeperFreed' } },
        { do: 'cond', name: 'weakened', who: 'boss', when: { fact: 'keeperFreed' } },
        { do: 'basicAttack', when: { not: { fact: 'keeperFreed' } } },
        { do: 'basicAttack', when: { not: { fact: 'keeperFreed' } } },
      ],
      words: 'The boss makes its Basic Attack twice.', wordsWith: { fact: 'keeperFreed', words: 'The boss gains Slowed and Weakened.' },
    },
    {
      id: 'E-6', slot: 4, name: 'Held Breath',
      steps: [{ do: 'loseHp', n: 3, who: 'heroes', when: { notMovedThisTurn: true } }, { do: 'custom', id: 'levelStair' }, { do: 'rebuildEvents' }],
      words: 'Each hero that did not move on their last turn loses 3 HP. Remove every High Ground token placed during play, except by the active Wound card. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'The Sky Watches', cubes: 2, mods: [{ mod: 'precision', n: 4 }, { mod: 'damage', n: -3 }, { mod: 'stormEye', at: 'startOfRound' }], onReveal: [{ do: 'custom', id: 'eyeToThreat' }],
      words: 'When revealed and at the start of each round: put the Storm Eye on the Threat holder’s square. Boss attacks have +4 Precision and -3 Damage.',
    },
    {
      id: 'W-2', name: 'The Sky Leans', cubes: 3, mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: -5 }, { mod: 'stormEye', at: 'afterHeroTurns' }, { mod: 'stillPrey', precision: 1, damage: 2 }],
      onReveal: [
        { do: 'zoneRemove', token: 'high', where: { zone: 'Z12' } },
        { do: 'zoneRemove', token: 'high', where: { zone: 'Z13' } },
        { do: 'zoneAdd', token: 'high', where: { zone: 'Z22' } },
        { do: 'zoneAdd', token: 'high', where: { zone: 'Z33' } },
      ],
      words: 'When revealed: the landing falls; remove High Ground from Z12 and Z13, place it in Z22 and Z33. The Storm Eye is put on the Threat holder’s square after the last hero turn instead of at the start of the round. Boss attacks have +1 Precision and +2 Damage against a hero that did not move on their last turn. Boss attacks have +2 Precision and -5 Damage.',
    },
    {
      id: 'W-3', name: 'The Sky Comes Down', cubes: 3, mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: -1 }, { mod: 'heroDamage', n: -1 }, { mod: 'stormEye', at: 'boss' }, { mod: 'onHitArc', n: 2 }],
      onReveal: [{ do: 'custom', id: 'eyeIsBoss' }, { do: 'clear', names: 'all', who: 'boss' }],
      words: 'When revealed: remove the Storm Eye and all conditions from the boss. The boss’s base is the Storm Eye: lightning runs along its two rows and two columns. Every boss attack has a last On Hit line Arc 2. Boss attacks have +2 Precision and -1 Damage. Hero attacks deal 1 less damage to the boss.',
    },
  ],
  minions: [
    {
      id: 'sparkKit', name: 'Spark Kit', bands: ['red', 'blue', 'yellow'], hp: 6, move: 5, precision: 6, damage: 4, type: 'mystic', range: 1, vulnerable: 'crushing',
      steps: [{ do: 'lose', res: 'stamina', n: 1, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yang', n: 1, who: 'attacker' }],
      words: 'On Hit: lose 1 Stamina. Defeat: gain 1 Yang.',
    },
    {
      id: 'thunderDrum', name: 'Thunder Drum', bands: ['green', 'white'], hp: 10, move: 0, precision: 6, damage: 2, type: 'crushing', range: 4, vulnerable: 'piercing',
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'stamina', n: 2, who: 'attacker' }],
      words: 'Never moves (Move 0). On Hit: Push 2. Defeat: gain 2 Stamina.',
    },
  ],
  map: {
    rows: [
      'x..m.......x',
      '..J......J..',
      '.....BB.....',
      '.....BB.....',
      '..P......P..',
      'S..m....m..O',
      '....P..P....',
      '............',
      '...h....h...',
      '..P..hh..P..',
      'x..........x',
      'T..J.O......',
    ],
    walls: ['G3|G4', 'H3|H4', 'G9|G10', 'H9|H10'], zones: { Z12: ['high'], Z13: ['high'], Z31: ['high'], Z34: ['high'], Z41: ['difficult'], Z44: ['difficult'] },
    heroStarts: ['I4', 'J6', 'J7', 'I9'], minionStarts: [{ minion: 'thunderDrum', at: 'A4' }, { minion: 'sparkKit', at: 'F4' }, { minion: 'sparkKit', at: 'F9' }],
    spawnSquares: ['A1', 'A12', 'K1', 'K12'],
    words: 'The upper landing (Z12, Z13, until W-2) and the side landings (Z31, Z34) are High Ground; wall edges close the side landings toward the stair, so no lightning line passes there in rows G and H.',
  },
  factChanges: [
    {
      fact: 'mountainRoad',
      words: 'The heroes start on K2, K5, K8 and K11 instead. Boss attacks have +1 Precision and +2 Damage.',
      steps: [{ do: 'altStarts', squares: ['K2', 'K5', 'K8', 'K11'], max: 4, force: true }, { do: 'bossMods', mods: [{ mod: 'precision', n: 1 }, { mod: 'damage', n: 2 }] }],
    },
    { fact: 'riverRoad', words: 'Place a Shrine on L9.', steps: [{ do: 'objAdd', kind: 'shrine', where: 'L9' }] },
    {
      fact: 'ropedTogether',
      words: 'The party holds the Stair Rope (Secret Pack). Replace S-5 with S-8.',
      steps: [{ do: 'unlockItem', id: 'stairRope' }, { do: 'swapAttack', out: 'S-5', in: 'S-8' }],
    },
    {
      fact: 'lightningIron',
      words: 'The party holds the Sky Iron (Secret Pack). The boss starts with Empowered.',
      steps: [{ do: 'unlockItem', id: 'skyIron' }, { do: 'startCond', name: 'empowered', who: 'boss' }],
    },
    { fact: 'keeperFreed', words: 'Place a Sealed Pot on H6. Event E-5 turns against the boss.', steps: [{ do: 'objAdd', kind: 'pot', where: 'H6' }] },
    { fact: 'dogAwake', hero: 'kosuke', words: 'Kosuke may calm the tiger once.', steps: [{ do: 'custom', id: 'calmTheTiger' }] },
    { fact: 'playEndedTrue', words: 'Wound cards W-2 and W-3 are public from the start.', steps: [{ do: 'revealWound', order: 2 }, { do: 'revealWound', order: 3 }] },
    {
      fact: 'playEndedKind',
      words: 'The boss starts Resistant (Mystic) and Resistant (Crushing).',
      steps: [{ do: 'startCond', name: 'resistant', dtype: 'mystic', who: 'boss' }, { do: 'startCond', name: 'resistant', dtype: 'crushing', who: 'boss' }],
    },
    { fact: 'memoryPaid', words: 'Every hero starts with 2 less Stamina.', steps: [{ do: 'startStamina', n: -2 }] },
    { fact: 'villagersHome', words: 'Place a Shrine on H12.', steps: [{ do: 'objAdd', kind: 'shrine', where: 'H12' }] },
    {
      fact: 'bellTaken',
      words: 'Replace L-1 with L-8. Place a Thunder Drum on A9.',
      steps: [{ do: 'swapAttack', out: 'L-1', in: 'L-8' }, { do: 'placeMinion', minion: 'thunderDrum', at: 'A9' }],
    },
    { fact: 'cedarsBurned', words: 'Replace H-5 with H-8.', steps: [{ do: 'swapAttack', out: 'H-5', in: 'H-8' }] },
    {
      fact: 'keeperUsed',
      words: 'The boss starts with Slowed and Weakened.',
      steps: [{ do: 'startCond', name: 'slowed', who: 'boss' }, { do: 'startCond', name: 'weakened', who: 'boss' }],
    },
    { fact: 'foxUnbound', words: 'No lightning at the end of round 1.', steps: [{ do: 'custom', id: 'stormLate', rounds: [1] }] },
    {
      fact: 'ropeFrayed',
      words: 'At the start of round 1 the Threat holder loses 2 HP.',
      steps: [{ do: 'roundStart', rounds: [1], steps: [{ do: 'loseHp', n: 2, who: 'threat' }] }],
    },
    {
      fact: 'climbedAlone',
      words: 'Every hero starts with 1 Ki. Without mountainRoad the heroes start on H4, K5, K8 and H9.',
      steps: [{ do: 'startRes', res: 'ki', n: 1 }, { do: 'altStarts', squares: ['H4', 'K5', 'K8', 'H9'], max: 4, force: true, when: { not: { fact: 'mountainRoad' } } }],
    },
    {
      fact: 'struck',
      words: 'At the start of round 1 the Threat holder gains Weakened.',
      steps: [{ do: 'roundStart', rounds: [1], steps: [{ do: 'cond', name: 'weakened', who: 'threat' }] }],
    },
    { fact: 'stormWaited', words: 'Remove Event E-1; the deck starts with E-2.', steps: [{ do: 'removeEvent', id: 'E-1' }] },
    { fact: 'hungry', words: 'Every hero starts with 2 less Stamina.', steps: [{ do: 'startStamina', n: -2 }] },
    { fact: 'ironLeft', words: 'Heroes in Z34 lose no HP to lightning on High Ground.', steps: [{ do: 'custom', id: 'quietHigh', zone: 'Z34' }] },
    {
      fact: 'stormWaits',
      words: 'Retry: W-1 has 1 cube. Up to two heroes may start on A5 and A8 instead.',
      steps: [{ do: 'woundCubes', order: 1, n: 1 }, { do: 'altStarts', squares: ['A5', 'A8'], max: 2 }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Bell-Struck', category: 'L', border: 'metal', move: 7, precision: 8, damage: 9, type: 'mystic', range: 4, vulnerable: 'crushing',
        break: ['alone', { arc: ['left', 'right'] }], threat: 'closest',
        steps: [{ do: 'custom', id: 'arc', n: 3, who: 'target', on: 'hit' }],
        words: 'On Hit: Arc 3.',
      },
      {
        id: 'H-8', name: 'Charcoal Wind', category: 'H', border: 'metal', move: 7, precision: 9, damage: 10, type: 'slashing', pattern: 'rowAhead1', vulnerable: 'piercing',
        break: ['support', { arc: ['front'] }], threat: 'lowestHp',
        steps: [{ do: 'cond', name: 'vulnerable', dtype: 'slashing', who: 'target', on: 'hit' }],
        words: 'On Hit: Vulnerable (Slashing).',
      },
      {
        id: 'S-8', name: 'Four on One Line', category: 'S', border: 'metal', move: 6, precision: 9, damage: 8, type: 'mystic', pattern: 'lane10', vulnerable: 'piercing',
        break: ['support', { arc: ['front'] }], threat: 'keep',
        steps: [{ do: 'custom', id: 'arc', n: 1, who: 'target', on: 'hit' }],
        words: 'On Hit: Arc 1.',
      },
    ],
    items: RAITORA_SPOILS.items,
    rules: [
      {
        fact: 'dogAwake',
        words: 'Calm the tiger: once per combat, before the Event comes, if Kosuke stands in [3] of the boss: turn one card of the Sequence face-down (Broken); Kosuke takes the Threat token.',
      },
    ],
  },
  souls: RAITORA_SPOILS.souls,
  loot: RAITORA_SPOILS.loot,
  rules: [
    { id: 'RR-550', explains: ['eyeToThreat', 'eyeIsBoss'] },
    { id: 'RR-551' },
    { id: 'RR-552', explains: ['quietHigh'] },
    { id: 'RR-553', explains: ['arc'] },
    { id: 'RR-554' },
    { id: 'RR-555' },
    { id: 'RR-556', explains: ['lineShock', 'levelStair'] },
    { id: 'RR-557', explains: ['calmTheTiger', 'stormLate'] },
    { id: 'RR-558', explains: ['skyIron'] },
    { id: 'RR-559' },
  ],
};
