import { CLOCK } from '@/engine/game';
import { clock } from '@/games/bounty-trail/clock';
import { parseMove } from '@/games/bounty-trail/rules/moves';
import { withoutClaims } from '@/games/bounty-trail/rules/oldSaves';
import { parseOptions } from '@/games/bounty-trail/rules/options';
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
  for (const [bullets, places] of [[[4, 5], [2, 1]], [[5, 4], [1, 2]]] as const) {
    const s = finish([{ holds: ['G13'], bullets: bullets[0], hearts: 9 }, { holds: ['G14'], bullets: bullets[1], hearts: 1 }]);
    expect(s.outcome?.places).toEqual(places);
    expect(s.happened('rolledOff')).toEqual([]);
  }
});

test('BT-167 hearts decide nothing: who is equal in money, bounties and bullets rolls', () => {
  const s = trail({ round: 5, duel: 'die', hunters: [{ at: 'r1c1', hearts: 9 }, { at: 'r4c4', hearts: 2 }] }).dice(2, 6);
  ride(s, PATHS[0], PATHS[1]);
  expect(s.happened('rolledOff')).toHaveLength(1);
  expect(s.outcome?.places).toEqual([2, 1]);
});

test('BT-168 a full tie for the first place is rolled off until one is left', () => {
  const s = trail({ seats: 3, round: 5, duel: 'die', hunters: [{ at: 'r1c1' }, { at: 'r4c4' }, { at: 'r5c1' }] }).dice(6, 2, 6, 3, 5);
  ride(s, ...PATHS.slice(0, 3));
  expect(s.happened('rolledOff').map((event) => event.rolls.map((roll) => [roll.seat, roll.face]))).toEqual([[[0, 6], [1, 2], [2, 6]], [[0, 3], [2, 5]]]);
  expect(s.outcome?.places).toEqual([2, 2, 1]);
});

const DOWN = { type: 'thumbDown' } as const;
const UP = { type: 'thumbUp' } as const;
const SIGNAL = { type: 'signal' } as const;

/** Two of three are all square, and their thumbs are on the glass. */
function drawn(): ReturnType<typeof finish> {
  const s = finish([{}, {}, { bullets: 3 }], { duel: 'touch' });
  s.draws(700);
  s.play(0, DOWN);
  s.play(1, DOWN);
  return s;
}

test('BT-168 in a duel the clock gives the signal when every thumb is down, and the first to lift wins', () => {
  const s = finish([{}, {}, { bullets: 3 }], { duel: 'touch' });
  expect(s.outcome).toBeUndefined();
  expect(s.prompts().map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'duel'], [1, 'duel']]);
  expect(s.refused(2, DOWN)).toBe(NOT_ASKED);
  s.play(0, DOWN);
  expect(s.refused(0, DOWN)).toBe('BT-168');
  expect(s.refused(1, UP)).toBe('BT-168');
  expect(clock(s.state)).toBeUndefined();
  s.draws(700).play(1, DOWN);
  expect(s.prompts().map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'duel'], [1, 'duel'], [CLOCK, 'signal']]);
  expect(clock(s.state)).toEqual({ move: SIGNAL, afterMs: 2700 });
  s.play(CLOCK, SIGNAL);
  s.play(1, UP);
  expect(s.happened('drew')).toEqual([{ type: 'drew', seat: 1, early: false }]);
  expect(s.outcome?.places).toEqual([2, 1, 3]);
});

test('BT-168 nobody at the table gives the signal, claims the duel or knows when it comes', () => {
  const s = drawn();
  expect(s.refused(0, SIGNAL)).toBe('BT-168');
  expect(() => parseMove({ type: 'duelResult', winner: 0 })).toThrow();
  expect([0, 1, 2, CLOCK].map((seat) => s.view(seat).duel?.wait)).toEqual([0, 0, 0, 0]);
  expect(s.state.duel?.wait).toBe(2700);
  s.play(CLOCK, SIGNAL);
  expect(s.refused(0, { type: 'rollOff' })).toBe('BT-168');
});

test('BT-168 a thumb that leaves while the signal is awaited is out; of three the others lay theirs down again', () => {
  const two = drawn();
  two.play(0, UP);
  expect(two.happened('drew')).toEqual([{ type: 'drew', seat: 0, early: true }]);
  expect(two.outcome?.places).toEqual([2, 1, 3]);
  const three = finish([{}, {}, {}], { duel: 'touch' });
  for (const seat of [0, 1, 2]) three.play(seat, DOWN);
  three.play(1, UP);
  expect(three.prompts().map(({ seat }) => seat)).toEqual([0, 2]);
  expect(three.state.duel).toEqual({ standing: [0, 2], thumbs: [], signalled: false });
  expect(clock(three.state)).toBeUndefined();
  for (const seat of [0, 2]) three.play(seat, DOWN);
  three.play(CLOCK, SIGNAL);
  three.play(2, UP);
  expect(three.outcome?.places).toEqual([2, 2, 1]);
});

test('BT-168 a thumb may leave the glass while others are still missing', () => {
  const s = finish([{}, {}], { duel: 'touch' });
  s.play(0, DOWN);
  s.play(0, UP);
  expect(s.happened('drew')).toEqual([]);
  expect(s.state.duel).toEqual({ standing: [0, 1], thumbs: [], signalled: false });
});

test('BT-168 whoever drew too early rolls no die any more', () => {
  const s = finish([{}, {}, {}], { duel: 'touch' });
  for (const seat of [0, 1, 2]) s.play(seat, DOWN);
  s.play(0, UP);
  s.dice(2, 5).play(1, { type: 'rollOff' });
  expect(s.happened('rolledOff')).toEqual([{ type: 'rolledOff', rolls: [{ seat: 1, face: 2 }, { seat: 2, face: 5 }] }]);
  expect(s.outcome?.places).toEqual([2, 2, 1]);
});

test('BT-168 no duel decides anything before there is a tie', () => {
  const s = trail({ hunters: [{ at: 'r1c1' }, { at: 'r4c4' }] });
  for (const move of [DOWN, UP, { type: 'rollOff' }] as const) expect(s.refused(0, move)).toBe('BT-168');
});

test('BT-168 a match of version 1 keeps the winner that its table entered; a new one takes no such word', () => {
  const old = { options: { seats: 2, duel: 'touch' }, moves: [[0, { type: 'bid', bullets: 1, hearts: 0 }], [1, { type: 'duelResult', winner: 0 }]] } as const;
  const now = withoutClaims(old);
  expect(now).toEqual({ options: { seats: 2, duel: 'touch', settledDuel: 0 }, moves: [old.moves[0]] });
  expect(withoutClaims({ options: old.options, moves: [old.moves[0]] })).toEqual({ options: old.options, moves: [old.moves[0]] });
  const s = trail({ round: 5, duel: 'touch', hunters: [{ at: 'r1c1' }, { at: 'r4c4' }] });
  s.change((state) => { state.options = parseOptions({ seats: 2, duel: 'touch', settledDuel: 1 }); });
  ride(s, ...PATHS.slice(0, 2));
  expect(s.happened('duelCalled')).toHaveLength(1);
  expect(s.outcome?.places).toEqual([2, 1]);
  expect(() => parseOptions({ seats: 2, printing: 2, settledDuel: 1 })).toThrow('BT-168');
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

test.each(['touch', 'die'] as const)('BT-169 if all go down in the same beat nobody draws or rolls for it (%s)', (duel) => {
  const s = trail({ round: 3, duel, grid: ['-- R26 -- --', '-- -- -- --', '-- -- -- --', '-- -- R27 --'], hunters: [{ at: 'r1c1', hearts: 1 }, { at: 'r4c4', hearts: 1 }] });
  ride(s, 'r1c2 r1c3 r1c4', 'r4c3 r4c2 r4c1');
  expect(s.state.hunters.map(({ down }) => down)).toEqual([true, true]);
  expect([s.happened('duelCalled'), s.happened('rolledOff'), s.prompts()]).toEqual([[], [], []]);
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
