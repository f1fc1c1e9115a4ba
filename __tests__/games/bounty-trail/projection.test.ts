import { cloneJson } from '@/engine/json';
import { SIDES } from '@/games/bounty-trail/content/card';
import { planFault } from '@/games/bounty-trail/rules/path';
import { finishedPlan } from '@/games/bounty-trail/rules/hurry';
import { nextSteps, project, waysIn, type ProjectedStep } from '@/games/bounty-trail/rules/projection';
import { spotName } from '@/games/bounty-trail/rules/geometry';

import { at, holds, hunter, IDLER, IDLING, path, ride, trail, type Trail, type TrailSetup } from './trail';

const ROWS = ['-- -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'];
const first = (row: string, setup: Partial<TrailSetup> = {}): Trail =>
  trail({ grid: [row, ...ROWS.slice(1)], ...setup, hunters: [{ at: 'r1c1', ...setup.hunters?.[0] }, setup.hunters?.[1] ?? IDLER] });
const projected = (s: Trail, text: string): readonly ProjectedStep[] => project(s.state, 0, path(s.state, 0, text)).steps;

test.each([
  ['modifiers', '-- G24 Y09 --', {}],
  ['an empty gun', '-- Y07 R01 Y12', { bullets: 3, holds: ['R02'] }],
  ['caps', '-- Y01/1 G16/1 G19', { hearts: 10, bullets: 11 }],
  ['first and last', '-- G11 Y09 G03', {}],
  ['short', '-- Y14 Y06/1 --', {}],
] as const)('BT-96 walking alone, the projection is what really happens: %s', (_what, row, own) => {
  const s = first(row, { hunters: [own] });
  const steps = projected(s, 'r1c2 r1c3 r1c4');
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  const { bullets, hearts, cash } = hunter(s, 0);
  expect(steps[steps.length - 1]?.after).toMatchObject({ bullets, hearts, cash, bounties: holds(s, 0).length });
});

test('BT-96 the projection knows the character’s power', () => {
  const s = first('-- K17 -- --', { characterPowers: true, characters: ['scout', 'medic'] });
  expect(projected(s, 'r1c2 r2c2 r3c2')[0]?.price).toMatchObject({ bullets: 0, hearts: 1 });
});

test('BT-97 every step tells side, price, rewards and what is left', () => {
  const s = first('-- G23/3 Y07 --');
  const [one, two, three] = projected(s, 'r1c2 r1c3 r1c4');
  expect(one).toMatchObject({ step: 1, card: 'G23', side: SIDES.indexOf('W'), price: { bullets: 0, hearts: 1 }, gained: { bullets: 2, hearts: 0, cash: 50 }, captured: false });
  expect(two).toMatchObject({ card: 'Y07', price: { bullets: 2 }, captured: true, after: { bullets: 10, hearts: 9, cash: 50, money: 300, bounties: 1 } });
  expect(three).toMatchObject({ card: undefined, price: { bullets: 0, hearts: 0 }, after: { money: 300 } });
});

test('BT-98 an empty gun is marked with the bounty it costs, and the walk stops where it ends', () => {
  const empty = projected(first('-- Y07 -- --', { hunters: [{ bullets: 2, holds: ['R01'] }] }), 'r1c2 r1c3 r1c4');
  expect(empty[0]).toMatchObject({ gunEmpties: true, sacrificed: 'R01', goesDown: false });
  const dead = projected(first('-- R26 Y07 --', { hunters: [{ hearts: 2 }] }), 'r1c2 r1c3 r1c4');
  expect(dead).toHaveLength(1);
  expect(dead[0]).toMatchObject({ goesDown: true });
});

test('BT-99 a roll stays open: only its price counts, with the best and the worst face named', () => {
  const [step] = projected(first('-- R30 -- --', { hunters: [{ hearts: 3, bullets: 5 }] }), 'r1c2 r1c3 r1c4');
  expect(step).toMatchObject({ price: { hearts: 1 }, after: { hearts: 2, cash: 0 } });
  expect(step?.roll).toEqual({ worst: { hearts: -2 }, best: { cash: 700 }, mayEmptyGun: false, mayGoDown: true });
  const [lucky] = projected(first('-- R30 -- --', { characterPowers: true, characters: ['chancer', 'medic'], hunters: [{ hearts: 3 }] }), 'r1c2 r1c3 r1c4');
  expect(lucky?.roll).toMatchObject({ worst: { cash: 100 }, mayGoDown: false });
});

test('BT-100 the projection ignores the others but names who could come in between', () => {
  const s = first('-- Y07 -- --', { hunters: [{}, { at: 'r1c3' }] });
  expect(projected(s, 'r1c2 r2c2 r3c2')[0]).toMatchObject({ price: { bullets: 2 }, captured: true, contestedBy: { seats: [1], riders: [] } });
  expect(projected(first('-- Y07 -- --'), 'r1c2 r2c2 r3c2')[0]?.contestedBy.seats).toEqual([]);
  const solo = trail({ seats: 1, level: 'deputy', round: 1, lines: [4], grid: ['-- Y07 --', '-- -- --', '-- -- --'] });
  expect(project(solo.state, 0, path(solo.state, 0, 'r0c1 > r1c1 r1c2 r2c2')).steps[1]).toMatchObject({ captured: true, contestedBy: { riders: [0] }, emptiedBy: [] });
});

test('BT-100 alone, what a rider reaches first is not counted any more', () => {
  const lastStep = (grid: readonly string[], lines = [4]) => {
    const { state } = trail({ seats: 1, level: 'deputy', round: 1, lines, grid });
    return project(state, 0, path(state, 0, 'r0c1 > r1c1 r2c1 r1c2')).steps[2];
  };
  expect(lastStep(['-- Y07 --', '-- -- --', '-- -- --'])).toMatchObject({ card: undefined, captured: false, price: { bullets: 0 }, after: { money: 0 }, emptiedBy: [0], contestedBy: { riders: [] } });
  expect(lastStep(['-- Y07 --', '-- -- --', '-- -- --'], [6])).toMatchObject({ card: 'Y07', captured: true, emptiedBy: [] });
  // A well stays open all round (BT-183), and nobody bids for coffee (BT-184).
  expect(lastStep(['-- G27 --', '-- -- --', '-- -- --'])).toMatchObject({ card: 'G27', emptiedBy: [] });
  const { state } = trail({ seats: 1, level: 'deputy', round: 1, lines: [4], grid: ['-- G20 --', '-- -- --', '-- -- --'] });
  expect(project(state, 0, path(state, 0, 'r0c1 > r1c1 r1c2 r2c2')).steps[1]).toMatchObject({ card: 'G20', contestedBy: { riders: [] }, emptiedBy: [] });
});

test('BT-101 every neighbour of the path’s end shows its price or why it is refused', () => {
  const s = trail({ grid: ['-- Y07 -- --', 'G24 G21 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  const options = nextSteps(s.state, 0, path(s.state, 0, ''));
  expect(options.map(({ spot, price, fault }) => `${spotName(4, spot)} ${fault?.rule ?? `b${price?.bullets} h${price?.hearts}`}`)).toEqual(['r1c2 b2 h0', 'r2c2 BT-34', 'r2c1 b2 h0']);
  const afterHorse = nextSteps(s.state, 0, path(s.state, 0, 'r2c1'));
  expect(afterHorse.find((one) => one.card === 'Y07')?.price).toMatchObject({ bullets: 0, hearts: 0 });
});

test('BT-101 before round 1 a border card shows its ways in', () => {
  const s = trail({ round: 1, grid: ['Y01 -- -- --', ...ROWS.slice(1)], hunters: [{}, {}] });
  const ways = waysIn(s.state, 0, at(s.state, 'r1c1'));
  expect(ways.map(({ trailhead, price }) => `${spotName(4, trailhead)} b${price?.bullets}`)).toEqual(['r0c0 b2', 'r0c1 b3', 'r0c2 b0', 'r2c0 b4', 'r1c0 b3']);
});

test('BT-102 projecting changes nothing', () => {
  const s = first('-- Y07 R01 Y12', { hunters: [{ bullets: 3, holds: ['R02'] }] });
  const before = cloneJson(s.state);
  projected(s, 'r1c2 r1c3 r1c4');
  nextSteps(s.state, 0, path(s.state, 0, 'r1c2'));
  expect(s.state).toEqual(before);
});

test('BT-103 a path into an empty gun or an end asks for one confirmation', () => {
  const asks = (s: Trail, text: string): boolean => project(s.state, 0, path(s.state, 0, text)).needsConfirmation;
  const s = first('-- Y07 -- --', { hunters: [{ bullets: 2 }] });
  expect(asks(s, 'r1c2 r1c3 r1c4')).toBe(true);
  expect(asks(s, 'r2c1 r2c2 r2c3')).toBe(false);
  ride(s, 'r1c2 r1c3 r1c4', IDLING);
  expect(s.state.round).toBe(3);
});

test('BT-103 the preview also says which timed cards would leave', () => {
  const s = first('Y02*1 Y12 R27 --', { hunters: [{ at: 'r2c1' }] });
  const { timers } = project(s.state, 0, path(s.state, 0, 'r1c2 r2c2 r3c2'));
  expect(timers.map(({ card, cubes, leaves }) => [card, cubes, leaves])).toEqual([['Y02', 2, true], ['R27', 1, false]]);
});

const finished = (s: Trail, drawn: string | undefined): string => {
  const plan = finishedPlan(s.state, 0, drawn === undefined ? undefined : path(s.state, 0, drawn));
  expect(planFault(s.state, 0, plan)).toBeUndefined();
  return plan.steps.map((spot) => spotName(s.state.size, spot)).join(' ');
};

test('BT-174 when the clock runs out a legal path is locked as drawn', () => {
  expect(finished(first('-- Y07 -- --'), 'r1c2 r1c3 r1c4 r2c4')).toBe('r1c2 r1c3 r1c4 r2c4');
});

test('BT-174 an incomplete path is completed by the gentlest steps: hearts, then bullets, then direction', () => {
  const s = trail({ grid: ['-- R26 Y07 --', 'Y09 G02 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  expect(finished(s, '').split(' ')[0]).toBe('r2c2');
  const bullets = trail({ grid: ['-- R09 -- --', 'Y07 Y13 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, IDLER] });
  expect(finished(bullets, '').split(' ')[0]).toBe('r2c1');
  expect(finished(first('-- -- -- --'), 'r2c2')).toBe('r2c2 r1c2 r1c3');
});

test('BT-174 a dead end is undone, if necessary with drawn steps', () => {
  // The canyon's only exit leads north into a wall: the drawn step onto it cannot be continued.
  const s = trail({ grid: ['-- G22/1 -- --', '-- Y25/3 -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r3c2' }, IDLER] });
  expect(nextSteps(s.state, 0, path(s.state, 0, 'r2c2')).every((one) => one.fault)).toBe(true);
  expect(finished(s, 'r2c2')).not.toContain('r2c2 r');
});

test('BT-174 without a trailhead the first step is chosen over all of them', () => {
  const s = trail({ round: 1, grid: ['Y07 -- -- --', ...ROWS.slice(1)], hunters: [{}, {}] });
  const plan = finishedPlan(s.state, 0, undefined);
  expect(spotName(4, plan.start)).toBe('r5c1');
  expect(planFault(s.state, 0, plan)).toBeUndefined();
});
