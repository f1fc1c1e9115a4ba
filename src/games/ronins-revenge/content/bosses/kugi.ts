import type { Boss } from '../boss';

export const KUGI: Boss = {
  id: 'kugi', name: 'Lady Kugi, Mistress of the Nail Garden', chapter: 6, side: 1, starts: [{ anchor: 'D6', facing: 'S' }],
  words: "A hostess who has never forgotten a slight, her own or anybody's. Four straw dolls, one per hero, stand between her and every blow: half of what you do to her arrives at the hero whose doll lies nearest. Dolls can be carried, hidden, spent and broken. First you hide the near doll behind a tree, then you carry it out of reach, and at the end you can only choose who pays.",
  card: {
    basic: {
      name: 'Sewing Needle', move: 4, precision: 7, damage: 6, type: 'piercing', range: 2,
      steps: [{ do: 'lose', res: 'stamina', n: 1, who: 'target', on: 'hit' }],
      threat: 'next',
    },
    mods: [{ mod: 'ignoreTokens', tokens: ['spikes'] }, { mod: 'mirrorHalf' }],
    words: 'Ignores Spikes. Half of the damage of each hero attack on her is lost by the hero of the near doll.',
  },
  newObjects: [{ id: 'doll', name: 'Straw Doll', hp: 10, words: 'Bound to one hero. Can be carried and broken.' }],
  attacks: [
    {
      id: 'L-1', name: 'Pinprick', category: 'L', border: 'wood', move: 4, precision: 7, damage: 7, type: 'piercing', range: 3, vulnerable: 'slashing',
      break: [{ arc: ['front'] }, 'support'], threat: 'next',
    },
    {
      id: 'L-2', name: 'Through the Straw', category: 'L', border: 'wood', move: 4, precision: 8, damage: 7, type: 'piercing', range: 1, target: 'nearDoll',
      vulnerable: 'crushing', threat: { initiative: 3 },
      words: 'Strikes the near doll: its hero is the target, Range and LoS are measured to the doll.',
    },
    {
      id: 'L-3', name: 'Counted Slight', category: 'L', border: 'metal', move: 3, precision: 8, damage: 9, type: 'mystic', range: 2, vulnerable: 'piercing',
      break: [{ arc: ['rear'] }, 'alone'], threat: { class: 'monk' },
      steps: [{ do: 'custom', id: 'oldWound', n: 2 }],
      words: '+2 Damage against a hero at half HP or less.',
    },
    {
      id: 'L-4', name: 'Garden Shears', category: 'L', border: 'metal', move: 4, precision: 8, damage: 9, type: 'slashing', pattern: 'arc3', vulnerable: 'mystic',
      break: ['flank', { arc: ['left', 'right'] }], threat: 'closest',
    },
    {
      id: 'L-5', name: 'Thread Through the Sleeve', category: 'L', border: 'wood', move: 3, precision: 7, damage: 7, type: 'mystic', range: 4, vulnerable: 'piercing',
      threat: { class: 'ninja' },
      steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }, { do: 'custom', id: 'dollPull', n: 2, which: 'target', on: 'hit' }],
      words: "On Hit: Pull 2; the target's doll is pulled 2.",
    },
    {
      id: 'L-6', name: 'Mallet Tap', category: 'L', border: 'metal', move: 5, precision: 9, damage: 10, type: 'crushing', range: 1, threat: { initiative: 2 },
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
    {
      id: 'L-7', name: 'A Nail for the Guest', category: 'L', border: 'fire', move: 5, precision: 9, damage: 11, type: 'piercing', range: 1, vulnerable: 'mystic',
      break: ['crowd'], threat: { initiative: 4 },
      steps: [{ do: 'custom', id: 'dollPull', n: 4, which: 'target', on: 'hit' }],
      words: "On Hit: the target's doll is pulled 4.",
    },
    {
      id: 'H-1', name: 'Driven to the Head', category: 'H', border: 'metal', move: 5, precision: 8, damage: 11, type: 'crushing', range: 1, target: 'nearDoll',
      vulnerable: 'mystic', break: ['support', { arc: ['rear'] }], threat: { initiative: 1 },
      words: 'Strikes the near doll: its hero is the target, Range and LoS are measured to the doll.',
    },
    {
      id: 'H-2', name: 'Rake of Nails', category: 'H', border: 'metal', move: 4, precision: 8, damage: 10, type: 'slashing', pattern: 'fan3', vulnerable: 'piercing',
      threat: 'next',
    },
    {
      id: 'H-3', name: 'Mallet of the Hour', category: 'H', border: 'fire', move: 4, precision: 10, damage: 14, type: 'crushing', range: 1, vulnerable: 'slashing',
      break: ['flank', { type: 'crushing' }], threat: { class: 'samurai' },
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'H-4', name: 'The Four Paths', category: 'H', border: 'metal', move: 3, precision: 8, damage: 10, type: 'piercing', pattern: 'plus4', vulnerable: 'crushing',
      threat: { class: 'ronin' },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed.',
    },
    {
      id: 'H-5', name: 'Tea with Guests', category: 'H', border: 'wood', move: 3, precision: 8, damage: 9, type: 'mystic', pattern: 'around2', vulnerable: 'slashing',
      break: ['crowd', { arc: ['front'] }], threat: 'lowestHp',
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'piercing', who: 'target', on: 'hit' }],
      words: 'On Hit: Vulnerable (Piercing).',
    },
    {
      id: 'H-6', name: 'Return the Wound', category: 'H', border: 'fire', move: 5, precision: 10, damage: 13, type: 'mystic', range: 2, vulnerable: 'piercing',
      break: ['alone', { arc: ['front'] }], threat: 'farthest',
      steps: [{ do: 'custom', id: 'perDoll', n: 1, max: 5 }],
      words: '+1 Damage for each doll in play (maximum +5).',
    },
    {
      id: 'H-7', name: 'Clip the Branch', category: 'H', border: 'wood', move: 5, precision: 9, damage: 9, type: 'slashing', range: 1, vulnerable: 'crushing',
      break: ['support', { arc: ['left', 'right'] }], threat: { initiative: 2 },
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: lose 2 Stamina.',
    },
    {
      id: 'S-1', name: 'Names Under Breath', category: 'S', border: 'wood', move: 3, precision: 7, damage: 7, type: 'mystic', range: 4, vulnerable: 'slashing',
      break: ['alone', { arc: ['left', 'right'] }], threat: 'farthest',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'The boss gains Empowered.',
    },
    {
      id: 'S-2', name: 'Fresh Straw', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'crushing', threat: { initiative: 1 },
      steps: [{ do: 'custom', id: 'nailDoll', who: 'threat' }, { do: 'custom', id: 'mendDolls', n: 4 }],
      words: 'No attack. Nail a doll for the Threat holder if it has none in play. Every doll in play regains 4 HP.',
    },
    {
      id: 'S-3', name: 'Bad Seam', category: 'S', border: 'metal', move: 4, precision: 9, damage: 8, type: 'piercing', pattern: 'line6', vulnerable: 'mystic',
      break: ['flank', { arc: ['rear'] }], threat: 'next',
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: lose 2 Stamina.',
    },
    {
      id: 'S-4', name: 'Where It Hurts', category: 'S', border: 'metal', move: 5, precision: 9, damage: 9, type: 'slashing', range: 1, target: 'lowestHp',
      vulnerable: 'piercing', threat: 'keep',
      steps: [{ do: 'custom', id: 'oldWound', n: 2 }, { do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'Targets the hero with the lowest HP instead of the Threat holder. +2 Damage at half HP or less. On Hit: Weakened.',
    },
    {
      id: 'S-5', name: 'Every Grudge at Once', category: 'S', border: 'fire', move: 4, precision: 10, damage: 11, type: 'piercing', range: 2, vulnerable: 'slashing',
      break: ['flank'], threat: { class: 'samurai' },
      steps: [{ do: 'custom', id: 'dollsReached', n: 3 }],
      words: 'Each other standing hero whose doll is in [3] of the boss is attacked too, wherever it stands.',
    },
    {
      id: 'S-6', name: 'Weed the Bed', category: 'S', border: 'wood', move: 4, precision: 8, damage: 8, type: 'slashing', pattern: 'arc3', vulnerable: 'mystic',
      threat: { initiative: 3 },
      steps: [{ do: 'zoneAdd', token: 'spikes', where: { zoneOf: 'target' } }],
      words: "Place Spikes in the target's Zone.",
    },
    {
      id: 'S-7', name: 'The Twelfth Nail', category: 'S', border: 'fire', move: 5, precision: 10, damage: 12, type: 'crushing', range: 1, target: 'nearDoll',
      vulnerable: 'crushing', break: ['alone', { type: 'mystic' }], threat: 'lowestHp',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'Strikes the near doll: its hero is the target, Range and LoS are measured to the doll. On Hit: Slowed.',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 1, name: 'The Garden Leans In',
      steps: [{ do: 'custom', id: 'dollPull', n: 2, which: 'all' }],
      words: 'Every lying doll is pulled 2 toward the boss.',
    },
    {
      id: 'E-2', slot: 3, name: 'Sparrows in the Straw',
      steps: [{ do: 'spawn', minion: 'pinSparrow', n: 2, where: 'spawnSquares', max: 3 }],
      words: 'Place 2 Pin Sparrows (maximum 3 on the map).',
    },
    {
      id: 'E-3', slot: 4, name: 'Rain of Nails',
      steps: [{ do: 'zoneAdd', token: 'spikes', where: 'zoneWithMostHeroes' }, { do: 'spawn', minion: 'shearHand', n: 1, where: 'spawnSquares', max: 2 }],
      words: 'Place Spikes in the Zone with the most standing heroes (tie: north, then west). Place 1 Shear Hand (maximum 2 on the map).',
    },
    {
      id: 'E-4', slot: 2, name: 'A Name Crossed Out',
      steps: [{ do: 'custom', id: 'nearDollPrice', n: 4 }],
      words: 'The hero of the near doll loses 4 HP and takes the Threat token. With no near doll: the boss makes its Basic Attack.',
    },
    {
      id: 'E-5', slot: 1, name: 'Mended by Lamplight',
      steps: [
        { do: 'custom', id: 'mendDolls', n: 10, when: { not: { fact: 'othersNailPulled' } } },
        { do: 'cond', name: 'empowered', who: 'boss', when: { not: { fact: 'othersNailPulled' } } },
        { do: 'heal', n: 3, who: 'heroes', when: { carriesDoll: true, fact: 'othersNailPulled' } },
        { do: 'cond', name: 'weakened', who: 'boss', when: { fact: 'othersNailPulled' } },
      ],
      words: 'Every doll in play has 10 HP again; the boss gains Empowered. With Fact othersNailPulled: instead each hero carrying a doll heals 3 and the boss gains Weakened.',
    },
    {
      id: 'E-6', slot: 3, name: 'Guests Put Down Their Parcels',
      steps: [{ do: 'loseHp', n: 3, who: 'heroes', when: { carriesDoll: true } }, { do: 'threat', to: 'lowestHp' }, { do: 'rebuildEvents' }],
      words: "Each hero carrying a doll loses 3 HP. Threat to the hero with the lowest HP. Last card: put all Events of this encounter's set-up back in numerical order as a new deck.",
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'A Place for Every Grudge', cubes: 3, mods: [{ mod: 'damage', n: -2 }, { mod: 'mirror', los: true }], onReveal: [{ do: 'threat', to: 'closest' }],
      words: 'When revealed: Threat to the hero closest to the boss. The near doll mirrors only while the boss has LoS to it. Boss attacks have -2 Damage.',
    },
    {
      id: 'W-2', name: 'Roots Remember', cubes: 4, mods: [{ mod: 'damage', n: -3 }, { mod: 'mirror', los: false, range: 2 }],
      onReveal: [{ do: 'custom', id: 'restockDolls' }, { do: 'zoneAdd', token: 'spikes', where: { zone: 'Z22' } }],
      words: 'When revealed: nail a doll for each standing hero that has none in play; Spikes in Z22. The near doll mirrors only in [2] of the boss; LoS is not needed. Boss attacks have -3 Damage.',
    },
    {
      id: 'W-3', name: 'Nobody Leaves Owing', cubes: 1, mods: [{ mod: 'damage', n: -3 }, { mod: 'mirror', los: false }, { mod: 'breakGivesKi' }, { mod: 'nailAtRoundStart', below: 2 }],
      onReveal: [{ do: 'custom', id: 'dollPull', n: 3, which: 'all' }, { do: 'clear', names: 'all', who: 'boss' }],
      words: 'When revealed: every lying doll is pulled 3; remove all conditions from the boss. The near doll mirrors at any distance. When a doll breaks, its hero gains 1 Ki. Start of round: with fewer than 2 dolls of standing heroes in play, nail one. Boss attacks have -3 Damage.',
    },
  ],
  minions: [
    {
      id: 'pinSparrow', name: 'Pin Sparrow', bands: ['red', 'blue', 'yellow'], hp: 5, move: 5, precision: 6, damage: 3, type: 'piercing', range: 1, vulnerable: 'slashing',
      mods: [{ mod: 'flies' }],
      steps: [{ do: 'custom', id: 'dollPull', n: 2, which: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yin', n: 1, who: 'attacker' }],
      words: "Ignores Difficult and Dangerous Terrain. On Hit: the target's doll is pulled 2 toward the boss. Defeat: gain 1 Yin.",
    },
    {
      id: 'shearHand', name: 'Shear Hand', bands: ['green', 'white'], hp: 9, move: 3, precision: 6, damage: 5, type: 'slashing', range: 1, vulnerable: 'crushing',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'stamina', n: 2, who: 'attacker' }],
      words: 'On Hit: Slowed. Defeat: gain 2 Stamina.',
    },
  ],
  map: {
    rows: [
      'x....T.....x',
      'J..m....m..J',
      '..P......P..',
      '..D..B...D..',
      '............',
      '....P..P....',
      '..D......D..',
      '..P......P..',
      '....h..h....',
      '..h......h..',
      '............',
      'x.....S..O.x',
    ],
    walls: ['E3|F3', 'E4|F4', 'E9|F9', 'E10|F10', 'G6|H6', 'G7|H7'],
    zones: { Z42: ['high'], Z43: ['high'], Z31: ['difficult'], Z34: ['difficult'] }, heroStarts: ['J3', 'I5', 'I8', 'J10'],
    minionStarts: [{ minion: 'pinSparrow', at: 'B4' }, { minion: 'pinSparrow', at: 'B9' }], spawnSquares: ['A1', 'A12', 'L1', 'L12'],
    dolls: [{ hero: 'takahiro', at: 'D3' }, { hero: 'sayaka', at: 'D10' }, { hero: 'kosuke', at: 'G3' }, { hero: 'kensho', at: 'G10' }],
    words: 'Pillars C3, C10, H3, H10 are the four sign trees; each doll square touches one. The hedges (wall edges) between rows E and F and between G and H give shelter for a doll.',
  },
  factChanges: [
    { fact: 'riverRoad', words: 'Place the Nameless Doll on E9: it is bound to whoever holds Threat.', steps: [{ do: 'custom', id: 'fifthDoll', square: 'E9' }] },
    { fact: 'mountainRoad', words: 'Up to two heroes may start on E1 and E12 instead.', steps: [{ do: 'altStarts', squares: ['E1', 'E12'], max: 2 }] },
    { fact: 'sawOwnLine', hero: 'takahiro', words: "Takahiro's doll starts with 2 HP.", steps: [{ do: 'custom', id: 'dollHp', n: 2, hero: 'takahiro' }] },
    { fact: 'dogUnsaid', words: "Kosuke's doll starts with 4 HP more.", steps: [{ do: 'custom', id: 'dollHpPlus', n: 4, hero: 'kosuke' }] },
    {
      fact: 'ownNailPulled',
      words: 'Every doll starts with 6 HP. Every hero starts with 2 less HP.',
      steps: [{ do: 'custom', id: 'dollHp', n: 6 }, { do: 'startHp', n: -2 }],
    },
    { fact: 'nailBroken', words: 'The doll of the hero that starts with Threat cannot be picked up.', steps: [{ do: 'custom', id: 'rootedDoll' }] },
    {
      fact: 'othersNailPulled',
      words: 'Once per round another hero may take an HP loss that comes through a doll. Event E-5 changes.',
      steps: [{ do: 'custom', id: 'sharedNail' }],
    },
    { fact: 'palmPierced', words: 'Every hero starts with 2 less HP.', steps: [{ do: 'startHp', n: -2 }] },
    { fact: 'nailsLeft', words: 'Every hero starts with 1 Ki.', steps: [{ do: 'startRes', res: 'ki', n: 1 }] },
    { fact: 'kugiHeard', words: 'Wound card W-2 is public from the start.', steps: [{ do: 'revealWound', order: 2 }] },
    { fact: 'kugiInterrupted', words: 'The boss starts with Empowered.', steps: [{ do: 'startCond', name: 'empowered', who: 'boss' }] },
    {
      fact: 'dollTaken',
      words: 'One hero starts carrying one doll of your choice; this doll does not lower its Movement.',
      steps: [{ do: 'custom', id: 'sleeveDoll' }],
    },
    {
      fact: 'dollsSet',
      words: 'Every lying doll is pulled 3 toward the boss. Every hero starts with 1 less Stamina.',
      steps: [{ do: 'custom', id: 'dollPull', n: 3, which: 'all' }, { do: 'startStamina', n: -1 }],
    },
    { fact: 'ropedTogether', words: 'The party holds the Red Cord (Secret Pack).', steps: [{ do: 'unlockItem', id: 'redCord' }] },
    { fact: 'keeperFreed', words: 'Remove the Pin Sparrow on B9.', steps: [{ do: 'removeStart', at: 'B9' }] },
    { fact: 'lightningIron', words: 'Replace H-2 with H-8.', steps: [{ do: 'swapAttack', out: 'H-2', in: 'H-8' }] },
    {
      fact: 'playEndedTrue',
      words: 'Wound card W-3 is public from the start. Every hero starts with 1 Yin.',
      steps: [{ do: 'revealWound', order: 3 }, { do: 'startRes', res: 'yin', n: 1 }],
    },
    { fact: 'playEndedKind', words: 'Replace S-1 with S-8.', steps: [{ do: 'swapAttack', out: 'S-1', in: 'S-8' }] },
    { fact: 'prompterSaved', words: 'Remove Event E-1; deck starts with E-2.', steps: [{ do: 'removeEvent', id: 'E-1' }] },
    { fact: 'okabeJudged', words: 'Replace L-1 with L-8.', steps: [{ do: 'swapAttack', out: 'L-1', in: 'L-8' }] },
    {
      fact: 'someLost',
      words: 'Place a Shear Hand on E6. The boss starts Resistant (Slashing).',
      steps: [{ do: 'placeMinion', minion: 'shearHand', at: 'E6' }, { do: 'startCond', name: 'resistant', dtype: 'slashing', who: 'boss' }],
    },
    { fact: 'daughterFreed', words: 'Place a Sacred Statue on K6.', steps: [{ do: 'objAdd', kind: 'statue', where: 'K6' }] },
    {
      fact: 'rowUnfinished',
      words: 'Retry: W-1 has 1 cube. Every doll starts with 5 HP less (at least 1). Spikes in Z33.',
      steps: [{ do: 'woundCubes', order: 1, n: 1 }, { do: 'custom', id: 'dollHpPlus', n: -5 }, { do: 'zoneAdd', token: 'spikes', where: { zone: 'Z33' } }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: "A Daughter's Brush", category: 'L', border: 'wood', move: 4, precision: 8, damage: 8, type: 'slashing', range: 2, vulnerable: 'slashing',
        break: [{ arc: ['front'] }, 'support'], threat: { class: 'samurai' },
        steps: [{ do: 'custom', id: 'oldWound', n: 3 }],
        words: '+3 Damage against a hero at half HP or less.',
      },
      {
        id: 'H-8', name: 'Drawn to Iron', category: 'H', border: 'metal', move: 5, precision: 8, damage: 11, type: 'piercing', pattern: 'line6', vulnerable: 'crushing',
        threat: 'lowestHp',
        steps: [{ do: 'pull', n: 3, who: 'target', on: 'hit' }],
        words: 'On Hit: Pull 3.',
      },
      {
        id: 'S-8', name: 'The Kinder Version', category: 'S', border: 'wood', move: 4, precision: 8, damage: 8, type: 'mystic', range: 3, vulnerable: 'piercing',
        break: ['alone', { arc: ['left', 'right'] }], threat: { class: 'ronin' },
        steps: [{ do: 'custom', id: 'nailDoll', who: 'target', on: 'hit' }, { do: 'cond', name: 'empowered', who: 'boss' }],
        words: 'On Hit: nail a doll for the target if it has none in play. The boss gains Empowered.',
      },
    ],
    items: [
      {
        kind: 'item', id: 'redCord', name: 'Red Cord',
        steps: [{ do: 'custom', id: 'redCord' }],
        words: 'Once per combat, when a hero would lose HP through a doll: it loses none; the doll still loses its HP.',
      },
    ],
    rules: [
      { fact: 'riverRoad', words: 'Nameless Doll: a fifth doll with 10 HP, bound at every moment to the Threat holder; never nailed again once broken.' },
    ],
  },
  souls: { crimson: 1, azure: 2, jade: 3, violet: 3 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'grudgeMallet', name: 'Grudge Mallet',
      attacks: [
        { name: 'Set the Nail', category: 'H', cost: { stamina: 5 }, damage: 13, type: 'crushing', range: 1 },
        { name: 'Drive It Home', category: 'S', cost: { stamina: 3, yin: 1 }, damage: 11, type: 'piercing', range: 1 },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'ronin'], id: 'hedgeShears', name: 'Hedge Shears',
      attacks: [
        { name: 'Snip', category: 'L', cost: { stamina: 2 }, damage: 7, type: 'slashing', range: 1, gain: { yin: 1 } },
        {
          name: 'Both Blades', category: 'H', cost: { stamina: 4 }, damage: 10, type: 'slashing', range: 1, gain: { yang: 1 },
          steps: [{ do: 'dmg', n: 2, when: { arc: 'rear' } }],
          words: '+2 damage from the Rear.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['monk', 'samurai'], id: 'effigyStaff', name: 'Effigy Staff',
      attacks: [
        { name: 'Bind the Straw', category: 'L', cost: { stamina: 2 }, damage: 6, type: 'mystic', range: 2, gain: { yang: 1 } },
        {
          name: 'Burn the Straw', category: 'H', cost: { stamina: 4, yin: 1 }, damage: 10, type: 'mystic', range: 1,
          steps: [{ do: 'cond', name: 'weakened', who: 'target' }],
          words: 'Weakened.',
        },
      ],
    },
    {
      kind: 'weapon', for: ['ninja', 'monk'], id: 'twelveLongPins', name: 'Twelve Long Pins',
      attacks: [
        { name: 'Pin the Sleeve', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'piercing', range: 3, gain: { yin: 1 } },
        {
          name: 'Pin the Shadow', category: 'S', cost: { stamina: 3, yang: 1 }, damage: 8, type: 'piercing', range: 3,
          steps: [{ do: 'cond', name: 'slowed', who: 'target' }],
          words: 'Slowed.',
        },
      ],
    },
    {
      kind: 'armor', id: 'strawRaincoat', name: 'Straw Raincoat', armor: 1, dodge: 1, statics: [{ static: 'ignoreFirstDangerousEntryPerTurn' }],
      words: 'Ignore the first Dangerous entry loss of each of your turns.',
    },
    {
      kind: 'armor', id: 'hostessSleeves', name: "Hostess's Sleeves", armor: 0, dodge: 2,
      triggers: [{ trigger: 'onSelfDodge', steps: [{ do: 'gain', res: 'stamina', n: 1, who: 'self' }] }],
      words: 'When you dodge, gain 1 Stamina.',
    },
    {
      kind: 'armor', id: 'nailStuddedDo', name: 'Nail-Studded Do', armor: 2, dodge: 0,
      statics: [{ static: 'buffWhile', when: { selfHpAtMostHalf: true }, stat: 'armor', n: 2 }],
      words: 'While at half HP or less: +2 Armor.',
    },
    {
      kind: 'consumable', id: 'bitterLeafTea', name: 'Bitter Leaf Tea',
      steps: [{ do: 'heal', n: 5, who: 'self' }, { do: 'heal', n: 5, who: { oneAllyIn: 2 } }],
      words: 'On your turn: you and one other hero in [2] heal 5.',
    },
    {
      kind: 'consumable', id: 'pulledNail', name: 'Pulled Nail',
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'piercing', who: { oneEnemyIn: 3 } }, { do: 'cond', name: 'slowed', who: 'same' }],
      words: 'On your turn: one enemy in [3] becomes Vulnerable (Piercing) and Slowed.',
    },
    {
      kind: 'relic', id: 'bentNail', name: 'Bent Nail', affinity: ['kosuke', 'kensho'], once: [{ do: 'custom', id: 'bentNail' }],
      words: 'Opens journal notes of Kosuke and Kensho; once per combat, when you would lose HP (not damage), lose none.',
    },
    {
      kind: 'relic', id: 'tagFromTheSmallestTree', name: 'Tag from the Smallest Tree', affinity: ['takahiro', 'sayaka'], start: [{ do: 'startRes', res: 'yin', n: 1 }],
      words: 'Opens journal notes of Takahiro and Sayaka; start each combat with 1 Yin.',
    },
  ],
  rules: [
    { id: 'RR-560' },
    { id: 'RR-561' },
    { id: 'RR-562' },
    { id: 'RR-563' },
    { id: 'RR-564' },
    { id: 'RR-565', explains: ['nailDoll', 'restockDolls', 'mendDolls'] },
    { id: 'RR-566', explains: ['dollsReached'] },
    { id: 'RR-567', explains: ['dollPull', 'nearDollPrice', 'oldWound', 'perDoll'] },
    { id: 'RR-568', explains: ['fifthDoll', 'dollHp', 'dollHpPlus', 'rootedDoll', 'sharedNail', 'sleeveDoll', 'redCord'] },
    { id: 'RR-569', explains: ['bentNail'] },
  ],
};
