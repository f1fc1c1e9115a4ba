import type { AnyBox } from '@/engine/box';
import { CLOCK, type Seat } from '@/engine/game';
import { Match, type AnyMatch } from '@/engine/match';
import { rollAndFight } from '@/games/roll-and-fight';
import type { Move } from '@/games/roll-and-fight/rules/moves';
import { grabTogether, rollClock } from '@/games/roll-and-fight/rules/rolling/timing';
import { LocalReferee } from '@/referee/localReferee';

function race(options: { readonly seats: number } & Record<string, unknown>) {
  const match = Match.create(rollAndFight.game, { boards: [1, 2, 3, 4], bosses: ['donZemun', 'bandaboi', 'prez', 'auditor'], ...options }, 'race72');
  match.state.players.forEach((_, seat) => match.play(seat, { type: 'chooseSide', side: 'A' }));
  match.state.players.forEach((_, seat) => match.play(seat, { type: 'ready' }));
  const referee = new LocalReferee({ box: rollAndFight as unknown as AnyBox, match: match as unknown as AnyMatch });
  return { match, referee };
}
const times = (match: ReturnType<typeof race>['match']) => match.moves.flatMap(({ move }) => ('t' in move ? [move.t] : []));
const roll = (...dice: number[]): Move => ({ type: 'roll', t: 77_777, dice });
const take = (seat: Seat): Move => ({ type: 'take', t: 0, seats: [seat] });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('RF-99 alone the clock starts with the first roll; what a hand says about the time does not count', async () => {
  const { match, referee } = race({ seats: 1 });
  await pass(5000);
  expect(referee.clock()).toBe(0);
  expect(await referee.submit(0, roll(0, 1, 2, 3))).toEqual({ ok: true });
  await pass(1500);
  expect(await referee.submit(0, roll(0, 1))).toEqual({ ok: true });
  expect(times(match)).toEqual([0, 1500]);
});

test('RF-99 together the clock starts when the phase does', async () => {
  const { match, referee } = race({ seats: 2 });
  await pass(1200);
  await referee.submit(1, roll(4, 5, 6, 7));
  expect(times(match)).toEqual([1200]);
});

test('RF-214 in equal shares every seat has a clock of its own', async () => {
  const { match, referee } = race({ seats: 2, rollingMode: 'equalShare' });
  await referee.submit(0, roll(0, 1, 2, 3));
  await pass(3000);
  await referee.submit(0, { type: 'stop', t: 0 });
  await pass(9000);
  expect(match.state.rolling.turn).toBe(1);
  expect(referee.clock()).toBe(0);
});

test('RF-95 in turns no time passes', async () => {
  const { match, referee } = race({ seats: 2, rollingMode: 'turns' });
  await pass(4000);
  await referee.submit(match.state.rolling.turn ?? 0, { type: 'roll', t: 400, dice: [0, 1, 2, 3] });
  expect(times(match)).toEqual([0]);
});

test('moves without a time get none', () => {
  const ready: Move = { type: 'ready' };
  expect(rollClock.stamp(ready, 500)).toBe(ready);
});

describe('grabs', () => {
  /** Both hands have laid dice away and may take. */
  async function emptyHands() {
    const { match, referee } = race({ seats: 2, rollSettleMs: 0 });
    for (const seat of [0, 1]) {
      await referee.submit(seat, roll(...(match.state.players[seat]?.pool ?? []).map(({ id }) => id)));
      const laid = [...match.legal(seat)].find(({ type }) => type === 'assign');
      if (!laid) throw new Error('nothing to lay');
      expect(await referee.submit(seat, laid)).toEqual({ ok: true });
    }
    return { match, referee };
  }

  test('RF-102 hands in one frame are one grab of the clock, from the priority seat on', async () => {
    const { match, referee } = await emptyHands();
    const verdicts = [1, 0].map((seat) => referee.submit(seat, take(seat)));
    await pass(16);
    expect(await Promise.all(verdicts)).toEqual([{ ok: true }, { ok: true }]);
    expect(match.moves[match.moves.length - 1]).toMatchObject({ seat: CLOCK, move: { type: 'take', seats: [0, 1] } });
  });

  test('RF-98 a hand that comes a frame later takes for itself', async () => {
    const { match, referee } = await emptyHands();
    for (const seat of [1, 0]) {
      const verdict = referee.submit(seat, take(seat));
      await pass(20);
      expect(await verdict).toEqual({ ok: true });
    }
    expect(match.moves.slice(-2)).toMatchObject([{ seat: 1, move: { seats: [1] } }, { seat: 0, move: { seats: [0] } }]);
  });

  test('RF-224 whoever cannot take any more is left out of it and hears why', async () => {
    const { match, referee } = race({ seats: 2, rollSettleMs: 0 });
    await referee.submit(0, roll(0, 1, 2, 3));
    const laid = [...match.legal(0)].find(({ type }) => type === 'assign');
    await referee.submit(0, laid);
    const verdicts = [1, 0].map((seat) => referee.submit(seat, take(seat)));
    await pass(16);
    expect(await Promise.all(verdicts)).toEqual([{ ok: false, rule: 'RF-77', words: expect.any(String) }, { ok: true }]);
    expect(match.moves[match.moves.length - 1]).toMatchObject({ seat: 0, move: { type: 'take', seats: [0] } });
  });

  test('a lone hand waits for nobody', () => {
    const { match } = race({ seats: 1 });
    expect(grabTogether.waits(match.state, 0, take(0))).toBe(0);
  });
});
