import { playWatched, startPosition } from '@/engine/position';
import type { Seat } from '@/engine/game';
import { bountyTrailGame } from '@/games/bounty-trail/game';
import type { Event } from '@/games/bounty-trail/rules/events';
import type { Move } from '@/games/bounty-trail/rules/moves';
import type { State } from '@/games/bounty-trail/rules/state';
import { NO_RIDE, rideAfter, rideRows, type Ride, type RideRow } from '@/games/bounty-trail/table/riding/ride';
import { highestOpen, laidDown, luckTried, ridersVerdict, tiedVerdict, wonVerdict, type Showdown } from '@/games/bounty-trail/table/riding/showdown';
import { walkedTrails } from '@/games/bounty-trail/table/riding/trails';

import { path, trail, type Trail } from './trail';

interface Telling {
  readonly rows: readonly RideRow[];
  readonly view: State;
  readonly event: Event;
}

/** What the table shows after every event of these moves. */
function tellings(s: Trail, moves: readonly (readonly [Seat, Move])[]): readonly Telling[] {
  let position = { ...startPosition(bountyTrailGame, s.state.options, 'riding'), state: s.state };
  let ride: Ride = NO_RIDE;
  return moves.flatMap(([seat, move]) => {
    const told = playWatched(bountyTrailGame, position, seat, move);
    position = { ...position, state: told[told.length - 1]?.state ?? position.state };
    return told.map(({ event, state }) => {
      ride = rideAfter(ride, event, state);
      return { rows: rideRows(state, ride), view: state, event };
    });
  });
}

const GRID = ['-- Y12 -- --', '-- -- -- --', '-- -- G16 --', '-- -- -- --'];

/** Seat 0 takes three steps, the first onto a bounty; seat 1 four. */
function twoRide(): readonly Telling[] {
  const s = trail({ grid: GRID, hunters: [{ at: 'r1c1' }, { at: 'r4c4' }] });
  return tellings(s, [[0, path(s.state, 0, 'r1c2 r2c2 r3c2')], [1, path(s.state, 1, 'r4c3 r3c3 r2c3 r2c4')]]);
}

const after = (told: readonly Telling[], type: Event['type'], number = 0): Telling => {
  const found = told.filter(({ event }) => event.type === type)[number];
  if (!found) throw new Error(`no ${type}`);
  return found;
};
const cell = ({ rows }: Telling, seat: Seat, beat: number) => {
  const found = rows[seat]?.cells[beat - 1];
  if (!found) throw new Error(`no step ${beat} of seat ${seat}`);
  return found;
};

test('the ride has a row for everybody and a place for every beat; a shorter path waits before the last', () => {
  const told = after(twoRide(), 'walked');
  expect(told.rows.map(({ cells }) => cells.length)).toEqual([4, 4]);
  expect(told.rows[0]?.cells.map(({ waits }) => waits)).toEqual([false, false, true, false]);
  expect(told.rows[1]?.cells.some(({ waits }) => waits)).toBe(false);
  expect(told.rows[0]?.cells.map(({ when }) => when)).toEqual(['now', 'coming', 'coming', 'coming']);
});

test('a step shows the card it led to, then what it cost and what was taken', () => {
  const told = twoRide();
  expect(cell(after(told, 'walked'), 0, 1)).toMatchObject({ card: 'Y12', marks: [] });
  const paid = after(told, 'paid').event;
  if (paid.type !== 'paid') throw new Error('not paid');
  const took = cell(after(told, 'captured'), 0, 1).marks;
  expect(took[0]?.words).toMatch(paid.bullets > 0 ? `pays ${paid.bullets} bullet` : /^pays/);
  expect(took[took.length - 1]).toMatchObject({ kind: 'take', words: expect.stringMatching(/^captures .*, worth \$/) as unknown });
});

test('whoever steps on nothing finds dust, and what one does is not written down for another', () => {
  const told = after(twoRide(), 'foundNothing');
  expect(cell(told, 1, 1).marks.map(({ text }) => text)).toEqual(['Dust']);
  expect(cell(told, 0, 1).marks.map(({ text }) => text)).not.toContain('Dust');
});

test('a new round begins with empty rows', () => {
  const ride = rideAfter(NO_RIDE, { type: 'captured', seat: 0, spot: 1, card: 'Y12' }, after(twoRide(), 'walked').view);
  expect(ride.size).toBe(1);
  expect(rideAfter(ride, { type: 'pathsRevealed', plans: [], beats: 3 }, after(twoRide(), 'walked').view).size).toBe(0);
});

test('maps are turned one by one, and the newest step of a path is the one of this beat', () => {
  const { view } = after(twoRide(), 'walked', 1);
  expect(walkedTrails(view, 1, ['#111111', '#222222'])).toHaveLength(1);
  expect(walkedTrails(view, undefined, ['#111111', '#222222']).map(({ look }) => look.taken)).toEqual([2, 2]);
  expect(walkedTrails(after(twoRide(), 'walked', 2).view, undefined, []).map(({ look }) => look.taken)).toEqual([2, 3]);
  expect(walkedTrails(after(twoRide(), 'walked', 3).view, undefined, []).map(({ look }) => look.taken)).toEqual([3, 4]);
});

const NAMES = ['Ada', 'Bo', 'Cy'];

const showdown = (bids: readonly (readonly [number, number])[], riderRolls: readonly number[] = []): Showdown =>
  laidDown({ type: 'bidsRevealed', spot: 1, card: 'Y12', bids: bids.map(([bullets, hearts], seat) => ({ seat, bullets, hearts })), riderRolls }, riderRolls.map((_, rider) => rider), NAMES);

test('bids are turned from the lowest to the highest, whatever they are paid in', () => {
  const laid = showdown([[5, 0], [0, 2], [0, 0]], [4]);
  expect(laid.cards.map(({ name, words }) => `${name}: ${words}`)).toEqual(['Cy: a pass', 'Bo: 2 hearts', 'Silas Vane: a 4 on the die', 'Ada: 5 bullets']);
  expect([0, 1, 2, 3, 4].map((turned) => highestOpen({ ...laid, turned }))).toEqual([0, 0, 2, 4, 5]);
});

test('the end of a showdown is told in words, with the number and with names', () => {
  const name = 'Y12';
  const laid = showdown([[5, 0], [0, 2]]);
  expect(wonVerdict(laid, 0)).toMatchObject({ card: name, turned: 2, winner: { seat: 0 }, verdict: expect.stringMatching(/^Ada takes .* for 5 bullets\.$/) as unknown });
  expect(tiedVerdict(showdown([[3, 0], [0, 3], [1, 0]])).verdict).toMatch(/^A tie: Ada and Bo both show 3\. Nobody pays, and .* stays\.$/);
  expect(tiedVerdict(showdown([[3, 0], [0, 3], [3, 0]])).verdict).toMatch(/^A tie: Ada, Bo and Cy all show 3\./);
  expect(tiedVerdict(showdown([[0, 0], [0, 0]])).verdict).toMatch(/^Nobody bids\. .* stays\.$/);
  expect(luckTried(showdown([[3, 0], [3, 0]]), { type: 'tieRolled', seat: 1, face: 5, won: true }).verdict).toBe('A tie, and Bo rolls for it: 5. That is luck.');
});

test('a rider who alone shows the most takes the bounty; beside an equal bid the rules speak', () => {
  expect(ridersVerdict(showdown([[3, 0]], [5]))).toMatchObject({ winner: { rider: 0 }, verdict: expect.stringMatching(/^Silas Vane shows the highest number, 5, and rides off with/) as unknown });
  expect(ridersVerdict(showdown([[5, 0]], [5])).verdict).toBeUndefined();
  expect(ridersVerdict(showdown([[6, 0]], [5])).verdict).toBeUndefined();
});
