import { Random, WIDE_SEED, makeRandomState, makeStream } from '@/engine/random';
import { tableOf } from '@/engine/position';
import { ScriptedRandom } from '@tests/kit/scriptedRandom';

const draw = (random: Random, count: number, bound: number) => Array.from({ length: count }, () => random.below(bound));

test('the same seed gives the same draws, whatever the machine', () => {
  expect(draw(Random.fromSeed('grudge'), 12, 100)).toEqual(draw(Random.fromSeed('grudge'), 12, 100));
  expect(draw(Random.fromSeed('grudge'), 12, 100)).toEqual([74, 66, 40, 16, 74, 61, 79, 41, 8, 34, 54, 32]);
});

test('dice are fair enough', () => {
  const random = Random.fromSeed('fair');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) {
    const face = random.die();
    counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  const chi2 = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60_000);
  expect(chi2).toBeLessThan(20.5);
});

test('a shuffle keeps everything and favours no place', () => {
  const random = Random.fromSeed('shuffle');
  const firsts = [0, 0, 0, 0];
  for (let i = 0; i < 8000; i++) {
    const shuffled = random.shuffle([0, 1, 2, 3]);
    expect(shuffled.slice().sort()).toEqual([0, 1, 2, 3]);
    firsts[shuffled[0] ?? 0] = (firsts[shuffled[0] ?? 0] ?? 0) + 1;
  }
  for (const count of firsts) expect(Math.abs(count - 2000)).toBeLessThan(150);
});

test('the helpers stay in their bounds', () => {
  const random = Random.fromSeed('bounds');
  for (let i = 0; i < 500; i++) {
    expect([3, 4, 5]).toContain(random.between(3, 5));
    expect([7, 8]).toContain(random.pick([7, 8]));
    expect(random.chance(0, 6)).toBe(false);
    expect(random.chance(6, 6)).toBe(true);
    const fraction = random.fraction();
    expect(fraction >= 0 && fraction < 1).toBe(true);
  }
});

test.each([0, -1, 2 ** 33])('below(%p) is refused', (bound) => {
  expect(() => Random.fromSeed('x').below(bound)).toThrow(RangeError);
});

test('nothing cannot be picked from', () => {
  expect(() => Random.fromSeed('x').pick([])).toThrow(RangeError);
});

test('every seat has dice of its own: how others interleave changes nothing', () => {
  const alone = tableOf(makeRandomState('streams', 2));
  const among = tableOf(makeRandomState('streams', 2));
  const expected = [alone.stream(0).die(), alone.stream(0).die()];
  const first = among.stream(0).die();
  among.stream(1).die();
  among.random.die();
  expect([first, among.stream(0).die()]).toEqual(expected);
  expect(() => among.stream(2)).toThrow(RangeError);
});

test('scripted chance does as it is told and then goes on by itself', () => {
  const random = new ScriptedRandom();
  random.dictate(5, 0, 2);
  expect([random.die(), random.die(), random.pick(['a', 'b', 'c'])]).toEqual([6, 1, 'c']);
  expect(random.left).toBe(0);
  expect(random.die()).toBeLessThanOrEqual(6);
  random.dictate(6);
  expect(() => random.die()).toThrow('the script says 6');
});

test('a wide seed fills the whole generator: every one of its four words depends on every part of the seed', () => {
  const plain = makeStream(`${WIDE_SEED}aaaaaaabbbbbbbcccccccddddddd`);
  for (const seed of ['xaaaaaabbbbbbbcccccccddddddd', 'aaaaaaabbbbbbbcccccccdddddde', 'aaaaaaabbbbbbbcxcccccddddddd']) {
    makeStream(`${WIDE_SEED}${seed}`).forEach((word, i) => expect(word).not.toBe(plain[i]));
  }
  expect(draw(Random.fromSeed(`${WIDE_SEED}grudge`), 6, 1000)).toEqual([729, 549, 808, 83, 740, 594]);
});
