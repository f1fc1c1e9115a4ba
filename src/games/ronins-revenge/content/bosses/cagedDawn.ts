import type { Boss } from '../boss';
import { ROSTER } from '../roster';
import { CAGED_DAWN_SPOILS } from '../spoils/cagedDawn';
import { kurokaiFact } from './kurokai';

export const CAGED_DAWN: Boss = {
  id: 'cagedDawn', ...ROSTER.cagedDawn, side: 2, starts: [{ anchor: 'F6', facing: 'S' }],
  card: {
    basic: {
      name: 'Both Hands on the Bars', move: 4, precision: 9, damage: 9, type: 'crushing', range: 1,
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      threat: 'next',
      words: 'On Hit: Push 1.',
    },
    mods: [{ mod: 'souls', front: 'night', rear: 'dawn', hp: 25 }],
    words: 'Night starts in the front half, Dawn in the rear half; each bar is 25 HP of Night and 25 HP of Dawn. A soul at 0 is silent: its cards have -4 Damage and no lines. The soul of the rear half strikes to the rear. Only the Vulnerability of the struck soul counts.',
  },
  attacks: [
    {
      id: 'L-1', name: 'Bar Rattle', category: 'L', border: 'wood', move: 4, precision: 9, damage: 9, type: 'slashing', range: 1, vulnerable: 'mystic',
      dawnVulnerable: 'slashing', break: [{ arc: ['front'] }, 'support'], threat: { initiative: 3 }, soul: 'night',
      words: 'Night.',
    },
    {
      id: 'L-2', name: 'First Ray', category: 'L', border: 'wood', move: 3, precision: 9, damage: 9, type: 'mystic', range: 3, vulnerable: 'slashing',
      dawnVulnerable: 'piercing', threat: 'next', soul: 'dawn',
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'Dawn. On Hit: Push 1.',
    },
    {
      id: 'L-3', name: 'Cold Fingers', category: 'L', border: 'metal', move: 4, precision: 10, damage: 12, type: 'piercing', range: 1, vulnerable: 'crushing',
      dawnVulnerable: 'mystic', break: [{ arc: ['rear'] }, 'alone'], threat: { initiative: 2 }, soul: 'night',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      words: 'Night. On Hit: Slowed.',
    },
    {
      id: 'L-4', name: 'Cock-Crow', category: 'L', border: 'metal', move: 4, precision: 10, damage: 11, type: 'crushing', pattern: 'front4', vulnerable: 'piercing',
      dawnVulnerable: 'crushing', threat: { class: 'monk' }, soul: 'dawn',
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      words: 'Dawn. On Hit: Push 1.',
    },
    {
      id: 'L-5', name: 'Wing Against Iron', category: 'L', border: 'wood', move: 4, precision: 9, damage: 9, type: 'crushing', range: 1, vulnerable: 'slashing',
      dawnVulnerable: 'mystic', break: ['flank', { arc: ['left', 'right'] }], threat: 'closest', soul: 'dawn',
      words: 'Dawn.',
    },
    {
      id: 'L-6', name: 'Long Shadow', category: 'L', border: 'metal', move: 5, precision: 10, damage: 11, type: 'slashing', range: 3, threat: { class: 'ninja' },
      soul: 'night',
      steps: [{ do: 'pull', n: 2, who: 'target', on: 'hit' }],
      words: 'Night. On Hit: Pull 2.',
    },
    {
      id: 'L-7', name: 'Keeper’s Knuckles', category: 'L', border: 'fire', move: 5, precision: 11, damage: 13, type: 'piercing', range: 1, vulnerable: 'crushing',
      dawnVulnerable: 'slashing', break: [{ arc: ['front'] }, 'crowd'], threat: { initiative: 4 }, soul: 'night',
      steps: [{ do: 'spawn', minion: 'barWarden', n: 1, where: 'spawnSquares', max: 3 }],
      words: 'Night. Place 1 Bar Warden (maximum 3 on the map).',
    },
    {
      id: 'H-1', name: 'Falling Latch', category: 'H', border: 'metal', move: 4, precision: 10, damage: 12, type: 'slashing', range: 1, vulnerable: 'piercing',
      dawnVulnerable: 'mystic', break: [{ arc: ['rear'] }, 'flank'], threat: { initiative: 1 }, soul: 'night',
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'Night. On Hit: Weakened.',
    },
    {
      id: 'H-2', name: 'Noon Without Mercy', category: 'H', border: 'metal', move: 3, precision: 10, damage: 12, type: 'mystic', pattern: 'cone2', vulnerable: 'mystic',
      dawnVulnerable: 'crushing', threat: 'next', soul: 'dawn',
      steps: [{ do: 'zoneAdd', token: 'fire', where: { zoneOf: 'target' } }],
      words: 'Dawn. Place Fire in the target’s Zone.',
    },
    {
      id: 'H-3', name: 'Two Throats', category: 'H', border: 'fire', move: 3, precision: 12, damage: 15, type: 'mystic', pattern: 'ring2', vulnerable: 'slashing',
      dawnVulnerable: 'piercing', break: [{ arc: ['left', 'right'] }, 'support'], threat: 'farthest',
      words: 'Belongs to no soul.',
    },
    {
      id: 'H-4', name: 'Pull Under', category: 'H', border: 'metal', move: 3, precision: 10, damage: 12, type: 'slashing', pattern: 'reach2', vulnerable: 'crushing',
      dawnVulnerable: 'slashing', threat: { class: 'ronin' }, soul: 'night',
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'Night. On Hit: Pull 1.',
    },
    {
      id: 'H-5', name: 'Sunlance', category: 'H', border: 'wood', move: 5, precision: 10, damage: 11, type: 'piercing', pattern: 'lane4', vulnerable: 'mystic',
      dawnVulnerable: 'crushing', break: [{ arc: ['front'] }, 'alone'], threat: { initiative: 2 }, soul: 'dawn',
      words: 'Dawn.',
    },
    {
      id: 'H-6', name: 'Break the Morning', category: 'H', border: 'fire', move: 4, precision: 12, damage: 15, type: 'crushing', range: 1, vulnerable: 'piercing',
      dawnVulnerable: 'mystic', break: [{ arc: ['front'] }, 'flank'], threat: { class: 'samurai' }, soul: 'night',
      steps: [{ do: 'lose', res: 'stamina', n: 3, who: 'target', on: 'hit' }],
      words: 'Night. On Hit: lose 3 Stamina.',
    },
    {
      id: 'H-7', name: 'Light Through a Crack', category: 'H', border: 'wood', move: 4, precision: 10, damage: 11, type: 'mystic', range: 4, vulnerable: 'slashing',
      dawnVulnerable: 'piercing', threat: 'lowestHp', soul: 'dawn',
      steps: [{ do: 'cond', name: 'vulnerable', dtype: 'slashing', who: 'target', on: 'hit' }],
      words: 'Dawn. On Hit: Vulnerable (Slashing).',
    },
    {
      id: 'S-1', name: 'Eclipse', category: 'S', border: 'wood', move: 2, precision: 9, damage: 9, type: 'slashing', pattern: 'reach2', vulnerable: 'mystic',
      dawnVulnerable: 'crushing', threat: { initiative: 3 }, soul: 'night',
      steps: [{ do: 'pull', n: 1, who: 'target', on: 'hit' }],
      words: 'Night. On Hit: Pull 1.',
    },
    {
      id: 'S-2', name: 'Glare', category: 'S', border: 'metal', move: 4, precision: 11, damage: 10, type: 'mystic', pattern: 'frontBlock', vulnerable: 'crushing',
      dawnVulnerable: 'slashing', break: [{ arc: ['rear'] }, 'support'], threat: 'next', soul: 'dawn',
      steps: [{ do: 'cond', name: 'weakened', who: 'target', on: 'hit' }],
      words: 'Dawn. On Hit: Weakened.',
    },
    {
      id: 'S-3', name: 'Chain of Evenings', category: 'S', border: 'metal', move: 4, precision: 11, damage: 10, type: 'piercing', range: 3, vulnerable: 'piercing',
      dawnVulnerable: 'mystic', break: [{ arc: ['front'] }, 'support'], threat: 'keep', soul: 'night',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }, { do: 'lose', res: 'stamina', n: 2, who: 'target', on: 'hit' }],
      words: 'Night. On Hit: Slowed, lose 2 Stamina.',
    },
    {
      id: 'S-4', name: 'Song Behind Bars', category: 'S', border: 'wood', move: 3, precision: 9, damage: 9, type: 'mystic', range: 4, vulnerable: 'slashing',
      dawnVulnerable: 'crushing', break: ['alone'], threat: 'farthest', soul: 'dawn',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }],
      words: 'Dawn. The boss gains Empowered.',
    },
    {
      id: 'S-5', name: 'The Jailer Picks the Thin One', category: 'S', border: 'fire', move: 6, precision: 12, damage: 13, type: 'crushing', range: 1, target: 'lowestHp',
      vulnerable: 'mystic', dawnVulnerable: 'piercing', break: [{ arc: ['rear'] }, 'flank'], threat: { class: 'samurai' }, soul: 'night',
      words: 'Night. Targets the hero with the lowest HP instead of the Threat holder.',
    },
    {
      id: 'S-6', name: 'Change of the Watch', category: 'S', border: 'wood', move: 0, noAttack: true, vulnerable: 'crushing', dawnVulnerable: 'piercing',
      threat: { initiative: 1 },
      steps: [
        { do: 'custom', id: 'swapSouls' },
        { do: 'spawn', minion: 'strayRay', n: 1, where: 'spawnSquares', max: 2 },
        { do: 'spawn', minion: 'barWarden', n: 1, where: 'spawnSquares', max: 3 },
      ],
      words: 'Belongs to no soul. No attack. The souls swap halves. Place 1 Stray Ray (maximum 2) and 1 Bar Warden (maximum 3).',
    },
    {
      id: 'S-7', name: 'Sunrise, Almost', category: 'S', border: 'fire', move: 5, precision: 12, damage: 13, type: 'mystic', pattern: 'cone2', vulnerable: 'piercing',
      dawnVulnerable: 'slashing', break: [{ arc: ['left', 'right'] }, { type: 'crushing' }], threat: 'lowestHp', soul: 'dawn',
      steps: [{ do: 'push', n: 2, who: 'target', on: 'hit' }],
      words: 'Dawn. On Hit: Push 2.',
    },
  ],
  events: [
    {
      id: 'E-1', slot: 3, name: 'The Key Turns',
      steps: [{ do: 'custom', id: 'swapSouls' }, { do: 'pull', n: 2, who: { nightSideIn: 4 } }, { do: 'push', n: 2, who: { dawnSideIn: 4 } }],
      words: 'The souls swap halves. Then Pull 2 each hero in [4] on Night’s side and Push 2 each hero in [4] on Dawn’s side.',
    },
    {
      id: 'E-2', slot: 1, name: 'Heat in the Iron',
      steps: [{ do: 'loseHp', n: 4, who: { dawnSideIn: 3 } }, { do: 'zoneAdd', token: 'fire', where: 'frontZone' }],
      words: 'Each hero in [3] on Dawn’s side loses 4 HP. Place Fire in the front Zone.',
    },
    {
      id: 'E-3', slot: 4, name: 'Dusk at Noon',
      steps: [{ do: 'lose', res: 'stamina', n: 4, who: { nightSideIn: 3 } }, { do: 'zoneAdd', token: 'corruption', where: 'zoneWithMostHeroes' }],
      words: 'Each hero in [3] on Night’s side loses 4 Stamina. Place Corruption in the Zone with the most standing heroes (tie: north, then west).',
    },
    {
      id: 'E-4', slot: 2, name: 'Visiting Hour',
      steps: [
        { do: 'spawn', minion: 'barWarden', n: 2, where: 'spawnSquares', max: 3, when: { not: { fact: 'villagersHome' } } },
        { do: 'cond', name: 'empowered', who: 'boss', when: { not: { fact: 'villagersHome' } } },
        { do: 'gain', res: 'yang', n: 1, who: 'heroes', when: { fact: 'villagersHome' } },
        { do: 'heal', n: 2, who: 'heroes', when: { fact: 'villagersHome' } },
      ],
      words: 'Place 2 Bar Wardens (maximum 3) and the boss gains Empowered.', wordsWith: { fact: 'villagersHome', words: 'Each hero gains 1 Yang and heals 2.' },
    },
    {
      id: 'E-5', slot: 3, name: 'Who Is Least Tired',
      steps: [
        { do: 'threat', to: 'heroMostStamina' },
        { do: 'lose', res: 'stamina', n: 4, who: 'threat' },
        { do: 'spawn', minion: 'strayRay', n: 1, where: 'spawnSquares', max: 2 },
      ],
      words: 'The hero with the most Stamina (tie: north, then west) takes the Threat token and loses 4 Stamina. Place 1 Stray Ray (maximum 2).',
    },
    {
      id: 'E-6', slot: 2, name: 'Neither Day nor Night',
      steps: [{ do: 'cond', name: 'empowered', who: 'boss' }, { do: 'basicAttack' }, { do: 'rebuildEvents' }],
      words: 'The boss gains Empowered and makes its Basic Attack. Last card: the Events begin again with the first.',
    },
  ],
  wounds: [
    {
      id: 'W-1', name: 'The Night Holds the Bars', cubes: 5, mods: [{ mod: 'precision', n: 1 }, { mod: 'damage', n: -4 }, { mod: 'soulGift' }],
      onReveal: [{ do: 'spawn', minion: 'barWarden', n: 1, where: 'adjacentToBoss', max: 3 }],
      words: 'When revealed: place 1 Bar Warden next to the boss. After a Main Action attack that struck Night its hero gains 1 Yin, that struck Dawn 1 Yang. Boss attacks have +1 Precision and -4 Damage.',
    },
    {
      id: 'W-2', name: 'The Dawn Turns Round', cubes: 4, mods: [{ mod: 'damage', n: -3 }, { mod: 'soulGift' }, { mod: 'heatAndCold', n: 2, range: 2 }],
      onReveal: [{ do: 'custom', id: 'swapSouls' }, { do: 'clear', names: 'all', who: 'boss' }],
      words: 'When revealed: the souls swap halves; remove all conditions from the boss. After a Main Action attack that struck Night its hero gains 1 Yin, that struck Dawn 1 Yang. End of round: each hero in [2] on Dawn’s side loses 2 HP, on Night’s side 2 Stamina. Boss attacks have -3 Damage.',
    },
    {
      id: 'W-3', name: 'No Bars Between', cubes: 2, mods: [{ mod: 'precision', n: 1 }, { mod: 'damage', n: -2 }, { mod: 'soulRelight', n: 10 }, { mod: 'swapEachRound' }],
      onReveal: [
        { do: 'custom', id: 'swapSouls' },
        { do: 'zoneAdd', token: 'fire', where: { zone: 'Z12' } },
        { do: 'zoneAdd', token: 'corruption', where: { zone: 'Z43' } },
      ],
      words: 'When revealed: the souls swap halves; Fire in Z12, Corruption in Z43. End of round: a silent soul returns to 10 HP, then the souls swap halves. Boss attacks have +1 Precision and -2 Damage.',
    },
  ],
  minions: [
    {
      id: 'barWarden', name: 'Bar Warden', bands: ['red', 'blue', 'yellow'], hp: 10, move: 3, precision: 8, damage: 6, type: 'slashing', range: 1, vulnerable: 'mystic',
      steps: [{ do: 'cond', name: 'slowed', who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yin', n: 1, who: 'attacker' }],
      words: 'On Hit: Slowed. Defeat: gain 1 Yin.',
    },
    {
      id: 'strayRay', name: 'Stray Ray', bands: ['green', 'white'], hp: 6, move: 5, precision: 8, damage: 5, type: 'mystic', range: 3, vulnerable: 'crushing',
      mods: [{ mod: 'flies' }],
      steps: [{ do: 'push', n: 1, who: 'target', on: 'hit' }],
      onDefeat: [{ do: 'gain', res: 'yang', n: 1, who: 'attacker' }],
      words: 'Ignores Difficult and Dangerous Terrain. On Hit: Push 1. Defeat: gain 1 Yang.',
    },
  ],
  map: {
    rows: [
      '...h....h...',
      'x..........x',
      '......J.....',
      '...P....P...',
      '..m.........',
      'S....BB....T',
      '.....BB.....',
      '.........m..',
      '...P....P...',
      '.....J......',
      'x..........x',
      '...h....h...',
    ],
    walls: ['F2|F3', 'G2|G3', 'F10|F11', 'G10|G11'], zones: { Z14: ['high'], Z41: ['high'], Z11: ['difficult'], Z44: ['difficult'] }, heroStarts: ['A4', 'A9', 'L4', 'L9'],
    minionStarts: [{ minion: 'barWarden', at: 'E3' }, { minion: 'strayRay', at: 'H10' }], spawnSquares: ['B1', 'B12', 'K1', 'K12'],
    words: 'Two heroes start behind the boss and two before it. The four pillars are what is left of the cage.',
  },
  factChanges: [
    {
      fact: 'cedarsBurned',
      words: 'Fire tokens in Z21 and Z34.',
      steps: [{ do: 'zoneAdd', token: 'fire', where: { zone: 'Z21' } }, { do: 'zoneAdd', token: 'fire', where: { zone: 'Z34' } }],
    },
    kurokaiFact('kugiSpared'),
    { fact: 'kugiEnded', words: 'Replace L-5 with L-8. W-2 has 5 cubes.', steps: [{ do: 'swapAttack', out: 'L-5', in: 'L-8' }, { do: 'woundCubes', order: 2, n: 5 }] },
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
      words: 'The heroes start on K6, K7, L6 and L7 instead. Every hero starts with 1 more Stamina.',
      steps: [{ do: 'altStarts', squares: ['K6', 'K7', 'L6', 'L7'], max: 4, force: true }, { do: 'startStamina', n: 1 }],
    },
    kurokaiFact('oneSent'),
    kurokaiFact('threadLost'),
    kurokaiFact('sealTried'),
    kurokaiFact('sealCracked'),
    { fact: 'wentRound', words: 'Up to two heroes may start on A6 and A7 instead.', steps: [{ do: 'altStarts', squares: ['A6', 'A7'], max: 2 }] },
    kurokaiFact('termsRead'),
    kurokaiFact('inkSpilled'),
    kurokaiFact('bookShut'),
    {
      fact: 'shardGiven',
      words: 'Replace S-4 with S-8. Every hero starts with 1 Yang.',
      steps: [{ do: 'swapAttack', out: 'S-4', in: 'S-8' }, { do: 'startRes', res: 'yang', n: 1 }],
    },
    {
      fact: 'shardBroken',
      words: 'Spikes in Z22 and Z33. The party holds the Bent Key (Secret Pack).',
      steps: [{ do: 'zoneAdd', token: 'spikes', where: { zone: 'Z22' } }, { do: 'zoneAdd', token: 'spikes', where: { zone: 'Z33' } }, { do: 'unlockItem', id: 'bentKey' }],
    },
    {
      fact: 'shardSwallowed',
      words: 'Replace H-6 with H-8. Every hero starts with 1 Ki. The boss starts with Empowered.',
      steps: [{ do: 'swapAttack', out: 'H-6', in: 'H-8' }, { do: 'startRes', res: 'ki', n: 1 }, { do: 'startCond', name: 'empowered', who: 'boss' }],
    },
    {
      fact: 'lastWord:takahiro',
      words: 'Takahiro is the Speaker: starts with Threat; once, on an own turn, may make the souls swap halves.',
      steps: [{ do: 'custom', id: 'lastWordSwap', hero: 'takahiro' }],
    },
    {
      fact: 'lastWord:sayaka',
      words: 'Sayaka is the Speaker: starts with Threat; once, on an own turn, may make the souls swap halves.',
      steps: [{ do: 'custom', id: 'lastWordSwap', hero: 'sayaka' }],
    },
    {
      fact: 'lastWord:kosuke',
      words: 'Kosuke is the Speaker: starts with Threat; once, on an own turn, may make the souls swap halves.',
      steps: [{ do: 'custom', id: 'lastWordSwap', hero: 'kosuke' }],
    },
    {
      fact: 'lastWord:kensho',
      words: 'Kensho is the Speaker: starts with Threat; once, on an own turn, may make the souls swap halves.',
      steps: [{ do: 'custom', id: 'lastWordSwap', hero: 'kensho' }],
    },
    {
      fact: 'shelved',
      words: 'Retry: W-1 has 4 cubes. Corruption token in Z32.',
      steps: [{ do: 'woundCubes', order: 1, n: 4 }, { do: 'zoneAdd', token: 'corruption', where: { zone: 'Z32' } }],
    },
  ],
  pack: {
    attacks: [
      {
        id: 'L-8', name: 'Nail in the Lock', category: 'L', border: 'metal', move: 4, precision: 10, damage: 11, type: 'piercing', range: 2, vulnerable: 'slashing',
        dawnVulnerable: 'mystic', break: ['flank', { arc: ['left', 'right'] }], threat: 'closest', soul: 'night',
        steps: [{ do: 'cond', name: 'vulnerable', dtype: 'piercing', who: 'target', on: 'hit' }],
        words: 'Night. On Hit: Vulnerable (Piercing).',
      },
      {
        id: 'H-8', name: 'The Sun You Ate', category: 'H', border: 'fire', move: 4, precision: 12, damage: 15, type: 'mystic', pattern: 'front4', vulnerable: 'piercing',
        dawnVulnerable: 'mystic', break: [{ arc: ['front'] }, 'flank'], threat: { class: 'samurai' }, soul: 'night',
        steps: [{ do: 'lose', res: 'ki', n: 1, who: 'target', on: 'hit' }],
        words: 'Night. On Hit: lose 1 Ki.',
      },
      {
        id: 'S-8', name: 'Noon in a Splinter', category: 'S', border: 'wood', move: 3, precision: 9, damage: 9, type: 'mystic', range: 4, vulnerable: 'slashing',
        dawnVulnerable: 'crushing', break: ['alone'], threat: 'farthest', soul: 'dawn',
        steps: [{ do: 'heal', n: 3, who: { dawnSideIn: 3 } }, { do: 'cond', name: 'empowered', who: 'boss' }],
        words: 'Dawn. Each hero in [3] on Dawn’s side heals 3. The boss gains Empowered.',
      },
    ],
    items: CAGED_DAWN_SPOILS.items,
    rules: [
      { fact: 'shardBroken', words: 'the Bent Key.' },
      { fact: 'lastWord:<hero>', words: 'the Speaker.' },
    ],
  },
  souls: CAGED_DAWN_SPOILS.souls,
  loot: CAGED_DAWN_SPOILS.loot,
  rules: [
    { id: 'RR-610' },
    { id: 'RR-611' },
    { id: 'RR-612' },
    { id: 'RR-613' },
    { id: 'RR-614' },
    { id: 'RR-615', explains: ['swapSouls'] },
    { id: 'RR-616' },
    { id: 'RR-617', explains: ['bentKey'] },
    { id: 'RR-618', explains: ['lastWordSwap'] },
    { id: 'RR-619', explains: ['startBeside', 'bossMove', 'blankReveal', 'eventLater', 'noEmpowered', 'cornerGone'] },
  ],
};
