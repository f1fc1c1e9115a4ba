import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { FIFTH_WANDERER_SPOILS } from '../spoils/fifthWanderer';
import { kurokaiFact } from './kurokai';

export const FIFTH_WANDERER: Boss = {
  id: 'fifthWanderer', ...ROSTER.fifthWanderer, side: 1, starts: [{ anchor: 'E6', facing: 'S' }],
  card: {
    basic: {
      name: 'Empty Hand', move: 5, precision: 9, damage: 9, type: 'mystic', range: 1,
      steps: [{ do: 'lose', res: 'stamina', n: 1, who: 'target', on: 'hit' }],
      threat: 'next',
      words: 'On Hit: lose 1 Stamina.',
    },
    mods: [{ mod: 'echo' }, { mod: 'chorus', n: 2, match: 'same' }],
    words: 'Echo: a card marked echo is written with the type and reach of the hero attack that pulls it. Chorus: a written card has +2 Damage for each lower slot with an unbroken written card of the same type.',
  },
  attacks: [
    {
      id: 'L-1', name: 'Borrowed Opening', category: 'L', border: 'wood', move: 4, precision: 9, damage: 10, type: 'slashing', range: 1, vulnerable: 'slashing',
      break: [{ arc: ['front'] }, { type: 'piercing' }], threat: { initiative: 3 }, echo: ['type', 'reach'],
      words: 'Echo: type, reach.',
    },
    {
      id: 'L-2', name: 'Half a Step Late', category: 'L', border: 'wood', move: 5, precision: 10, damage: 9, type: 'piercing', range: 2, vulnerable: 'piercing',
      threat: 'next', echo: ['type', 'reach'],
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'Echo: type, reach. On Hit: Slowed.',
    },
    {
      id: 'L-3', name: 'Loosened Grip', category: 'L', border: 'metal', move: 4, precision: 10, damage: 12, type: 'crushing', range: 1, vulnerable: 'mystic',
      break: [{ arc: ['rear'] }, { type: 'crushing' }], threat: { initiative: 2 }, echo: ['type', 'reach'],
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'Echo: type, reach. On Hit: Weakened.',
    },
    {
      id: 'L-4', name: 'The Same Scar', category: 'L', border: 'metal', move: 3, precision: 10, damage: 11, type: 'mystic', pattern: 'cone1', vulnerable: 'crushing',
      threat: { class: 'monk' }, echo: ['type'],
      steps: [{ do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'Echo: type. On Hit: lose 2 Stamina.',
    },
    {
      id: 'L-5', name: 'Walks Like You', category: 'L', border: 'wood', move: 6, precision: 9, damage: 11, type: 'slashing', range: 1, vulnerable: 'piercing',
      break: ['flank', { arc: ['left', 'right'] }], threat: 'closest', echo: ['type', 'reach'],
      words: 'Echo: type, reach.',
    },
    {
      id: 'L-6', name: 'Learned Feint', category: 'L', border: 'metal', move: 5, precision: 10, damage: 11, type: 'piercing', range: 3, threat: { class: 'ninja' },
      echo: ['reach'],
      steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }],
      words: 'Echo: reach. On Hit: Pull 2.',
    },
    {
      id: 'L-7', name: 'A Fifth Bowl', category: 'L', border: 'fire', move: 5, precision: 11, damage: 13, type: 'mystic', range: 2, vulnerable: 'slashing',
      break: ['crowd'], threat: { initiative: 4 },
      steps: [{ do: 'spawn', minion: 'inkShade', n: 1, where: 'spawnSquares', max: 4 }],
      words: 'Place 1 Ink Shade (maximum 4 on the map).',
    },
    {
      id: 'H-1', name: 'The Heir’s Cut', category: 'H', border: 'metal', move: 4, precision: 10, damage: 12, type: 'slashing', pattern: 'arc3', vulnerable: 'mystic',
      break: [{ arc: ['rear'] }, { type: 'slashing' }], threat: { class: 'samurai' }, echo: ['type'],
      words: 'Echo: type.',
    },
    {
      id: 'H-2', name: 'The Courier’s Needle', category: 'H', border: 'metal', move: 5, precision: 10, damage: 12, type: 'piercing', range: 3, vulnerable: 'crushing',
      threat: { class: 'ninja' }, echo: ['type'],
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'piercing', who: 'target', on: 'hit' }],
      words: 'Echo: type. On Hit: Vulnerable (Piercing).',
    },
    {
      id: 'H-3', name: 'The Stray’s Leap', category: 'H', border: 'fire', move: 6, precision: 12, damage: 16, type: 'crushing', range: 1, vulnerable: 'slashing',
      break: ['alone', { arc: ['left', 'right'] }], threat: { class: 'ronin' }, echo: ['type', 'reach'],
      words: 'Echo: type, reach.',
    },
    {
      id: 'H-4', name: 'The Pilgrim’s Bell', category: 'H', border: 'metal', move: 3, precision: 10, damage: 12, type: 'crushing', pattern: 'around1',
      vulnerable: 'piercing', threat: { class: 'monk' }, echo: ['type'],
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'Echo: type. On Hit: Push 1.',
    },
    {
      id: 'H-5', name: 'Weight of a Name', category: 'H', border: 'wood', move: 4, precision: 11, damage: 12, type: 'slashing', range: 1, vulnerable: 'crushing',
      break: [{ arc: ['front'] }, 'support'], threat: { initiative: 2 }, echo: ['type', 'reach'],
      words: 'Echo: type, reach.',
    },
    {
      id: 'H-6', name: 'Everything You Have', category: 'H', border: 'fire', move: 4, precision: 12, damage: 15, type: 'mystic', range: 2, vulnerable: 'mystic',
      break: ['flank', { type: 'crushing' }], threat: { initiative: 1 }, echo: ['type', 'reach'],
      steps: [{ do: 'lose', res: 'stamina', n: 3, who: 'target', on: 'hit' }],
      words: 'Echo: type, reach. On Hit: lose 3 Stamina.',
    },
    {
      id: 'H-7', name: 'The Long Way Round', category: 'H', border: 'wood', move: 6, precision: 10, damage: 11, type: 'piercing', pattern: 'line3', vulnerable: 'slashing',
      threat: 'lowestHp', echo: ['type', 'reach'],
      words: 'Echo: type, reach.',
    },
    {
      id: 'S-1', name: 'It Bows First', category: 'S', border: 'wood', move: 3, precision: 10, damage: 9, type: 'mystic', range: 3, vulnerable: 'mystic',
      threat: { initiative: 3 }, echo: ['type', 'reach'],
      words: 'Echo: type, reach.',
    },
    {
      id: 'S-2', name: 'A Question in Your Voice', category: 'S', border: 'metal', move: 4, precision: 11, damage: 10, type: 'mystic', pattern: 'cone1',
      vulnerable: 'slashing', break: [{ arc: ['rear'] }, 'support'], threat: 'next', echo: ['type'],
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'Echo: type. On Hit: Weakened.',
    },
    {
      id: 'S-3', name: 'Four Unsigned Lines', category: 'S', border: 'metal', move: 4, precision: 11, damage: 10, type: 'piercing', range: 4, vulnerable: 'crushing',
      break: [{ arc: ['front'] }, { type: 'mystic' }], threat: 'keep', echo: ['type'],
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }, { do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'Echo: type. On Hit: Slowed, lose 2 Stamina.',
    },
    {
      id: 'S-4', name: 'A Breath After You', category: 'S', border: 'wood', move: 3, precision: 9, damage: 9, type: 'slashing', range: 2, vulnerable: 'piercing',
      break: ['alone'], threat: 'farthest', echo: ['type', 'reach'],
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'Echo: type, reach. The boss gains Empowered.',
    },
    {
      id: 'S-5', name: 'The One You Left Behind', category: 'S', border: 'fire', move: 6, precision: 12, damage: 14, type: 'crushing', range: 1, target: 'mostIsolated',
      vulnerable: 'mystic', break: ['flank', { type: 'piercing' }], threat: { class: 'samurai' },
      words: 'Targets the hero with most other heroes farther than [2] instead of the Threat holder.',
    },
    {
      id: 'S-6', name: 'It Sits Down', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'crushing', threat: { initiative: 1 },
      steps: [{ do: 'clear', names: 'all', who: 'boss' }, { do: 'spawn', minion: 'inkShade', n: 2, where: 'spawnSquares', max: 4 }],
      words: 'No attack. Remove all conditions from the boss. Place 2 Ink Shades (maximum 4 on the map).',
    },
    {
      id: 'S-7', name: 'Sign Here', category: 'S', border: 'fire', move: 5, precision: 12, damage: 13, type: 'mystic', range: 3, vulnerable: 'piercing', threat: 'lowestHp',
      echo: ['reach'],
      steps: [{ do: 'lose', res: 'yin', n: 1, who: 'target', on: 'hit' }, { do: 'lose', res: 'yang', n: 1, who: 'target', on: 'hit' }],
      words: 'Echo: reach. On Hit: lose 1 Yin and 1 Yang.',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 2, name: 'Second Camp',
      steps: [{ do: 'spawn', minion: 'inkShade', n: 2, where: 'spawnSquares', max: 4 }, { do: 'threat', to: 'next' }, { do: 'lose', res: 'stamina', n: 2, who: 'threat' }],
      words: 'Place 2 Ink Shades (maximum 4). Threat to the next hero, who loses 2 Stamina.',
    },
    {
      id: 'E-2', slot: 4, name: 'The Hearth Catches',
      steps: [{ do: 'zoneAdd', token: 'fire', where: 'zoneWithMostHeroes' }, { do: 'cond', name: 'weakened', who: { heroesInZoneToken: 'fire' } }],
      words: 'Place Fire in the Zone with the most standing heroes (tie: north, then west). Then each hero in a Fire Zone gains Weakened.',
    },
    {
      id: 'E-3', slot: 1, name: 'Show Me Again',
      steps: [{ do: 'custom', id: 'showMeAgain' }],
      words: 'The boss attacks the Threat holder: Move 4, Precision 10, Damage 11, type and reach of the unbroken written card in the lowest slot; Threat stays. No such card: Basic Attack.',
    },
    {
      id: 'E-4', slot: 3, name: 'A Place Is Laid',
      steps: [
        { do: 'cond', name: 'weakened', who: 'boss', when: { fact: 'bonesBuried' } },
        { do: 'gain', res: 'stamina', n: 2, who: 'heroes', when: { fact: 'bonesBuried' } },
        { do: 'cond', name: 'empowered', who: 'boss', when: { not: { fact: 'bonesBuried' } } },
        { do: 'lose', res: 'stamina', n: 2, who: 'heroes', when: { not: { fact: 'bonesBuried' } } },
      ],
      words: 'The boss gains Empowered and each hero loses 2 Stamina.', wordsWith: { fact: 'bonesBuried', words: 'The boss gains Weakened and each hero gains 2 Stamina.' },
    },
    {
      id: 'E-5', slot: 2, name: 'Names in the Ash',
      steps: [
        { do: 'lose', res: 'yin', n: 1, who: 'heroes' },
        { do: 'lose', res: 'yang', n: 1, who: 'heroes' },
        { do: 'zoneAdd', token: 'difficult', where: 'zoneWithMostHeroes' },
        { do: 'threat', to: 'farthest' },
      ],
      words: 'Each hero loses 1 Yin and 1 Yang. Difficult Ground in the Zone with the most standing heroes. Threat to the farthest hero.',
    },
    {
      id: 'E-6', slot: 3, name: 'It Knows the Ending',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }, { do: 'basicAttack' }, { do: 'rebuildEvents' }],
      words: 'The boss gains Empowered and makes its Basic Attack. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'It Watches', cubes: 3, mods: [{ mod: 'precision', n: -2 }, { mod: 'damage', n: -2 }, { mod: 'echoTarget', to: 'threat' }],
      onReveal: [{ do: 'spawn', minion: 'inkShade', n: 1, where: 'adjacentToBoss', max: 4 }],
      words: 'When revealed: place 1 Ink Shade next to the boss. Written cards target the Threat holder. Boss attacks have -2 Precision and -2 Damage.',
    },
    {
      id: 'W-2', name: 'It Answers', cubes: 4, mods: [{ mod: 'precision', n: -2 }, { mod: 'damage', n: -1 }, { mod: 'echoTarget', to: 'writer' }, { mod: 'writtenDamage', n: 2 }],
      onReveal: [{ do: 'clear', names: 'all', who: 'boss' }, { do: 'push', n: 2, who: { heroesIn: 2 } }],
      words: 'When revealed: remove all conditions from the boss and Push 2 each hero in [2] of it. Written cards target their writer and have +2 Damage. Boss attacks have -2 Precision and -1 Damage.',
    },
    {
      id: 'W-3', name: 'It Speaks for You', cubes: 4, mods: [{ mod: 'precision', n: -2 }, { mod: 'damage', n: -1 }, { mod: 'echoTarget', to: 'afterWriter' }, { mod: 'chorus', n: 2, match: 'different' }],
      onReveal: [{ do: 'gain', res: 'ki', n: 1, who: 'heroes' }, { do: 'spawn', minion: 'inkShade', n: 1, where: 'adjacentToBoss', max: 4 }],
      words: 'When revealed: each hero gains 1 Ki; place 1 Ink Shade next to the boss. Written cards target the next standing hero after their writer. Chorus counts written cards of different types instead of the same type. Boss attacks have -2 Precision and -1 Damage.',
    },
  ],
  minions: [
    {
      id: 'inkShade', name: 'Ink Shade', bands: ['red', 'blue', 'yellow', 'green'], hp: 9, move: 3, precision: 8, damage: 6, type: 'crushing', range: 1,
      vulnerable: 'mystic', mods: [{ mod: 'blot' }],
      steps: [{ do: 'lose', res: 'stamina', n: 1, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yang', n: 1, who: 'attacker' }],
      words: 'Blot: a hero attack made with an Ink Shade in [1] of the attacker writes nothing. On Hit: lose 1 Stamina. Defeat: gain 1 Yang.',
    },
  ],
  map: {
    rows: [
      'x..........x',
      '...J....J...',
      '......O.....',
      '............',
      '.....B......',
      '..P......P..',
      'T..........T',
      'x.m......m.x',
      '...P....P...',
      '...h....h...',
      '.J...hh.....',
      'S...........',
    ],
    walls: ['B5|C5', 'B6|C6', 'B7|C7', 'B8|C8', 'C4|C5', 'D4|D5', 'C8|C9', 'D8|D9'], zones: { Z21: ['high'], Z24: ['high'], Z12: ['difficult'] },
    heroStarts: ['J4', 'K6', 'K7', 'J9'], minionStarts: [{ minion: 'inkShade', at: 'H3' }, { minion: 'inkShade', at: 'H10' }], spawnSquares: ['A1', 'A12', 'H1', 'H12'],
    words: 'The posting house of chapter 1: three walls around C5-D8, open to the south, the hearth (barrel) on C7.',
  },
  factChanges: [
    { fact: 'memoryPaid', words: 'Replace H-7 with H-8.', steps: [{ do: 'swapAttack', out: 'H-7', in: 'H-8' }] },
    kurokaiFact('kugiSpared'),
    { fact: 'kugiEnded', words: 'W-2 has 5 cubes.', steps: [{ do: 'woundCubes', order: 2, n: 5 }] },
    kurokaiFact('forgeLit'),
    kurokaiFact('hammerDrowned'),
    kurokaiFact('harunobuSpared'),
    kurokaiFact('harunobuJudged'),
    {
      fact: 'seatTaken',
      words: 'One hero, named by the party, starts next to the boss with 2 Ki and 3 less HP.',
      steps: [{ do: 'custom', id: 'startBeside', who: 'sitter' }, { do: 'startRes', res: 'ki', n: 2, who: 'sitter' }, { do: 'startHp', n: -3, who: 'sitter' }],
    },
    {
      fact: 'seatBroken',
      words: 'Every hero starts with 1 Ki. Zone Z14 is off the map.',
      steps: [{ do: 'startRes', res: 'ki', n: 1 }, { do: 'custom', id: 'cornerGone', zone: 'Z14' }],
    },
    {
      fact: 'wentTogether',
      words: 'The heroes start on J6, J7, K6 and K7 instead. Every hero starts with 1 more Stamina.',
      steps: [{ do: 'altStarts', squares: ['J6', 'J7', 'K6', 'K7'], max: 4, force: true }, { do: 'startStamina', n: 1 }],
    },
    kurokaiFact('oneSent'),
    kurokaiFact('threadLost'),
    kurokaiFact('sealTried'),
    kurokaiFact('sealCracked'),
    { fact: 'wentRound', words: 'Up to two heroes may start on C5 and C6 instead.', steps: [{ do: 'altStarts', squares: ['C5', 'C6'], max: 2 }] },
    kurokaiFact('termsRead'),
    kurokaiFact('inkSpilled'),
    kurokaiFact('bookShut'),
    {
      fact: 'shardGiven',
      words: 'Replace S-6 with S-8. Every hero starts with 1 Ki. Boss attacks have +2 Precision and +2 Damage.',
      steps: [{ do: 'swapAttack', out: 'S-6', in: 'S-8' }, { do: 'startRes', res: 'ki', n: 1 }, { do: 'bossMods', mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: 2 }] }],
    },
    {
      fact: 'shardBroken',
      words: 'Spikes in Z22 and Z23. The party holds the Mirror Splinter (Secret Pack). Boss attacks have +2 Precision and +2 Damage.',
      steps: [
        { do: 'zoneAdd', token: 'spikes', where: { zone: 'Z22' } },
        { do: 'zoneAdd', token: 'spikes', where: { zone: 'Z23' } },
        { do: 'unlockItem', id: 'mirrorSplinter' },
        { do: 'bossMods', mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: 2 }] },
      ],
    },
    {
      fact: 'shardSwallowed',
      words: 'Replace L-7 with L-8. Heroes start with 2 more HP, the boss Empowered. Boss attacks have +2 Precision and +2 Damage.',
      steps: [{ do: 'swapAttack', out: 'L-7', in: 'L-8' }, { do: 'startHp', n: 2 }, { do: 'startCond', name: 'empowered', who: 'boss' }, { do: 'bossMods', mods: [{ mod: 'precision', n: 2 }, { mod: 'damage', n: 2 }] }],
    },
    {
      fact: 'lastWord:takahiro',
      words: 'Takahiro is the Speaker: starts with Threat; once, may Break one written card at Event Replacement.',
      steps: [{ do: 'custom', id: 'lastWordStrikeOut', hero: 'takahiro' }],
    },
    {
      fact: 'lastWord:sayaka',
      words: 'Sayaka is the Speaker: starts with Threat; once, may Break one written card at Event Replacement.',
      steps: [{ do: 'custom', id: 'lastWordStrikeOut', hero: 'sayaka' }],
    },
    {
      fact: 'lastWord:kosuke',
      words: 'Kosuke is the Speaker: starts with Threat; once, may Break one written card at Event Replacement.',
      steps: [{ do: 'custom', id: 'lastWordStrikeOut', hero: 'kosuke' }],
    },
    {
      fact: 'lastWord:kensho',
      words: 'Kensho is the Speaker: starts with Threat; once, may Break one written card at Event Replacement.',
      steps: [{ do: 'custom', id: 'lastWordStrikeOut', hero: 'kensho' }],
    },
    {
      fact: 'shelved',
      words: 'Retry: W-1 has 2 cubes. Fire token in Z32.',
      steps: [{ do: 'woundCubes', order: 1, n: 2 }, { do: 'zoneAdd', token: 'fire', where: { zone: 'Z32' } }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Swallowed Light', category: 'L', border: 'fire', move: 5, precision: 11, damage: 13, type: 'mystic', pattern: 'around1', vulnerable: 'slashing',
        break: ['crowd', { type: 'piercing' }], threat: { initiative: 4 },
        steps: [{ do: 'lose', res: 'ki', n: 1, who: 'target', on: 'hit' }],
        words: 'On Hit: lose 1 Ki.',
      },
      {
        id: 'H-8', name: 'The Memory You Paid', category: 'H', border: 'wood', move: 6, precision: 11, damage: 11, type: 'mystic', range: 4, vulnerable: 'slashing',
        threat: 'lowestHp', echo: ['type'],
        steps: [{ do: 'lose', res: 'yin', n: 1, who: 'target', on: 'hit' }, { do: 'lose', res: 'yang', n: 1, who: 'target', on: 'hit' }],
        words: 'Echo: type. On Hit: lose 1 Yin and 1 Yang.',
      },
      {
        id: 'S-8', name: 'The Shard Held Out', category: 'S', border: 'wood', move: 3, precision: 9, damage: 9, type: 'mystic', range: 2, vulnerable: 'crushing',
        break: [{ arc: ['front'] }, 'support'], threat: 'keep', echo: ['type', 'reach'],
        steps: [{ do: 'heal', n: 4, who: { heroesIn: 2 } }, { do: 'cond', name: 'empowered', who: 'boss' }],
        words: 'Echo: type, reach. Each hero in [2] of the boss heals 4. The boss gains Empowered.',
      },
    ],
    items: FIFTH_WANDERER_SPOILS.items,
    rules: [
      { fact: 'shardBroken', words: 'the Mirror Splinter.' },
      { fact: 'lastWord:<hero>', words: 'the Speaker.' },
    ],
  },
  souls: FIFTH_WANDERER_SPOILS.souls,
  loot: FIFTH_WANDERER_SPOILS.loot,
  rules: [
    { id: 'RR-600', explains: ['startBeside', 'bossMove', 'blankReveal', 'eventLater', 'noEmpowered', 'cornerGone'] },
    { id: 'RR-601' },
    { id: 'RR-602' },
    { id: 'RR-603' },
    { id: 'RR-604' },
    { id: 'RR-605' },
    { id: 'RR-606' },
    { id: 'RR-607', explains: ['showMeAgain'] },
    { id: 'RR-608', explains: ['mirrorSplinter'] },
    { id: 'RR-609', explains: ['lastWordStrikeOut'] },
  ],
};
