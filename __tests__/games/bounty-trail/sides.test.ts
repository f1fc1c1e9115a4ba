import { SIDES } from '@/games/bounty-trail/content/card';
import { cardOf } from '@/games/bounty-trail/content/cards';
import { entryAt, exitsOf } from '@/games/bounty-trail/rules/cards';

import { ride, stocks, trail, visit, IDLER, IDLING } from './trail';

const marlon = cardOf('Y01');
const sides = (card: string, turns: number): string => SIDES.map((_, side) => entryAt(cardOf(card), turns, side)).join(' ');

test('BT-17 sides are listed clockwise from north for an upright card', () => {
  expect(SIDES.join(' ')).toBe('N NE E SE S SW W NW');
  expect(sides('Y01', 0)).toBe('b3 blind b3 b4 b5 b4 b3 b2');
});

test.each([
  [1, 'b3 b2 b3 blind b3 b4 b5 b4'],
  [2, 'b5 b4 b3 b2 b3 blind b3 b4'],
  [3, 'b3 b4 b5 b4 b3 b2 b3 blind'],
])('BT-18 %i quarter turns move every printed side two places on', (turns, ring) => {
  expect(sides('Y01', turns)).toBe(ring);
  expect(marlon.entry.map((_, printed) => entryAt(marlon, turns, (printed + 2 * turns) % 8))).toEqual(marlon.entry);
});

test('BT-19 whoever moves south-west arrives from the north-east', () => {
  const s = trail({ grid: ['-- -- -- --', '-- Y01 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c3' }, IDLER] });
  ride(s, 'r2c2 r3c2 r4c2', IDLING);
  expect(s.happened('paid')).toMatchObject([{ seat: 0, side: 1, bullets: 0, hearts: 0 }]);
});

test('BT-20 exits turn with the card', () => {
  expect([0, 1, 2, 3].map((turns) => exitsOf(cardOf('R23'), turns)?.map((exit) => SIDES[exit]).join(' '))).toEqual(['N E', 'E S', 'S W', 'W N']);
});

test.each(SIDES.map((side, index) => [side, index] as const))('BT-21 arriving from %s, that side alone decides the price', (side, index) => {
  const entry = marlon.entry[index] ?? '';
  const price = entry === 'blind' ? 0 : Number(entry.slice(1));
  expect(stocks(visit({ card: 'Y01', from: side }), 0)).toBe(`b${10 - price} h10 $0`);
});
