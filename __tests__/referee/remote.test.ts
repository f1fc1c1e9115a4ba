import { CLOCK, type Seat } from '@/engine/game';
import { Match, type AnyMatch } from '@/engine/match';
import { bountyTrail } from '@/games/bounty-trail';
import { pig } from '@/games/pig';
import type { AnyBox } from '@/engine/box';
import { LocalReferee } from '@/referee/localReferee';
import type { Step } from '@/referee/referee';
import { Desk } from '@tests/kit/remote/desk';
import { faultyWire } from '@tests/kit/remote/faultyWire';
import type { ToClient } from '@tests/kit/remote/messages';
import { RemoteReferee } from '@tests/kit/remote/remoteReferee';

const LONG = 30_000;
const trail = bountyTrail as unknown as AnyBox;

/** A client for these seats, on a wire that loses, repeats, delays and reorders. */
async function connect(box: AnyBox, match: AnyMatch, seats: readonly Seat[], seed = 'remote') {
  const wire = faultyWire(seed);
  const sent: ToClient[] = [];
  const spied = { ...wire.referee, send: (message: ToClient) => { sent.push(message); wire.referee.send(message); } };
  new Desk(new LocalReferee({ box, match }), seats, spied);
  const connecting = RemoteReferee.connect(wire.client);
  await jest.advanceTimersByTimeAsync(LONG);
  return { referee: await connecting, sent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['a', 'b', 'c', 'd', 'e'])('on bad wire %s every move is played once, told once and in order, and answered after it was told', async (seed) => {
  const match = Match.create(pig.game, { seats: 1, goal: 100 }, 'wire');
  const { referee } = await connect(pig, match, [0], seed);
  const story: string[] = [];
  referee.subscribe([0], { onStep: ({ by, after }: Step) => story.push(`${by} makes move ${after.moveCount}`), onStanding: () => story.push('back') });
  for (let move = 1; move <= 12; move++) {
    void referee.submit(0, { type: 'roll' }).then(({ ok }) => story.push(`${ok ? 'played' : 'refused'} ${move}`));
    await jest.advanceTimersByTimeAsync(LONG);
  }
  expect(story).toEqual(Array.from({ length: 12 }, (_, i) => [`0 makes move ${i + 1}`, `played ${i + 1}`]).flat());
  expect(match.moves).toHaveLength(12);
  referee.close();
});

test('a client neither plays nor looks for seats that sit elsewhere', async () => {
  const match = Match.create(trail.game, { seats: 2, duel: 'die' }, 'wire');
  const { referee, sent } = await connect(trail, match, [0]);
  const [theirs] = [...match.legal(1)];
  const [own] = [...match.legal(0)];
  const verdicts = [referee.submit(1, theirs), referee.submit(CLOCK, theirs), referee.takeBack(1), referee.submit(0, own)];
  await jest.advanceTimersByTimeAsync(LONG);
  expect((await Promise.all(verdicts)).map(({ ok }) => ok)).toEqual([false, false, false, true]);
  expect(match.moves.map(({ seat }) => seat)).toEqual([0]);
  const eyes = sent.flatMap((message) => (message.type === 'news' ? Object.keys(message.news.position.views) : []));
  expect([...new Set(eyes)].sort()).toEqual(['-1', '0']);
  expect(() => referee.subscribe([0], { onStep: () => undefined, onStanding: () => undefined }).standing.view(1)).toThrow(RangeError);
  const past = referee.recall(1, -1, 1);
  await jest.advanceTimersByTimeAsync(LONG);
  expect(await past).toEqual([]);
  referee.close();
});

test('time that is held by a client stands still until it lets go, whichever message comes first', async () => {
  const match = Match.create(pig.game, { seats: 1, goal: 100 }, 'wire');
  const local = new LocalReferee({ box: pig, match });
  for (const seed of ['a', 'b', 'c', 'd']) {
    const wire = faultyWire(seed);
    new Desk(local, [0], wire.referee);
    const connecting = RemoteReferee.connect(wire.client);
    await jest.advanceTimersByTimeAsync(LONG);
    const referee = await connecting;
    const release = referee.hold();
    await jest.advanceTimersByTimeAsync(LONG);
    const held = local.clock();
    await jest.advanceTimersByTimeAsync(LONG);
    expect(local.clock()).toBe(held);
    release();
    // A hold that is let go at once may be overtaken by its release.
    referee.hold()();
    await jest.advanceTimersByTimeAsync(LONG);
    const running = local.clock();
    await jest.advanceTimersByTimeAsync(1000);
    expect(local.clock()).toBe(running + 1000);
    referee.close();
  }
});
