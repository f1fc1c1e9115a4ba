import { SIDES, type Entry, type Side } from '@/games/bounty-trail/content/card';
import { CARDS, cardOf } from '@/games/bounty-trail/content/cards';
import { gangBonuses } from '@/games/bounty-trail/rules/scoring';

import { holds, hunter, IDLER, IDLING, judged, ride, stocks, trail, visit, type VisitSetup } from './trail';

/** What a printed side asks of somebody with 10 bullets and 10 hearts. */
const PRINTED: Readonly<Record<Exclude<Entry, 'sealed'>, readonly [number, number]>> = {
  blind: [0, 0], b1: [1, 0], b2: [2, 0], b3: [3, 0], b4: [4, 0], b5: [5, 0], b6: [6, 0], b7: [7, 0], b8: [8, 0], h1: [0, 1], h2: [0, 2], h3: [0, 3], bHalf: [5, 0], hHalf: [0, 5],
};

const openSides = (id: string): (readonly [Side, Exclude<Entry, 'sealed'>])[] =>
  cardOf(id).entry.flatMap((entry, side) => (entry === 'sealed' ? [] : [[SIDES[side] ?? 'N', entry] as const]));

describe.each(CARDS.map((card) => [card.id, card.name, card] as const))('%s %s', (id, _name, card) => {
  test('every open side charges what is printed, and the card gives what it promises', () => {
    for (const [from, entry] of openSides(id)) {
      const s = visit({ card: id, from, step: 1, steps: 5, dice: [6], characterPowers: false });
      const [paid] = s.happened('paid');
      const [bullets, hearts] = PRINTED[entry];
      expect([from, paid?.bullets, paid?.hearts]).toEqual([from, bullets, hearts]);
      expect(holds(s, 0)).toEqual(card.kind === 'bounty' ? [id] : []);
    }
  });

  test('its rewards arrive in full', () => {
    const [from] = openSides(id)[0] ?? ['N'];
    const s = visit({ card: id, from, step: 2, steps: 5, dice: [3], hunter: { bullets: 5, hearts: 5 } });
    const { bullets, hearts, cash } = card.rewards;
    if (bullets + hearts + cash > 0) expect(s.happened('gained')[0]).toMatchObject({ seat: 0, card: id, gain: { bullets, hearts, cash } });
    else expect(s.happened('gained').filter((event) => event.card === id && card.effect === undefined)).toEqual([]);
  });

  test('every sealed side stays shut', () => {
    const sealed = card.entry.flatMap((entry, side) => (entry === 'sealed' ? [SIDES[side] ?? 'N'] : []));
    for (const from of sealed) expect(() => visit({ card: id, from, step: 1, steps: 3 })).toThrow('cannot be entered');
  });
});

/** Visit, and what must be there afterwards that the price and the printed rewards do not explain. */
type EffectCase = readonly [card: string, setup: Omit<VisitSetup, 'card'>, gained: { readonly bullets?: number; readonly hearts?: number; readonly cash?: number }];

const LAST = { step: 3, steps: 3 } as const;
const FIRST = { step: 1, steps: 5 } as const;
const SHORT = { step: 2, steps: 4 } as const;
const WEAK = { hunter: { bullets: 6, hearts: 4 } } as const;

const EFFECTS: readonly EffectCase[] = [
  ['G03', LAST, { cash: 100 }],
  ['G07', SHORT, { cash: 100 }],
  ['G11', FIRST, { cash: 100 }],
  ['G26', { ...LAST, ...WEAK }, { hearts: 3 }],
  ['Y06', SHORT, { cash: 200 }],
  ['Y08', { ...LAST, ...WEAK }, { hearts: 2 }],
  ['Y10', { hunter: { holds: ['G01', 'G02'] } }, { cash: 150 }],
  ['Y14', SHORT, { cash: 200 }],
  ['Y23', { ...LAST, ...WEAK }, { hearts: 6 }],
  ['Y26', { step: 7, steps: 7, from: 'NE', hunter: { bullets: 9 } }, { cash: 200 }],
  ['R05', SHORT, { cash: 350 }],
  ['R07', SHORT, { cash: 350 }],
  ['R14', FIRST, { cash: 200 }],
  ['R17', { cubes: 2 }, { cash: 300 }],
  ['R21', { ...SHORT, from: 'N', hunter: { hearts: 4 } }, { hearts: 2 }],
  ['R25', { ...LAST, ...WEAK }, { hearts: 5 }],
  ['K06', SHORT, { cash: 600 }],
  ['K13', LAST, { cash: 350 }],
  ['K15', { hunter: { holds: ['G01'] } }, { cash: 100 }],
  ['K18', { cubes: 2, from: 'NW' }, { cash: 500 }],
  ['K22', { other: { ...IDLER, cash: 500 } }, { cash: 350 }],
];

test.each(EFFECTS)('%s fires its effect: %j gains %j', (card, setup, gained) => {
  const s = visit({ ...setup, card });
  const effects = s.happened('gained').filter((event) => event.card === card);
  const rewards = cardOf(card).rewards;
  const hasRewards = rewards.bullets + rewards.hearts + rewards.cash > 0;
  expect(effects[hasRewards ? 1 : 0]?.gain).toEqual({ bullets: 0, hearts: 0, cash: 0, ...gained });
});

test.each([
  ['G03', { step: 2, steps: 3 }],
  ['G07', { step: 2, steps: 5 }],
  ['G11', { step: 2, steps: 5 }],
  ['G26', { step: 2, steps: 3, ...WEAK }],
  ['Y06', { step: 2, steps: 5 }],
  ['Y08', { step: 2, steps: 3, ...WEAK }],
  ['Y14', { step: 2, steps: 5 }],
  ['Y23', { step: 2, steps: 3, ...WEAK }],
  ['Y24', { step: 2, steps: 3, from: 'S' }],
  ['Y26', { step: 2, steps: 7 }],
  ['R05', { step: 2, steps: 5 }],
  ['R07', { step: 2, steps: 5 }],
  ['R14', { step: 2, steps: 5 }],
  ['R21', { step: 2, steps: 5, from: 'N' }],
  ['R24', { step: 2, steps: 3 }],
  ['R25', { step: 2, steps: 3, ...WEAK }],
  ['K06', { step: 2, steps: 5 }],
  ['K13', { step: 2, steps: 3 }],
  ['K24', { step: 2, steps: 3 }],
  ['K25', { step: 2, steps: 3, ...WEAK }],
] as const)('%s does not fire where its trigger fails: %j', (card, setup) => {
  const s = visit({ ...setup, card });
  const { bullets, hearts, cash } = cardOf(card).rewards;
  expect(s.happened('gained')).toHaveLength(bullets + hearts + cash > 0 ? 1 : 0);
  expect(s.happened('lost')).toEqual([]);
});

test('Y24 Gunsmith’s Bench fills the gun on the last step', () => {
  expect(stocks(visit({ card: 'Y24', from: 'S', ...LAST, hunter: { bullets: 3 } }), 0)).toBe('b12 h10 $0');
});

test('K25 Thunder Spring raises hearts and bullets to 10 on the last step', () => {
  expect(stocks(visit({ card: 'K25', from: 'SW', ...LAST, hunter: { bullets: 6, hearts: 4 } }), 0)).toBe('b10 h10 $0');
  expect(stocks(visit({ card: 'K25', from: 'SW', ...LAST, hunter: { bullets: 12, hearts: 10 } }), 0)).toBe('b10 h10 $0');
});

test.each(['G24', 'R23', 'K23'])('%s makes the next step free', (card) => {
  const [from] = openSides(card)[0] ?? ['S'];
  const s = visit({ card, from, step: 1, steps: 3 });
  expect(s.happened('nextStepChanged')).toEqual([{ type: 'nextStepChanged', seat: 0, free: true, plus: 0 }]);
});

test.each([['Y28', 1], ['K27', 2]] as const)('%s makes the next card cost %i bullets more', (card, plus) => {
  const s = trail({ grid: [`-- ${card} Y07 --`, '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(s.happened('paid')[1]).toMatchObject({ card: 'Y07', bullets: 2 + plus });
});

test.each(['G25', 'R22', 'K22'])('%s jails the dearest bounty that is free', (card) => {
  expect(holds(visit({ card, from: 'N', hunter: { holds: ['G01', 'R13!', 'R01', 'Y01'] } }), 0)).toEqual(['G01', 'R13!', 'R01!', 'Y01']);
});

test.each([
  ['R12', { from: 'E' }, 'b9 h10 $0'],
  ['R24', { from: 'NW', ...LAST }, 'b8 h10 $0'],
  ['K24', { from: 'NW', ...LAST }, 'b10 h9 $0'],
] as const)('%s hits everybody else', (card, setup, left) => {
  expect(stocks(visit({ card, ...setup }), 1)).toBe(left);
});

test.each([
  ['K04', 'S', 'b10 h9 $0'],
  ['K28', 'N', 'b10 h8 $0'],
] as const)('%s hits whoever is near', (card, from, left) => {
  expect(stocks(visit({ card, from, step: 3, other: { at: 'r4c4' }, otherPath: 'r4c3 r4c2 r3c1' }), 1)).toBe(left);
  expect(stocks(visit({ card, from, step: 3 }), 1)).toBe('b10 h10 $0');
});

/** For every face of every chance card, what the roll alone changes. */
const ROLLS: Readonly<Record<string, readonly string[]>> = {
  G29: ['', '', '$50', '$100', '$150', '$200'],
  G30: ['b-1', '$50', '$50', '$50', '$100', '$250'],
  Y29: ['h-1', '', '$100', '$200', '$250', '$400'],
  Y30: ['h-1', 'h1', 'h1', 'h2', 'h2', 'h3'],
  R29: ['b-2', 'b-2', '$300', '$400', '$600', '$900'],
  R30: ['h-2', '$100', '$200', '$350', '$500', '$700'],
  K30: ['h-3', 'b-3', '$600', '$750', '$1000', '$1400'],
};

test.each(Object.entries(ROLLS))('%s rolls %j', (card, faces) => {
  const [from, entry] = openSides(card)[0] ?? (['N', 'blind'] as const);
  const [bullets, hearts] = PRINTED[entry];
  faces.forEach((change, index) => {
    const s = visit({ card, from, dice: [index + 1], hunter: { bullets: 10, hearts: 7 } });
    const number = Number(/-?\d+/.exec(change)?.[0] ?? 0);
    const left = { b: 10 - bullets, h: 7 - hearts, $: 0 };
    if (change) left[change[0] as 'b' | 'h' | '$'] += number;
    expect(stocks(s, 0)).toBe(`b${left.b} h${left.h} $${left.$}`);
  });
});

test.each([
  ['Y03', 50, ['G02', 'G08', 'R02']],
  ['Y04', 50, ['G06', 'G10', 'K13']],
  ['Y05', 50, ['G04', 'G15', 'K11']],
  ['R02', 100, ['G02', 'K12', 'Y06']],
  ['R03', 100, ['Y07', 'Y16', 'K05']],
  ['R04', 100, ['G12', 'Y11', 'R07']],
  ['K01', 150, ['R05', 'R11', 'K04']],
  ['K02', 150, ['R06', 'R14', 'K05']],
  ['K03', 150, ['R16', 'K14', 'G04']],
] as const)('%s pays $%i for each other member of the gang', (boss, amount, members) => {
  const gang = cardOf(boss).gang;
  expect(members.every((member) => cardOf(member).gang === gang)).toBe(true);
  const plain = members.filter((member) => cardOf(member).effect?.when !== 'endOfGame');
  const s = trail({ hunters: [{ at: 'r1c1', holds: [boss, ...plain, 'G01'] }] });
  expect(gangBonuses(hunter(s, 0))).toBe(amount * plain.length);
});

test.each(['Y25', 'R15', 'R23', 'R28', 'K14', 'K23', 'K29'])('%s can be left by its exits only', (card) => {
  const { exits = [] } = cardOf(card);
  const around = ['r1c2', 'r1c3', 'r2c3', 'r3c3', 'r3c2', 'r3c1', 'r2c1', 'r1c1'];
  const [from] = openSides(card)[0] ?? ['N'];
  const start = around[SIDES.indexOf(from)] ?? 'r1c2';
  const s = trail({ grid: ['-- -- -- --', `-- ${card} -- --`, '-- -- -- --', '-- -- -- --'], hunters: [{ at: start }, IDLER] });
  around.forEach((next, direction) => {
    if (next === start) return;
    const verdict = judged(s, 0, `r2c2 ${next}`);
    expect([next, verdict]).toEqual([next, exits.includes(direction) ? 'BT-28 step 2' : 'BT-35 step 2']);
  });
});

test('every effect in the table is fired by one of the tests above', () => {
  const tested = new Set([
    ...EFFECTS.map(([card]) => card), ...Object.keys(ROLLS),
    'Y24', 'K25', 'G24', 'R23', 'K23', 'Y28', 'K27', 'G25', 'R22', 'R12', 'R24', 'K24', 'K04', 'K28', 'Y03', 'Y04', 'Y05', 'R02', 'R03', 'R04', 'K01', 'K02', 'K03',
  ]);
  expect(CARDS.filter((card) => card.effect && !tested.has(card.id)).map((card) => card.id)).toEqual([]);
});
