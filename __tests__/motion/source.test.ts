import { detectAll } from '@/motion/detector';
import { createFreeFallDetector } from '@/motion/detectors/freeFall';
import { shareSource, type SampleListener } from '@/motion/motionSource';
import { Normaliser, type RawReading, type SignConvention } from '@/motion/normalise';
import { loadOf, type MotionSample } from '@/motion/sample';
import { recordTrace, samplesOf, traceOf, traceSource } from '@/motion/trace';
import { TRACES } from '@/motion/traces/library';

/** What each platform would deliver for a true sample, read off their sources. */
const PLATFORM: Readonly<Record<SignConvention, (s: MotionSample) => Pick<RawReading, 'linear' | 'withGravity'>>> = {
  specific: (s) => ({ linear: { x: s.ax, y: s.ay, z: s.az }, withGravity: { x: s.gx, y: s.gy, z: s.gz } }),
  inverted: (s) => ({ linear: { x: -s.ax, y: -s.ay, z: -s.az }, withGravity: { x: -s.gx, y: -s.gy, z: -s.gz } }),
  mixed: (s) => ({
    linear: { x: s.ax, y: s.ay, z: s.az },
    withGravity: { x: s.ax - (s.gx - s.ax), y: s.ay - (s.gy - s.ay), z: s.az - (s.gz - s.az) },
  }),
};
const CONVENTIONS = Object.keys(PLATFORM) as SignConvention[];

function through(convention: SignConvention, samples: readonly MotionSample[], screenAngle = 0): MotionSample[] {
  const normaliser = new Normaliser(convention);
  return samples.flatMap((s) => normaliser.sample({ t: s.t, ...PLATFORM[convention](s), rotation: { x: s.rx, y: s.ry, z: s.rz }, screenAngle }) ?? []);
}

describe('normalising', () => {
  test.each(CONVENTIONS)('%s readings become the same samples', (convention) => {
    const truth = samplesOf(TRACES.overhand);
    const samples = through(convention, truth);
    expect(samples).toHaveLength(truth.length);
    samples.forEach((sample, i) => {
      for (const field of ['ax', 'ay', 'az', 'gx', 'gy', 'gz', 'rx', 'ry', 'rz'] as const) expect(sample[field]).toBeCloseTo(truth[i]?.[field] ?? NaN, 6);
    });
  });

  test.each(CONVENTIONS)('%s: a phone lying flat reads +1 g out of the glass, and a jump is weightless', (convention) => {
    expect(through(convention, samplesOf(TRACES.lyingStill))[5]?.gz).toBeCloseTo(9.8, 0);
    expect(detectAll(createFreeFallDetector(), through(convention, samplesOf(TRACES.jump))).map((event) => event.kind)).toEqual(['fall', 'land']);
  });

  test('a turned screen turns the axes with it', () => {
    const reading = { t: 0, linear: { x: 1, y: 2, z: 3 }, withGravity: { x: 1, y: 2, z: 12.8 }, rotation: { x: 4, y: 5, z: 6 } };
    const at = (screenAngle: number) => {
      const s = new Normaliser('specific').sample({ ...reading, screenAngle });
      return [s?.ax, s?.ay, s?.az, s?.rx, s?.ry, s?.rz];
    };
    expect(at(0)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(at(90)).toEqual([-2, 1, 3, -5, 4, 6]);
    expect(at(180)).toEqual([-1, -2, 3, -4, -5, 6]);
    expect(at(270)).toEqual([2, -1, 3, 5, -4, 6]);
    expect(at(-90)).toEqual(at(270));
  });

  test('without a linear sensor gravity is estimated, and a shake still shows', () => {
    const normaliser = new Normaliser('specific');
    const pushes = samplesOf(TRACES.shakeStrong).map((s) => {
      const sample = normaliser.sample({ t: s.t, linear: undefined, withGravity: { x: s.gx, y: s.gy, z: s.gz }, rotation: undefined, screenAngle: 0 });
      return Math.abs(sample?.ax ?? 0);
    });
    expect(Math.max(...pushes)).toBeGreaterThan(25);
    expect(pushes[2]).toBeLessThan(1);
  });

  test('an empty reading, as desktops send, gives no sample', () => {
    expect(new Normaliser('specific').sample({ t: 0, linear: undefined, withGravity: undefined, rotation: undefined, screenAngle: 0 })).toBeUndefined();
  });
});

describe('sharing one sensor', () => {
  function counted() {
    const state = { running: 0, starts: 0 };
    let deliver: SampleListener = () => undefined;
    const source = shareSource({
      available: () => Promise.resolve(true),
      permission: () => Promise.resolve('granted'),
      requestPermission: () => Promise.resolve('granted'),
      start(to) {
        deliver = to;
        state.running += 1;
        state.starts += 1;
        return () => {
          state.running -= 1;
        };
      },
    });
    return { source, state, send: (sample: MotionSample) => deliver(sample) };
  }

  test('runs only while somebody listens', () => {
    const { source, state, send } = counted();
    const heard: number[] = [];
    const listener = (sample: MotionSample) => heard.push(sample.t);
    const first = source.subscribe(listener);
    const second = source.subscribe(listener);
    expect(state).toEqual({ running: 1, starts: 1 });
    send({ t: 1, ax: 0, ay: 0, az: 0, gx: 0, gy: 0, gz: 9.8, rx: 0, ry: 0, rz: 0 });
    expect(heard).toEqual([1, 1]);
    first();
    first();
    expect(state.running).toBe(1);
    second();
    expect(state.running).toBe(0);
    source.subscribe(listener)();
    expect(state).toEqual({ running: 0, starts: 2 });
  });
});

describe('traces', () => {
  test('survive JSON and keep a hundredth of precision', () => {
    const samples = samplesOf(TRACES.shakeWeak);
    const again = samplesOf(JSON.parse(JSON.stringify(traceOf('again', samples))) as typeof TRACES.shakeWeak);
    expect(again).toEqual(samples);
    expect(JSON.stringify(TRACES.shakeWeak).length).toBeLessThan(samples.length * 60);
  });

  test('a recorder hears what a player plays, in its time', () => {
    jest.useFakeTimers();
    const recording = recordTrace(traceSource(TRACES.flickForward), 'copy');
    jest.advanceTimersByTime(600);
    expect(recording.stop().rows.length).toBeLessThan(TRACES.flickForward.rows.length);
    const whole = recordTrace(traceSource(TRACES.flickForward), 'flickForward');
    jest.advanceTimersByTime(5000);
    expect(whole.stop()).toEqual(TRACES.flickForward);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test('a recording ends by itself before it fills the memory', () => {
    jest.useFakeTimers();
    const recording = recordTrace(traceSource(TRACES.walking), 'short', 50);
    jest.advanceTimersByTime(10_000);
    expect(recording.stop().rows).toHaveLength(50);
    jest.useRealTimers();
  });

  test('every trace is plausible: at rest in the first moment, 1 g', () => {
    for (const trace of Object.values(TRACES)) {
      const first = samplesOf(trace)[0];
      expect(first === undefined ? 0 : loadOf(first)).toBeGreaterThan(0.7);
      expect(first === undefined ? 9 : loadOf(first)).toBeLessThan(1.3);
    }
  });
});
