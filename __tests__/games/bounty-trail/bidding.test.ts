import { NOT_ASKED } from '@tests/kit/situation';

import { bid, cardAt, holds, hunter, ride, space, stocks, trail, type Trail, type TrailSetup } from './trail';

/** Seats 0 and 1 meet on r1c2 in beat 1. */
function contest(card: string, setup: Partial<TrailSetup> = {}): Trail {
  const s = trail({ grid: [`-- ${card} -- --`, '-- -- -- --', '-- -- -- --', '-- -- -- --'], ...setup, hunters: [{ at: 'r1c1', ...setup.hunters?.[0] }, { at: 'r1c3', ...setup.hunters?.[1] }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  return s;
}

function bids(s: Trail, ...offers: readonly (readonly [number, number?])[]): Trail {
  offers.forEach(([bullets, hearts], seat) => s.play(seat, bid(bullets, hearts)));
  return s;
}

test('BT-70 a bid is bullets or hearts, never both', () => {
  const s = contest('Y12');
  expect(s.refused(0, bid(1, 1))).toBe('BT-70');
  s.play(0, bid(0, 2));
  expect(hunter(s, 0)).toMatchObject({ hasBid: true, bid: { bullets: 0, hearts: 2 } });
});

test('BT-71 the lowest bid is 0', () => {
  const s = contest('Y12');
  expect(s.refused(0, bid(-1))).toBe('BT-71');
  expect(s.moves(0)).toContainEqual(bid(0));
});

test('BT-72 the highest bid is all bullets, or all hearts but one', () => {
  const s = contest('Y12', { hunters: [{ bullets: 9, hearts: 4 }] });
  expect(s.refused(0, bid(10))).toBe('BT-72');
  expect(s.refused(0, bid(0, 4))).toBe('BT-72');
  const offered = s.moves(0);
  expect(offered).toContainEqual(bid(9));
  expect(offered).toContainEqual(bid(0, 3));
  expect(offered).toHaveLength(1 + 9 + 3);
});

test('BT-73 all bids of a beat are in before any is opened', () => {
  const s = contest('Y12');
  expect(s.play(0, bid(2)).map((event) => event.type)).toEqual(['bidPlaced']);
  expect(s.play(1, bid(1)).slice(0, 2).map((event) => event.type)).toEqual(['bidPlaced', 'bidsRevealed']);
});

test('BT-74 only the numbers are compared', () => {
  const s = bids(contest('Y12'), [3], [0, 3]);
  expect(s.happened('auctionTied')).toHaveLength(1);
});

test('BT-75 the highest bid pays itself and resolves the bounty with its effects', () => {
  const s = bids(contest('G11'), [2], [0, 3]);
  expect(stocks(s, 1)).toBe('b10 h7 $100');
  expect(holds(s, 1)).toEqual(['G11']);
});

test('BT-76 the others pay nothing and get nothing', () => {
  const s = bids(contest('G12'), [2], [3]);
  expect(stocks(s, 0)).toBe('b10 h10 $0');
  expect(holds(s, 0)).toEqual([]);
});

test.each([
  ['equal bids', [2], [0, 2]],
  ['two passes', [0], [0]],
] as const)('BT-77 %s leave the bounty where it is', (_what, first, second) => {
  const s = bids(contest('Y12'), first, second);
  expect(space(s, 'r1c2')).toMatchObject({ card: 'Y12', used: false });
  expect([stocks(s, 0), stocks(s, 1)]).toEqual(['b10 h10 $0', 'b10 h10 $0']);
});

test('BT-77 a lower bid does not win when the highest is tied', () => {
  const s = trail({
    seats: 3,
    grid: ['-- Y12 -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --'],
    hunters: [{ at: 'r1c1' }, { at: 'r1c3' }, { at: 'r2c2' }],
  });
  ride(s, 'r1c2 r2c1 r3c1', 'r1c2 r2c3 r3c3', 'r1c2 r1c3 r1c4');
  bids(s, [3], [3], [2]);
  expect([0, 1, 2].map((seat) => holds(s, seat))).toEqual([[], [], []]);
});

test('BT-78 a bounty that stayed is resolved by whoever comes later in the round', () => {
  const s = trail({
    seats: 3,
    grid: ['-- Y07 -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --'],
    hunters: [{ at: 'r1c1' }, { at: 'r1c3' }, { at: 'r3c2' }],
  });
  ride(s, 'r1c2 r2c1 r3c1', 'r1c2 r2c3 r3c3', 'r2c2 r1c2 r1c1');
  bids(s, [1], [1]);
  expect(holds(s, 2)).toEqual(['Y07']);
  expect(stocks(s, 2)).toBe('b8 h10 $0');
});

test('BT-79 a winning bid of all bullets empties the gun', () => {
  const s = bids(contest('Y12', { hunters: [{ bullets: 9, holds: ['G15'] }] }), [9], [4]);
  expect(s.happened('gunEmptied')).toMatchObject([{ seat: 0, sacrificed: 'Y12' }]);
  expect(holds(s, 0)).toEqual(['G15']);
  expect(hunter(s, 0).bullets).toBe(10);
});

test('BT-80 step modifiers neither change a bid nor outlive a contested step', () => {
  const s = trail({ grid: ['-- Y12 -- --', '-- Y07 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', nextStepFree: true }, { at: 'r1c3', nextStepPlus: 2 }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  bids(s, [3], [1]);
  expect(s.happened('paid')).toMatchObject([{ seat: 0, card: 'Y12', bullets: 3 }, { seat: 0, card: 'Y07', bullets: 2 }]);
});

test('BT-81 two bounties can be contested in one beat, each for itself', () => {
  const s = trail({
    seats: 4,
    grid: ['-- Y12 -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- Y07 --'],
    hunters: [{ at: 'r1c1' }, { at: 'r1c3' }, { at: 'r5c3' }, { at: 'r5c5' }],
  });
  ride(s, 'r1c2 r2c1 r3c1', 'r1c2 r2c3 r3c3', 'r5c4 r4c3 r3c2', 'r5c4 r4c5 r3c5');
  expect(s.prompts().map((prompt) => prompt.seat)).toEqual([0, 1, 2, 3]);
  bids(s, [1], [2], [5], [5]);
  expect(holds(s, 1)).toEqual(['Y12']);
  expect(cardAt(s, 'r5c4')).toBe('Y07');
});

test('BT-198 a bid is final, and nobody bids who is not in the auction', () => {
  const s = trail({
    seats: 3,
    grid: ['-- Y12 -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --'],
    hunters: [{ at: 'r1c1' }, { at: 'r1c3' }, { at: 'r5c5' }],
  });
  expect(s.refused(0, bid(1))).toBe('BT-198');
  ride(s, 'r1c2 r2c1 r3c1', 'r1c2 r2c3 r3c3', 'r5c4 r5c3 r5c2');
  s.play(1, bid(4));
  expect(s.refused(1, bid(5))).toBe(NOT_ASKED);
  expect(s.refused(2, bid(1))).toBe(NOT_ASKED);
  expect(s.view(0).hunters[1]).toMatchObject({ hasBid: true });
  expect(s.view(0).hunters[1]?.bid).toBeUndefined();
});
