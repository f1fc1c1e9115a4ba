import { hashJson } from '@/engine/hash';
import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import { Replayer } from '@/engine/replayer';
import { atOnce } from '@/engine/slices';
import { pigGame } from '@/games/pig/game';

const ROLL = { type: 'roll' };
const HOLD = { type: 'hold' };

/** A match with everything a replayer should be able to tell about it. */
function recorded() {
  const match = Match.create(pigGame, { seats: 3, goal: 100 }, 'film');
  const hashes = [match.hash()];
  const events: unknown[] = [];
  while (!match.outcome) {
    events.push(match.play(match.state.seat, match.state.turnTotal > 4 ? HOLD : ROLL));
    hashes.push(match.hash());
  }
  return { match, hashes, events };
}

const { match, hashes, events } = recorded();

test('every position, forwards, backwards and at random', () => {
  const replayer = Replayer.ofMatch(match);
  expect(replayer.length).toBe(match.moves.length);
  const forwards = hashes.map((_, i) => i);
  const random = Random.fromSeed('scrub').shuffle(forwards.slice());
  for (const order of [random, forwards, forwards.slice().reverse()]) {
    expect(order.map((i) => hashJson(replayer.position(i)))).toEqual(order.map((i) => hashes[i]));
  }
});

test('what happened in every move, in whatever order it is asked', () => {
  const replayer = Replayer.ofSave(pigGame, match.save());
  expect(replayer.events(40)).toEqual(events[40]);
  expect(events.map((_, i) => replayer.events(i))).toEqual(events);
});

test('the moments of every move, in whatever order they are asked', () => {
  const replayer = Replayer.ofMatch(match);
  for (const move of [40, 41, 3, match.moves.length - 1, 0]) {
    const moments = replayer.moments(move);
    expect(moments.map(({ event }) => event)).toEqual(events[move]);
    expect(moments[moments.length - 1]?.state).toEqual(replayer.position(move + 1).state);
    expect(hashJson(replayer.position(move + 1))).toBe(hashes[move + 1]);
  }
  expect(events.map((_, i) => replayer.events(i))).toEqual(events);
  expect(() => replayer.moments(match.moves.length)).toThrow(RangeError);
});

test('the moments of one move after the other cost one play each', () => {
  let plays = 0;
  const counted = { ...pigGame, play: (...args: Parameters<typeof pigGame.play>) => { plays += 1; pigGame.play(...args); } };
  const replayer = Replayer.ofSave(counted, match.save());
  match.moves.forEach((_, move) => replayer.moments(move));
  expect(plays).toBe(match.moves.length);
  plays = 0;
  replayer.position(50);
  expect(plays).toBeLessThanOrEqual(32);
});

test('what happened while setting up has the state after it', () => {
  const setup: typeof pigGame.setup = (options, table) => {
    table.emit({ type: 'held', seat: 0, points: 0, score: 0 });
    return pigGame.setup(options, table);
  };
  const replayer = new Replayer({ ...pigGame, setup }, { seats: 2, goal: 50 }, 'x', []);
  expect(replayer.moments(-1)).toEqual([{ event: replayer.opening[0], state: replayer.position(0).state }]);
});

test('a position that was handed out does not change', () => {
  const replayer = Replayer.ofMatch(match);
  const position = replayer.position(10);
  replayer.position(11);
  expect(hashJson(position)).toBe(hashes[10]);
});

test('it goes on in slices of one move', () => {
  const replayer = Replayer.ofMatch(match);
  replayer.position(3);
  expect([...replayer.playTo(match.moves.length)]).toEqual(match.moves.map((_, index) => index + 1).slice(3));
  expect(hashJson(replayer.position(replayer.length))).toBe(match.hash());
});

test('whatever is asked between two slices, they lead where they should', () => {
  const replayer = Replayer.ofMatch(match);
  const slices = replayer.playTo(40);
  for (let i = 0; i < 35; i++) slices.next();
  expect(hashJson(replayer.position(60))).toBe(hashes[60]);
  expect(hashJson(atOnce(slices))).toBe(hashes[40]);
  expect(match.moves.map((_, index) => replayer.events(index).length)).toEqual(match.moves.map((_, index) => Replayer.ofMatch(match).events(index).length));
  expect(hashJson(replayer.position(match.moves.length))).toBe(match.hash());
});

test.each([-1, 1.5, NaN, match.moves.length + 1])('there is no position after %p moves', (after) => {
  expect(() => Replayer.ofMatch(match).position(after)).toThrow(RangeError);
});

test('scrubbing costs the same everywhere in the match', () => {
  let plays = 0;
  const counted = { ...pigGame, play: (...args: Parameters<typeof pigGame.play>) => { plays += 1; pigGame.play(...args); } };
  const replayer = Replayer.ofSave(counted, match.save());
  replayer.position(replayer.length);
  for (const after of [5, replayer.length - 1, 0, replayer.length - 40]) {
    plays = 0;
    replayer.position(after);
    expect(plays).toBeLessThanOrEqual(32);
  }
});

test('a match that goes on does not change its film', () => {
  const running = Match.create(pigGame, { seats: 1, goal: 50 }, 'running');
  running.play(0, ROLL);
  const replayer = Replayer.ofMatch(running);
  running.play(0, ROLL);
  expect(replayer.length).toBe(1);
});

test('what has just been asked for is not made again, nor is what was told', () => {
  let plays = 0;
  const counted = { ...pigGame, play: (...args: Parameters<typeof pigGame.play>) => { plays += 1; pigGame.play(...args); } };
  const replayer = Replayer.ofSave(counted, match.save());
  expect(replayer.position(3)).toBe(replayer.position(3));
  expect(plays).toBe(3);
  expect(replayer.moments(3)).toHaveLength(events.length > 3 ? (events[3] as readonly unknown[]).length : 0);
  expect(replayer.events(3)).toEqual(events[3]);
  expect(plays).toBe(4);
  // From a kept position, or from the last one where that is nearer.
  replayer.position(40);
  expect(plays).toBe(40);
  replayer.position(33);
  expect(plays).toBe(41);
  replayer.position(34);
  expect(plays).toBe(42);
});
