import { LEVELS } from '@/games/bounty-trail/content/levels';

import { bid, cardAt, holds, hunter, IDLER, IDLING, judged, path, ride, space, stocks, trail, turnsAfterCheck, visit, where, type Trail } from './trail';

test.each([
  ['NE', 0, 8, 'b6 h9'],
  ['N', 0, 8, 'b3 h9'],
  ['S', 0, 8, 'b1 h9'],
  ['SE', 1, 8, 'b6 h9'],
  ['NE', 1, 8, 'b4 h9'],
  ['NE', 0, 10, 'b6 h10'],
] as const)('WE-1 Marlon No Face from %s at %i quarter turns with %i hearts leaves %s', (from, turns, hearts, left) => {
  const s = visit({ card: 'Y01', from, turns, hunter: { bullets: 6, hearts } });
  expect(stocks(s, 0)).toBe(`${left} $0`);
  expect(holds(s, 0)).toEqual(['Y01']);
});

test.each([
  [10, [], 5, ['R01']],
  [9, [], 4, ['R01']],
  [7, [], 3, ['R01']],
  [2, [], 1, ['R01']],
  [1, ['Y07'], 10, ['Y07']],
  [1, ['K01'], 10, ['R01']],
])('WE-2 Magda The Rat with %i bullets, holding %j', (bullets, held, left, kept) => {
  const s = visit({ card: 'R01', hunter: { bullets, holds: held } });
  expect(hunter(s, 0).bullets).toBe(left);
  expect(holds(s, 0)).toEqual(kept);
});

test('WE-3 sealed entries', () => {
  const s = (at: string): Trail => trail({ grid: ['-- -- -- --', '-- G21 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at }, IDLER] });
  expect(judged(s('r1c1'), 0, 'r2c2 r3c2 r3c3')).toBe('BT-34 step 1');
  expect(judged(s('r1c2'), 0, 'r2c2 r3c2 r3c3')).toBe('legal');
});

test('WE-4 the one-way canyon', () => {
  const s = (at: string): Trail => trail({ grid: ['-- -- -- --', '-- Y25 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at }, IDLER] });
  expect(judged(s('r2c1'), 0, 'r2c2 r2c3 r2c4')).toBe('legal');
  expect(judged(s('r2c1'), 0, 'r2c2 r3c3 r3c4')).toBe('BT-35 step 2');
  expect(judged(s('r1c1'), 0, 'r2c1 r3c2 r2c2')).toBe('legal');
});

test.each([
  ['open to the south', ['G02 G04 G05', 'G06 G08 Y25', 'G09 G10 G01'], 'r2c3', 1],
  ['sealed to the south', ['G02 G04 G05', 'G06 G08 Y25', 'G09 G10 G07'], 'r2c3', 2],
  ['open to the east', ['G02 G04 G05', 'G06 Y25 G08', 'G09 G10 G01'], 'r2c2', 0],
])('WE-4 on 3×3 the canyon %s', (_what, grid, name, turns) => {
  expect(turnsAfterCheck(grid, name)).toBe(turns);
});

test('WE-5 Disappearing Tom leaves after two untouched rounds', () => {
  const s = trail({ round: 1, grid: ['Y02 -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{}, {}] });
  ride(s, 'r5c5 > r4c4 r4c3 r3c3', 'r5c5 > r4c4 r3c4 r3c3');
  expect(space(s, 'r1c1')).toMatchObject({ card: 'Y02', cubes: 1 });
  s.change((state) => { state.grid.forEach((one, spot) => { if (spot !== 0) delete one.card; }); });
  ride(s, 'r4c3 r4c4 r3c4', 'r3c4 r4c4 r4c3');
  expect(cardAt(s, 'r1c1')).not.toBe('Y02');
  expect(space(s, 'r1c1')).toMatchObject({ cubes: 0 });
  expect(s.state.discard).toContain('Y02');
});

test('WE-5 Disappearing Tom caught in his last round', () => {
  const s = visit({ card: 'Y02', cubes: 1, from: 'NW' });
  expect(holds(s, 0)).toEqual(['Y02']);
  expect(s.happened('cubePlaced')).toEqual([]);
});

test('WE-6 the Desert Healer heals on the last step only', () => {
  expect(stocks(visit({ card: 'Y23', from: 'N', step: 3, hunter: { bullets: 7, hearts: 3 } }), 0)).toBe('b4 h10 $0');
  expect(stocks(visit({ card: 'Y23', from: 'N', step: 2, hunter: { bullets: 7, hearts: 3 } }), 0)).toBe('b4 h3 $0');
  const flipped = trail({ grid: ['-- Y23 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r3c2', bullets: 7, hearts: 3 }] });
  ride(flipped, 'r1c2 r1c3 r1c4', 'r3c3 r2c2 r1c2');
  expect(stocks(flipped, 1)).toBe('b7 h3 $0');
});

test.each([
  ['2 bullets', [2, 0], '3 hearts', [0, 3], 'b9 h10 $0', 'b10 h7 $0', 1],
  ['3 bullets', [3, 0], '3 hearts', [0, 3], 'b9 h10 $0', 'b10 h10 $0', undefined],
  ['nothing', [0, 0], '1 bullet', [1, 0], 'b9 h10 $0', 'b9 h10 $0', 1],
  ['nothing', [0, 0], 'nothing', [0, 0], 'b9 h10 $0', 'b10 h10 $0', undefined],
  ['9 bullets', [9, 0], '4 bullets', [4, 0], 'b10 h10 $0', 'b10 h10 $0', 'lost'],
] as const)('WE-7 A bids %s (%j), B bids %s (%j)', (_a, first, _b, second, afterA, afterB, winner) => {
  const s = trail({ grid: ['-- Y12 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', bullets: 9, holds: ['G15'] }, { at: 'r1c3' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  s.play(0, bid(first[0], first[1]));
  s.play(1, bid(second[0], second[1]));
  expect([stocks(s, 0), stocks(s, 1)]).toEqual([afterA, afterB]);
  expect(holds(s, 0)).toEqual(['G15']);
  expect(holds(s, 1)).toEqual(winner === 1 ? ['Y12'] : []);
  expect(cardAt(s, 'r1c2') === 'Y12').toBe(winner === undefined);
});

test('WE-8 beats of paths with 3, 5 and 4 steps', () => {
  const s = trail({ seats: 3, hunters: [{ at: 'r1c1' }, { at: 'r3c1' }, { at: 'r5c1' }] });
  ride(s, 'r1c2 r1c3 r1c4', 'r3c2 r3c3 r3c4 r3c5 r2c5', 'r5c2 r5c3 r5c4 r5c5');
  const table = s.happened('walked').map((event) => [0, 1, 2].map((seat) => event.strides.find((stride) => 'seat' in stride && stride.seat === seat)?.step ?? 0));
  expect(table).toEqual([[1, 1, 1], [2, 2, 2], [0, 3, 3], [0, 4, 0], [3, 5, 4]]);
});

test('WE-9 a full round of two players', () => {
  const s = trail({
    round: 1,
    grid: ['G16 Y01 G02 Y20', 'G25 Y12 R01 G08', 'Y02 G19 Y23 G15', 'Y18 G11 G30 Y07'],
    hunters: [{}, {}],
  });
  const before = s.state.grid.map((one) => one.card);
  ride(s, 'r0c3 > r1c2 r2c2 r3c3', 'r5c5 > r4c4 r3c4 r2c4 r2c3 r3c3');
  expect([stocks(s, 0), stocks(s, 1)]).toEqual(['b4 h10 $0', 'b10 h10 $0']);
  expect([holds(s, 0), holds(s, 1)]).toEqual([['Y01', 'Y12'], ['Y07', 'G15', 'G08']]);
  expect(s.state.discard).toEqual(['R01', 'Y23']);
  expect(space(s, 'r3c1')).toMatchObject({ card: 'Y02', cubes: 1 });
  expect(cardAt(s, 'r3c3')).toBe('--');
  expect(s.happened('dealt').map((event) => event.spot)).toEqual(['r1c2', 'r2c2', 'r2c3', 'r2c4', 'r3c4', 'r4c4'].map((name) => (Number(name[1]) - 1) * 4 + Number(name[3]) - 1));
  expect(before.filter((card, spot) => s.state.grid[spot]?.card === card)).toHaveLength(9);
  expect([where(s, 0), where(s, 1)]).toEqual(['r3c3', 'r3c3']);
});

test.each([
  ['r1c2 r2c2 r2c1', 'legal'],
  ['r1c2 r2c2 r2c1 r1c1', 'BT-31 step 4'],
  ['r1c2 r1c1 r2c1', 'BT-31 step 2'],
  ['r2c2 r3c3', 'BT-28 step 2'],
  ['r2c2 r1c2 r2c1', 'BT-32 step 3'],
  ['r2c2 r3c3 r3c2 r2c3', 'BT-32 step 4'],
])('WE-10 from r1c1: %s is %s', (text, verdict) => {
  expect(judged(trail({ hunters: [{ at: 'r1c1' }, IDLER] }), 0, text)).toBe(verdict);
});

test.each([
  ['more bounties win', 7, 3, 8, 1, [2, 1, 3]],
  ['then more bullets win', 8, 3, 8, 1, [1, 2, 3]],
])('WE-11 %s', (_what, bountiesA, bulletsA, bountiesB, bulletsB, places) => {
  const s = trail({ seats: 3, round: 5, duel: 'die', hunters: [{ at: 'r1c1' }, { at: 'r4c4' }, { at: 'r5c1' }] });
  ride(s, 'r1c2 r1c3 r1c4', IDLING, 'r5c2 r5c3 r4c3');
  const cards = ['G01', 'G02', 'G04', 'G05', 'G07', 'G11', 'G12', 'Y10'];
  s.change((state) => {
    const give = (seat: number, bounties: number, bullets: number): void => {
      const one = state.hunters[seat];
      if (!one) return;
      one.bounties = cards.slice(0, bounties).map((card) => ({ card, jailed: false }));
      one.bullets = bullets;
      one.cash = 2400 - cards.slice(0, bounties).reduce((sum, card) => sum + (card === 'Y10' ? 150 : 100), 0);
    };
    give(0, bountiesA, bulletsA);
    give(1, bountiesB, bulletsB);
    const c = state.hunters[2];
    if (c) { c.cash = 3100; c.down = true; }
    delete state.duelWinner;
  });
  expect(s.outcome?.scores).toEqual([2400, 2400, 3100]);
  expect(s.outcome?.places).toEqual(places);
});

test('WE-12 a solo round', () => {
  const s = trail({
    seats: 1, round: 1, level: 'tenderfoot', lines: [5],
    grid: ['-- G02 --', 'G19 G08 G14', '-- G16 G30'],
    hunters: [{}],
  });
  expect(LEVELS.tenderfoot.riders).toBe(1);
  s.play(0, path(s.state, 0, 'r0c2 > r1c2 r2c2 r3c2 r3c3'));
  expect(stocks(s, 0)).toBe('b10 h9 $0');
  s.dice(3, 4).play(0, bid(3));
  expect(stocks(s, 0)).toBe('b11 h8 $50');
  expect(holds(s, 0)).toEqual(['G02']);
  expect(s.state.rivalBounties).toEqual(['G14']);
  expect(space(s, 'r2c2')).toMatchObject({ card: 'G08', cubes: 0 });
  expect(cardAt(s, 'r3c3')).toBe('--');
});
