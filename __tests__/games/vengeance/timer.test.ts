import type { AnyRules } from '@/engine/box';
import { CLOCK } from '@/engine/game';
import { Match } from '@/engine/match';
import { vengeanceGame, vengeanceRules } from '@/games/vengeance/game';
import type { Move } from '@/games/vengeance/rules/decisions';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { LocalReferee } from '@/referee/localReferee';

/** The hardcore timer as the referee keeps it. */

const SECOND = 1000;
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** In the first zone of a Den with dice rolled: time is running. */
async function inAFight() {
  const match = Match.create(vengeanceGame, { ...DEFAULTS, seats: 2, quickstart: true, timer: 3 }, 'late');
  const referee = new LocalReferee({ box: vengeanceRules as unknown as AnyRules, match: match as never });
  const seat = match.prompts()[0]?.seat ?? 0;
  const say = (move: Move) => referee.submit(seat, move);
  await say({ kind: 'attack', place: 0 });
  await say({ kind: 'run', zone: 1 });
  if (match.prompts().some(({ kind }) => kind === 'reroll')) await say({ kind: 'finishRerolls' });
  const kinds = () => match.prompts().map((prompt) => [prompt.seat === CLOCK ? 'clock' : prompt.seat, prompt.kind]);
  expect(kinds()).toContainEqual([seat, 'actions']);
  const ended = () => match.moves[match.moves.length - 1]?.seat === CLOCK;
  return { match, referee, seat, say, ended };
}

test('VG-255 three minutes from the first roll on', async () => {
  const { ended } = await inAFight();
  await wait(179.9);
  expect(ended()).toBe(false);
  await wait(0.1);
  expect(ended()).toBe(true);
});

test('VG-256 whatever is said when time is up is refused, and nothing changes', async () => {
  const { match, say } = await inAFight();
  const [blow] = [...match.legal(match.prompts()[0]?.seat ?? 0)];
  await wait(180);
  const hash = match.hash();
  for (const move of [blow, { kind: 'endActions' }, { kind: 'stay' }, { kind: 'timerExpired' }] as readonly Move[]) {
    expect(await say(move)).toMatchObject({ ok: false });
    expect(match.hash()).toBe(hash);
  }
});

test('VG-258 behind a menu time stands still', async () => {
  const { referee, ended } = await inAFight();
  await wait(100);
  const goOn = referee.hold();
  await wait(600);
  expect(ended()).toBe(false);
  goOn();
  await wait(79);
  expect(ended()).toBe(false);
  await wait(1);
  expect(ended()).toBe(true);
});

test('VG-303 taking an action back gives no time back', async () => {
  const { match, referee, seat, say, ended } = await inAFight();
  const undoable = [...match.legal(seat)].find(({ kind }) => kind === 'hit' || kind === 'move' || kind === 'shoot' || kind === 'doubleHit');
  if (!undoable) throw new Error('no action can be taken with these dice');
  await wait(100);
  expect(await say(undoable)).toEqual({ ok: true });
  expect(await referee.takeBack(seat)).toEqual({ ok: true });
  await wait(79);
  expect(ended()).toBe(false);
  await wait(1);
  expect(ended()).toBe(true);
});

test('VG-255 leaving the table and coming back gives no time back', async () => {
  const { match, referee } = await inAFight();
  await wait(100);
  const goOn = referee.hold();
  const spent = referee.spent();
  goOn();
  const again = Match.load(vengeanceGame, match.save());
  const other = new LocalReferee({ box: vengeanceRules as unknown as AnyRules, match: again as never, spent });
  const ended = () => again.moves[again.moves.length - 1]?.seat === CLOCK;
  expect(other.timeLeft(CLOCK)).toBe(80 * SECOND);
  await wait(79);
  expect([ended(), other.spent()]).toEqual([false, { timer: 179 * SECOND }]);
  await wait(1);
  expect([ended(), other.spent(), other.timeLeft(CLOCK)]).toEqual([true, undefined, undefined]);
});
