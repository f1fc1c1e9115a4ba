import { SENSITIVITIES, detectAll, type Detector } from '@/motion/detector';
import { createFlickDetector, type FlickDirection } from '@/motion/detectors/flick';
import { createFreeFallDetector } from '@/motion/detectors/freeFall';
import { createShakeDetector, type ShakeEvent } from '@/motion/detectors/shake';
import { createStillDetector } from '@/motion/detectors/still';
import { createSwayDetector } from '@/motion/detectors/sway';
import { createSwingDetector } from '@/motion/detectors/swing';
import { createTurnDetector } from '@/motion/detectors/turn';
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

describe('flick', () => {
  test.each<[TraceName, FlickDirection]>([
    ['flickForward', 'forward'],
    ['flickRight', 'right'],
    ['twist', 'twistRight'],
  ])('%s is one flick, %s, although the wrist swings back', (name, direction) => {
    const flicks = replay(createFlickDetector(), name);
    expect(flicks.map((flick) => flick.direction)).toEqual([direction]);
    expect(flicks[0]?.peak).toBeGreaterThan(500);
  });

  test.each([...EVERYDAY, 'dancing', 'nod', 'spin360', 'tiltForward'] as const)('%s is no flick', (name) => {
    expect(replay(createFlickDetector(), name)).toEqual([]);
  });
});

describe('swing', () => {
  test('an overhand swing lets go once, forward and fast', () => {
    const swings = replay(createSwingDetector(), 'overhand');
    expect(swings).toHaveLength(1);
    expect(swings[0]?.speed).toBeGreaterThan(3);
    expect(swings[0]?.velocity.y).toBeGreaterThan(2);
  });

  test('direction: a chop goes down, a lift goes up', () => {
    expect(replay(createSwingDetector(), 'chop')[0]?.elevation).toBeLessThan(-20);
    expect(replay(createSwingDetector(), 'underhand')[0]?.elevation).toBeGreaterThan(45);
    expect(replay(createSwingDetector(), 'lift')[0]?.elevation).toBeGreaterThan(60);
  });

  test.each([...EVERYDAY, 'jump', 'turnJump', 'twist', 'flickForward', 'dancing'] as const)('%s is no swing', (name) => {
    expect(replay(createSwingDetector(), name)).toEqual([]);
  });

  test('a hard shake is at most one swing, not one for every stroke', () => {
    expect(replay(createSwingDetector(), 'shakeStrong').length).toBeLessThanOrEqual(1);
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

describe('turn, still and sway', () => {
  test('a body turning once round is one spin, counter-clockwise', () => {
    expect(replay(createTurnDetector(), 'spin360').map((spin) => [spin.spins, spin.direction])).toEqual([[1, 1]]);
  });

  test.each(['turnAbout', 'walking', 'bus', 'nod', ...SHAKES] as const)('%s is no full spin', (name) => {
    expect(replay(createTurnDetector(), name)).toEqual([]);
  });

  test('lying still is told once, after the time asked for', () => {
    const events = replay(createStillDetector(800), 'lyingStill');
    expect(events).toHaveLength(1);
    expect(events[0]?.kind).toBe('still');
    expect(events[0]?.t).toBeGreaterThanOrEqual(5800);
  });

  test('putting the phone down ends in stillness, walking never does', () => {
    expect(replay(createStillDetector(300), 'putDown').map((event) => event.kind)).toContain('still');
    expect(replay(createStillDetector(300), 'walking')).toEqual([]);
  });

  test('picking the phone up ends the stillness', () => {
    const kinds = detectAll(createStillDetector(500), [...samplesOf(TRACES.lyingStill), ...samplesOf(TRACES.shakeWeak, 3017)]).map((event) => event.kind);
    expect(kinds.slice(0, 2)).toEqual(['still', 'moved']);
  });

  test('dancing alternates sides and becomes steady', () => {
    const beats = replay(createSwayDetector(), 'dancing').filter((event) => event.kind === 'beat');
    expect(beats.length).toBeGreaterThanOrEqual(6);
    expect(beats[beats.length - 1]?.steady).toBe(true);
    beats.slice(1).forEach((beat, i) => expect(beat.side).not.toBe(beats[i]?.side));
  });

  test.each([...EVERYDAY, ...SHAKES, 'overhand'] as const)('%s is no steady dancing', (name) => {
    expect(replay(createSwayDetector(), name).filter((event) => event.kind === 'beat' && event.steady)).toEqual([]);
  });
});
