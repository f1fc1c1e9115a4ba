import { bid, cardAt, holds, IDLER, judged, ride, space, stocks, trail, turnsAfterCheck, visit, type Trail } from './trail';

/** Two hunters who only trample bare ground in the lower right corner. */
const TRAMPLERS = [{ at: 'r4c4' }, { at: 'r3c4' }] as const;

function nextRound(s: Trail): Trail {
  ride(s, 'r4c3 r3c3 r3c4', 'r3c3 r4c3 r4c4');
  return s;
}

test('BT-126 a path that goes on leaves a one-way card by one of its exits', () => {
  const s = trail({ grid: ['-- -- -- --', '-- R23 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r3c2' }, IDLER] });
  expect(judged(s, 0, 'r2c2 r1c2 r1c1')).toBe('legal');
  expect(judged(s, 0, 'r2c2 r2c3 r1c3')).toBe('legal');
  expect(judged(s, 0, 'r2c2 r1c3 r1c4')).toBe('BT-35 step 2');
  expect(judged(s, 0, 'r3c3 r3c4 r2c4')).toBe('legal');
});

test('BT-127 the exits bind neither a path that starts there nor one over the used card', () => {
  const s = trail({ grid: ['-- -- -- --', '-- Y25 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r2c2' }, IDLER] });
  expect(judged(s, 0, 'r1c1 r1c2 r1c3')).toBe('legal');
});

test('BT-128 one-way cards have prices like any other', () => {
  expect(stocks(visit({ card: 'Y25', from: 'N', step: 3 }), 0)).toBe('b10 h9 $100');
  expect(stocks(visit({ card: 'Y25', from: 'W', step: 3 }), 0)).toBe('b10 h10 $100');
});

test('BT-129 a one-way card that points nowhere is turned clockwise as little as possible', () => {
  const canyon = (south: string, west: string): string[] => [`G02 G04 ${west} Y25`, `G05 G06 G08 ${south}`, 'G09 G10 G11 G12', 'G13 G14 G15 G01'];
  expect(turnsAfterCheck(canyon('G03', 'Y03'), 'r1c4')).toBe(1);
  expect(turnsAfterCheck(canyon('G07', 'Y03'), 'r1c4')).toBe(2);
  expect(turnsAfterCheck(['-- -- -- --', '-- Y25/1 -- --', '-- -- -- --', '-- -- -- --'], 'r2c2')).toBe(1);
});

test('BT-129 the check runs after every refill', () => {
  const s = trail({ grid: ['-- -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [...TRAMPLERS] });
  s.change((state) => {
    const order = ['G02', 'G04', 'Y03', 'Y25'];
    state.deck = [...state.deck.filter((one) => !order.includes(one.card)), ...order.reverse().map((card) => ({ card, turns: 0 }))];
  });
  nextRound(s);
  expect(cardAt(s, 'r1c4')).toBe('Y25');
  expect(s.happened('turned')).toContainEqual(expect.objectContaining({ card: 'Y25' }));
});

test('BT-130 if no turn helps, the card stays as it lies', () => {
  // Both neighbours along the border are sealed towards the canyon; the other two directions leave the grid.
  expect(turnsAfterCheck(['G02 G04 G22 Y25', 'G05 G06 G08 G07', 'G09 G10 G11 G12', 'G13 G14 G15 G01'], 'r1c4')).toBe(0);
});

test('BT-131 no other card is ever turned', () => {
  const s = trail({ grid: ['Y07/1 G21/2 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [...TRAMPLERS] });
  nextRound(s);
  expect(s.happened('turned').every((event) => ['Y25', 'R15', 'R23', 'R28', 'K14', 'K23', 'K29'].includes(event.card))).toBe(true);
  expect([space(s, 'r1c1').turns, space(s, 'r1c2').turns]).toEqual([1, 2]);
});

const timed = (card: string): Trail => trail({ grid: [`${card} -- -- --`, '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [...TRAMPLERS] });

test('BT-132 a timed card starts without cubes', () => {
  const s = trail({ grid: ['-- -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [...TRAMPLERS] });
  s.change((state) => { state.deck.push({ card: 'Y02', turns: 0 }); state.deck = state.deck.filter((one, index) => one.card !== 'Y02' || index === state.deck.length - 1); });
  nextRound(s);
  expect(space(s, 'r1c1')).toMatchObject({ card: 'Y02', cubes: 0 });
});

test('BT-133 an untouched timed card gets one cube at the round end', () => {
  const s = nextRound(timed('Y02'));
  expect(space(s, 'r1c1')).toMatchObject({ card: 'Y02', cubes: 1 });
  expect(s.happened('cubePlaced')).toMatchObject([{ card: 'Y02', cubes: 1, timer: 2 }]);
});

test('BT-134 a tied auction touches the card', () => {
  const s = trail({ grid: ['-- Y12 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  s.play(0, bid(1));
  s.play(1, bid(1));
  expect(space(s, 'r1c2')).toMatchObject({ card: 'Y12', cubes: 0 });
});

test('BT-135 there are as many cubes as cards need', () => {
  const s = trail({ grid: ['Y02 G13 R27 K17', 'K18 Y27 G28 K27', '-- -- -- --', '-- -- -- --'], hunters: [...TRAMPLERS] });
  nextRound(s);
  expect(s.happened('cubePlaced')).toHaveLength(8);
});

test('BT-135 a card with three squares fills one after the other', () => {
  const s = nextRound(timed('K18*1'));
  expect(s.happened('cubePlaced')).toMatchObject([{ card: 'K18', cubes: 2, timer: 3 }]);
  expect(s.happened('timerFull')).toEqual([]);
  expect(nextRound(timed('K18*2')).happened('timerFull')).toMatchObject([{ card: 'K18' }]);
});

test('BT-136 a full timed card leaves at once and its place is refilled', () => {
  const s = nextRound(timed('Y02*1'));
  expect(s.happened('timerFull')).toMatchObject([{ card: 'Y02' }]);
  expect(s.state.discard).toContain('Y02');
  expect(cardAt(s, 'r1c1')).not.toBe('--');
});

test('BT-137 a card gets no cube in the round end in which it is dealt', () => {
  const s = nextRound(timed('Y12'));
  expect(s.happened('dealt').length).toBeGreaterThan(0);
  expect(s.state.grid.every((one) => one.cubes === 0)).toBe(true);
});

test('BT-138 a card resolved in its last round is resolved normally', () => {
  const s = visit({ card: 'Y02', cubes: 1, from: 'NW' });
  expect(holds(s, 0)).toEqual(['Y02']);
  expect(s.happened('cubePlaced')).toEqual([]);
  const hazard = trail({ grid: ['-- G28*1 -- --', '-- -- -- --', '-- Y07 -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r3c1' }] });
  ride(hazard, 'r1c2 r2c2 r3c2', 'r2c1 r2c2 r3c2');
  expect(space(hazard, 'r1c2')).toMatchObject({ used: true, cubes: 0 });
});

test('BT-139 a card that comes back from the discard pile starts without cubes', () => {
  const s = timed('Y02*1');
  s.change((state) => { state.discard = [...state.discard, ...state.deck.map((one) => one.card)]; state.deck = []; });
  nextRound(s);
  expect(s.happened('reshuffled')).toHaveLength(1);
  expect(s.state.grid.every((one) => one.cubes === 0)).toBe(true);
});
