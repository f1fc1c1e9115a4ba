import { gangBonuses } from '@/games/bounty-trail/rules/scoring';
import { NOT_ASKED } from '@tests/kit/situation';

import { hunter, IDLING, ride, trail, type Trail, type TrailSetup } from './trail';

type Hunters = NonNullable<TrailSetup['hunters']>;

const PLACES = ['r1c1', 'r4c4', 'r5c1', 'r5c5'] as const;
const PATHS = ['r1c2 r1c3 r1c4', IDLING, 'r5c2 r5c3 r4c3', 'r5c4 r4c5 r3c5'] as const;

/** The last round of two to four hunters who walk over bare ground. */
function finish(hunters: Hunters, setup: TrailSetup = {}): Trail {
  const s = trail({ seats: hunters.length, round: 5, duel: 'die', ...setup, hunters: hunters.map((one, seat) => ({ at: PLACES[seat] ?? 'r1c1', ...one })) });
  ride(s, ...PATHS.slice(0, hunters.length));
  return s;
}

/** The same, ended by seat 0 stepping into death. */
function finishByDeath(hunters: Hunters): Trail {
  const size = hunters.length > 2 ? 5 : 4;
  const row = (...cards: readonly string[]): string => Array.from({ length: size }, (_, column) => cards[column] ?? '--').join(' ');
  const grid = Array.from({ length: size }, (_, index) => (index === 0 ? row('--', 'R26') : row()));
  const s = trail({ seats: hunters.length, round: 3, grid, hunters: hunters.map((one, seat) => ({ at: PLACES[seat] ?? 'r1c1', ...one })) });
  ride(s, ...PATHS.slice(0, hunters.length));
  return s;
}

test('BT-162 the game ends after round 5', () => {
  const s = finish([{ cash: 100 }, {}]);
  expect(s.happened('gameEnded')).toEqual([{ type: 'gameEnded', reason: 'rounds' }]);
  expect(s.outcome?.places).toEqual([1, 2]);
  expect(s.refused(0, { type: 'lockPath', start: 0, steps: [] })).toBe(NOT_ASKED);
});

test('BT-162 the game ends after the beat in which somebody is down', () => {
  const s = finishByDeath([{ hearts: 2 }, {}]);
  expect(s.happened('walked')).toHaveLength(1);
  expect(s.outcome).toBeDefined();
});

test('BT-163 whoever is down ranks below all others, whatever the money', () => {
  expect(finishByDeath([{ hearts: 2, cash: 5000 }, { cash: 50 }]).outcome?.places).toEqual([2, 1]);
  const two = finish([{ cash: 100 }, { cash: 900 }, {}]);
  two.change((state) => { for (const one of state.hunters.slice(1)) one.down = true; });
  expect(two.outcome?.places).toEqual([1, 2, 2]);
});

test('BT-164 the score is bounties, jailed or not, cash and final bonuses', () => {
  const s = finish([{ cash: 150, holds: ['Y03', 'G02!', 'G08'] }, {}]);
  expect(s.outcome?.scores[0]).toBe(150 + 250 + 100 + 150 + 100);
  expect(s.outcome?.lines[0]).toEqual([
    { label: 'Bounties', points: 500 },
    { label: 'Cash', points: 150 },
    { label: 'Gang bonuses', points: 100 },
  ]);
});

test('BT-165 bosses of one gang count each other, members of other gangs do not count', () => {
  const s = trail({ hunters: [{ at: 'r1c1', holds: ['Y03', 'R02', 'G02', 'G06'] }] });
  expect(gangBonuses(hunter(s, 0))).toBe(2 * 50 + 2 * 100);
});

test('BT-166 most $ wins', () => {
  expect(finish([{ cash: 300 }, { cash: 350 }, { holds: ['R01'] }]).outcome?.places).toEqual([3, 2, 1]);
});

test('BT-167 equal $: more bounties, then more bullets', () => {
  expect(finish([{ cash: 200 }, { holds: ['G13'] }]).outcome?.places).toEqual([2, 1]);
  expect(finish([{ holds: ['G13'], bullets: 4, hearts: 9 }, { holds: ['G14'], bullets: 5, hearts: 1 }]).outcome?.places).toEqual([2, 1]);
});

test('BT-168 a full tie for the first place is rolled off until one is left', () => {
  const s = trail({ seats: 3, round: 5, duel: 'die', hunters: [{ at: 'r1c1' }, { at: 'r4c4' }, { at: 'r5c1' }] }).dice(6, 2, 6, 3, 5);
  ride(s, ...PATHS.slice(0, 3));
  expect(s.happened('rolledOff').map((event) => event.rolls.map((roll) => [roll.seat, roll.face]))).toEqual([[[0, 6], [1, 2], [2, 6]], [[0, 3], [2, 5]]]);
  expect(s.outcome?.places).toEqual([2, 2, 1]);
});

test('BT-168 a duel is entered by somebody who is tied, for somebody who is tied', () => {
  const s = finish([{}, {}, { bullets: 3 }], { duel: 'touch' });
  expect(s.outcome).toBeUndefined();
  expect(s.prompts().map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'duel'], [1, 'duel']]);
  expect(s.refused(0, { type: 'duelResult', winner: 2 })).toBe('BT-168');
  expect(s.refused(2, { type: 'duelResult', winner: 0 })).toBe(NOT_ASKED);
  s.play(0, { type: 'duelResult', winner: 1 });
  expect(s.outcome?.places).toEqual([2, 1, 3]);
});

test('BT-168 no duel decides anything before there is a tie', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, { at: 'r4c4' }] });
  expect(s.refused(0, { type: 'duelResult', winner: 0 })).toBe('BT-168');
  expect(s.refused(0, { type: 'rollOff' })).toBe('BT-168');
});

test('BT-168 ties below the first place are shared', () => {
  const s = finish([{ cash: 500 }, {}, {}]);
  expect(s.outcome?.places).toEqual([1, 2, 2]);
  expect(s.happened('rolledOff')).toEqual([]);
});

test('BT-169 if all are down nobody wins; a single survivor wins with any money', () => {
  const s = finishByDeath([{ hearts: 2, cash: 900 }, { cash: 0 }]);
  expect(s.outcome).toMatchObject({ kind: 'versus', places: [2, 1] });
  s.change((state) => { for (const one of state.hunters) one.down = true; });
  expect(s.outcome).toMatchObject({ kind: 'together', won: false });
});

test('BT-200 with touch the table waits for a duel, any tied player may ask for the die', () => {
  const s = finish([{}, {}], { duel: 'touch' });
  expect(s.state.phase).toBe('duel');
  s.dice(2, 5).play(1, { type: 'rollOff' });
  expect(s.outcome?.places).toEqual([2, 1]);
  const die = finish([{}, {}], { duel: 'die' });
  expect(die.outcome).toBeDefined();
});
