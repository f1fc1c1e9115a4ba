import { Random } from '@/engine/random';
import { clone } from '@/games/bounty-trail/rules/clone';
import { geometryOf, spotName } from '@/games/bounty-trail/rules/geometry';
import { legalNext, stepsNeeded, startsOf, trailOf } from '@/games/bounty-trail/rules/path';
import { play } from '@/games/bounty-trail/rules/play';
import { NOT_ASKED } from '@tests/kit/situation';

import { at, cardAt, hunter, IDLER, IDLING, judged, lockRefused, path, ride, stocks, trail, where, type Trail } from './trail';

const bare = (...hunters: readonly string[]): Trail => trail({ hunters: hunters.map((place) => ({ at: place })) });
const fresh = (): Trail => trail({ round: 1, hunters: [{}, {}] });

test('BT-22 everybody plans at the same time, and the walk follows the last lock', () => {
  const s = bare('r1c1', 'r4c4');
  expect(s.prompts().map((prompt) => prompt.kind)).toEqual(['planPath', 'planPath']);
  s.play(1, path(s.state, 1, IDLING));
  expect(s.prompts().map((prompt) => prompt.seat)).toEqual([0]);
  expect(s.happened('walked')).toEqual([]);
  s.play(0, path(s.state, 0, 'r1c2 r1c3 r1c4'));
  expect(s.happened('walked')).toHaveLength(3);
  expect(s.state.round).toBe(3);
});

test('BT-22 the walk allows no path to be drawn', () => {
  const s = trail({ grid: ['-- Y07 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3');
  expect(s.state.phase).toBe('bidding');
  expect(lockRefused(s, 0, 'r1c2 r2c2 r3c2')).toBe('BT-22');
});

test('BT-22 a path from a seat that does not exist is refused', () => {
  const s = bare('r1c1', 'r4c4');
  const random = Random.fromSeed('stranger');
  const table = { random, stream: () => random, emit: () => undefined };
  expect(() => play(clone(s.state), 7, path(s.state, 0, 'r1c2 r1c3 r1c4'), table)).toThrow('BT-22');
  expect(s.refused(7, path(s.state, 0, 'r1c2 r1c3 r1c4'))).toBe(NOT_ASKED);
});

test('BT-23 while planning a seat sees everything but foreign paths and the deck', () => {
  const s = trail({ grid: ['Y02*1 Y07/3 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c3', holds: ['Y01'] }, IDLER] });
  s.play(0, path(s.state, 0, 'r1c4 r2c4 r2c3'));
  const seen = s.view(1);
  expect(seen.grid).toEqual(s.state.grid);
  expect(seen.hunters[0]).toMatchObject({ bullets: 10, hearts: 10, cash: 0, locked: true, bounties: [{ card: 'Y01' }] });
  expect(seen.hunters[0]?.plan).toBeUndefined();
  expect(seen.deck).toHaveLength(s.state.deck.length);
  expect(new Set(seen.deck.map((card) => card.card))).toEqual(new Set(['']));
  expect(s.view(0).hunters[0]?.plan?.steps).toHaveLength(3);
});

test.each([1, 2, 3, 4])('BT-24 %i players start round 1 on one of the 4N + 4 trailheads', (seats) => {
  const s = trail({ seats, round: 1, hunters: Array.from({ length: seats }, () => ({})) });
  const { trailheads, size } = geometryOf(s.state.size);
  expect(startsOf(s.state, 0)).toEqual(trailheads);
  expect(trailheads).toHaveLength(4 * size + 4);
  const ways = (name: string): number => trailheads.filter((head) => geometryOf(s.state.size).next[head]?.includes(at(s.state, name))).length;
  expect([ways('r1c1'), ways('r1c2'), ways('r2c2')]).toEqual([5, 3, 0]);
});

test('BT-24 a first step goes to a card next to the trailhead, and nobody starts inside', () => {
  const s = fresh();
  expect(judged(s, 0, 'r0c2 > r1c3 r2c3 r3c3')).toBe('legal');
  expect(judged(s, 0, 'r0c2 > r2c2 r2c3 r3c3')).toBe('BT-24 step 1');
  expect(lockRefused(s, 0, 'r2c2 > r2c3 r3c3 r4c4')).toBe('BT-24');
});

test('BT-25 trailheads are shared, secret and never a step', () => {
  const s = fresh();
  expect(judged(s, 0, 'r0c1 > r1c1 r1c2 r1c3')).toBe('legal');
  expect(judged(s, 1, 'r0c1 > r1c2 r1c3 r1c4')).toBe('legal');
  expect(judged(s, 0, 'r0c1 > r1c1 r0c2 r1c3')).toBe('BT-30 step 2');
  ride(s, 'r0c1 > r1c1 r1c2 r1c3', 'r0c1 > r1c1 r2c1 r3c1');
  expect(lockRefused(s, 0, 'r0c4 > r1c4 r2c4 r3c4')).toBe('BT-26');
});

test('BT-26 from round 2 on a path starts where the character stands', () => {
  const s = bare('r2c2', 'r4c4');
  expect(startsOf(s.state, 0).map((spot) => spotName(s.state.size, spot))).toEqual(['r2c2']);
  expect(lockRefused(s, 0, 'r1c1 > r1c2 r1c3 r1c4')).toBe('BT-26');
});

test('BT-27 the card under the start is neither paid nor resolved', () => {
  const s = trail({ grid: ['Y07 -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(stocks(s, 0)).toBe('b10 h10 $0');
  expect(cardAt(s, 'r1c1')).toBe('Y07');
});

test('BT-28 a path has at least 3 steps', () => {
  const s = bare('r1c1', 'r4c4');
  expect(judged(s, 0, 'r1c2 r1c3')).toBe('BT-28 step 2');
  expect(lockRefused(s, 0, '')).toBe('BT-28');
  expect(judged(s, 0, 'r1c2 r1c3 r1c4')).toBe('legal');
});

test('BT-29 a path may be as long as the grid allows: 16 steps in round 1 on 4×4, 15 later', () => {
  const snake = 'r1c1 r1c2 r1c3 r1c4 r2c4 r2c3 r2c2 r2c1 r3c1 r3c2 r3c3 r3c4 r4c4 r4c3 r4c2 r4c1';
  expect(judged(fresh(), 0, `r0c1 > ${snake}`)).toBe('legal');
  expect(judged(bare('r1c1', 'r4c4'), 0, snake.slice(5))).toBe('legal');
});

test.each([
  ['a step of two spaces', 'r1c2 r1c4 r2c4', 'BT-30 step 2'],
  ['a step off the grid', 'r1c2 r0c2 r1c3', 'BT-30 step 2'],
  ['a knight’s step', 'r1c2 r3c3 r4c3', 'BT-30 step 2'],
])('BT-30 %s is refused', (_what, text, verdict) => {
  const s = bare('r1c1', 'r4c4');
  expect(judged(s, 0, text)).toBe(verdict);
  expect(lockRefused(s, 0, text)).toBe('BT-30');
});

test('BT-30 spots that do not exist are refused as well', () => {
  const s = bare('r1c1', 'r4c4');
  const start = at(s.state, 'r1c1');
  for (const wrong of [-1, 99, 36, 1.0e6]) expect(s.refused(0, { type: 'lockPath', start, steps: [1, wrong, 3] })).toBe('BT-30');
});

test.each([
  ['a space twice', 'r1c2 r2c2 r2c1 r1c2', 'BT-31 step 4'],
  ['the start again', 'r1c2 r2c2 r2c1 r1c1', 'BT-31 step 4'],
  ['a step back', 'r1c2 r1c1 r2c1', 'BT-31 step 2'],
])('BT-31 %s is refused', (_what, text, verdict) => {
  const s = bare('r1c1', 'r4c4');
  expect(judged(s, 0, text)).toBe(verdict);
  expect(lockRefused(s, 0, text)).toBe('BT-31');
});

test.each([
  ['the first diagonal', 'r2c2 r1c2 r2c1', 'BT-32 step 3'],
  ['a later diagonal', 'r2c2 r3c3 r3c2 r2c3', 'BT-32 step 4'],
])('BT-32 crossing %s is refused', (_what, text, verdict) => {
  const s = bare('r1c1', 'r4c4');
  expect(judged(s, 0, text)).toBe(verdict);
  expect(lockRefused(s, 0, text)).toBe('BT-32');
});

test('BT-32 two parallel diagonals do not cross', () => {
  expect(judged(bare('r1c1', 'r4c4'), 0, 'r2c2 r1c2 r2c3')).toBe('legal');
});

test('BT-33 foreign paths and earlier rounds may be crossed', () => {
  const s = bare('r1c1', 'r1c2');
  ride(s, 'r2c2 r3c2 r4c2', 'r2c1 r3c1 r4c1');
  s.change((state) => { state.grid.forEach((one) => { delete one.card; }); });
  expect(judged(s, 0, 'r3c2 r2c2 r1c1')).toBe('legal');
});

test('BT-34 a sealed side stops a path, the other sides do not', () => {
  const s = trail({ grid: ['-- -- -- --', '-- G21 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  expect(judged(s, 0, 'r2c2 r3c2 r4c2')).toBe('BT-34 step 1');
  expect(lockRefused(s, 0, 'r2c2 r3c2 r4c2')).toBe('BT-34');
  expect(judged(s, 0, 'r1c2 r2c2 r3c2')).toBe('legal');
});

test('BT-35 an exit-only card is left by its exits only, or not at all', () => {
  const s = trail({ grid: ['-- -- -- --', '-- Y25 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r2c1' }, IDLER] });
  expect(judged(s, 0, 'r2c2 r2c3 r2c4')).toBe('legal');
  expect(lockRefused(s, 0, 'r2c2 r3c3 r3c4')).toBe('BT-35');
  expect(judged(s, 0, 'r3c1 r3c2 r2c2')).toBe('legal');
});

test('BT-36 bare spaces are open all around, an occupied bounty is not', () => {
  const s = trail({ grid: ['-- -- -- --', '-- G05 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r3c3' }, { at: 'r2c2' }] });
  expect(judged(s, 0, 'r2c2 r1c2 r1c3')).toBe('BT-34 step 1');
  const around = legalNext(trailOf(bare('r2c2', 'r2c3').state, 0), [at(s.state, 'r2c2')]);
  expect(around).toHaveLength(8);
});

test('BT-37 occupied spaces may be crossed and may be an end, by any number of hunters', () => {
  const s = trail({ seats: 3, hunters: [{ at: 'r1c1' }, { at: 'r1c2' }, { at: 'r2c2' }] });
  ride(s, 'r1c2 r2c2 r3c3', 'r1c3 r2c3 r3c3', 'r1c1 r2c1 r3c1 r4c2 r3c3');
  expect([0, 1, 2].map((seat) => where(s, seat))).toEqual(['r3c3', 'r3c3', 'r3c3']);
});

test('BT-38 nothing that happens on the way bends a legal path', () => {
  const s = trail({ grid: ['-- Y07 -- --', '-- -- G02 --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1', bullets: 2, holds: ['Y01'] }, IDLER] });
  ride(s, 'r1c2 r2c3 r3c2', IDLING);
  expect(s.happened('gunEmptied')).toHaveLength(1);
  expect(where(s, 0)).toBe('r3c2');
});

test('BT-39 a path that nobody can pay is legal', () => {
  const s = trail({ grid: ['-- K17 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r2c2', hearts: 1, bullets: 1 }, IDLER] });
  expect(judged(s, 0, 'r1c2 r1c3 r1c4')).toBe('legal');
});

/** A corner whose three neighbours are sealed towards it; further steps vary with the cards. */
const corner = (east: string, southEast: string, south: string): Trail =>
  trail({ grid: [`-- ${east} -- --`, `${south} ${southEast} -- --`, '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });

test('BT-40 somebody hemmed in on all sides stays', () => {
  const s = corner('G16', 'R20', 'G07');
  expect(stepsNeeded(s.state, 0)).toBe(0);
  ride(s, '', IDLING);
  expect(where(s, 0)).toBe('r1c1');
  expect(s.state.round).toBe(3);
});

test('BT-40 with only one step to take, that step must be taken', () => {
  // The canyon at r2c2 can be entered from the corner but leads into a wall.
  const s = trail({ grid: ['-- G14 -- --', 'G07 Y25 G16 --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  const nexts = legalNext(trailOf(s.state, 0), [at(s.state, 'r1c1')]).map((spot) => spotName(4, spot));
  expect([nexts, stepsNeeded(s.state, 0)]).toEqual([['r2c2'], 1]);
  expect(lockRefused(s, 0, '')).toBe('BT-40');
  ride(s, 'r2c2', IDLING);
  expect(where(s, 0)).toBe('r2c2');
});

test('BT-41 a locked path is not locked twice', () => {
  const s = bare('r1c1', 'r4c4');
  s.play(0, path(s.state, 0, 'r1c2 r1c3 r1c4'));
  expect(lockRefused(s, 0, 'r1c2 r1c3 r1c4')).toBe(NOT_ASKED);
  const random = Random.fromSeed('again');
  const table = { random, stream: () => random, emit: () => undefined };
  expect(() => play(clone(s.state), 0, path(s.state, 0, 'r1c2 r1c3 r1c4'), table)).toThrow('BT-41');
});

test('BT-42 all paths are revealed at once when the last one is locked', () => {
  const s = bare('r1c1', 'r4c4');
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  const [revealed] = s.happened('pathsRevealed');
  expect(revealed?.plans.map((plan) => plan.steps.length)).toEqual([3, 3]);
  expect(s.events.findIndex((event) => event.type === 'pathsRevealed')).toBeGreaterThan(s.events.map((event) => event.type).lastIndexOf('pathLocked'));
});

test('BT-197 an empty path has no step in any beat, and nobody is next to somebody off the grid', () => {
  const s = corner('G16', 'R20', 'G07');
  ride(s, '', IDLING);
  expect(s.happened('walked').flatMap((event) => event.strides)).toHaveLength(3);
  expect(hunter(s, 0).hearts).toBe(10);
});

test('BT-197 whoever could not enter the grid in round 1 uses a trailhead again', () => {
  const s = trail({ round: 2, hunters: [{}, IDLER] });
  expect(judged(s, 0, 'r0c1 > r1c1 r1c2 r1c3')).toBe('legal');
});
