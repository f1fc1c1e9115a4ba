import { GustDetector, decibels, type GustEvent } from '@/motion/gust';

/** Levels every 25 ms: [milliseconds, decibels] stretches. */
function listen(stretches: readonly (readonly [ms: number, db: number])[], threshold?: number): GustEvent[] {
  const detector = new GustDetector(threshold);
  const events: GustEvent[] = [];
  let t = 0;
  for (const [ms, db] of stretches) {
    for (const end = t + ms; t < end; t += 25) detector.feed({ t, db: db + ((t / 25) % 3) - 1 }, (event) => events.push(event));
  }
  return events;
}

const gusts = (events: GustEvent[]) => events.filter((event) => event.kind === 'gust');

test('a breath of 400 ms at 25 dB above the room is one gust', () => {
  const [gust, ...more] = gusts(listen([[1200, -60], [400, -35], [400, -60]]));
  expect(more).toEqual([]);
  if (gust?.kind !== 'gust') throw new Error('no gust');
  expect(gust.ms).toBeGreaterThanOrEqual(350);
  expect(gust.ms).toBeLessThanOrEqual(400);
  expect(gust.db).toBeCloseTo(25, 0);
});

test('a flutter in the breath does not end it', () => {
  expect(gusts(listen([[1200, -60], [200, -35], [50, -58], [200, -35], [400, -60]]))).toHaveLength(1);
});

test('a click, a murmur and a loud room are no gusts', () => {
  expect(gusts(listen([[1200, -60], [50, -20], [400, -60]]))).toEqual([]);
  expect(gusts(listen([[1200, -60], [500, -52], [400, -60]]))).toEqual([]);
  expect(gusts(listen([[3000, -30]]))).toEqual([]);
});

test('nothing counts before the room has been heard for a second', () => {
  expect(listen([[300, -60], [400, -30]])).toEqual([]);
});

test('blowing is told while it lasts, with its height above the floor', () => {
  const blowing = listen([[1200, -60], [200, -40]]).filter((event) => event.kind === 'blowing');
  expect(blowing.length).toBe(8);
  expect(blowing[0]?.db).toBeCloseTo(20, -1);
});

test('decibels of silence, of full scale and of a tenth', () => {
  expect(decibels(new Float32Array(64))).toBe(-90);
  expect(decibels([])).toBe(-90);
  expect(decibels([1, -1, 1, -1])).toBe(0);
  expect(decibels([0.1, -0.1])).toBeCloseTo(-20, 5);
});
