import type { AnyBox } from '@/engine/box';
import { Match } from '@/engine/match';
import { bountyTrail } from '@/games/bounty-trail';
import { finishedPlan } from '@/games/bounty-trail/rules/hurry';
import type { Move } from '@/games/bounty-trail/rules/moves';
import { HIDDEN_CARD, type State } from '@/games/bounty-trail/rules/state';
import { LocalReferee } from '@/referee/localReferee';
import { Desk } from '@tests/kit/remote/desk';
import { faultyWire } from '@tests/kit/remote/faultyWire';
import { RemoteReferee } from '@tests/kit/remote/remoteReferee';

const box = bountyTrail as unknown as AnyBox;
const MINUTE = 60_000;

function hunt(planningClock: number) {
  const match = Match.create(box.game, { seats: 2, duel: 'die', planningClock }, 'planning clock');
  const referee = new LocalReferee({ box, match });
  return { match, referee, state: () => match.state as State, moves: () => match.moves.map(({ seat, move }) => ({ seat, move: move as Move })) };
}

/** A path that nobody would be given for drawing nothing. */
function otherPath(state: State): Extract<Move, { type: 'lockPath' }> {
  const given = JSON.stringify({ type: 'lockPath', ...finishedPlan(state, 0, undefined) });
  const other = [...bountyTrail.game.moves(state, 0)].find((move): move is Extract<Move, { type: 'lockPath' }> => move.type === 'lockPath' && JSON.stringify(move) !== given);
  if (!other) throw new Error('there is only one path');
  return other;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('BT-174 the referee counts from the moment the grid is before somebody’s eyes, and locks for whoever is late', () => {
  const { referee, state, moves } = hunt(60);
  jest.advanceTimersByTime(2 * MINUTE);
  expect(moves()).toEqual([]);
  expect(referee.timeLeft(0)).toBeUndefined();
  referee.think(0, { kind: 'begin' });
  const before = state();
  jest.advanceTimersByTime(MINUTE - 1);
  expect(referee.timeLeft(0)).toBe(1);
  expect(moves()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(moves()).toEqual([{ seat: 0, move: { type: 'lockPath', ...finishedPlan(before, 0, undefined) } }]);
  expect(referee.timeLeft(0)).toBeUndefined();
  jest.advanceTimersByTime(2 * MINUTE);
  expect(moves()).toHaveLength(1);
});

test('BT-174 what was drawn by then is what is locked; whatever is no path counts as nothing drawn', () => {
  const { referee, state, moves } = hunt(60);
  const { start, steps } = otherPath(state());
  const before = state();
  referee.think(0, { kind: 'begin' });
  referee.think(0, { kind: 'sketch', sketch: { start, steps } });
  referee.think(1, { kind: 'begin' });
  referee.think(1, { kind: 'sketch', sketch: { start: 'north', steps: [[1]] } });
  jest.advanceTimersByTime(MINUTE);
  expect(moves()[0]).toEqual({ seat: 0, move: { type: 'lockPath', start, steps } });
  expect(moves()[1]).toEqual({ seat: 1, move: { type: 'lockPath', ...finishedPlan(before, 1, undefined) } });
});

test('BT-174 whoever locks for somebody late knows what that person knows: no other path, no card of the deck', async () => {
  const given: State[] = [];
  const { timeLimit } = bountyTrail;
  if (!timeLimit) throw new Error('there is no planning clock');
  const watched = { ...bountyTrail, timeLimit: { ...timeLimit, answer: (view: State, seat: number, sketch: unknown) => {
    given.push(view);
    return timeLimit.answer(view, seat, sketch);
  } } } as unknown as AnyBox;
  const match = Match.create(box.game, { seats: 2, duel: 'die', planningClock: 60 }, 'planning clock');
  const referee = new LocalReferee({ box: watched, match });
  const secret = otherPath(match.state as State);
  await referee.submit(0, secret);
  const truth = match.state as State;
  expect(truth.hunters[0]?.plan).toMatchObject({ steps: secret.steps });
  referee.think(1, { kind: 'begin' });
  jest.advanceTimersByTime(MINUTE);
  expect(given.map(({ hunters, deck }) => [hunters[0]?.locked, hunters[0]?.plan, deck.filter(({ card }) => card !== HIDDEN_CARD)])).toEqual([[true, undefined, []]]);
});

test('BT-174 whoever asks gets half a minute more; beginning again gives nothing', () => {
  const { referee, moves } = hunt(60);
  referee.think(0, { kind: 'begin' });
  jest.advanceTimersByTime(MINUTE / 2);
  referee.think(0, { kind: 'begin' });
  expect(referee.timeLeft(0)).toBe(30_000);
  referee.think(0, { kind: 'more' });
  expect(referee.timeLeft(0)).toBe(60_000);
  jest.advanceTimersByTime(59_999);
  expect(moves()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(moves()).toHaveLength(1);
});

test('BT-174 a path that is locked in time stops the clock, and the next round has a new one', async () => {
  const { match, referee, state, moves } = hunt(60);
  const openAnswers = () => match.prompts().map(({ seat }) => ({ seat, move: [...match.legal(seat)][0] }));
  for (const seat of [0, 1]) referee.think(seat, { kind: 'begin' });
  for (const seat of [0, 1]) expect(await referee.submit(seat, { type: 'lockPath', ...finishedPlan(state(), seat, undefined) })).toEqual({ ok: true });
  expect([referee.timeLeft(0), referee.timeLeft(1)]).toEqual([undefined, undefined]);
  jest.advanceTimersByTime(2 * MINUTE);
  expect(moves()).toHaveLength(2);
  // Both went the same way: an auction, during which nobody counts.
  expect(state()).toMatchObject({ round: 1, phase: 'bidding' });
  referee.think(0, { kind: 'begin' });
  expect(referee.timeLeft(0)).toBeUndefined();
  while (state().phase !== 'planning') for (const { seat, move } of openAnswers()) await referee.submit(seat, move);
  expect(state().round).toBe(2);
  referee.think(0, { kind: 'begin' });
  expect(referee.timeLeft(0)).toBe(MINUTE);
});

test('BT-174 time stands still behind a menu; without the option nobody counts', () => {
  const { referee, moves } = hunt(60);
  referee.think(0, { kind: 'begin' });
  const goOn = referee.hold();
  jest.advanceTimersByTime(5 * MINUTE);
  expect(moves()).toEqual([]);
  goOn();
  expect(referee.timeLeft(0)).toBe(MINUTE);
  const calm = hunt(0);
  calm.referee.think(0, { kind: 'begin' });
  jest.advanceTimersByTime(5 * MINUTE);
  expect([calm.moves(), calm.referee.timeLeft(0)]).toEqual([[], undefined]);
});

test('BT-174 on a bad wire the path is locked all the same, and only for seats that sit there', async () => {
  const { match, referee: near, moves } = hunt(60);
  const wire = faultyWire('planning');
  new Desk(near, [0], wire.referee);
  const connecting = RemoteReferee.connect(wire.client);
  await jest.advanceTimersByTimeAsync(5000);
  const referee = await connecting;
  for (const seat of [0, 1]) referee.think(seat, { kind: 'begin' });
  await jest.advanceTimersByTimeAsync(5000);
  expect(referee.timeLeft(0)).toBeGreaterThan(MINUTE - 10_000);
  expect(referee.timeLeft(1)).toBeUndefined();
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(moves().map(({ seat }) => seat)).toEqual([0]);
  expect(match.prompts().map(({ seat }) => seat)).toEqual([1]);
  referee.close();
});
