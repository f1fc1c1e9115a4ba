import { Match } from '@/engine/match';
import { LEVELS } from '@/games/bounty-trail/content/levels';
import { bountyTrailGame } from '@/games/bounty-trail/game';
import { rivalMoney } from '@/games/bounty-trail/rules/ledger';
import { ridersPath } from '@/games/bounty-trail/rules/riders';
import { medalFor } from '@/games/bounty-trail/rules/scoring';

import { bid, cardAt, holds, hunter, path, ride, space, stocks, trail, type Trail, type TrailSetup } from './trail';

const solo = (setup: TrailSetup): Trail => trail({ seats: 1, round: 1, level: 'marshal', ...setup });

test('BT-176 alone one plays on 3×3 against the Rival', () => {
  const s = solo({ level: 'tenderfoot' });
  expect(s.state).toMatchObject({ size: 3, rivalBounties: [] });
  expect(s.state.hunters).toHaveLength(1);
  expect(s.state.riderLines).toHaveLength(1);
});

test.each([
  ['tenderfoot', 60, 1],
  ['deputy', 90, 1],
  ['marshal', 120, 2],
  ['legend', 120, 2],
] as const)('BT-177 level %s: %i cards, %i riders, rising thresholds', (level, cards, riders) => {
  const { state } = Match.create(bountyTrailGame, { seats: 1, level }, 'level');
  expect(state.deck.length + state.grid.length).toBe(cards);
  expect(LEVELS[level].riders).toBe(riders);
  const { bronze, silver, gold } = LEVELS[level].warrant;
  expect(bronze < silver && silver < gold).toBe(true);
});

test('BT-178 the die gives a column or a row, two riders never the same', () => {
  expect([1, 2, 3].map((line) => ridersPath(3, line, 1))).toEqual([[0, 3, 6], [1, 4, 7], [2, 5, 8]]);
  expect([4, 5, 6].map((line) => ridersPath(3, line, 1))).toEqual([[0, 1, 2], [3, 4, 5], [6, 7, 8]]);
  for (let i = 0; i < 40; i++) {
    const { riderLines } = Match.create(bountyTrailGame, { seats: 1, level: 'marshal' }, `lines-${i}`).state;
    expect(new Set(riderLines).size).toBe(2);
  }
});

test('BT-201 lines are open before planning, on Legend they are rolled after the lock', () => {
  expect(Match.create(bountyTrailGame, { seats: 1, level: 'deputy' }, 'x').state.riderLines).toHaveLength(1);
  const s = solo({ level: 'legend', lines: [] }).dice(2, 2, 5);
  expect(s.state.riderLines).toEqual([]);
  ride(s, 'r0c1 > r1c1 r2c1 r3c1');
  expect(s.happened('linesRolled')).toEqual([{ type: 'linesRolled', lines: [2, 5] }]);
});

test('BT-179 in even rounds the riders come from the other side', () => {
  expect([1, 2, 3, 4, 5].map((round) => ridersPath(3, 2, round)[0])).toEqual([1, 7, 1, 7, 1]);
});

test('BT-180 a rider takes two steps and the last one in the last beat', () => {
  const s = solo({ lines: [6] });
  ride(s, 'r0c1 > r1c1 r1c2 r1c3 r2c3 r2c2');
  const beats = s.happened('walked').flatMap((event) => event.strides.filter((stride) => 'rider' in stride).map((stride) => [event.beat, stride.to]));
  expect(beats).toEqual([[1, 6], [2, 7], [5, 8]]);
});

test('BT-180 riders count for the number of beats', () => {
  const s = solo({ grid: ['-- -- --', '-- -- --', '-- -- --'], lines: [6], round: 2 });
  s.change((state) => { for (const one of state.hunters) one.spot = 0; });
  ride(s, 'r1c2 r1c3 r2c3');
  expect(s.happened('walked')).toHaveLength(3);
});

test('BT-181 riders leave the grid: their last space is refilled', () => {
  const s = solo({ grid: ['-- -- --', '-- -- --', '-- -- --'], lines: [6] });
  ride(s, 'r0c1 > r1c1 r1c2 r1c3');
  expect(cardAt(s, 'r3c3')).not.toBe('--');
  expect(cardAt(s, 'r1c3')).toBe('--');
});

test('BT-182 riders pay nothing, ignore seals and trigger nothing', () => {
  const s = solo({ grid: ['-- -- --', '-- -- --', 'R21 K24 K28'], lines: [6] });
  ride(s, 'r0c1 > r1c1 r1c2 r1c3');
  expect(stocks(s, 0)).toBe('b10 h10 $0');
  expect(s.happened('flipped').map((event) => event.card)).toEqual(['R21', 'K24', 'K28']);
  expect(s.happened('lost')).toEqual([]);
});

test('BT-183 a rider alone captures bounties, flips cards, and leaves persistent ones open but spent', () => {
  const s = solo({ grid: ['-- -- --', '-- -- --', 'Y07 G23 G27'], lines: [6] });
  ride(s, 'r0c1 > r1c1 r1c2 r1c3 r2c3 r2c2');
  expect(s.state.rivalBounties).toEqual(['Y07']);
  expect(s.happened('riderTook')).toMatchObject([{ rider: 0, card: 'Y07' }]);
  expect(s.happened('flipped').map((event) => event.card)).toEqual(['G23']);
  expect(s.state.discard.sort()).toEqual(['G23', 'G27']);
});

test('BT-184 with a rider on a card that is no bounty the player resolves it as usual', () => {
  const s = solo({ grid: ['-- -- --', '-- -- --', 'G23 -- --'], lines: [6] });
  ride(s, 'r4c1 > r3c1 r2c1 r1c1');
  expect(stocks(s, 0)).toBe('b12 h9 $50');
});

test.each([
  [3, 2, ['Y07'], []],
  [2, 5, [], ['Y07']],
  [4, 4, [], []],
])('BT-185 a bid of %i against a roll of %i', (offer, roll, mine, his) => {
  const s = solo({ grid: ['-- -- --', '-- -- --', 'Y07 -- --'], lines: [6] });
  ride(s, 'r4c1 > r3c1 r2c1 r1c1');
  expect(s.prompts()).toMatchObject([{ seat: 0, kind: 'bid' }]);
  s.dice(roll).play(0, bid(offer));
  expect(holds(s, 0)).toEqual(mine);
  expect(s.state.rivalBounties).toEqual(his);
  expect(hunter(s, 0).bullets).toBe(mine.length > 0 ? 10 - offer : 10);
});

test('BT-185 two riders use their higher roll', () => {
  const s = solo({ grid: ['Y07 -- --', '-- -- --', '-- -- --'], lines: [1, 4] });
  ride(s, 'r0c1 > r1c1 r2c2 r3c3');
  s.dice(1, 4).play(0, bid(3));
  expect(s.happened('bidsRevealed')).toMatchObject([{ riderRolls: [1, 4] }]);
  expect(s.state.rivalBounties).toEqual(['Y07']);
});

test('BT-186 two riders meeting on a bounty capture it once', () => {
  const s = solo({ grid: ['Y07 -- --', '-- -- --', '-- -- --'], lines: [1, 4] });
  ride(s, 'r4c3 > r3c3 r3c2 r2c2');
  expect(s.state.rivalBounties).toEqual(['Y07']);
  expect(s.happened('auctionOpened')).toEqual([]);
});

test('BT-187 nobody else can be hit, and the least money is measured against the Rival', () => {
  const s = solo({ grid: ['K28 -- --', '-- -- --', '-- -- --'], lines: [6] });
  ride(s, 'r0c1 > r1c1 r1c2 r1c3');
  expect(s.happened('lost')).toEqual([]);
  const camp = (rival: readonly string[]): number => {
    const c = solo({ grid: ['K22 -- --', '-- -- --', '-- -- --'], lines: [6] });
    c.change((state) => { state.rivalBounties = [...rival]; });
    ride(c, 'r0c1 > r1c1 r1c2 r1c3');
    return hunter(c, 0).cash;
  };
  expect([camp([]), camp(['R01'])]).toEqual([350, 700]);
});

test('BT-188 the Rival’s money is the printed $ of what was captured for him', () => {
  expect(rivalMoney(['Y07', 'R01'])).toBe(850);
});

/** A finished last round with so much cash, against a Rival with these bounties. */
function result(cash: number, rival: readonly string[] = [], changes: TrailSetup['hunters'] = []): Trail {
  const s = solo({ level: 'tenderfoot', round: 5, grid: ['-- -- --', '-- -- --', '-- -- --'], lines: [6], hunters: [{ at: 'r1c1', cash, ...changes[0] }] });
  s.change((state) => { state.rivalBounties = [...rival]; });
  ride(s, 'r1c2 r1c3 r2c3');
  return s;
}

test('BT-189 bronze and more money than the Rival win; medals name the highest threshold', () => {
  const { bronze, silver, gold } = LEVELS.tenderfoot.warrant;
  expect(result(bronze).outcome).toMatchObject({ kind: 'together', won: true });
  expect(result(bronze - 50).outcome?.won).toBe(false);
  const s = result(bronze);
  expect([bronze - 50, bronze, silver, gold].map((money) => medalFor(s.state, money))).toEqual([undefined, 'bronze', 'silver', 'gold']);
});

test.each([
  ['tenderfoot', 3300, 3800, 4300],
  ['deputy', 6000, 6700, 7400],
  ['marshal', 7800, 8600, 9400],
  ['legend', 7900, 8700, 9500],
] as const)('BT-189 the warrant of a %s asks for $%i, $%i for silver and $%i for gold', (level, bronze, silver, gold) => {
  const { state } = solo({ level });
  expect([bronze - 1, bronze, silver - 1, silver, gold - 1, gold].map((money) => medalFor(state, money))).toEqual([undefined, 'bronze', 'bronze', 'silver', 'silver', 'gold']);
});

test('BT-189 the Rival must be beaten, at equal money by more bounties', () => {
  const bosses = ['K01', 'K02', 'K03', 'K16', 'K08'];
  expect(rivalMoney(bosses)).toBeGreaterThan(LEVELS.tenderfoot.warrant.bronze);
  expect(result(rivalMoney(bosses), bosses).outcome?.won).toBe(false);
  expect(result(rivalMoney(bosses) + 50, bosses).outcome?.won).toBe(true);
  const six = ['G01', 'G02', 'G04', 'G05', 'G07', 'G11'];
  expect(result(rivalMoney(bosses) - 600, bosses, [{ cash: rivalMoney(bosses) - 600, holds: six }]).outcome?.won).toBe(true);
});

test('BT-190 being down loses, and the money is still recorded', () => {
  const s = solo({ level: 'tenderfoot', round: 3, grid: ['-- Y27 --', '-- -- --', '-- -- --'], lines: [6], hunters: [{ at: 'r1c1', hearts: 2, cash: 9000 }] });
  s.play(0, path(s.state, 0, 'r2c2 r1c2 r1c3'));
  expect(space(s, 'r1c2').used).toBe(true);
  expect(s.outcome).toMatchObject({ kind: 'together', won: false, scores: [9200] });
});
