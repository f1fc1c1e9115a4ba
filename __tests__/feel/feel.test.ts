import { createFeel, type FeelSettings } from '@/feel/createFeel';
import { RateLimit } from '@/feel/rateLimit';
import { FEEL_EVENTS } from '@/feel/vocabulary';

interface Played {
  readonly t: number;
  readonly what: string;
  readonly volume?: number;
  readonly pitch?: number;
}

/** A device that writes down what it is told, with a clock moved by hand. */
function device(settings: Partial<FeelSettings> = {}) {
  const felt: Played[] = [];
  const heard: Played[] = [];
  const waiting: { at: number; then: () => void }[] = [];
  let now = 0;
  const core = createFeel(
    {
      haptic: (what) => felt.push({ t: now, what }),
      play: (what, volume, pitch) => heard.push({ t: now, what, volume, pitch }),
      now: () => now,
      after: (ms, then) => waiting.push({ at: now + ms, then }),
    },
    { haptics: () => true, sound: () => 1, ...settings },
  );
  const wait = (ms: number) => {
    const end = now + ms;
    for (;;) {
      waiting.sort((a, b) => a.at - b.at);
      const next = waiting[0];
      if (next === undefined || next.at > end) break;
      waiting.shift();
      now = next.at;
      next.then();
    }
    now = end;
  };
  return { ...core, felt, heard, wait };
}

const names = (played: readonly Played[]) => played.map(({ t, what }) => [t, what]);

test('an event is felt and heard at its times', () => {
  const d = device();
  d.feel('clicks');
  d.wait(1000);
  expect(names(d.felt)).toEqual([[0, 'rigid'], [130, 'rigid'], [260, 'rigid']]);
  expect(names(d.heard)).toEqual([[0, 'empty'], [130, 'empty'], [260, 'empty']]);
});

test.each(FEEL_EVENTS)('%s plays without settings in the way and is over within two seconds', (event) => {
  const d = device();
  d.feel(event);
  d.wait(2000);
  expect(d.heard.length).toBeGreaterThan(0);
  for (const { volume = 0 } of d.heard) {
    expect(volume).toBeGreaterThan(0);
    expect(volume).toBeLessThanOrEqual(1);
  }
});

test('strength scales the impact and the loudness', () => {
  const beats = [0.1, 0.4, 0.7, 1].map((strength) => {
    const d = device();
    d.feel('bounce', strength);
    return [d.felt[0]?.what, d.heard[0]?.volume ?? 0] as const;
  });
  expect(beats.map(([beat]) => beat)).toEqual(['soft', 'light', 'medium', 'heavy']);
  const volumes = beats.map(([, volume]) => volume);
  expect([...volumes].sort((a, b) => a - b)).toEqual(volumes);
  expect(volumes[0]).toBeLessThan(0.1);
});

test('a chain climbs in pitch instead of loudness', () => {
  const shot = (strength: number) => {
    const d = device();
    d.feel('shot', strength);
    return d.heard[0];
  };
  expect(shot(1)?.pitch).toBeGreaterThan((shot(0.3)?.pitch ?? 9) * 1.2);
  expect(shot(1)?.volume).toBe(shot(0.3)?.volume);
});

test('a whisper of an impact is left out', () => {
  const d = device();
  d.feel('clatter', 0.02);
  expect([d.felt, d.heard]).toEqual([[], []]);
});

test('forty-six dice in 300 ms are a texture: few buzzes, many but not all knocks', () => {
  const d = device();
  for (let die = 0; die < 46; die++) {
    d.feel('clatter', 0.5);
    d.wait(6.5);
  }
  expect(d.felt.length).toBeGreaterThanOrEqual(4);
  expect(d.felt.length).toBeLessThanOrEqual(6);
  expect(d.heard.length).toBeGreaterThanOrEqual(8);
  expect(d.heard.length).toBeLessThanOrEqual(12);
  expect(new Set(d.heard.map(({ what }) => what)).size).toBe(4);
});

test('a bounce that dies away is softer each time', () => {
  const d = device();
  [1, 0.6, 0.35, 0.2, 0.1].forEach((strength) => {
    d.feel('bounce', strength);
    d.wait(120);
  });
  expect(d.felt.map(({ what }) => what)).toEqual(['heavy', 'medium', 'light', 'soft', 'soft']);
  const volumes = d.heard.map(({ volume = 0 }) => volume);
  expect([...volumes].sort((a, b) => b - a)).toEqual(volumes);
});

test('a wound gets through in the middle of a clatter', () => {
  const d = device();
  d.feel('clatter', 1);
  d.wait(5);
  d.feel('kill');
  expect(d.felt.map(({ what }) => what)).toEqual(['heavy', 'heavy']);
});

test('settings are asked at every note: haptics off, half volume, silence', () => {
  const off = device({ haptics: () => false });
  off.feel('victory');
  off.wait(3000);
  expect(off.felt).toEqual([]);
  expect(off.heard.length).toBeGreaterThan(5);

  const full = device();
  const half = device({ sound: () => 0.5 });
  full.feel('hit');
  half.feel('hit');
  expect(half.heard[0]?.volume).toBeCloseTo((full.heard[0]?.volume ?? 0) / 2, 6);

  let loud = 1;
  const changing = device({ sound: () => loud });
  changing.feel('victory');
  const before = changing.heard.length;
  loud = 0;
  changing.wait(3000);
  expect(changing.heard.length).toBe(before);
});

test('a timeline plays the bounces of a throw and can be cut short', () => {
  const d = device();
  const moments = [0, 200, 400, 600].map((at, i) => ({ at, event: 'bounce' as const, strength: 1 - i * 0.2 }));
  const stop = d.timeline(moments);
  d.wait(450);
  expect(d.heard.map(({ t }) => t)).toEqual([0, 200, 400]);
  stop();
  d.wait(1000);
  expect(d.heard).toHaveLength(3);
});

describe('rate limit', () => {
  test('one in each gap, keys apart', () => {
    const limit = new RateLimit();
    expect(limit.allow('a', 0, 0.5, 50)).toBe(true);
    expect(limit.allow('a', 49, 0.5, 50)).toBe(false);
    expect(limit.allow('b', 49, 0.5, 50)).toBe(true);
    expect(limit.allow('a', 50, 0.5, 50)).toBe(true);
  });

  test('a clearly stronger one may interrupt after half the gap', () => {
    const limit = new RateLimit();
    limit.allow('a', 0, 0.5, 50);
    expect(limit.allow('a', 20, 1, 50)).toBe(false);
    expect(limit.allow('a', 25, 0.7, 50)).toBe(false);
    expect(limit.allow('a', 25, 0.8, 50)).toBe(true);
  });
});
