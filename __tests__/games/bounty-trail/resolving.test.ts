import { priceOf } from '@/games/bounty-trail/rules/price';
import type { Hunter } from '@/games/bounty-trail/rules/state';
import { newHunter } from '@/games/bounty-trail/rules/setup';

import { holds, IDLER, IDLING, PLAIN, ride, space, stocks, trail, visit, cardAt } from './trail';

const payer = (changes: Partial<Hunter>): Hunter => ({ ...newHunter('scout', PLAIN), ...changes });
const price = (...[entry, who, step]: Parameters<typeof priceOf>): string => {
  const found = priceOf(entry, who, step);
  return found ? `b${found.bullets} h${found.hearts}` : 'sealed';
};

test('BT-52 the price is that of the arrival side after its modifiers', () => {
  expect(stocks(visit({ card: 'Y07', hunter: { nextStepPlus: 3 }, step: 1 }), 0)).toBe('b5 h10 $0');
  expect(stocks(visit({ card: 'Y07' }), 0)).toBe('b8 h10 $0');
});

test('BT-53 a blind side costs nothing', () => {
  expect(stocks(visit({ card: 'R08', from: 'NW' }), 0)).toBe('b10 h10 $0');
});

test('BT-54 sides ask for bullets or for hearts', () => {
  expect(stocks(visit({ card: 'R08', from: 'NE' }), 0)).toBe('b4 h10 $0');
  expect(stocks(visit({ card: 'R08', from: 'E' }), 0)).toBe('b10 h8 $0');
});

test.each([[10, 5], [9, 5], [7, 4], [2, 1], [1, 1]])('BT-55 half of %i is %i, for bullets and for hearts', (stock, half) => {
  expect(price('bHalf', payer({ bullets: stock }), 1)).toBe(`b${half} h0`);
  expect(price('hHalf', payer({ hearts: stock }), 1)).toBe(`b0 h${half}`);
});

test('BT-56 prices look at the stocks before the rewards of the beat', () => {
  const s = trail({ grid: ['-- R01 K11 --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', bullets: 8 }, { at: 'r1c4', bullets: 6 }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c3 r2c3 r3c3');
  expect([stocks(s, 0), stocks(s, 1)]).toEqual(['b4 h10 $0', 'b3 h10 $0']);
});

test.each([
  ['plus bullets come on top of hearts', 'h2', { nextStepPlus: 2 }, 1, 'b2 h2'],
  ['plus bullets also make a blind side cost', 'blind', { nextStepPlus: 1 }, 2, 'b1 h0'],
  ['Deadeye counts the plus', 'b3', { nextStepPlus: 1, power: 'deadeye' }, 2, 'b3 h0'],
  ['the Scout’s discount comes after the plus', 'b3', { nextStepPlus: 2, power: 'scout' }, 1, 'b1 h0'],
  ['a free step beats everything', 'bHalf', { nextStepPlus: 2, nextStepFree: true }, 2, 'b0 h0'],
  ['a seal becomes a price for the Safecracker first', 'sealed', { nextStepPlus: 1, power: 'breaker' }, 2, 'b7 h1'],
] as const)('BT-57 %s', (_what, entry, changes, step, expected) => {
  expect(price(entry, payer(changes), step)).toBe(expected);
});

test('BT-58 rewards come up to the caps, and a bounty is captured', () => {
  const s = visit({ card: 'Y01', from: 'NE', hunter: { hearts: 10 } });
  expect(stocks(s, 0)).toBe('b10 h10 $0');
  expect(holds(s, 0)).toEqual(['Y01']);
});

test('BT-59 a captured bounty leaves a bare space for the rest of the round', () => {
  const s = trail({ grid: ['-- Y07 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c4' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c3 r1c2 r2c3 r3c3');
  expect(s.happened('foundNothing')).toContainEqual({ type: 'foundNothing', seat: 1, spot: 1 });
  expect(stocks(s, 1)).toBe('b10 h10 $0');
});

test('BT-60 the effect runs when its trigger holds', () => {
  expect(stocks(visit({ card: 'G03', from: 'NW', step: 3 }), 0)).toBe('b9 h10 $100');
  expect(stocks(visit({ card: 'G03', from: 'NW', step: 2 }), 0)).toBe('b9 h10 $0');
});

test('BT-61 a used card that is no bounty is flipped and lies there until the round end', () => {
  const s = trail({ grid: ['-- G23 -- --', '-- -- -- --', '-- Y07 -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r3c1' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r2c1 r2c2 r3c2');
  expect(s.state.phase).toBe('bidding');
  expect(space(s, 'r1c2')).toMatchObject({ card: 'G23', used: true });
});

test('BT-62 flipped cards and bare spaces cost and give nothing, but count as steps', () => {
  const s = trail({ grid: ['-- Y18 -- --', '-- -- -- --', '-- -- Y26 --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c4' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c3 r1c2 r2c2 r2c3 r3c3');
  expect(stocks(s, 0)).toBe('b5 h10 $250');
  expect(stocks(s, 1)).toBe('b7 h10 $100');
});

test('BT-63 a flipped card is not activated again in its round', () => {
  const s = trail({ grid: ['-- G23 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r4c2' }] });
  ride(s, 'r1c2 r2c2 r3c3', 'r3c2 r2c2 r1c2');
  expect(s.happened('paid')).toHaveLength(1);
  expect(stocks(s, 1)).toBe('b10 h10 $0');
});

test('BT-85 what is no bounty is never kept: its $ is cash', () => {
  const s = visit({ card: 'R19', from: 'E' });
  expect(stocks(s, 0)).toBe('b10 h9 $450');
  expect(holds(s, 0)).toEqual([]);
});

test('BT-91 rewards are the same from every side', () => {
  const cash = (['N', 'NE', 'E', 'SE', 'S', 'SW', 'W'] as const).map((from) => visit({ card: 'R19', from }).state.hunters[0]?.cash);
  expect(new Set(cash)).toEqual(new Set([450]));
});

test('BT-92 rewards are given once per player and resolution', () => {
  const s = trail({ grid: ['-- Y20 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', bullets: 1 }, IDLER] });
  ride(s, 'r1c2 r2c2 r3c2', IDLING);
  expect(s.happened('gained')).toMatchObject([{ seat: 0, card: 'Y20', gain: { bullets: 2 } }]);
  expect(cardAt(s, 'r1c2')).not.toBe('Y20');
});

test.each([[5, 0], [6, 1], [7, 2], [10, 5]])('BT-203 entering a card on step %i of a path costs %i bullets more', (step, more) => {
  expect(price('b2', payer({}), step)).toBe(`b${2 + more} h0`);
  expect(price('h1', payer({}), step)).toBe(`b${more} h1`);
});

test.each([[6], [7], [10]])('BT-203 without the forced march step %i costs what the card says', (step) => {
  const tireless = newHunter('scout', { characterPowers: false, forcedMarch: false });
  expect(price('b2', tireless, step)).toBe('b2 h0');
  expect(price('bHalf', tireless, step)).toBe('b5 h0');
});

test.each([[undefined, 5], [true, 5], [false, 2]])('BT-203 forced march %s: a card of 2 bullets on the eighth step is paid with %i', (forcedMarch, paid) => {
  const s = trail({ ...(forcedMarch === undefined ? {} : { forcedMarch }), grid: ['-- -- -- --', '-- -- -- --', 'Y07 -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4 r2c4 r2c3 r2c2 r2c1 r3c1', IDLING);
  expect(s.happened('paid')).toMatchObject([{ card: 'Y07', bullets: paid }]);
});

test('BT-203 a long ride over bare ground costs nothing', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4 r2c4 r2c3 r2c2 r2c1 r3c1 r3c2', IDLING);
  expect(stocks(s, 0)).toBe('b10 h10 $0');
});
