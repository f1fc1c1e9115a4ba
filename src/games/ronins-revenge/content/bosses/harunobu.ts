import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { HARUNOBU_SPOILS } from '../spoils/harunobu';

export const HARUNOBU: Boss = {
  id: 'harunobu', ...ROSTER.harunobu, side: 1, starts: [{ anchor: 'D6', facing: 'S' }],
  card: {
    basic: { name: 'Draw Cut', move: 5, precision: 9, damage: 9, type: 'slashing', range: 1, threat: 'next' },
    mods: [
      { mod: 'guard', start: ['slashing', 'mystic'] },
      { mod: 'answer' },
      { mod: 'unspentSteel', precision: 2, damage: 2 },
      { mod: 'bannerShield', minion: 'suzakuBannerman' },
    ],
    words: 'Guard: the type of his last attack (start: Slashing). The first hero attack on him each round of a Guard type is answered; a round without an Answer gives his next first attack +2 Precision and +2 Damage. While a Suzaku Bannerman is in [1] of him, the first hero attack on him each round hits that Bannerman instead.',
  },
  answer: { name: 'Answering Cut', move: 2, precision: 10, damage: 11, range: 1, words: 'Type: the type answered. Threat to the hero attacked.' },
  attacks: [
    {
      id: 'L-1', name: 'Formal Cut', category: 'L', border: 'wood', move: 4, precision: 10, damage: 11, type: 'slashing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['front'] }, 'alone'], threat: { initiative: 2 },
    },
    {
      id: 'L-2', name: 'Pommel', category: 'L', border: 'wood', move: 4, precision: 9, damage: 10, type: 'crushing', range: 1, vulnerable: 'slashing', threat: 'next',
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 1.',
    },
    {
      id: 'L-3', name: 'Throat Line', category: 'L', border: 'metal', move: 4, precision: 10, damage: 11, type: 'piercing', pattern: 'line3', vulnerable: 'crushing',
      break: [{ arc: ['left', 'right'] }, 'support'], threat: { initiative: 3 },
    },
    {
      id: 'L-4', name: 'Grip Cut', category: 'L', border: 'metal', move: 5, precision: 11, damage: 12, type: 'slashing', range: 1, vulnerable: 'mystic',
      threat: { class: 'ninja' },
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'On Hit: Weakened.',
    },
    {
      id: 'L-5', name: 'Ember Feather', category: 'L', border: 'wood', move: 3, precision: 9, damage: 9, type: 'mystic', range: 3, target: 'mostIsolated',
      vulnerable: 'slashing', break: ['flank', { type: 'piercing' }], threat: 'farthest',
      words: 'Targets the hero with most other heroes farther than [2] instead of the Threat holder.',
    },
    {
      id: 'L-6', name: 'Second Intent', category: 'L', border: 'metal', move: 4, precision: 10, damage: 11, type: 'piercing', range: 2, threat: 'closest',
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'slashing', who: 'target', on: 'hit' }],
      words: 'On Hit: Vulnerable (Slashing).',
    },
    {
      id: 'L-7', name: 'No Wasted Step', category: 'L', border: 'fire', move: 6, precision: 11, damage: 13, type: 'slashing', range: 1, vulnerable: 'crushing',
      break: [{ arc: ['rear'] }, 'support'], threat: { initiative: 4 },
    },
    {
      id: 'H-1', name: 'Falling Gate', category: 'H', border: 'fire', move: 4, precision: 12, damage: 16, type: 'slashing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['front'] }, { type: 'crushing' }], threat: { class: 'samurai' },
    },
    {
      id: 'H-2', name: 'Whirling Sleeve', category: 'H', border: 'metal', move: 4, precision: 10, damage: 12, type: 'slashing', pattern: 'around1', vulnerable: 'mystic',
      threat: { class: 'ronin' },
    },
    {
      id: 'H-3', name: 'Kneeling Thrust', category: 'H', border: 'metal', move: 4, precision: 10, damage: 13, type: 'piercing', range: 2, vulnerable: 'slashing',
      break: [{ arc: ['left'] }, 'alone'], threat: { initiative: 1 },
    },
    {
      id: 'H-4', name: 'Scabbard Break', category: 'H', border: 'wood', move: 4, precision: 11, damage: 12, type: 'crushing', range: 1, vulnerable: 'piercing',
      break: [{ arc: ['front'] }, 'support'], threat: 'next',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'On Hit: Slowed.',
    },
    {
      id: 'H-5', name: 'Crossing Step', category: 'H', border: 'metal', move: 3, precision: 10, damage: 12, type: 'piercing', pattern: 'duelLine4', vulnerable: 'crushing',
      threat: 'farthest',
      steps: [{ do: 'advance', n: 5 }],
      words: 'Then the boss moves straight ahead up to 5, passing combatants, as far as it can end on a free square.',
    },
    {
      id: 'H-6', name: 'Burning Heron', category: 'H', border: 'fire', move: 4, precision: 12, damage: 15, type: 'mystic', pattern: 'fan3', vulnerable: 'crushing',
      break: ['flank', { type: 'slashing' }], threat: 'lowestHp',
      steps: [{ do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }],
      words: 'Place Fire in the target’s Zone.',
    },
    {
      id: 'H-7', name: 'Uncle’s Lesson', category: 'H', border: 'wood', move: 5, precision: 10, damage: 11, type: 'crushing', pattern: 'arc3', vulnerable: 'mystic',
      break: [{ arc: ['right'] }, 'alone'], threat: 'keep',
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'On Hit: Push 2.',
    },
    {
      id: 'S-1', name: 'Gate Shadow', category: 'S', border: 'wood', move: 3, precision: 9, damage: 9, type: 'mystic', pattern: 'around2', vulnerable: 'slashing',
      threat: { initiative: 3 },
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'On Hit: Pull 1.',
    },
    {
      id: 'S-2', name: 'Read the Wrist', category: 'S', border: 'metal', move: 4, precision: 11, damage: 10, type: 'piercing', range: 1, vulnerable: 'crushing',
      break: [{ arc: ['rear'] }, 'flank'], threat: { class: 'monk' },
      steps: [{ do: 'custom', id: 'dropCube', who: 'target', on: 'hit' }],
      words: 'On Hit: the Counterstrike of the target is no longer ready.',
    },
    {
      id: 'S-3', name: 'Rally the Banner', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'piercing', threat: { initiative: 1 },
      steps: [{ do: 'spawn', minion: 'suzakuBannerman', n: 2, where: 'adjacentToBoss', max: 3 }],
      words: 'No attack. Place 2 Suzaku Bannermen next to the boss (maximum 3 on the map).',
    },
    {
      id: 'S-4', name: 'Measured Breath', category: 'S', border: 'wood', move: 4, precision: 9, damage: 9, type: 'mystic', range: 2, vulnerable: 'piercing', threat: 'next',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'The boss gains Empowered.',
    },
    {
      id: 'S-5', name: 'For the House', category: 'S', border: 'fire', move: 6, precision: 12, damage: 14, type: 'slashing', range: 1, target: 'lowestHp',
      vulnerable: 'mystic', break: ['crowd'], threat: { class: 'samurai' },
      words: 'Targets the hero with the lowest HP instead of the Threat holder.',
    },
    {
      id: 'S-6', name: 'Change of Guard', category: 'S', border: 'metal', move: 4, precision: 11, damage: 11, type: 'crushing', range: 1, vulnerable: 'mystic',
      threat: { initiative: 2 },
      steps: [{ do: 'custom', id: 'coverWeakness' }],
      words: 'Then his Guard becomes the type the visible Light card is Vulnerable to.',
    },
    {
      id: 'S-7', name: 'What Waits Below', category: 'S', border: 'fire', move: 3, precision: 12, damage: 13, type: 'mystic', pattern: 'fan3', vulnerable: 'slashing',
      break: ['support', { type: 'mystic' }], threat: { initiative: 4 },
      steps: [{ do: 'zoneAdd', token: 'corruption', where: { zoneOf: 'target' } }],
      words: 'Place Corruption in the target’s Zone.',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 1, name: 'To Me',
      steps: [{ do: 'spawn', minion: 'suzakuBannerman', n: 1, where: 'adjacentToBoss', max: 3 }, { do: 'threat', to: 'closest' }],
      words: 'Place 1 Suzaku Bannerman next to the boss (maximum 3 on the map). Threat to the closest hero.',
    },
    {
      id: 'E-2', slot: 3, name: 'Braziers Fall',
      steps: [{ do: 'zoneAdd', token: 'fire', where: 'zoneWithMostHeroes' }, { do: 'cond', name: 'weakened', who: { heroesInZoneToken: 'fire' } }],
      words: 'Fire in the Zone with the most standing heroes (tie: north, then west). Each hero in a Fire Zone gains Weakened.',
    },
    {
      id: 'E-3', slot: 4, name: 'He Has Read You',
      steps: [{ do: 'custom', id: 'readTheHands' }, { do: 'lose', res: 'stamina', n: 3, who: 'heroMostStamina' }],
      words: 'His Guard becomes the type that most Counterstrikes are ready for. The hero with the most Stamina loses 3 Stamina (tie: north, then west).',
    },
    {
      id: 'E-4', slot: 2, name: 'The Gallery',
      steps: [
        { do: 'spawn', minion: 'keepArcher', n: 2, where: 'spawnSquares', max: 2, when: { not: { fact: 'prisonersArmed' } } },
        { do: 'cond', name: 'weakened', who: 'boss', when: { fact: 'prisonersArmed' } },
      ],
      words: 'Place 2 Keep Archers (maximum 2 on the map).', wordsWith: { fact: 'prisonersArmed', words: 'The boss gains Weakened.' },
    },
    {
      id: 'E-5', slot: 4, name: 'Under the Seat',
      steps: [{ do: 'zoneAdd', token: 'corruption', where: { zoneOf: 'self' } }, { do: 'pull', n: 2, who: { heroesIn: 4 } }],
      words: 'Corruption in the boss’s Zone. Pull 2 each hero in [4] of the boss.',
    },
    {
      id: 'E-6', slot: 2, name: 'The Reason',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }, { do: 'basicAttack' }, { do: 'rebuildEvents' }],
      words: 'The boss gains Empowered and makes its Basic Attack. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'The Formal Guard', cubes: 3, mods: [{ mod: 'precision', n: -1 }, { mod: 'damage', n: -2 }, { mod: 'guardSize', n: 1 }], onReveal: [{ do: 'threat', to: { class: 'samurai' } }],
      words: 'When revealed: Threat to the Samurai. His Guard is one type; it is answered once per round. Boss attacks have -1 Precision and -2 Damage.',
    },
    {
      id: 'W-2', name: 'Both Swords', cubes: 3, mods: [{ mod: 'precision', n: -2 }, { mod: 'damage', n: -1 }, { mod: 'guardSize', n: 2 }],
      onReveal: [{ do: 'spawn', minion: 'suzakuBannerman', n: 2, where: 'adjacentToBoss', max: 3 }],
      words: 'When revealed: place 2 Suzaku Bannermen next to the boss (maximum 3 on the map). His Guard is the types of his last two different attacks; each is answered once per round. Boss attacks have -2 Precision and -1 Damage.',
    },
    {
      id: 'W-3', name: 'A Tired Man', cubes: 4, mods: [{ mod: 'precision', n: -4 }, { mod: 'damage', n: 1 }, { mod: 'guardSize', n: 1 }, { mod: 'answerAll' }, { mod: 'dodgedAnswerOpens' }],
      onReveal: [{ do: 'custom', id: 'bannermenLeave' }, { do: 'clear', names: 'all', who: 'boss' }],
      words: 'When revealed: remove all Suzaku Bannermen and all conditions of the boss; no Bannerman is placed any more. His Guard is one type; every hero attack on him of that type is answered. If an Answer is dodged he becomes Vulnerable (its type). Boss attacks have -4 Precision and +1 Damage.',
    },
  ],
  minions: [
    {
      id: 'suzakuBannerman', name: 'Suzaku Bannerman', bands: ['red', 'blue', 'yellow'], hp: 10, move: 4, precision: 8, damage: 6, type: 'piercing', range: 2,
      vulnerable: 'crushing',
      steps: [],
      onDefeat: [{ do: 'gain', res: 'stamina', n: 2, who: 'attacker' }],
      words: 'Stays in [1] of the boss. Takes the first hero attack on the boss each round. Defeat: gain 2 Stamina.',
    },
    {
      id: 'keepArcher', name: 'Keep Archer', bands: ['green', 'white'], hp: 6, move: 3, precision: 9, damage: 5, type: 'piercing', range: 5, vulnerable: 'slashing',
      steps: [],
      onDefeat: [{ do: 'gain', res: 'yin', n: 1, who: 'attacker' }],
      words: 'Defeat: gain 1 Yin.',
    },
  ],
  map: {
    rows: [
      'x....T.....x',
      '..P......P..',
      '............',
      'J...mBm....J',
      '............',
      '...P....P...',
      '............',
      '.O........O.',
      '...h....h...',
      '.....hh.....',
      '.J........P.',
      'S...........',
    ],
    walls: ['F1|G1', 'F2|G2', 'F3|G3', 'F10|G10', 'F11|G11', 'F12|G12'], zones: { Z12: ['high'], Z13: ['high'], Z11: ['difficult'], Z14: ['difficult'] },
    heroStarts: ['I4', 'J6', 'J7', 'I9'], minionStarts: [{ minion: 'suzakuBannerman', at: 'D5' }, { minion: 'suzakuBannerman', at: 'D7' }],
    spawnSquares: ['A1', 'A12', 'C1', 'C12'],
    words: 'The statue on A6 is the seat.',
  },
  factChanges: [
    {
      fact: 'villageRises',
      words: 'With bannerRaised: two Village Bannermen fight for the party, on K5 and K8.',
      steps: [{ do: 'custom', id: 'alliedBannermen', squares: ['K5', 'K8'], when: { fact: 'bannerRaised' } }],
    },
    { fact: 'prisonersArmed', words: 'Every hero starts with 1 Yang. Event E-4 weakens the boss.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
    { fact: 'prisonersLeft', words: 'Replace L-2 with L-8.', steps: [{ do: 'swapAttack', out: 'L-2', in: 'L-8' }] },
    {
      fact: 'okabeSpared',
      words: 'Place a Keep Archer on A12. Replace S-4 with S-8.',
      steps: [{ do: 'placeMinion', minion: 'keepArcher', at: 'A12' }, { do: 'swapAttack', out: 'S-4', in: 'S-8' }],
    },
    {
      fact: 'okabeJudged',
      words: 'Remove the Bannerman on D7. The boss starts with Empowered.',
      steps: [{ do: 'removeStart', at: 'D7' }, { do: 'startCond', name: 'empowered', who: 'boss' }],
    },
    { fact: 'daughterBait', words: 'The boss starts Resistant (Piercing).', steps: [{ do: 'startCond', name: 'resistant', who: 'boss', dtype: 'piercing' }] },
    { fact: 'playEndedKind', words: 'Replace H-7 with H-8.', steps: [{ do: 'swapAttack', out: 'H-7', in: 'H-8' }] },
    { fact: 'prompterSaved', words: 'The party holds the Prompter’s Cue (Secret Pack).', steps: [{ do: 'unlockItem', id: 'promptersCue' }] },
    { fact: 'voiceKept', words: 'The Prompter’s Cue can be used at the start of round 1 only.', steps: [{ do: 'custom', id: 'cueWritten' }] },
    { fact: 'kugiEnded', words: 'Spikes token in Z23.', steps: [{ do: 'zoneAdd', token: 'spikes', where: { zone: 'Z23' } }] },
    { fact: 'mizueCalled', words: 'With sayakasDoor: every hero starts with 1 Yin.', steps: [{ do: 'startRes', res: 'yin', n: 1, when: { fact: 'sayakasDoor' } }] },
    { fact: 'mizueWoken', words: 'With sayakasDoor: every hero starts with 1 Yin.', steps: [{ do: 'startRes', res: 'yin', n: 1, when: { fact: 'sayakasDoor' } }] },
    { fact: 'mizueTaken', words: 'With sayakasDoor: every hero starts with 1 less Stamina.', steps: [{ do: 'startStamina', n: -1, when: { fact: 'sayakasDoor' } }] },
    { fact: 'smithsVoted', words: 'Remove Event E-1; the deck starts with E-2.', steps: [{ do: 'removeEvent', id: 'E-1' }] },
    {
      fact: 'bonesTurned',
      words: 'No wall edges, no High Ground; pillars on E2, E11, H5 and H8.',
      steps: [
        { do: 'custom', id: 'wallsDown', pillars: ['E2', 'E11', 'H5', 'H8'] },
        { do: 'zoneRemove', token: 'high', where: { zone: 'Z12' } },
        { do: 'zoneRemove', token: 'high', where: { zone: 'Z13' } },
      ],
    },
    {
      fact: 'barLifted',
      words: 'The heroes start on I5, I6, I7 and I8 instead. Every hero starts with 1 Yang.',
      steps: [{ do: 'altStarts', squares: ['I5', 'I6', 'I7', 'I8'], max: 4, force: true }, { do: 'startRes', res: 'yang', n: 1 }],
    },
    { fact: 'garrisonWarned', words: 'Place a third Suzaku Bannerman on C6.', steps: [{ do: 'placeMinion', minion: 'suzakuBannerman', at: 'C6' }] },
    { fact: 'sayakasDoor', words: 'Up to two heroes may start on A5 and A8 instead.', steps: [{ do: 'altStarts', squares: ['A5', 'A8'], max: 2 }] },
    {
      fact: 'calledOut',
      words: 'The boss starts on D11. Every Move of his is 1 lower.',
      steps: [{ do: 'custom', id: 'bossStart', square: 'D11' }, { do: 'custom', id: 'bossMove', n: -1 }],
    },
    { fact: 'stairOpened', words: 'Place a Shrine on L12.', steps: [{ do: 'objAdd', kind: 'shrine', where: 'L12' }] },
    { fact: 'stairPassed', words: 'Every hero starts with 1 more Stamina.', steps: [{ do: 'startStamina', n: 1 }] },
    { fact: 'pageJoined', words: 'The boss starts with Weakened.', steps: [{ do: 'startCond', name: 'weakened', who: 'boss' }] },
    { fact: 'pageTorn', words: 'The boss starts with Empowered.', steps: [{ do: 'startCond', name: 'empowered', who: 'boss' }] },
    { fact: 'reasonHeard', words: 'Wound card W-3 is public from the start.', steps: [{ do: 'revealWound', order: 3 }] },
    { fact: 'drewFirst', words: 'His Guard starts empty.', steps: [{ do: 'custom', id: 'emptyGuard' }] },
    {
      fact: 'teaCold',
      words: 'Retry: W-1 has 2 cubes. Remove the Bannerman on D5; place a Keep Archer on A1.',
      steps: [{ do: 'woundCubes', order: 1, n: 2 }, { do: 'removeStart', at: 'D5' }, { do: 'placeMinion', minion: 'keepArcher', at: 'A1' }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Counted Stroke', category: 'L', border: 'metal', move: 4, precision: 10, damage: 11, type: 'crushing', range: 1, vulnerable: 'slashing',
        break: [{ arc: ['front'] }, 'support'], threat: { class: 'ronin' },
        steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
        words: 'On Hit: lose 2 Stamina.',
      },
      {
        id: 'H-8', name: 'The Kind Ending', category: 'H', border: 'metal', move: 5, precision: 10, damage: 12, type: 'mystic', range: 2, vulnerable: 'crushing',
        break: [{ arc: ['rear'] }, 'alone'], threat: 'keep',
        steps: [{ do: 'clear', names: 'all', who: 'boss' }],
        words: 'Then the boss loses all conditions.',
      },
      {
        id: 'S-8', name: 'Herald’s Warning', category: 'S', border: 'metal', move: 4, precision: 11, damage: 10, type: 'piercing', range: 2, vulnerable: 'slashing',
        break: [{ arc: ['left', 'right'] }, 'flank'], threat: { class: 'ninja' },
        steps: [{ do: 'custom', id: 'dropCube', who: 'target', on: 'hit' }],
        words: 'On Hit: the Counterstrike of the target is no longer ready.',
      },
    ],
    items: HARUNOBU_SPOILS.items,
    rules: [
      { fact: 'villageRises', words: 'Village Bannermen move up to 3 at the start of a round and may take a blow meant for a hero beside them.' },
      { fact: 'bonesTurned', words: 'The walls are down.' },
      { fact: 'calledOut', words: 'He has come out to meet you.' },
      { fact: 'voiceKept', words: 'The Cue may be used at the start of the first round only.' },
    ],
  },
  souls: HARUNOBU_SPOILS.souls,
  loot: HARUNOBU_SPOILS.loot,
  rules: [
    { id: 'RR-590', explains: ['guard', 'guardSize'] },
    { id: 'RR-591', explains: ['answer', 'unspentSteel'] },
    { id: 'RR-592', explains: ['answer'] },
    { id: 'RR-593' },
    { id: 'RR-594', explains: ['bannerShield'] },
    { id: 'RR-595' },
    { id: 'RR-596' },
    { id: 'RR-597', explains: ['bannermenLeave', 'answerAll', 'dodgedAnswerOpens'] },
    { id: 'RR-598', explains: ['alliedBannermen', 'wallsDown', 'emptyGuard', 'bossStart', 'bossMove'] },
    { id: 'RR-599', explains: ['dropCube', 'coverWeakness', 'readTheHands', 'setGuard', 'cueWritten'] },
  ],
};
