import { holds, hunter, IDLER, IDLING, ride, stocks, trail, visit, where } from './trail';

test.each([
  ['a payment', { card: 'Y07', hunter: { bullets: 2 } }],
  ['a price above the stock', { card: 'R09', from: 'N', hunter: { bullets: 3 } }],
  ['an own loss', { card: 'R29', from: 'N', hunter: { bullets: 6 }, dice: [1] }],
] as const)('BT-104 %s that leaves no bullet empties the gun', (_what, setup) => {
  const s = visit(setup);
  expect(s.happened('gunEmptied')).toMatchObject([{ seat: 0 }]);
  expect(hunter(s, 0).bullets).toBe(10);
});

test('BT-105 paying exactly the last bullet empties the gun, keeping one does not', () => {
  expect(visit({ card: 'Y07', hunter: { bullets: 2 } }).happened('gunEmptied')).toHaveLength(1);
  expect(visit({ card: 'Y07', hunter: { bullets: 3 } }).happened('gunEmptied')).toHaveLength(0);
});

test('BT-106 a price above the stock takes all and resolves the card, without debt', () => {
  const s = visit({ card: 'Y18', from: 'E', hunter: { bullets: 1 } });
  expect(stocks(s, 0)).toBe('b10 h10 $250');
});

test('BT-107 the empty gun is settled after the rewards: the new bounty can be the one that goes', () => {
  const s = visit({ card: 'R13', from: 'N', hunter: { bullets: 4, holds: ['G01'] } });
  expect(s.events.map((event) => event.type).filter((type) => type === 'captured' || type === 'gunEmptied')).toEqual(['captured', 'gunEmptied']);
  expect(holds(s, 0)).toEqual(['G01']);
});

test('BT-108 the dearest bounty goes and the gun holds exactly 10, whatever was gained', () => {
  const s = visit({ card: 'G20', from: 'N', hunter: { bullets: 3, hearts: 9, holds: ['G01', 'R01', 'Y01'] } });
  expect(holds(s, 0)).toEqual(['G01', 'Y01']);
  expect(stocks(s, 0)).toBe('b10 h10 $0');
});

test('BT-109 jailed bounties are skipped while there is another', () => {
  expect(holds(visit({ card: 'G20', from: 'N', hunter: { bullets: 3, holds: ['G01', 'R01!'] } }), 0)).toEqual(['R01!']);
  expect(holds(visit({ card: 'G20', from: 'N', hunter: { bullets: 3, holds: ['G01!', 'R01!'] } }), 0)).toEqual(['G01!']);
});

test('BT-110 of equal bounties the one captured last goes', () => {
  expect(holds(visit({ card: 'G20', from: 'N', hunter: { bullets: 3, holds: ['Y03', 'Y04', 'Y05', 'G01'] } }), 0)).toEqual(['Y03', 'Y04', 'G01']);
});

test('BT-111 without a bounty nothing is lost and the gun is reloaded', () => {
  const s = visit({ card: 'G20', from: 'N', hunter: { bullets: 3 } });
  expect(s.happened('gunEmptied')).toEqual([{ type: 'gunEmptied', seat: 0, left: { bullets: 10, hearts: 10, cash: 0 } }]);
});

test('BT-112 the path goes on from the 10 bullets; cash stays, the bounty is discarded', () => {
  const s = trail({
    grid: ['-- Y07 G14 --', '-- -- -- --', '-- -- -- --', '-- -- -- --'],
    hunters: [{ at: 'r1c1', bullets: 2, cash: 350, holds: ['R01'] }, IDLER],
  });
  ride(s, 'r1c2 r2c3 r1c3', IDLING);
  expect(where(s, 0)).toBe('r1c3');
  expect(stocks(s, 0)).toBe('b10 h9 $350');
  expect(holds(s, 0)).toEqual(['Y07', 'G14']);
  expect(s.state.discard).toEqual(['R01']);
});

test.each([
  ['a payment', { card: 'R26', from: 'N', hunter: { hearts: 2 } }],
  ['a price above the stock', { card: 'K26', from: 'N', hunter: { hearts: 1 } }],
  ['an own loss', { card: 'R30', from: 'NE', hunter: { hearts: 2 }, dice: [1] }],
] as const)('BT-113 %s that leaves no heart puts the hunter down', (_what, setup) => {
  const s = visit(setup);
  expect(hunter(s, 0)).toMatchObject({ hearts: 0, down: true });
  expect(s.happened('wentDown')).toEqual([{ type: 'wentDown', seat: 0 }]);
});

test('BT-114 hearts gained in the same beat save nobody', () => {
  const s = visit({ card: 'R21', from: 'SE', hunter: { hearts: 1 } });
  expect(hunter(s, 0)).toMatchObject({ hearts: 2, down: true });
  expect(s.state.phase).toBe('over');
});

test('BT-115 the beat of a hunter’s end is completed for everybody, and no other is played', () => {
  const s = trail({
    grid: ['-- R26 -- --', '-- -- -- --', '-- -- -- Y07', '-- -- -- --'],
    hunters: [{ at: 'r1c1', hearts: 2 }, { at: 'r4c4' }],
  });
  ride(s, 'r1c2 r2c2 r3c2', 'r3c4 r3c3 r4c3');
  expect(holds(s, 1)).toEqual(['Y07']);
  expect(s.happened('walked')).toHaveLength(1);
  expect(where(s, 1)).toBe('r3c4');
  expect(s.happened('gameEnded')).toEqual([{ type: 'gameEnded', reason: 'down' }]);
});
