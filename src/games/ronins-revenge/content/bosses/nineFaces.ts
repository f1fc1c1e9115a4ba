import type { Boss } from '../boss';

export const NINE_FACES: Boss = {
  id: 'nineFaces', name: 'The Nine-Faced Actor', chapter: 4, side: 1,
  starts: [{ anchor: 'E3', facing: 'S', crest: 'crane' }, { anchor: 'D7', facing: 'S', crest: 'pine' }, { anchor: 'E10', facing: 'S', crest: 'moon' }],
  words: 'A player who plays the night the keep fell, every night, with three bodies and one of them real. The real one never takes its place in the light: whoever holds Threat shows with their own feet which figure is only paper. A blow from the front makes it change bodies, a blow from behind tears the mask off and pins it. So one hero holds the light on a paper figure, one goes behind the scenes, and nobody empties an HP bar before the others stand ready for the curtain. Each Wound card is a curtain call with another rule for finding it; in the last nothing is hidden and every blow is a step of a dance.',
  card: {
    basic: {
      name: 'Cue Tap', move: 4, precision: 6, damage: 6, type: 'crushing', range: 1,
      steps: [{ do: 'custom', id: 'turnAbout', who: 'target', on: 'hit' }],
      threat: 'next',
    },
    mods: [{ mod: 'cast', figures: 3 }, { mod: 'tearThreat' }, { mod: 'rearOrUnmasked', n: 3 }, { mod: 'masks', n: 9 }],
    words: 'Three figures, one true. Damage tears a paper figure, its attacker takes Threat. The true figure hit from its Rear: +3 damage and Unmasked; hit otherwise: Quick Change. Cube removed: Curtain. While masked: all attacks have the type of the mask, the true figure is Resistant to it.',
  },
  specialTokens: [
    { id: 'candidate', name: 'Question Mark', words: 'On every figure that may be the true one by public knowledge.' },
    { id: 'unmasked', name: 'Torn Mask', words: 'On the true figure while it is Unmasked.' },
    { id: 'nextTrapdoor', name: 'Lit Trapdoor', words: 'Marks the trapdoor the next figure enters by.' },
  ],
  masks: [
    { id: 'lord', name: 'The Lord', type: 'slashing' },
    { id: 'magistrate', name: 'The Magistrate', type: 'piercing' },
    { id: 'gateman', name: 'The Gateman', type: 'crushing' },
    { id: 'lady', name: 'The Lady', type: 'mystic' },
    { id: 'messenger', name: 'The Messenger', type: 'piercing' },
    { id: 'acolyte', name: 'The Acolyte', type: 'crushing' },
    { id: 'boy', name: 'The Boy', type: 'mystic' },
    { id: 'uncle', name: 'The Uncle', type: 'slashing' },
    { id: 'heir', name: 'The Heir', type: 'slashing' },
  ],
  attacks: [
    {
      id: 'L-1', name: 'Wide-Sleeve Cut', category: 'L', border: 'wood', move: 3, precision: 6, damage: 7, type: 'slashing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['left', 'right'] }, 'support'], threat: { initiative: 4 },
    },
    {
      id: 'L-2', name: 'Look Behind You', category: 'L', border: 'wood', move: 3, precision: 7, damage: 6, type: 'piercing', range: 2, vulnerable: 'slashing',
      break: [{ arc: ['front'] }, 'alone'], threat: 'closest',
      steps: [{ do: 'custom', id: 'turnAbout', who: 'target', on: 'hit' }],
      words: 'On Hit: the target turns 180°.',
    },
    {
      id: 'L-3', name: 'Back to the House', category: 'L', border: 'metal', move: 3, precision: 7, damage: 8, type: 'crushing', pattern: 'backRow3', vulnerable: 'mystic',
      break: [{ arc: ['rear'] }, 'flank'], threat: 'farthest',
      words: 'The pattern lies behind the performer.',
    },
    {
      id: 'L-4', name: 'Held Pose', category: 'L', border: 'metal', move: 4, precision: 7, damage: 8, type: 'mystic', pattern: 'cone1', vulnerable: 'crushing',
      threat: { class: 'monk' },
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed.',
    },
    {
      id: 'L-5', name: 'Changing Places', category: 'L', border: 'wood', move: 4, precision: 7, damage: 7, type: 'slashing', range: 1, vulnerable: 'slashing',
      threat: 'next',
      steps: [{ do: 'custom', id: 'swapFar' }],
      words: 'Then the performer changes places with the figure farthest from it.',
    },
    {
      id: 'L-6', name: 'Your Own Voice', category: 'L', border: 'metal', move: 3, precision: 8, damage: 8, type: 'mystic', range: 2, threat: { initiative: 2 },
      steps: [{ do: 'lose', res: 'yin', n: 1, who: 'target', on: 'hit' }, { do: 'lose', res: 'yang', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: lose 1 Yin and 1 Yang.',
    },
    {
      id: 'L-7', name: 'All Bow', category: 'L', border: 'fire', move: 4, precision: 8, damage: 10, type: 'piercing', range: 1, vulnerable: 'crushing', break: ['crowd'],
      threat: { class: 'ninja' },
      steps: [{ do: 'custom', id: 'turnAll', to: 'target' }],
      words: 'Then every figure turns to face the target.',
    },
    {
      id: 'H-1', name: 'The Lord Dies Again', category: 'H', border: 'metal', move: 3, precision: 8, damage: 11, type: 'slashing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['rear'] }, 'support'], threat: { class: 'ronin' },
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
    {
      id: 'H-2', name: 'Lion-Mane Whirl', category: 'H', border: 'metal', move: 3, precision: 7, damage: 9, type: 'crushing', pattern: 'around1', vulnerable: 'mystic',
      threat: { initiative: 1 },
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 1.',
    },
    {
      id: 'H-3', name: 'Down the Runway', category: 'H', border: 'fire', move: 3, precision: 9, damage: 12, type: 'piercing', pattern: 'runway5', vulnerable: 'slashing',
      break: [{ arc: ['left', 'right'] }, 'alone'], threat: 'farthest',
      steps: [{ do: 'advance', n: 4 }],
      words: 'Then the performer moves straight ahead up to 4, passing combatants, as far as it can end on free squares.',
    },
    {
      id: 'H-4', name: 'Second Row', category: 'H', border: 'metal', move: 3, precision: 7, damage: 9, type: 'mystic', pattern: 'secondRow', vulnerable: 'crushing',
      threat: 'keep',
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'Hits only at distance exactly 2. On Hit: Pull 1.',
    },
    {
      id: 'H-5', name: 'Property Spear', category: 'H', border: 'wood', move: 4, precision: 7, damage: 8, type: 'piercing', range: 3, vulnerable: 'slashing',
      break: [{ arc: ['front'] }, 'support'], threat: { class: 'samurai' },
    },
    {
      id: 'H-6', name: 'The Keep Falls', category: 'H', border: 'fire', move: 4, precision: 9, damage: 13, type: 'crushing', range: 1, vulnerable: 'mystic',
      break: ['flank', { type: 'crushing' }], threat: { initiative: 3 },
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'H-7', name: 'Fan of Nine Ribs', category: 'H', border: 'wood', move: 3, precision: 7, damage: 8, type: 'mystic', pattern: 'wideFan', vulnerable: 'piercing',
      threat: 'lowestHp',
      steps: [{ do: 'custom', id: 'quickChange' }],
      words: 'Then Quick Change.',
    },
    {
      id: 'S-1', name: 'Enter From Below', category: 'S', border: 'wood', move: 3, precision: 6, damage: 6, type: 'slashing', pattern: 'arc3', vulnerable: 'mystic',
      threat: 'next',
      steps: [{ do: 'custom', id: 'enter', n: 1 }],
      words: 'Then one missing figure enters.',
    },
    {
      id: 'S-2', name: 'Smoke and Clappers', category: 'S', border: 'metal', move: 4, precision: 8, damage: 7, type: 'mystic', pattern: 'wideFan', vulnerable: 'slashing',
      break: [{ arc: ['rear'] }, { type: 'mystic' }], threat: { initiative: 4 },
      steps: [{ do: 'custom', id: 'turnAbout', who: 'target', on: 'hit' }, { do: 'custom', id: 'quickChange' }],
      words: 'On Hit: the target turns 180°. Then Quick Change.',
    },
    {
      id: 'S-3', name: 'Stolen Line', category: 'S', border: 'metal', move: 3, precision: 8, damage: 7, type: 'piercing', range: 3, vulnerable: 'crushing',
      threat: { class: 'ninja' },
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: lose 2 Stamina.',
    },
    {
      id: 'S-4', name: 'Paid Applause', category: 'S', border: 'wood', move: 3, precision: 6, damage: 6, type: 'mystic', range: 4, vulnerable: 'piercing', break: ['alone'],
      threat: 'keep',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'The boss gains Empowered.',
    },
    {
      id: 'S-5', name: 'Upstage the Weak', category: 'S', border: 'fire', move: 5, precision: 9, damage: 11, type: 'crushing', range: 1, target: 'lowestHp',
      vulnerable: 'mystic', break: [{ arc: ['front'] }, 'flank'], threat: { initiative: 1 },
      words: 'Targets the hero with the lowest HP instead of the Threat holder.',
    },
    {
      id: 'S-6', name: 'Change of Masks', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'crushing', threat: { class: 'monk' },
      steps: [{ do: 'custom', id: 'nextMask' }, { do: 'custom', id: 'remask' }],
      words: 'No attack. The next mask is put on. Unmasked ends. Quick Change.',
    },
    {
      id: 'S-7', name: 'The Ninth Face', category: 'S', border: 'fire', move: 4, precision: 9, damage: 10, type: 'slashing', pattern: 'bothWings', vulnerable: 'piercing',
      break: ['crowd', { arc: ['rear'] }], threat: { class: 'ronin' },
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 3, name: 'Clappers',
      steps: [{ do: 'custom', id: 'turnAll', to: 'threat' }, { do: 'custom', id: 'quickChange' }],
      words: 'Every figure turns to face the Threat holder. Then Quick Change.',
    },
    { id: 'E-2', slot: 1, name: 'Footlights Flare', steps: [{ do: 'custom', id: 'fireInLight' }], words: 'Place Fire in the Zone of the figure in the light.' },
    {
      id: 'E-3', slot: 4, name: 'Understudies',
      steps: [{ do: 'custom', id: 'enter', n: 2 }, { do: 'spawn', minion: 'blackStagehand', n: 1, where: 'spawnSquares', max: 3 }],
      words: 'Up to two missing figures enter. Place 1 Black Stagehand (maximum 3 on the map).',
    },
    {
      id: 'E-4', slot: 2, name: 'A Forgotten Line',
      steps: [
        { do: 'custom', id: 'unmask', when: { fact: 'prompterSaved' } },
        { do: 'cond', name: 'weakened', who: 'boss', when: { fact: 'prompterSaved' } },
        { do: 'cond', name: 'hastened', who: 'boss', when: { not: { fact: 'prompterSaved' } } },
        { do: 'basicAttack', when: { not: { fact: 'prompterSaved' } } },
      ],
      words: 'The boss gains Hastened and makes its Basic Attack. With Fact prompterSaved: instead the true figure is Unmasked and the boss gains Weakened.',
    },
    {
      id: 'E-5', slot: 3, name: 'The Stage Turns',
      steps: [{ do: 'custom', id: 'revolve' }],
      words: 'Every combatant on D4–I9 is turned with the stage by 90° clockwise.',
    },
    {
      id: 'E-6', slot: 1, name: 'Curtain Call',
      steps: [{ do: 'custom', id: 'stageCuts', n: 3 }, { do: 'custom', id: 'nextMask' }, { do: 'rebuildEvents' }],
      words: "Each hero in [1] of at least one figure loses 3 HP. The next mask is put on. Last card: put all Events of this encounter's set-up back in numerical order as a new deck.",
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'First Call: The Lamps Are Lit', cubes: 2, mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: 1 }, { mod: 'tearYin', n: 1 }], onReveal: [{ do: 'custom', id: 'turnAll', to: 'threat' }],
      words: 'When revealed: every figure turns to face the Threat holder. A hero whose attack tears a paper figure gains 1 Yin. Boss attacks have +2 Precision and +1 Damage.',
    },
    {
      id: 'W-2', name: 'Second Call: The Stage Turns', cubes: 2, mods: [{ mod: 'precision', n: 3 }, { mod: 'damage', n: 2 }, { mod: 'nightlyChange' }], onReveal: [{ do: 'custom', id: 'revolve' }],
      words: 'When revealed: the stage turns. At end of round: Unmasked ends, then Quick Change. Boss attacks have +3 Precision and +2 Damage.',
    },
    {
      id: 'W-3', name: 'Third Call: Paper Burns', cubes: 2, mods: [{ mod: 'precision', n: 3 }, { mod: 'damage', n: 2 }, { mod: 'burningPaper' }],
      onReveal: [{ do: 'zoneAdd', token: 'fire', where: { zone: 'Z22' } }, { do: 'zoneAdd', token: 'fire', where: { zone: 'Z33' } }],
      words: 'When revealed: Fire in Z22 and Z33. When a paper figure is torn: Fire in its Zone. Boss attacks have +3 Precision and +2 Damage.',
    },
    {
      id: 'W-4', name: 'Fourth Call: Out of Faces', cubes: 2, mods: [{ mod: 'precision', n: 4 }, { mod: 'damage', n: 3 }, { mod: 'intoTheLight' }, { mod: 'paperCuts', n: 2 }],
      onReveal: [{ do: 'clear', names: 'all', who: 'boss' }, { do: 'custom', id: 'turnAll', to: 'threat' }],
      words: 'When revealed: remove all conditions from the boss; every figure turns to face the Threat holder. Draws are not random: the true figure is the one in the light; after a Quick Change by a hero attack, the one nearest to the Threat holder among the figures not hit. End of round: each hero in [1] of a paper figure loses 2 HP, then one missing figure enters. Boss attacks have +4 Precision and +3 Damage.',
    },
  ],
  minions: [
    {
      id: 'blackStagehand', name: 'Black Stagehand', bands: ['red', 'blue', 'yellow'], hp: 7, move: 4, precision: 5, damage: 4, type: 'crushing', range: 1,
      vulnerable: 'slashing',
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yang', n: 1, who: 'attacker' }],
      words: 'On Hit: Push 1. Defeat: gain 1 Yang.',
    },
    {
      id: 'lanternMoth', name: 'Lantern Moth', bands: ['green', 'white'], hp: 4, move: 6, precision: 6, damage: 3, type: 'mystic', range: 2, vulnerable: 'piercing',
      mods: [{ mod: 'flies' }],
      steps: [{ do: 'custom', id: 'turnAbout', who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'stamina', n: 2, who: 'attacker' }],
      words: 'Ignores Difficult and Dangerous Terrain. On Hit: the target turns 180°. Defeat: gain 2 Stamina.',
    },
  ],
  map: {
    rows: [
      'x.....T....x',
      '............',
      '.J.d.O..d...',
      '.m....B...m.',
      '..B.P..P.B..',
      'O.d......d.O',
      '............',
      '....P..P....',
      '....d..d....',
      '..h......hJ.',
      '....h..h....',
      'S.x......x..',
    ],
    walls: ['G3|H3', 'G4|H4', 'G9|H9', 'G10|H10'], zones: { Z14: ['high'], Z31: ['high'], Z11: ['difficult'], Z34: ['difficult'] }, heroStarts: ['J3', 'K5', 'K8', 'J10'],
    minionStarts: [{ minion: 'blackStagehand', at: 'D2' }, { minion: 'blackStagehand', at: 'D11' }], spawnSquares: ['A1', 'A12', 'L3', 'L10'],
    trapdoors: ['C4', 'F10', 'I5', 'C9', 'F3', 'I8'], revolve: { from: 'D4', to: 'I9' },
    words: 'The round stage D4–I9 can turn; its four pillars turn onto one another, so they stay where they are. Z31 is the raised runway, Z14 the gallery, Z11 the property store, Z34 the benches; low rails close the stage toward the pit in columns 3, 4, 9 and 10. Trapdoors are used in list order, beginning with C4; a combatant on a trapdoor blocks it.',
  },
  factChanges: [
    { fact: 'ledgerKept', words: 'The order of all nine masks is public.', steps: [{ do: 'custom', id: 'maskOrderPublic' }] },
    {
      fact: 'prompterSaved',
      words: "The party holds the Prompter's Slate (Secret Pack). Event E-4 turns against the boss.",
      steps: [{ do: 'unlockItem', id: 'promptersSlate' }],
    },
    { fact: 'playEndedTrue', words: 'Wound card W-4 is public from the start.', steps: [{ do: 'revealWound', order: 4 }] },
    {
      fact: 'playEndedKind',
      words: 'W-4 has 1 cube. The boss starts with Empowered.',
      steps: [{ do: 'woundCubes', order: 4, n: 1 }, { do: 'startCond', name: 'empowered', who: 'boss' }],
    },
    { fact: 'drownedCarried', words: 'The party holds the Window from the Wake (Secret Pack).', steps: [{ do: 'unlockItem', id: 'wakeWindow' }] },
    { fact: 'daughterFreed', words: 'Remove the Black Stagehand on D11.', steps: [{ do: 'removeStart', at: 'D11' }] },
    { fact: 'villagersHome', words: 'Place a Shrine on L12.', steps: [{ do: 'objAdd', kind: 'shrine', where: 'L12' }] },
    { fact: 'memoryPaid', words: 'Replace S-3 with S-8.', steps: [{ do: 'swapAttack', out: 'S-3', in: 'S-8' }] },
    { fact: 'ferryStolen', words: 'Place a Black Stagehand on H1.', steps: [{ do: 'placeMinion', minion: 'blackStagehand', at: 'H1' }] },
    { fact: 'cedarsBurned', words: 'Replace L-4 with L-8.', steps: [{ do: 'swapAttack', out: 'L-4', in: 'L-8' }] },
    { fact: 'okabeSpared', words: 'Replace H-5 with H-8.', steps: [{ do: 'swapAttack', out: 'H-5', in: 'H-8' }] },
    { fact: 'bellTaken', words: 'Place a Lantern Moth on A12.', steps: [{ do: 'placeMinion', minion: 'lanternMoth', at: 'A12' }] },
    { fact: 'anchorCutEarly', words: 'Every hero starts with 2 less Stamina.', steps: [{ do: 'startStamina', n: -2 }] },
    { fact: 'voiceLent', words: 'Replace L-6 with L-9.', steps: [{ do: 'swapAttack', out: 'L-6', in: 'L-9' }] },
    {
      fact: 'partsTaken',
      words: 'Every hero starts with 1 Ki. Boss attacks have +1 Precision in round 1.',
      steps: [{ do: 'startRes', res: 'ki', n: 1 }, { do: 'custom', id: 'studied', n: 1, rounds: [1] }],
    },
    { fact: 'partsSwapped', words: 'The figure Moon starts off the map.', steps: [{ do: 'custom', id: 'castShort' }] },
    {
      fact: 'cueMissed',
      words: 'At the start of round 1 the Threat holder gains Weakened.',
      steps: [{ do: 'roundStart', rounds: [1], steps: [{ do: 'cond', name: 'weakened', who: 'threat' }] }],
    },
    { fact: 'satOut', words: 'The players choose who starts with Threat.', steps: [{ do: 'custom', id: 'chooseThreat' }] },
    {
      fact: 'maskBound',
      words: 'At the start of round 1 the Threat holder gains Weakened.',
      steps: [{ do: 'roundStart', rounds: [1], steps: [{ do: 'cond', name: 'weakened', who: 'threat' }] }],
    },
    { fact: 'nezuPlayed', words: 'The true figure starts Unmasked.', steps: [{ do: 'custom', id: 'startUnmasked' }] },
    { fact: 'prompterUnmasked', words: 'Wound cards W-2 and W-3 are public from the start.', steps: [{ do: 'revealWound', order: 2 }, { do: 'revealWound', order: 3 }] },
    {
      fact: 'encore',
      words: 'Retry: W-1 has 1 cube. The figure Moon starts off the map.',
      steps: [{ do: 'woundCubes', order: 1, n: 1 }, { do: 'custom', id: 'castShort' }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Cedar Smoke', category: 'L', border: 'metal', move: 3, precision: 7, damage: 8, type: 'mystic', range: 2, vulnerable: 'crushing',
        break: [{ arc: ['left', 'right'] }, 'support'], threat: { class: 'monk' },
        steps: [{ do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }],
        words: "Place Fire in the target's Zone.",
      },
      {
        id: 'L-9', name: 'The Voice You Lent', category: 'L', border: 'metal', move: 3, precision: 8, damage: 9, type: 'mystic', range: 3, vulnerable: 'piercing',
        break: [{ arc: ['front'] }, 'support'], threat: { initiative: 2 },
        steps: [
          { do: 'lose', res: 'yin', n: 1, who: 'target', on: 'hit' },
          { do: 'lose', res: 'yang', n: 1, who: 'target', on: 'hit' },
          { do: 'custom', id: 'turnAbout', who: 'target', on: 'hit' },
        ],
        words: 'On Hit: lose 1 Yin and 1 Yang, the target turns 180°.',
      },
      {
        id: 'H-8', name: 'The Clerk Reads the Names', category: 'H', border: 'metal', move: 4, precision: 8, damage: 9, type: 'piercing', range: 3, vulnerable: 'slashing',
        break: [{ arc: ['front'] }, 'support'], threat: { class: 'samurai' },
        steps: [{ do: 'lose', res: 'yang', n: 1, who: 'target', on: 'hit' }, { do: 'custom', id: 'turnAbout', who: 'target', on: 'hit' }],
        words: 'On Hit: lose 1 Yang, the target turns 180°.',
      },
      {
        id: 'S-8', name: 'The Memory You Sold', category: 'S', border: 'metal', move: 3, precision: 8, damage: 8, type: 'mystic', range: 4, vulnerable: 'crushing',
        break: [{ arc: ['front'] }, 'alone'], threat: { class: 'ninja' },
        steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }, { do: 'cond', name: 'vulnerable', dtype: 'mystic', who: 'target', on: 'hit' }],
        words: 'On Hit: lose 2 Stamina, Vulnerable (Mystic).',
      },
    ],
    items: [
      {
        kind: 'item', id: 'promptersSlate', name: "Prompter's Slate",
        steps: [{ do: 'custom', id: 'readFigure' }],
        words: 'Once per combat, on your turn: choose one figure of the cast; all learn whether it is true or paper.',
      },
      {
        kind: 'item', id: 'wakeWindow', name: 'Window from the Wake',
        steps: [{ do: 'custom', id: 'keepLooking' }],
        words: 'Once per combat, when a hero attack would cause a Quick Change: it does not happen.',
      },
    ],
  },
  souls: { crimson: 2, azure: 2, jade: 2, violet: 3 },
  loot: [
    {
      kind: 'weapon', for: ['samurai', 'ronin'], id: 'secondActHalberd', name: 'Halberd of the Second Act',
      attacks: [
        { name: 'Cue Thrust', category: 'L', cost: { stamina: 2 }, damage: 5, type: 'piercing', range: 2, gain: { yin: 1 } },
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
      kind: 'armor', id: 'stagehandBlacks', name: "Stagehand's Blacks", armor: 1, dodge: 1, statics: [{ static: 'moveThroughMinions' }],
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
      kind: 'relic', id: 'messengersMask', name: "Messenger's Mask", affinity: ['sayaka', 'kosuke'],
      start: [{ do: 'startCond', name: 'resistant', dtype: 'mystic', who: 'self' }],
      words: 'Opens journal notes of Sayaka and Kosuke; start each combat Resistant (Mystic).',
    },
    {
      kind: 'relic', id: 'playbillOfTheNinthNight', name: 'Playbill of the Ninth Night', affinity: ['takahiro', 'kensho'], statics: [{ static: 'firstExtraStepFree' }],
      words: 'Opens journal notes of Takahiro and Kensho; your first extra step each turn costs no Stamina.',
    },
  ],
  rules: [
    { id: 'RR-540' },
    { id: 'RR-541' },
    { id: 'RR-542' },
    { id: 'RR-543' },
    { id: 'RR-544', explains: ['enter'] },
    { id: 'RR-545' },
    { id: 'RR-546', explains: ['nextMask', 'remask', 'maskOrderPublic'] },
    { id: 'RR-547', explains: ['turnAbout', 'swapFar', 'turnAll', 'quickChange', 'unmask', 'fireInLight', 'stageCuts', 'revolve'] },
    { id: 'RR-548' },
    { id: 'RR-549', explains: ['startUnmasked', 'readFigure', 'keepLooking', 'castShort', 'chooseThreat', 'studied'] },
  ],
};
