import { HeadingTracker } from '@/motion/heading';
import { MotionHistory } from '@/motion/history';
import { HoldTimer } from '@/motion/holdTimer';
import { loadOf } from '@/motion/sample';
import { tiltOf } from '@/motion/tilt';
import { samplesOf } from '@/motion/trace';
import { FACE_DOWN, FLAT, UPRIGHT, buildTrace } from '@/motion/traces/builder';
import { TRACES, type TraceName } from '@/motion/traces/library';

function historyOf(name: TraceName): MotionHistory {
  const history = new MotionHistory(512);
  samplesOf(TRACES[name]).forEach(history.add);
  return history;
}

function lastTilt(name: TraceName) {
  const samples = samplesOf(TRACES[name]);
  const last = samples[samples.length - 1];
  if (last === undefined) throw new Error(`${name} is empty`);
  return tiltOf(last);
}

describe('tilt', () => {
  const pose = (up: typeof FLAT) => samplesOf(buildTrace({ name: 'pose', ms: 20, up, tremor: 0, gesture: () => ({}) }))[0];

  test.each([
    ['flat on its back', FLAT, { tilt: 0, topUp: 0, faceDown: -90, uprightError: 90 }],
    ['bolt upright', UPRIGHT, { tilt: 90, topUp: 90, faceDown: 0, uprightError: 0 }],
    ['face down', FACE_DOWN, { tilt: 180, topUp: 0, faceDown: 90, uprightError: 90 }],
  ])('%s', (_, up, expected) => {
    const sample = pose(up);
    const tilt = sample === undefined ? undefined : tiltOf(sample);
    for (const [key, value] of Object.entries(expected)) expect(tilt?.[key as keyof typeof expected]).toBeCloseTo(value, 0);
  });

  test('a ball rolls towards the lowered edge', () => {
    const tilt = lastTilt('tiltForward');
    expect(tilt?.tilt).toBeGreaterThan(20);
    expect(tilt?.topUp).toBeLessThan(-20);
    expect(tilt?.downhill.y).toBeGreaterThan(0.95);
  });
});

describe('heading', () => {
  const turned = (name: TraceName) => {
    const heading = new HeadingTracker();
    samplesOf(TRACES[name]).forEach(heading.add);
    return heading;
  };

  test('counts the degrees since the mark, whichever way the phone is held', () => {
    expect(turned('spin360').yaw).toBeCloseTo(190 * 1.9, -1);
    expect(turned('turnAbout').yaw).toBeCloseTo(150 * 1.2, -1);
    expect(turned('turnAbout').off).toBeGreaterThan(170);
    expect(Math.abs(turned('shakeStrong').yaw)).toBeLessThan(25);
  });

  test('bearing of the top edge follows the turn', () => {
    const heading = new HeadingTracker();
    const samples = samplesOf(TRACES.turnAbout);
    heading.add(samples[0] ?? fail());
    expect(heading.bearing({ x: 0, y: 1, z: 0 })).toBeCloseTo(0, 0);
    expect(heading.bearing({ x: 1, y: 0, z: 0 })).toBeCloseTo(90, 0);
    expect(heading.bearing({ x: 0, y: 0, z: 1 })).toBeUndefined();
    const quarter = samples.filter((sample) => sample.t < 950);
    quarter.slice(1).forEach(heading.add);
    // Turned about 90° to the left: the old mark now lies to the right of the top edge.
    expect(heading.bearing({ x: 0, y: 1, z: 0 })).toBeCloseTo(-heading.yaw, 0);
    expect(heading.age).toBeGreaterThan(900);
  });

  test('a new mark starts again', () => {
    const heading = turned('turnAbout');
    heading.mark();
    samplesOf(TRACES.lyingStill, 10_000).forEach(heading.add);
    expect(Math.abs(heading.yaw)).toBeLessThan(2);
  });

  function fail(): never {
    throw new Error('empty trace');
  }
});

describe('history', () => {
  test('peaks: a chop weighs more than 2 g, a nod does not', () => {
    expect(historyOf('chop').peak(loadOf, 350, 650)).toBeGreaterThan(2);
    expect(historyOf('nod').peak(loadOf, 350, 650)).toBeLessThan(1.3);
  });

  test('a twist passes 400 °/s about the long axis, a forward flick does not', () => {
    expect(historyOf('twist').peak((s) => Math.abs(s.ry), 400, 600)).toBeGreaterThan(600);
    expect(historyOf('flickForward').peak((s) => Math.abs(s.ry), 400, 600)).toBeLessThan(60);
    expect(historyOf('flickForward').peak((s) => Math.abs(s.rx), 400, 600)).toBeGreaterThan(500);
  });

  test('a nod turns the top edge by more than 15° within 300 ms', () => {
    const topUp = (s: Parameters<typeof tiltOf>[0]) => tiltOf(s)?.topUp ?? 0;
    expect(historyOf('nod').swing(topUp, 400, 700)).toBeGreaterThan(15);
    expect(historyOf('held').swing(topUp, 400, 700)).toBeLessThan(5);
  });

  test('velocity of an overhand swing: fast and mostly level', () => {
    const velocity = historyOf('overhand').velocity(430, 580);
    expect(velocity.speed).toBeGreaterThan(3);
    expect(velocity.level).toBeGreaterThan(Math.abs(velocity.upward));
    expect(historyOf('held').velocity(430, 580).speed).toBeLessThan(0.2);
  });

  test('integral of a rotation is the angle turned', () => {
    expect(historyOf('turnAbout').integral((s) => s.rz, 0, 2000)).toBeCloseTo(180, -1);
  });

  test('DF-180 sensors silent for more than 100 ms are not fresh', () => {
    const history = historyOf('held');
    const end = history.latest?.t ?? 0;
    expect(history.fresh(end + 100)).toBe(true);
    expect(history.fresh(end + 101)).toBe(false);
    expect(new MotionHistory().fresh(0)).toBe(false);
    expect(new MotionHistory().peak(loadOf, 0, 100)).toBeUndefined();
  });

  test('keeps only the newest samples', () => {
    const history = new MotionHistory(10);
    samplesOf(TRACES.held).forEach(history.add);
    expect(history.between(0, 10_000)).toHaveLength(10);
    history.clear();
    expect(history.latest).toBeUndefined();
  });
});

test('a hold starts again after every break', () => {
  const hold = new HoldTimer();
  expect(hold.update(100, true)).toBe(0);
  expect(hold.update(600, true)).toBe(500);
  expect(hold.update(616, false)).toBe(0);
  expect(hold.update(632, true)).toBe(0);
});
