import { bountyTrailGame } from '@/games/bounty-trail/game';

import { bid, cardAt, holds, hunter, IDLER, IDLING, judged, path, ride, space, trail, where } from './trail';

test('BT-154 the round end runs in its order', () => {
  const s = trail({
    characterPowers: true, characters: ['quartermaster', 'medic'],
    grid: ['-- G23 -- Y12', '-- -- -- --', '-- -- -- --', '-- -- -- --'],
    hunters: [{ at: 'r1c1', bullets: 5 }, IDLER],
  });
  ride(s, 'r1c2 r2c2 r3c2', IDLING);
  const types = s.events.map((event) => event.type);
  const order = ['roundEnded', 'resupplied', 'cubePlaced', 'timerFull', 'discarded', 'dealt', 'roundStarted'] as const;
  expect(order.map((type) => types.indexOf(type))).toEqual(order.map((type) => types.indexOf(type)).slice().sort((a, b) => a - b));
  expect(types).toEqual(expect.arrayContaining([...order]));
});

test('BT-154 unused step modifiers lapse', () => {
  const s = trail({ grid: ['-- -- -- G24', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(hunter(s, 0)).toMatchObject({ nextStepFree: false, nextStepPlus: 0 });
});

test('BT-155 spaces without card and character are refilled row by row from the top of the deck', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
  const top = s.state.deck.slice(-14).reverse().map((card) => card.card);
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  const dealt = s.happened('dealt');
  expect(dealt.map((event) => event.spot)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15]);
  expect(dealt.map((event) => event.card)).toEqual(top);
});

test('BT-156 under a character nothing is dealt and the used card is removed', () => {
  const s = trail({ grid: ['-- -- -- G23', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(cardAt(s, 'r1c4')).toBe('--');
  expect(s.state.discard).toEqual(['G23']);
  expect(where(s, 0)).toBe('r1c4');
});

test('BT-157 a space that was left is bare in that round and refilled at its end', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
  ride(s, 'r2c1 r3c1 r4c1', 'r1c2 r1c1 r2c2');
  expect(s.happened('foundNothing')).toContainEqual({ type: 'foundNothing', seat: 1, spot: 0 });
  expect(cardAt(s, 'r1c1')).not.toBe('--');
});

test('BT-158 what was not resolved stays as it lies', () => {
  const s = trail({ grid: ['Y07/1 K18/3*1 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c3' }, IDLER] });
  ride(s, 'r1c4 r2c4 r2c3', IDLING);
  expect(space(s, 'r1c1')).toEqual({ card: 'Y07', turns: 1, cubes: 0, used: false, touched: false });
  expect(space(s, 'r1c2')).toEqual({ card: 'K18', turns: 3, cubes: 2, used: false, touched: false });
});

test('BT-159 a bounty that stayed lies below the characters and is not theirs', () => {
  const s = trail({ grid: ['-- -- -- --', '-- Y07 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c4' }, { at: 'r4c4' }] });
  ride(s, 'r1c3 r1c2 r2c2', 'r4c3 r3c3 r2c2');
  s.play(0, bid(2));
  s.play(1, bid(2));
  expect(cardAt(s, 'r2c2')).toBe('Y07');
  expect([where(s, 0), where(s, 1)]).toEqual(['r2c2', 'r2c2']);
  s.change((state) => { state.grid.forEach((one, spot) => { if (spot !== 5) delete one.card; }); });
  expect(judged(s, 0, 'r1c2 r1c3 r2c2')).toBe('BT-31 step 3');
  ride(s, 'r1c2 r1c3 r1c4', 'r3c3 r3c4 r4c4');
  expect([holds(s, 0), holds(s, 1)]).toEqual([[], []]);
});

test('BT-160 an empty deck is made anew from the discard pile', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
  s.change((state) => { state.discard = state.deck.slice(3).map((card) => card.card); state.deck = state.deck.slice(0, 3); });
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(s.happened('reshuffled')).toEqual([{ type: 'reshuffled', cards: 117 }]);
  expect(s.state.deck).toHaveLength(106);
  expect(new Set(s.state.deck.map((card) => card.turns)).size).toBe(4);
});

test('BT-160 with deck and discard pile empty the space stays bare', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
  s.change((state) => { state.deck = []; });
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(s.state.grid.every((one) => one.card === undefined)).toBe(true);
});

test('BT-161 no card is ever lost or doubled', () => {
  const s = trail({ grid: ['Y07 G23 K17 --', '-- Y12*0 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r2c1', holds: ['R01'], bullets: 1 }, IDLER] });
  expect(bountyTrailGame.broken?.(s.state)).toEqual([]);
  ride(s, 'r1c1 r1c2 r1c3 r1c4', IDLING);
  expect(s.happened('gunEmptied').length).toBeGreaterThan(0);
  expect(bountyTrailGame.broken?.(s.state)).toEqual([]);
  s.change((state) => { state.discard.push('Y07'); });
  expect(bountyTrailGame.broken?.(s.state)).not.toEqual([]);
});

test('BT-203 the next round starts with fresh horses', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4 r2c4 r2c3 r2c2 r2c1', IDLING);
  s.change((state) => { state.grid.forEach((one) => { delete one.card; }); const one = state.grid[0]; if (one) one.card = 'Y07'; });
  s.play(0, path(s.state, 0, 'r1c1 r1c2 r1c3'));
  s.play(1, path(s.state, 1, 'r4c4 r4c3 r4c2'));
  expect(s.happened('paid')).toMatchObject([{ card: 'Y07', bullets: 2 }]);
});
