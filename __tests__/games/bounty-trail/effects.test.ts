import { triggers } from '@/games/bounty-trail/rules/effects';
import { CARDS, cardOf } from '@/games/bounty-trail/content/cards';
import { NOWHERE } from '@/games/bounty-trail/rules/geometry';

import { bid, holds, hunter, IDLER, IDLING, path, ride, stocks, trail, visit } from './trail';

test.each([
  ['resolve', 2, 5, true],
  ['first', 1, 5, true],
  ['first', 2, 5, false],
  ['last', 5, 5, true],
  ['last', 4, 5, false],
  ['short', 2, 4, true],
  ['short', 2, 5, false],
  ['endOfGame', 5, 5, false],
] as const)('BT-116 trigger %s on step %i of %i: %s', (when, step, steps, expected) => {
  expect(triggers(when, { card: cardOf('G01'), cubes: 0, step, steps })).toBe(expected);
});

test('BT-117 triggers look at the path as drawn, not at what it found', () => {
  // The first step finds a used card; R14 on step 2 is not “first”.
  const s = trail({ grid: ['-- -- R14 --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(hunter(s, 0).cash).toBe(0);
  expect(hunter(visit({ card: 'R14', step: 1 }), 0).cash).toBe(200);
});

test('BT-118 ending on a flipped or captured card gives nothing', () => {
  const s = trail({ grid: ['-- Y23 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r3c2', hearts: 3 }] });
  ride(s, 'r1c2 r1c3 r1c4', 'r3c3 r2c2 r1c2');
  expect(stocks(s, 1)).toBe('b10 h3 $0');
});

test('BT-119 every operation of the vocabulary is used by some card', () => {
  const used = new Set(CARDS.flatMap((card) => card.effect?.do.map((operation) => operation.op) ?? []));
  expect([...used].sort()).toEqual([
    'cashPerBounty', 'cashPerCube', 'cashPerStep', 'gain', 'gainIf', 'gangBonus', 'jailHighest', 'nextStepFree', 'nextStepPlus', 'othersLose', 'raiseTo', 'roll',
  ]);
});

test('BT-120 the reward of the same card counts for effects that look at money and bounties', () => {
  expect(hunter(visit({ card: 'Y10', from: 'N', hunter: { holds: ['G01', 'G02'] } }), 0).cash).toBe(150);
  // With its own $350 the camp makes seat 0 richer than seat 1.
  const richer = visit({ card: 'K22', from: 'N', hunter: { cash: 0 }, other: { ...IDLER, cash: 300 } });
  expect(hunter(richer, 0).cash).toBe(350);
  const poorer = visit({ card: 'K22', from: 'N', hunter: { cash: 0 }, other: { ...IDLER, cash: 350 } });
  expect(hunter(poorer, 0).cash).toBe(700);
});

test('BT-120 gains come before blows, and all blows on one victim are one loss', () => {
  const s = trail({
    seats: 3,
    grid: ['-- -- -- -- --', 'K28 -- K04 -- --', '-- Y23 -- -- --', '-- -- -- -- --', '-- -- -- -- --'],
    hunters: [{ at: 'r1c1' }, { at: 'r1c3' }, { at: 'r5c2', hearts: 2 }],
  });
  ride(s, 'r1c2 r2c2 r2c1', 'r1c4 r2c4 r2c3', 'r4c2 r4c3 r3c2');
  expect(s.happened('lost')).toMatchObject([{ seat: 2, by: [0, 1], hearts: 3 }]);
  expect(hunter(s, 2).hearts).toBe(7);
});

test('BT-121 blows stop at the last bullet and the last heart', () => {
  const bullets = visit({ card: 'R24', from: 'NW', step: 3, other: { ...IDLER, bullets: 2 } });
  expect(hunter(bullets, 1).bullets).toBe(1);
  expect(bullets.happened('gunEmptied')).toEqual([]);
  const hearts = visit({ card: 'K24', from: 'NW', step: 3, other: { ...IDLER, hearts: 1 } });
  expect(hunter(hearts, 1)).toMatchObject({ hearts: 1, down: false });
  expect(hearts.happened('lost')).toEqual([]);
});

test('BT-122 an own roll can empty the gun and kill', () => {
  expect(visit({ card: 'G30', from: 'N', hunter: { bullets: 1 }, dice: [1] }).happened('gunEmptied')).toHaveLength(1);
  expect(hunter(visit({ card: 'Y29', from: 'N', hunter: { hearts: 1 }, dice: [1] }), 0).down).toBe(true);
});

test('BT-123 a step modifier lives for exactly the next step', () => {
  const over = trail({ grid: ['-- G24 -- Y07', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(over, 'r1c2 r1c3 r1c4', IDLING);
  expect(stocks(over, 0)).toBe('b5 h10 $0');
  const next = trail({ grid: ['-- G24 Y07 Y09', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(next, 'r1c2 r1c3 r1c4', IDLING);
  expect(stocks(next, 0)).toBe('b7 h9 $0');
});

test('BT-123 a contested step uses the modifier up, and a free step opens no seal', () => {
  const s = trail({ grid: ['-- G24 Y07 --', '-- -- Y09 --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r2c4' }] });
  ride(s, 'r1c2 r1c3 r2c3', 'r1c4 r1c3 r2c2');
  s.play(0, bid(2));
  s.play(1, bid(1));
  expect(s.happened('paid').map(({ seat, card, bullets, hearts }) => `${seat} ${card} b${bullets} h${hearts}`)).toEqual(['0 G24 b3 h0', '0 Y07 b2 h0', '0 Y09 b0 h2']);
  const sealed = trail({ grid: ['-- G24 -- --', '-- -- -- --', '-- G21 -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', nextStepFree: true }, IDLER] });
  expect(() => ride(sealed, 'r2c1 r3c2 r4c2', IDLING)).toThrow('BT-34');
});

test('BT-124 adjacent means next to each other after everybody has moved', () => {
  const near = visit({ card: 'K28', from: 'N', step: 3, other: { at: 'r4c4' }, otherPath: 'r4c3 r4c2 r3c2' });
  expect(hunter(near, 1).hearts).toBe(8);
  const left = visit({ card: 'K28', from: 'N', step: 3, other: { at: 'r3c3' }, otherPath: 'r3c4 r4c4 r4c3' });
  expect(hunter(left, 1).hearts).toBe(10);
});

test('BT-125 a bounty keeps its printed worth, bonuses are cash', () => {
  const s = visit({ card: 'R17', from: 'S', cubes: 2 });
  expect(stocks(s, 0)).toBe('b9 h10 $300');
  expect(holds(s, 0)).toEqual(['R17']);
  expect(cardOf('R17').bounty).toBe(500);
});

test('BT-124 whoever is off the grid is next to nobody, not even to the corner', () => {
  const s = trail({ grid: ['K28 -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r3c1' }, {}] });
  s.change((state) => {
    const [, other] = state.hunters;
    if (other) Object.assign(other, { locked: true, plan: { start: NOWHERE, steps: [] } });
  });
  s.play(0, path(s.state, 0, 'r2c2 r1c2 r1c1'));
  expect(s.happened('flipped')).toMatchObject([{ card: 'K28' }]);
  expect(hunter(s, 1).hearts).toBe(10);
});
