import type { MotionSource } from '@/motion/motionSource';
import type { MotionSample } from '@/motion/sample';

type NativeListener = (measurement: unknown) => void;
const mockNative = { os: 'ios', listener: undefined as NativeListener | undefined, answer: { granted: false, canAskAgain: true }, asked: 0 };

jest.mock('react-native', () => ({
  Platform: {
    get OS() {
      return mockNative.os;
    },
  },
}));
jest.mock('expo-sensors', () => ({
  DeviceMotion: {
    setUpdateInterval: () => undefined,
    isAvailableAsync: () => Promise.resolve(true),
    getPermissionsAsync: () => Promise.resolve(mockNative.answer),
    requestPermissionsAsync: () => {
      mockNative.asked += 1;
      return Promise.resolve(mockNative.answer);
    },
    addListener: (listener: NativeListener) => {
      mockNative.listener = listener;
      return {
        remove: () => {
          mockNative.listener = undefined;
        },
      };
    },
  },
}));

function load(module: '@/motion/source' | '@/motion/source.web'): MotionSource {
  let source: MotionSource | undefined;
  jest.isolateModules(() => {
    source = jest.requireActual<{ motionSource: MotionSource }>(module).motionSource;
  });
  if (source === undefined) throw new Error('not loaded');
  return source;
}

function heard(source: MotionSource, send: () => void): MotionSample[] {
  const samples: MotionSample[] = [];
  const stop = source.subscribe((sample) => samples.push(sample));
  send();
  stop();
  return samples;
}

/** A phone flat on its back, pushed to the right with 2 m/s², turning about x, y and z with 10, 20 and 30 °/s. */
const TRUTH = { ax: 2, ay: 0, az: 0, gx: 2, gy: 0, gz: 9.8, rx: 10, ry: 20, rz: 30 };
const rounded = (samples: MotionSample[]) =>
  samples.map((sample) => Object.fromEntries(Object.keys(TRUTH).map((key) => [key, Math.round(sample[key as keyof typeof TRUTH] * 100) / 100 + 0])));

describe('native', () => {
  beforeEach(() => {
    mockNative.asked = 0;
    mockNative.answer = { granted: false, canAskAgain: true };
  });

  test('iOS: both accelerations inverted, rotation axes in reverse order', () => {
    mockNative.os = 'ios';
    const samples = heard(load('@/motion/source'), () =>
      mockNative.listener?.({
        acceleration: { x: -2, y: 0, z: 0, timestamp: 5 },
        accelerationIncludingGravity: { x: -2, y: 0, z: -9.8, timestamp: 5 },
        rotationRate: { alpha: 30, beta: 20, gamma: 10, timestamp: 5 },
        orientation: 0,
      }),
    );
    expect(rounded(samples)).toEqual([TRUTH]);
    expect(samples[0]?.t).toBe(5000);
    expect(mockNative.listener).toBeUndefined();
  });

  test('Android: only gravity inverted, rotation axes in order', () => {
    mockNative.os = 'android';
    const samples = heard(load('@/motion/source'), () =>
      mockNative.listener?.({
        acceleration: { x: 2, y: 0, z: 0, timestamp: 5 },
        accelerationIncludingGravity: { x: 2, y: 0, z: -9.8, timestamp: 5 },
        rotationRate: { alpha: 10, beta: 20, gamma: 30, timestamp: 5 },
        orientation: 0,
      }),
    );
    expect(rounded(samples)).toEqual([TRUTH]);
  });

  test('Android asks nothing; iOS asks once and takes no for an answer', async () => {
    mockNative.os = 'android';
    const android = load('@/motion/source');
    expect([await android.permission(), await android.requestPermission()]).toEqual(['unneeded', 'unneeded']);
    expect(mockNative.asked).toBe(0);
    mockNative.os = 'ios';
    const ios = load('@/motion/source');
    expect(await ios.permission()).toBe('unknown');
    expect(await ios.requestPermission()).toBe('denied');
    mockNative.answer = { granted: true, canAskAgain: true };
    expect(await ios.requestPermission()).toBe('granted');
  });
});

describe('web', () => {
  const listeners = new Set<(event: unknown) => void>();

  function browser({ question, filed, agent = 'Chrome' }: { question?: () => Promise<string>; filed?: string; agent?: string }): MotionSource {
    listeners.clear();
    const DeviceMotionEvent = question === undefined ? {} : { requestPermission: question };
    const permissions = { query: () => (filed === undefined ? Promise.reject(new TypeError('unknown name')) : Promise.resolve({ state: filed })) };
    Object.assign(globalThis, {
      DeviceMotionEvent,
      window: { addEventListener: (_: string, listener: () => void) => listeners.add(listener), removeEventListener: (_: string, listener: () => void) => listeners.delete(listener) },
    });
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { userAgent: agent, maxTouchPoints: 5, permissions } });
    return load('@/motion/source.web');
  }

  afterAll(() => {
    for (const name of ['DeviceMotionEvent', 'window', 'navigator']) Reflect.deleteProperty(globalThis, name);
  });

  const send = (event: unknown) => () => listeners.forEach((listener) => listener(event));

  test('a reading in the standard’s signs; an empty one, as desktops send, is ignored', () => {
    const source = browser({});
    const reading = {
      timeStamp: 7,
      acceleration: { x: 2, y: 0, z: 0 },
      accelerationIncludingGravity: { x: 2, y: 0, z: 9.8 },
      rotationRate: { alpha: 10, beta: 20, gamma: 30 },
    };
    expect(rounded(heard(source, send(reading)))).toEqual([TRUTH]);
    const nothing = { x: null, y: null, z: null };
    expect(heard(source, send({ timeStamp: 8, acceleration: nothing, accelerationIncludingGravity: nothing, rotationRate: null }))).toEqual([]);
    expect(listeners.size).toBe(0);
  });

  test.each(['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'])('%s with a touch screen inverts', (agent) => {
    const source = browser({ agent });
    const reading = {
      timeStamp: 7,
      acceleration: { x: -2, y: 0, z: 0 },
      accelerationIncludingGravity: { x: -2, y: 0, z: -9.8 },
      rotationRate: { alpha: 10, beta: 20, gamma: 30 },
    };
    expect(rounded(heard(source, send(reading)))).toEqual([TRUTH]);
  });

  test('a browser without the question needs none, one with the answer on file neither', async () => {
    expect(await browser({}).permission()).toBe('unneeded');
    expect(await browser({ question: () => Promise.resolve('granted'), filed: 'granted' }).permission()).toBe('granted');
    expect(await browser({ question: () => Promise.resolve('granted'), filed: 'denied' }).permission()).toBe('denied');
  });

  test('iOS: unknown, then what the person says', async () => {
    const yes = browser({ question: () => Promise.resolve('granted') });
    expect(await yes.permission()).toBe('unknown');
    expect(await yes.requestPermission()).toBe('granted');
    expect(await yes.permission()).toBe('granted');
    expect(await browser({ question: () => Promise.resolve('denied') }).requestPermission()).toBe('denied');
  });

  test('asked outside a tap: the browser throws, and the question stays open', async () => {
    expect(await browser({ question: () => Promise.reject(new Error('NotAllowedError')) }).requestPermission()).toBe('unknown');
  });
});
