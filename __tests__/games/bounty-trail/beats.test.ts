import { stepInBeat } from '@/games/bounty-trail/rules/arrivals';

import { bid, cardAt, holds, hunter, IDLER, IDLING, ride, space, stocks, trail, where, type Trail } from './trail';

const EMPTY_5 = ['-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --'];

/** Who moves in which beat: "1: 0 1 2" means seats 0, 1 and 2 step in beat 1. */
const strides = (s: Trail): string[] =>
  s.happened('walked').map((event) => `${event.beat}: ${event.strides.map((stride) => ('seat' in stride ? stride.seat : 'rider')).join(' ')}`);

/** Paths of 3, 5 and 4 steps over bare ground. */
function threeLengths(): Trail {
  const s = trail({ seats: 3, grid: EMPTY_5, hunters: [{ at: 'r1c1' }, { at: 'r3c1' }, { at: 'r5c1' }] });
  ride(s, 'r1c2 r1c3 r1c4', 'r3c2 r3c3 r3c4 r3c5 r2c5', 'r5c2 r5c3 r5c4 r5c5');
  return s;
}

test('BT-43 there are as many beats as the longest path has steps', () => {
  expect(threeLengths().happened('walked').map((event) => event.beats)).toEqual([5, 5, 5, 5, 5]);
});

test('BT-44 before the last beat everybody with more steps to come takes the next one', () => {
  expect(strides(threeLengths()).slice(0, 4)).toEqual(['1: 0 1 2', '2: 0 1 2', '3: 1 2', '4: 1']);
});

test('BT-45 in the last beat everybody takes the last step of the own path', () => {
  const last = threeLengths().happened('walked')[4];
  expect(last?.strides.map(({ step, steps }) => [step, steps])).toEqual([[3, 3], [5, 5], [4, 4]]);
});

test('BT-46 a shorter path waits before its last step', () => {
  expect([1, 2, 3, 4, 5].map((beat) => stepInBeat(beat, 5, 3))).toEqual([1, 2, 0, 0, 3]);
  expect([1, 2, 3].map((beat) => stepInBeat(beat, 3, 3))).toEqual([1, 2, 3]);
});

test('BT-47 whoever waits neither shares nor bids, but can be hit', () => {
  const s = trail({
    grid: ['-- -- -- --', '-- -- R12 --', '-- -- -- --', '-- -- -- --'],
    hunters: [{ at: 'r1c1' }, { at: 'r4c4' }],
  });
  // Seat 0 waits on the bounty's neighbour while seat 1 captures it in beat 3.
  ride(s, 'r1c2 r1c3 r1c4', 'r4c3 r3c3 r2c3 r2c2');
  expect(s.happened('auctionOpened')).toEqual([]);
  expect(s.happened('lost')).toMatchObject([{ seat: 0, bullets: 1 }]);
});

test('BT-47 whoever waits on a bounty that stayed bids no more when somebody else comes for it', () => {
  const s = trail({
    seats: 3,
    grid: ['-- -- -- -- --', '-- Y07 -- -- --', '-- -- -- -- --', '-- -- -- -- --', '-- -- -- -- --'],
    hunters: [{ at: 'r2c4' }, { at: 'r4c2' }, { at: 'r5c1' }],
  });
  // Seats 0 and 1 tie for it in beat 2 and wait there; seat 2 comes in beat 3.
  ride(s, 'r2c3 r2c2 r1c1', 'r3c2 r2c2 r1c2', 'r4c1 r3c1 r2c2 r3c3 r4c4');
  s.play(0, bid(1));
  s.play(1, bid(1));
  expect(s.happened('auctionOpened')).toHaveLength(1);
  expect(holds(s, 2)).toEqual(['Y07']);
});

test('BT-48 each stage is over for everybody before the next begins', () => {
  const s = trail({
    grid: ['G16 -- -- --', '-- -- -- --', 'Y07 -- -- --', '-- -- -- --'],
    hunters: [{ at: 'r1c2' }, { at: 'r4c1' }],
  });
  ride(s, 'r1c1 r2c1 r2c2', 'r3c1 r3c2 r3c3');
  const first = s.events.slice(s.events.findIndex((event) => event.type === 'walked') + 1);
  expect(first.slice(0, 5).map((event) => event.type)).toEqual(['paid', 'paid', 'gained', 'captured', 'flipped']);
});

test('BT-49 swapping places and crossing lines has no effect', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, { at: 'r1c2' }] });
  ride(s, 'r1c2 r2c3 r3c3', 'r1c1 r2c1 r3c2');
  expect([where(s, 0), where(s, 1)]).toEqual(['r3c3', 'r3c2']);
  expect(stocks(s, 0)).toBe('b10 h10 $0');
});

test('BT-50 a card used up in a beat is still face up for everybody arriving in it', () => {
  const s = trail({ grid: ['-- G23 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  expect([stocks(s, 0), stocks(s, 1)]).toEqual(['b12 h9 $50', 'b12 h9 $50']);
});

test('BT-51 whoever arrives on a face-up card resolves it, like it or not', () => {
  const s = trail({ grid: ['-- R26 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r2c2 r3c2', IDLING);
  expect(stocks(s, 0)).toBe('b10 h8 $350');
});

test('BT-64 a persistent card serves everybody who comes by in the round', () => {
  const s = trail({ grid: ['-- G27 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', hearts: 5 }, { at: 'r1c4', hearts: 5 }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c3 r1c2 r2c3 r3c3');
  expect([stocks(s, 0), stocks(s, 1)]).toEqual(['b8 h6 $0', 'b8 h6 $0']);
  expect(s.happened('flipped')).toEqual([]);
});

test('BT-65 a persistent card that was visited is replaced at the round end, an unvisited one stays', () => {
  const s = trail({ grid: ['-- G27 -- G26', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r2c2 r3c2', IDLING);
  expect(s.state.discard).toEqual(['G27']);
  expect(cardAt(s, 'r1c4')).toBe('G26');
});

test('BT-66 several who arrive on a card that is no bounty each pay and each gain everything', () => {
  const s = trail({ grid: ['-- G16 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r2c2', bullets: 5 }, { at: 'r1c3', bullets: 5 }] });
  ride(s, 'r1c2 r1c1 r2c1', 'r1c2 r2c3 r3c3');
  expect([stocks(s, 0), stocks(s, 1)]).toEqual(['b8 h9 $0', 'b8 h10 $0']);
  expect(s.happened('flipped')).toHaveLength(1);
});

test('BT-67 whoever stands there already, or comes later, does not share', () => {
  const s = trail({ grid: ['-- G23 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c4' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c3 r1c2 r2c3 r3c3');
  expect([stocks(s, 0), stocks(s, 1)]).toEqual(['b12 h9 $50', 'b10 h10 $0']);
  expect(s.happened('foundNothing').map((event) => event.seat)).toContain(1);
});

test('BT-68 two last steps to the same card always arrive together', () => {
  const s = trail({ grid: ['-- G23 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r2c1' }, { at: 'r3c4' }] });
  ride(s, 'r3c1 r2c2 r1c2', 'r3c3 r2c4 r1c4 r1c3 r1c2');
  expect([hunter(s, 0).cash, hunter(s, 1).cash]).toEqual([50, 50]);
});

test('BT-69 several who arrive on a bounty pay no entry and bid instead, even who comes blind', () => {
  const s = trail({ grid: ['-- Y01 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  expect(s.prompts().map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'bid'], [1, 'bid']]);
  expect(s.happened('paid')).toEqual([]);
  s.play(0, bid(1));
  s.play(1, bid(0));
  expect(s.happened('paid')).toMatchObject([{ seat: 0, bullets: 1, hearts: 0 }]);
  expect(space(s, 'r1c2').card).not.toBe('Y01');
});
