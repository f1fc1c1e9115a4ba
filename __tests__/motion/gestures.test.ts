import { SENSITIVITIES, detectAll, type Detector } from '@/motion/detector';
import { createFreeFallDetector } from '@/motion/detectors/freeFall';
import { createShakeDetector, type ShakeEvent } from '@/motion/detectors/shake';
import { samplesOf } from '@/motion/trace';
import { TRACES, type TraceName } from '@/motion/traces/library';

const SHAKES = ['shakeWeak', 'shakeStrong', 'shakeLeftRight', 'shakeVertical', 'shakeBackForth'] as const;
const EVERYDAY = ['lyingStill', 'held', 'walking', 'bus', 'putDown', 'pickUp'] as const;

function replay<Event>(detector: Detector<Event>, name: TraceName): Event[] {
  return detectAll(detector, samplesOf(TRACES[name], 5000));
}

function impactsOf(events: readonly ShakeEvent[]): Extract<ShakeEvent, { kind: 'impact' }>[] {
  return events.filter((event) => event.kind === 'impact');
}

describe('shake', () => {
  test.each(SHAKES)('%s starts once, strikes at every reversal and stops', (name) => {
    const events = replay(createShakeDetector(), name);
    expect(events[0]?.kind).toBe('start');
    expect(events[events.length - 1]?.kind).toBe('stop');
    expect(events.filter((event) => event.kind !== 'impact')).toHaveLength(2);
    expect(impactsOf(events).length).toBeGreaterThanOrEqual(6);
  });

  test('impacts follow the rhythm of the hand: two for each to-and-fro', () => {
    const times = impactsOf(replay(createShakeDetector(), 'shakeLeftRight')).map((impact) => impact.t);
    const gaps = times.slice(1, -1).map((t, i) => t - (times[i] ?? 0));
    for (const gap of gaps) expect(Math.abs(gap - 125)).toBeLessThanOrEqual(20);
  });

  test('a stronger hand gives stronger impacts', () => {
    const mean = (name: TraceName) => {
      const stop = replay(createShakeDetector(), name).find((event) => event.kind === 'stop');
      return stop?.strength ?? 0;
    };
    expect(mean('shakeWeak')).toBeLessThan(0.35);
    expect(mean('shakeLeftRight')).toBeGreaterThan(mean('shakeWeak') + 0.1);
    expect(mean('shakeStrong')).toBeGreaterThan(mean('shakeLeftRight') + 0.2);
  });

  test('the stop comes within a third of a second after the hand rests and tells how long it shook', () => {
    const events = replay(createShakeDetector(), 'shakeStrong');
    const stop = events[events.length - 1];
    if (stop?.kind !== 'stop') throw new Error('no stop');
    expect(stop.t).toBeLessThan(5000 + 1800 + 330);
    expect(stop.duration).toBeGreaterThan(1100);
    expect(stop.impacts).toBe(impactsOf(events).length);
  });

  test.each(EVERYDAY)('%s is no shake at normal sensitivity', (name) => {
    expect(replay(createShakeDetector(), name)).toEqual([]);
  });

  test.each(['flickForward', 'overhand', 'chop', 'jump', 'dancing', 'spin360', 'nod'] as const)('%s is no shake', (name) => {
    expect(replay(createShakeDetector(), name)).toEqual([]);
  });

  test('sensitivity moves the threshold both ways', () => {
    const shaken = (name: TraceName, sensitivity: number) => replay(createShakeDetector({ sensitivity }), name).length > 0;
    expect(shaken('shakeLazy', SENSITIVITIES.normal)).toBe(false);
    expect(shaken('shakeLazy', SENSITIVITIES.high)).toBe(true);
    expect(shaken('shakeWeak', SENSITIVITIES.low)).toBe(false);
    expect(shaken('shakeStrong', SENSITIVITIES.low)).toBe(true);
  });

  test('even a high sensitivity does not shake on foot, on the bus or on the table', () => {
    for (const name of EVERYDAY) expect(replay(createShakeDetector({ sensitivity: SENSITIVITIES.high }), name)).toEqual([]);
  });

  test('a reset in the middle forgets the shake without a stop', () => {
    const detector = createShakeDetector();
    const samples = samplesOf(TRACES.shakeStrong);
    const half = samples.findIndex((sample) => sample.t > 1000);
    detectAll(detector, samples.slice(0, half));
    detector.reset();
    expect(detectAll(detector, samplesOf(TRACES.lyingStill, 2000))).toEqual([]);
  });

  test('a sensitivity that is no positive number is refused', () => {
    expect(() => createShakeDetector({ sensitivity: 0 })).toThrow(RangeError);
    expect(() => createShakeDetector({ sensitivity: Number.NaN })).toThrow(RangeError);
  });
});

describe('free fall', () => {
  test.each<[TraceName, number]>([
    ['jump', 420],
    ['hop', 180],
    ['turnJump', 460],
  ])('%s flies for about %d ms', (name, ms) => {
    const [fall, land, ...more] = replay(createFreeFallDetector(), name);
    expect(more).toEqual([]);
    expect(fall?.kind).toBe('fall');
    if (land?.kind !== 'land') throw new Error('no landing');
    expect(Math.abs(land.flightMs - ms)).toBeLessThanOrEqual(20);
    expect(land.start).toBe(fall?.start);
    expect(land.height).toBeCloseTo((9.80665 * (land.flightMs / 1000) ** 2) / 8, 6);
  });

  test('DF-181 a fall is called out after 100 ms, a stumble of 60 ms is none', () => {
    const [fall] = replay(createFreeFallDetector(), 'jump');
    expect((fall?.t ?? 0) - (fall?.start ?? 0)).toBeGreaterThanOrEqual(100);
    expect((fall?.t ?? 0) - (fall?.start ?? 0)).toBeLessThan(120);
    expect(replay(createFreeFallDetector(), 'stumble')).toEqual([]);
  });

  test.each([...EVERYDAY, ...SHAKES, 'overhand', 'chop'] as const)('%s is no fall', (name) => {
    expect(replay(createFreeFallDetector(), name)).toEqual([]);
  });
});
