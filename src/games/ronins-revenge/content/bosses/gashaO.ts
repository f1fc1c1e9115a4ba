import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { GASHA_O_SPOILS } from '../spoils/gashaO';

export const GASHA_O: Boss = {
  id: 'gashaO', ...ROSTER.gashaO, side: 3, starts: [{ anchor: 'C5', facing: 'S' }],
  card: {
    basic: {
      name: 'Fall of Bones', move: 3, precision: 8, damage: 8, type: 'crushing', pattern: 'ring3',
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      threat: 'next',
    },
    mods: [{ mod: 'immovable' }, { mod: 'fixedFacing' }, { mod: 'limbs' }, { mod: 'blindSides' }, { mod: 'ignoreTokens', tokens: ['bones'] }],
    words: 'Immovable. Never turns to a target. Four limbs. An attack card that cannot reach its target takes the hero it can reach with the fewest steps. Ignores Bones. Basic Attack: On Hit: Push 1.',
  },
  newTokens: [{ id: 'bones', kind: 'difficult', words: 'No effect on the boss and on Bone Pilgrims.' }],
  limbs: [
    { id: 'jaw', name: 'Jaw', arc: 'front', type: 'piercing', resists: ['piercing', 'mystic'], cards: ['L-1', 'H-1', 'S-1'] },
    { id: 'reapingArm', name: 'Reaping Arm', arc: 'right', type: 'slashing', resists: ['piercing', 'slashing'], cards: ['L-2', 'H-2', 'S-2'] },
    { id: 'train', name: 'Train', arc: 'rear', type: 'crushing', resists: ['slashing', 'crushing'], cards: ['L-3', 'H-3', 'S-3'] },
    { id: 'pleadingHand', name: 'Pleading Hand', arc: 'left', type: 'mystic', resists: ['crushing', 'mystic'], cards: ['L-4', 'H-4', 'S-4'] },
  ],
  attacks: [
    {
      id: 'L-1', name: 'Gnash', category: 'L', border: 'wood', move: 3, precision: 9, damage: 10, type: 'piercing', range: 1, vulnerable: 'slashing',
      break: [{ arc: ['front'] }, 'alone'], threat: { initiative: 2 }, limb: 'jaw',
      words: 'Jaw: target in Front.',
    },
    {
      id: 'L-2', name: 'Gleaning', category: 'L', border: 'wood', move: 3, precision: 8, damage: 8, type: 'slashing', pattern: 'boneRight', vulnerable: 'crushing',
      threat: 'next', limb: 'reapingArm',
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'Reaping Arm. On Hit: Push 1.',
    },
    {
      id: 'L-3', name: 'Trailing Feet', category: 'L', border: 'metal', move: 3, precision: 9, damage: 10, type: 'crushing', pattern: 'rear5', vulnerable: 'mystic',
      break: [{ arc: ['rear'] }, 'support'], threat: { class: 'samurai' }, limb: 'train',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'Train. On Hit: Slowed.',
    },
    {
      id: 'L-4', name: 'Open Palm', category: 'L', border: 'metal', move: 2, precision: 9, damage: 10, type: 'mystic', range: 3, vulnerable: 'piercing',
      threat: { class: 'ninja' }, limb: 'pleadingHand',
      steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }],
      words: 'Pleading Hand: target in Left. On Hit: Pull 2.',
    },
    {
      id: 'L-5', name: 'Rib Spread', category: 'L', border: 'wood', move: 2, precision: 8, damage: 8, type: 'crushing', pattern: 'boneCross', vulnerable: 'mystic',
      break: ['flank', { arc: ['left', 'right'] }], threat: 'closest',
    },
    {
      id: 'L-6', name: 'Unsaid Names', category: 'L', border: 'metal', move: 3, precision: 9, damage: 10, type: 'mystic', range: 4, vulnerable: 'slashing',
      threat: { initiative: 4 },
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'Any arc. On Hit: lose 2 Stamina.',
    },
    {
      id: 'L-7', name: 'Bone Rain', category: 'L', border: 'fire', move: 3, precision: 10, damage: 12, type: 'piercing', range: 6, target: 'farthest',
      vulnerable: 'crushing', break: ['crowd'], threat: 'lowestHp',
      steps: [{ do: 'spawn', minion: 'bonePilgrim', n: 1, where: 'spawnSquares', max: 4 }],
      words: 'Any arc. Targets the farthest hero instead of the Threat holder. Place 1 Bone Pilgrim (maximum 4 on the map).',
    },
    {
      id: 'H-1', name: 'Bite Through', category: 'H', border: 'fire', move: 4, precision: 11, damage: 15, type: 'piercing', range: 1, vulnerable: 'crushing',
      break: [{ arc: ['front'] }, 'support'], threat: 'farthest', limb: 'jaw',
      words: 'Jaw: target in Front.',
    },
    {
      id: 'H-2', name: 'Harvest', category: 'H', border: 'metal', move: 3, precision: 9, damage: 11, type: 'slashing', pattern: 'boneScythe', vulnerable: 'mystic',
      break: [{ arc: ['right'] }, 'flank'], threat: { class: 'ronin' }, limb: 'reapingArm',
      words: 'Reaping Arm.',
    },
    {
      id: 'H-3', name: 'Dragged Mile', category: 'H', border: 'metal', move: 2, precision: 9, damage: 11, type: 'crushing', pattern: 'boneTrain', vulnerable: 'piercing',
      threat: { initiative: 3 }, limb: 'train',
      steps: [{ do: 'advance', n: 2 }],
      words: 'Train. Then the boss advances up to 2.',
    },
    {
      id: 'H-4', name: 'Beseech', category: 'H', border: 'wood', move: 3, precision: 9, damage: 10, type: 'mystic', pattern: 'boneHand', vulnerable: 'slashing',
      break: [{ arc: ['left'] }, 'alone'], threat: { class: 'monk' }, limb: 'pleadingHand',
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'piercing', who: 'target', on: 'hit' }],
      words: 'Pleading Hand. On Hit: Vulnerable (Piercing).',
    },
    {
      id: 'H-5', name: 'Joint Burst', category: 'H', border: 'metal', move: 2, precision: 9, damage: 11, type: 'crushing', pattern: 'boneCorners', vulnerable: 'piercing',
      threat: 'next',
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'H-6', name: 'Weight of the Nameless', category: 'H', border: 'fire', move: 3, precision: 11, damage: 14, type: 'crushing', pattern: 'ring3',
      vulnerable: 'slashing', break: ['flank', { type: 'mystic' }], threat: 'lowestHp',
    },
    {
      id: 'H-7', name: 'The Road Goes On', category: 'H', border: 'wood', move: 3, precision: 9, damage: 10, type: 'crushing', pattern: 'lane3x5', vulnerable: 'mystic',
      threat: { initiative: 1 },
      steps: [{ do: 'advance', n: 4 }],
      words: 'Then the boss advances up to 4.',
    },
    {
      id: 'S-1', name: 'Grave Cough', category: 'S', border: 'metal', move: 3, precision: 10, damage: 9, type: 'piercing', pattern: 'cone3', vulnerable: 'crushing',
      break: [{ arc: ['front'] }, 'flank'], threat: 'keep', limb: 'jaw',
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'Jaw. On Hit: Weakened.',
    },
    {
      id: 'S-2', name: 'Reap the Late', category: 'S', border: 'fire', move: 4, precision: 11, damage: 12, type: 'slashing', range: 2, target: 'lowestHp',
      vulnerable: 'crushing', break: [{ arc: ['right'] }, 'alone'], threat: { initiative: 2 }, limb: 'reapingArm',
      words: 'Reaping Arm: target in Right. Targets the hero with the lowest HP instead of the Threat holder.',
    },
    {
      id: 'S-3', name: 'Those Behind', category: 'S', border: 'wood', move: 3, precision: 8, damage: 8, type: 'crushing', range: 2, vulnerable: 'piercing',
      threat: { class: 'samurai' }, limb: 'train',
      steps: [{ do: 'spawn', minion: 'bonePilgrim', n: 1, where: 'spawnSquares', max: 4 }],
      words: 'Train: target in Rear. Place 1 Bone Pilgrim (maximum 4 on the map).',
    },
    {
      id: 'S-4', name: 'Cradle', category: 'S', border: 'metal', move: 3, precision: 10, damage: 11, type: 'mystic', range: 1, vulnerable: 'slashing',
      break: [{ arc: ['left'] }, 'support'], threat: 'next', limb: 'pleadingHand',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }, { do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'Pleading Hand: target in Left. On Hit: Slowed, lose 2 Stamina.',
    },
    {
      id: 'S-5', name: 'Hollow Wind', category: 'S', border: 'wood', move: 2, precision: 8, damage: 8, type: 'mystic', pattern: 'reach3', threat: { initiative: 3 },
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'The boss gains Empowered.',
    },
    {
      id: 'S-6', name: 'Call the Unburied', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'mystic', threat: { initiative: 1 },
      steps: [{ do: 'spawn', minion: 'bonePilgrim', n: 2, where: 'spawnSquares', max: 4 }],
      words: 'No attack. Place 2 Bone Pilgrims (maximum 4 on the map).',
    },
    {
      id: 'S-7', name: 'The Roll of Names', category: 'S', border: 'fire', move: 3, precision: 11, damage: 12, type: 'mystic', pattern: 'boneCross', vulnerable: 'piercing',
      break: [{ arc: ['rear'] }, 'flank'], threat: 'next',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 3, name: 'Feet on the Road',
      steps: [{ do: 'advance', n: 2 }, { do: 'spawn', minion: 'bonePilgrim', n: 1, where: 'spawnSquares', max: 4 }],
      words: 'The boss advances up to 2. Place 1 Bone Pilgrim.',
    },
    {
      id: 'E-2', slot: 1, name: 'Lament',
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: { heroesIn: 3 } }, { do: 'threat', to: 'closest' }],
      words: 'Each hero in [3] of the boss loses 2 Stamina. Threat to the closest hero.',
    },
    {
      id: 'E-3', slot: 4, name: 'The Ground Gives Them Back',
      steps: [
        { do: 'spawn', minion: 'bonePilgrim', n: 2, where: 'spawnSquares', max: 4, when: { not: { fact: 'bonesBuried' } } },
        { do: 'cond', name: 'weakened', who: 'boss', when: { fact: 'bonesBuried' } },
      ],
      words: 'Place 2 Bone Pilgrims.', wordsWith: { fact: 'bonesBuried', words: 'The boss gains Weakened.' },
    },
    {
      id: 'E-4', slot: 2, name: 'Shaken Loose',
      steps: [{ do: 'zoneAdd', token: 'bones', where: 'zoneWithMostHeroes' }, { do: 'push', n: 2, who: { heroesIn: 1 } }],
      words: 'Bones in the Zone with the most standing heroes (tie: north, then west). Push 2 each hero in [1] of the boss.',
    },
    {
      id: 'E-5', slot: 4, name: 'Grave Soil',
      steps: [{ do: 'cond', name: 'weakened', who: { heroesInZoneToken: 'bones' } }, { do: 'zoneAdd', token: 'corruption', where: 'frontZone' }],
      words: 'Each hero in a Bones Zone gains Weakened. Corruption in the front Zone.',
    },
    {
      id: 'E-6', slot: 2, name: 'One Body, One Step',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }, { do: 'basicAttack' }, { do: 'rebuildEvents' }],
      words: 'The boss gains Empowered and makes its Basic Attack. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'Locked Joints', cubes: 3, mods: [{ mod: 'damage', n: 2 }, { mod: 'lockedJoints' }], onReveal: [{ do: 'zoneAdd', token: 'bones', where: 'frontZone' }],
      words: 'When revealed: Bones in the front Zone. An attack from two arcs at once meets what both limbs resist. Boss attacks have +2 Damage.',
    },
    {
      id: 'W-2', name: 'The Procession Closes Up', cubes: 3, mods: [{ mod: 'precision', n: 1 }, { mod: 'damage', n: 1 }, { mod: 'pilgrimsMend' }],
      onReveal: [{ do: 'custom', id: 'turnBoss', n: 1 }, { do: 'spawn', minion: 'bonePilgrim', n: 2, where: 'spawnSquares', max: 4 }],
      words: 'When revealed: the boss turns a quarter clockwise; place 2 Bone Pilgrims. While a side is open, Bone Pilgrims walk there and do not attack; at end of round one in [1] of the boss there mends that limb and is removed. Boss attacks have +1 Precision and +1 Damage.',
    },
    {
      id: 'W-3', name: 'The Hollow Breathes', cubes: 3, mods: [{ mod: 'precision', n: 1 }, { mod: 'damage', n: 1 }, { mod: 'hollowBreath', dmg: 3, range: 2, loseHp: 3 }],
      onReveal: [{ do: 'custom', id: 'turnBoss', n: 2 }, { do: 'clear', names: 'all', who: 'boss' }],
      words: 'When revealed: the boss turns half round and loses all conditions. Hero attacks that strike an open side: +3 damage. After slot 4 each hero in [2] of the boss and in no arc of a whole limb loses 3 HP. Boss attacks have +1 Precision and +1 Damage.',
    },
  ],
  minions: [
    {
      id: 'bonePilgrim', name: 'Bone Pilgrim', bands: ['red', 'blue', 'yellow', 'green'], hp: 9, move: 3, precision: 7, damage: 5, type: 'piercing', range: 1,
      vulnerable: 'crushing', mods: [{ mod: 'ignoreTokens', tokens: ['bones'] }],
      steps: [{ do: 'lose', res: 'stamina', n: 1, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yang', n: 1, who: 'attacker' }],
      words: 'Ignores Bones. On Hit: lose 1 Stamina. Defeat: gain 1 Yang. While the second Wound card is open and a side is too, it walks there and mends it instead of striking.',
    },
  ],
  map: {
    rows: [
      'x..........x',
      '..J.........',
      '....BBB...J.',
      '.P..BBB..P..',
      '....BBB.....',
      'm..O.....O.m',
      '..........T.',
      '..P.....P...',
      '............',
      '..h......h..',
      'S...h..h...J',
      '............',
    ],
    walls: [], zones: { Z21: ['high'], Z34: ['high'], Z31: ['bones'], Z24: ['bones'], Z14: ['corruption'] }, heroStarts: ['J3', 'K5', 'K8', 'J10'],
    minionStarts: [{ minion: 'bonePilgrim', at: 'F1' }, { minion: 'bonePilgrim', at: 'F12' }], spawnSquares: ['A1', 'A12', 'F1', 'F12', 'L1', 'L12'],
    words: 'In the three columns or rows along a map edge a hero is out of reach of the limb that would need the body between the hero and that edge.',
  },
  factChanges: [
    { fact: 'sixtySafe', words: 'W-3 has 2 cubes.', steps: [{ do: 'woundCubes', order: 3, n: 2 }] },
    { fact: 'someLost', words: 'W-3 has 4 cubes.', steps: [{ do: 'woundCubes', order: 3, n: 4 }] },
    { fact: 'prisonersLeft', words: 'Replace L-2 with L-8.', steps: [{ do: 'swapAttack', out: 'L-2', in: 'L-8' }] },
    { fact: 'ferryStolen', words: 'Place a Bone Pilgrim on L12.', steps: [{ do: 'placeMinion', minion: 'bonePilgrim', at: 'L12' }] },
    { fact: 'kugiSpared', words: 'The party holds Kugi’s Last Nail (Secret Pack).', steps: [{ do: 'unlockItem', id: 'kugisLastNail' }] },
    { fact: 'kugiEnded', words: 'Spikes token in Z33.', steps: [{ do: 'zoneAdd', token: 'spikes', where: { zone: 'Z33' } }] },
    { fact: 'brothersPact', words: 'Wound card W-4 (Secret Pack, 2 cubes) goes under the Wound deck.', steps: [{ do: 'custom', id: 'addWound', wound: 'W-4' }] },
    { fact: 'smithsFreed', words: 'The party holds the Smiths’ Wedge (Secret Pack).', steps: [{ do: 'unlockItem', id: 'smithsWedge' }] },
    { fact: 'nineStayed', words: 'Place a Bone Pilgrim on A6.', steps: [{ do: 'placeMinion', minion: 'bonePilgrim', at: 'A6' }] },
    { fact: 'hammerTaken', words: 'Crushing hero attacks ignore the Resistances of the limbs.', steps: [{ do: 'custom', id: 'hammerIgnoresLimbs' }] },
    {
      fact: 'hammerDrowned',
      words: 'Place a Sacred Statue on L3. Every hero starts with 1 Yin.',
      steps: [{ do: 'objAdd', kind: 'statue', where: 'L3' }, { do: 'startRes', res: 'yin', n: 1 }],
    },
    { fact: 'scarredByAkaAo', words: 'The boss starts Resistant (Slashing).', steps: [{ do: 'startCond', name: 'resistant', dtype: 'slashing', who: 'boss' }] },
    {
      fact: 'bonesBuried',
      words: 'The Train starts broken. Event E-3 weakens the boss. Boss attacks have +2 Precision and +2 Damage.',
      steps: [{ do: 'custom', id: 'limbBroken', limb: 'train' }, { do: 'bossMods', mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: 2 }] }],
    },
    { fact: 'shallowGraves', words: 'Every hero starts with 1 less Stamina.', steps: [{ do: 'startStamina', n: -1 }] },
    {
      fact: 'bonesTurned',
      words: 'The boss starts facing N. W-2 has 2 cubes (with namesMissed: 3). Replace H-7 with H-8.',
      steps: [
        { do: 'custom', id: 'turnBoss', n: 2 },
        { do: 'woundCubes', order: 2, n: 2, when: { not: { fact: 'namesMissed' } } },
        { do: 'woundCubes', order: 2, n: 3, when: { fact: 'namesMissed' } },
        { do: 'swapAttack', out: 'H-7', in: 'H-8' },
      ],
    },
    { fact: 'walkedInside', words: 'Up to two heroes may start on A5 and A7 instead.', steps: [{ do: 'altStarts', squares: ['A5', 'A7'], max: 2 }] },
    { fact: 'lampOut', words: 'The boss starts with Empowered.', steps: [{ do: 'startCond', name: 'empowered', who: 'boss' }] },
    {
      fact: 'stringTaken',
      words: 'At the start of round 2 the boss turns a quarter clockwise.',
      steps: [{ do: 'roundStart', rounds: [2], steps: [{ do: 'custom', id: 'turnBoss', n: 1 }] }],
    },
    { fact: 'boyLeads', words: 'The boss starts one square further north, on B5.', steps: [{ do: 'custom', id: 'bossStart', square: 'B5' }] },
    { fact: 'fourNamed', words: 'In rounds 1-3 every Threat line of the boss reads: closest hero.', steps: [{ do: 'custom', id: 'threatClosest', rounds: [1, 2, 3] }] },
    { fact: 'namesSpoken', words: 'Remove Event E-1; deck starts with E-2.', steps: [{ do: 'removeEvent', id: 'E-1' }] },
    { fact: 'namesMissed', words: 'W-2 has 4 cubes (with bonesTurned: 3).', steps: [{ do: 'woundCubes', order: 2, n: 4, when: { not: { fact: 'bonesTurned' } } }] },
    { fact: 'skullBroken', words: 'H-1 is taken out of the Heavy deck.', steps: [{ do: 'custom', id: 'setAside', cards: ['H-1'] }] },
    {
      fact: 'eyesClosed',
      words: 'Replace S-1 with S-8. On boss cards the farthest hero reads: closest hero.',
      steps: [{ do: 'swapAttack', out: 'S-1', in: 'S-8' }, { do: 'custom', id: 'farthestIsClosest' }],
    },
    {
      fact: 'ribLamp',
      words: 'Retry: W-1 has 2 cubes. In rounds 1 and 2 no hero attack reaches farther than [2].',
      steps: [{ do: 'woundCubes', order: 1, n: 2 }, { do: 'custom', id: 'darkRoad', n: 2, rounds: [1, 2] }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Two Hundred Chains', category: 'L', border: 'metal', move: 3, precision: 9, damage: 10, type: 'slashing', pattern: 'boneRight',
        vulnerable: 'crushing', break: [{ arc: ['right'] }, 'support'], threat: { class: 'ronin' }, limb: 'reapingArm',
        steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }, { do: 'pull', n: 1, who: 'target', on: 'hit' }],
        words: 'Reaping Arm. On Hit: Slowed, Pull 1.',
      },
      {
        id: 'H-8', name: 'To the Keep', category: 'H', border: 'metal', move: 4, precision: 9, damage: 11, type: 'crushing', pattern: 'lane3x5', vulnerable: 'mystic',
        break: [{ arc: ['rear'] }, 'support'], threat: 'farthest',
        steps: [{ do: 'advance', n: 6 }],
        words: 'Then the boss advances up to 6.',
      },
      {
        id: 'S-8', name: 'Blind Groping', category: 'S', border: 'metal', move: 3, precision: 10, damage: 9, type: 'piercing', pattern: 'front5', vulnerable: 'crushing',
        break: [{ arc: ['front'] }, 'support'], threat: 'keep', limb: 'jaw',
        steps: [{ do: 'cond', name: 'weakened', who: 'boss' }],
        words: 'Jaw. Then the boss gains Weakened.',
      },
    ],
    wounds: [
      {
        id: 'W-4', name: 'The Brothers’ Share', cubes: 2, mods: [{ mod: 'precision', n: 1 }],
        onReveal: [{ do: 'custom', id: 'turnBoss', n: 1 }, { do: 'custom', id: 'mendTwo' }],
        words: 'When revealed: the boss turns a quarter clockwise, then its first two broken limbs mend (order Front, Right, Rear, Left). Boss attacks have +1 Precision.',
      },
    ],
    items: GASHA_O_SPOILS.items,
    rules: [
      { fact: 'brothersPact', words: 'A fourth Wound card is added at the end.' },
      { fact: 'hammerTaken', words: 'Crushing hero attacks ignore what limbs resist.' },
    ],
  },
  souls: GASHA_O_SPOILS.souls,
  loot: GASHA_O_SPOILS.loot,
  rules: [
    { id: 'RR-580', explains: ['turnBoss', 'fixedFacing', 'immovable'] },
    { id: 'RR-581', explains: ['limbs'] },
    { id: 'RR-582' },
    { id: 'RR-583', explains: ['blindSides'] },
    { id: 'RR-584' },
    { id: 'RR-585' },
    { id: 'RR-586', explains: ['lockedJoints'] },
    { id: 'RR-587', explains: ['pilgrimsMend'] },
    { id: 'RR-588', explains: ['hollowBreath'] },
    {
      id: 'RR-589',
      explains: ['addWound', 'hammerIgnoresLimbs', 'mendTwo', 'nailLimb', 'limbBroken', 'bossStart', 'threatClosest', 'setAside', 'farthestIsClosest', 'darkRoad'],
    },
  ],
};
