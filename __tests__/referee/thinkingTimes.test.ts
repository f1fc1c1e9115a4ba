import type { AnyBox, TimeLimit } from '@/engine/box';
import type { Seat } from '@/engine/game';
import { Match } from '@/engine/match';
import { randomBot } from '@/engine/bots/random';
import { LocalReferee } from '@/referee/localReferee';
import { bidsGame, type BidsMove, type BidsState } from '@tests/kit/toys/bids';

const SECOND = 1000;

/** Five seconds for every bid, but the first prize: for that everybody may think as long as they like. */
const timeLimit: TimeLimit<BidsState, BidsMove> = {
  of: ({ past }) => (past.length === 0 ? undefined : { question: `prize ${past.length}`, ms: 5 * SECOND }),
  more: 3 * SECOND,
  answer: ({ hands }, seat, sketch) => ({ bid: typeof sketch === 'number' ? sketch : (hands[seat]?.[0] ?? 0) }),
};

function atTheTable({ limit = timeLimit, clockRests = false }: { readonly limit?: typeof timeLimit; readonly clockRests?: boolean } = {}) {
  const anybody = randomBot(bidsGame);
  const box = { game: bidsGame, bots: { easy: anybody, medium: anybody, hard: anybody }, timeLimit: limit } as unknown as AnyBox;
  const match = Match.create(box.game, { seats: 2 }, 'thinking');
  const referee = new LocalReferee({ box, match, clockRests: () => clockRests });
  const bid = (seat: Seat, card: number) => referee.submit(seat, { bid: card });
  const bids = () => match.moves.slice(2).map(({ seat, move }) => [seat, (move as BidsMove).bid]);
  return { referee, bid, bids };
}

/** The first prize is gone, so the time for thinking is limited. */
async function hurried(table: Parameters<typeof atTheTable>[0] = {}) {
  const made = atTheTable(table);
  await made.bid(0, 5);
  await made.bid(1, 4);
  return made;
}

const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('time runs from the moment the question is before their eyes, and then the box answers for them', async () => {
  const { referee, bids } = await hurried();
  await wait(60);
  expect(referee.timeLeft(0)).toBeUndefined();
  referee.think(0, { kind: 'begin' });
  expect([referee.timeLeft(0), referee.timeLeft(1)]).toEqual([5 * SECOND, undefined]);
  await wait(2);
  expect(referee.timeLeft(0)).toBe(3 * SECOND);
  await wait(2.999);
  expect([referee.timeLeft(0), bids()]).toEqual([1, []]);
  await wait(0.001);
  expect([referee.timeLeft(0), bids()]).toEqual([undefined, [[0, 1]]]);
});

test('a question is timed once, however often it is looked at', async () => {
  const { referee, bids } = await hurried();
  referee.think(0, { kind: 'begin' });
  await wait(4);
  referee.think(0, { kind: 'begin' });
  expect(referee.timeLeft(0)).toBe(SECOND);
  await wait(1);
  expect(bids()).toEqual([[0, 1]]);
});

test('nobody is hurried where the box sets no limit, nor who is not asked', async () => {
  const unhurried = atTheTable();
  unhurried.referee.think(0, { kind: 'begin' });
  expect(unhurried.referee.timeLeft(0)).toBeUndefined();
  const { referee, bid } = await hurried();
  await bid(1, 3);
  referee.think(1, { kind: 'begin' });
  expect(referee.timeLeft(1)).toBeUndefined();
  const without = await hurried({ limit: { ...timeLimit, of: () => undefined } });
  without.referee.think(0, { kind: 'begin' });
  without.referee.think(0, { kind: 'more' });
  expect(without.referee.timeLeft(0)).toBeUndefined();
});

test('whoever asks for more time gets it, each time; nobody else does', async () => {
  const { referee, bids } = await hurried();
  referee.think(0, { kind: 'more' });
  expect(referee.timeLeft(0)).toBeUndefined();
  referee.think(0, { kind: 'begin' });
  referee.think(1, { kind: 'begin' });
  await wait(1);
  referee.think(0, { kind: 'more' });
  referee.think(0, { kind: 'more' });
  expect([referee.timeLeft(0), referee.timeLeft(1)]).toEqual([10 * SECOND, 4 * SECOND]);
  await wait(4);
  expect(bids()).toEqual([[1, 1]]);
  await wait(6);
  expect(bids()).toEqual([[1, 1], [0, 1]]);
});

test('what somebody has drawn so far is what the box answers with', async () => {
  const { referee, bids } = await hurried();
  referee.think(1, { kind: 'sketch', sketch: 3 });
  referee.think(0, { kind: 'begin' });
  referee.think(0, { kind: 'sketch', sketch: 4 });
  referee.think(0, { kind: 'sketch', sketch: 2 });
  await wait(5);
  expect(bids()).toEqual([[0, 2]]);
});

test('who has answered need not hurry any more, and the next question has its own time', async () => {
  const { referee, bid, bids } = await hurried();
  referee.think(0, { kind: 'begin' });
  referee.think(1, { kind: 'begin' });
  await wait(3);
  await bid(0, 3);
  expect([referee.timeLeft(0), referee.timeLeft(1)]).toEqual([undefined, 2 * SECOND]);
  await bid(1, 3);
  await wait(60);
  expect(bids()).toEqual([[0, 3], [1, 3]]);
  referee.think(0, { kind: 'begin' });
  expect(referee.timeLeft(0)).toBe(5 * SECOND);
});

test('time that nobody had does not count', async () => {
  const { referee, bids } = await hurried();
  referee.think(0, { kind: 'begin' });
  await wait(4);
  const release = referee.hold();
  await wait(60);
  expect([referee.timeLeft(0), bids()]).toEqual([SECOND, []]);
  release();
  await wait(1);
  expect(bids()).toEqual([[0, 1]]);
});

test('a lesson hurries nobody, and neither does a box without limits', async () => {
  const { referee } = await hurried({ clockRests: true });
  referee.think(0, { kind: 'begin' });
  expect(referee.timeLeft(0)).toBeUndefined();
  const match = Match.create(bidsGame, { seats: 2 }, 'thinking');
  const calm = new LocalReferee({ box: { game: bidsGame, bots: {} } as unknown as AnyBox, match: match as unknown as ConstructorParameters<typeof LocalReferee>[0]['match'] });
  calm.think(0, { kind: 'begin' });
  calm.think(0, { kind: 'sketch', sketch: 1 });
  expect(calm.timeLeft(0)).toBeUndefined();
});
