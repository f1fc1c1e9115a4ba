import { createSoundPlayer as createNative } from '@/feel/soundPlayer';
import { createSoundPlayer as createWeb } from '@/feel/soundPlayer.web';
import { SOUND_NAMES } from '@/feel/sounds';

interface FakePlayer {
  readonly source: string;
  playing: boolean;
  removed: boolean;
  volume: number;
  rate: number;
  plays: number;
}

const mockPlayers: FakePlayer[] = [];
const mockModes: unknown[] = [];
const mockBroken = { value: false };

jest.mock('@/feel/soundFiles', () => ({ SOUND_FILES: new Proxy({}, { get: (_, name) => name }) }));
jest.mock('expo-asset', () => ({ Asset: { fromModule: (name: string) => ({ uri: `/${name}.wav` }) } }));
jest.mock('expo-audio', () => ({
  setAudioModeAsync: (mode: unknown) => {
    mockModes.push(mode);
    return Promise.resolve();
  },
  createAudioPlayer: (source: string) => {
    if (mockBroken.value) throw new Error('no audio');
    const player = {
      source, playing: false, removed: false, volume: 1, rate: 1, plays: 0, shouldCorrectPitch: true,
      setPlaybackRate(rate: number) { player.rate = rate; },
      seekTo: () => Promise.resolve(),
      play() { player.playing = true; player.plays += 1; },
      remove() { player.removed = true; },
    };
    mockPlayers.push(player);
    return player;
  },
}));

const settled = async () => {
  for (let i = 0; i < 8; i++) await Promise.resolve();
};
const refuse = (error: unknown) => {
  throw error;
};

describe('native voices', () => {
  beforeEach(() => {
    mockPlayers.length = 0;
    mockBroken.value = false;
  });

  test('an idle voice is used again, a busy one gets company, up to three', async () => {
    const player = createNative(refuse);
    player.play('die1', 0.5, 1.1);
    await settled();
    expect(mockPlayers[0]).toMatchObject({ source: 'die1', volume: 0.5, rate: 1.1, plays: 1 });
    for (let i = 0; i < 5; i++) player.play('die1', 1, 1);
    await settled();
    expect(mockPlayers).toHaveLength(3);
    for (const voice of mockPlayers) voice.playing = false;
    player.play('die1', 1, 1);
    expect(mockPlayers).toHaveLength(3);
  });

  test('sixteen voices at most: the one unused longest makes room', async () => {
    const player = createNative(refuse);
    for (const name of SOUND_NAMES.slice(0, 20)) player.play(name, 1, 1);
    await settled();
    expect(mockPlayers.filter((voice) => !voice.removed)).toHaveLength(16);
    expect(mockPlayers[0]?.removed).toBe(true);
  });

  test('somebody else’s music goes on', () => {
    createNative(refuse).play('tick', 1, 1);
    expect(mockModes[mockModes.length - 1]).toMatchObject({ interruptionMode: 'mixWithOthers', playsInSilentMode: false });
  });

  test('a device without audio reports and goes on', () => {
    mockBroken.value = true;
    const errors: unknown[] = [];
    const player = createNative((error) => errors.push(error));
    player.play('tick', 1, 1);
    expect(errors).toHaveLength(1);
  });
});

describe('web voices', () => {
  const started: { volume: number; rate: number; end: () => void }[] = [];
  const fetched: string[] = [];
  const listeners = new Map<string, () => void>();

  const contexts: FakeContext[] = [];

  class FakeContext {
    state = 'suspended';
    constructor() {
      contexts.push(this);
    }
    currentTime = 0;
    destination = {};
    resume() {
      this.state = 'running';
      return Promise.resolve();
    }
    createDynamicsCompressor() {
      return { connect: () => undefined };
    }
    createGain() {
      const gain = { gain: { value: 1 }, connect: () => undefined, disconnect: () => undefined };
      return gain;
    }
    createBufferSource() {
      let gain = { gain: { value: 1 }, connect: () => undefined };
      const source = {
        playbackRate: { value: 1 }, buffer: undefined, onended: () => undefined as void,
        connect(to: typeof gain) { gain = to; return to; },
        start() { started.push({ volume: gain.gain.value, rate: source.playbackRate.value, end: () => source.onended() }); },
      };
      return source;
    }
    decodeAudioData() {
      return Promise.resolve({});
    }
  }

  const touch = () => listeners.get('pointerdown')?.();
  let online = true;

  beforeEach(() => {
    started.length = 0;
    fetched.length = 0;
    listeners.clear();
    online = true;
    Object.assign(globalThis, {
      AudioContext: FakeContext,
      window: {
        addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
      },
      fetch: (url: string) => {
        fetched.push(url);
        return Promise.resolve({ ok: online, status: online ? 200 : 503, arrayBuffer: () => Promise.resolve(new ArrayBuffer(8)) });
      },
    });
  });

  afterAll(() => {
    for (const name of ['AudioContext', 'window', 'fetch']) Reflect.deleteProperty(globalThis, name);
  });

  test('silent before the first touch, ready after it, and again after an interruption', async () => {
    const player = createWeb(refuse);
    player.play('tick', 1, 1);
    await settled();
    expect([started.length, fetched.length]).toEqual([0, 0]);
    touch();
    player.play('die1', 0.4, 1.2);
    await settled();
    expect(started).toMatchObject([{ volume: 0.4, rate: 1.2 }]);
    expect(fetched).toEqual(['/die1.wav']);
    contexts.forEach((context) => (context.state = 'interrupted'));
    player.play('die1', 1, 1);
    await settled();
    expect(started).toHaveLength(1);
    touch();
    player.play('die1', 1, 1);
    await settled();
    expect(started).toHaveLength(2);
  });

  test('fourteen voices at once, then room again when they end', async () => {
    const player = createWeb(refuse);
    touch();
    for (let i = 0; i < 30; i++) player.play('die1', 1, 1);
    await settled();
    expect(started).toHaveLength(14);
    started.forEach((voice) => voice.end());
    player.play('die1', 1, 1);
    await settled();
    expect(started).toHaveLength(15);
  });

  test('a sound that could not be read is reported and tried again', async () => {
    const errors: unknown[] = [];
    const player = createWeb((error) => errors.push(error));
    touch();
    online = false;
    player.play('bell', 1, 1);
    await settled();
    expect(String(errors[0])).toContain('bell: 503');
    online = true;
    player.play('bell', 1, 1);
    await settled();
    expect(started).toHaveLength(1);
  });
});
