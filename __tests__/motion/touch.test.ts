import type { ShakeEvent } from '@/motion/detectors/shake';
import { flickOf } from '@/motion/touch/flick';
import { HoldToShake } from '@/motion/touch/holdToShake';
import { MM_PER_POINT, PointerPath } from '@/motion/touch/pointer';
import { crossingOfHeight, laneError, timeInside, twirl } from '@/motion/touch/shapes';
import { StrokeCounter } from '@/motion/touch/strokes';

/** A finger sampled at 60 Hz along a curve. */
function drawn(ms: number, at: (share: number) => { x: number; y: number }, start = 0): PointerPath {
  const path = new PointerPath();
  for (let t = 0; t <= ms; t += 1000 / 60) path.add({ t: start + t, ...at(t / ms) });
  return path;
}

const straight = (x: number, y: number) => (share: number) => ({ x: 200 + x * share, y: 600 + y * share });
const round = (turns: number, radius = 50) => (share: number) => ({
  x: 200 + radius * Math.cos(share * turns * 2 * Math.PI),
  y: 200 + radius * Math.sin(share * turns * 2 * Math.PI),
});

describe('finger flick', () => {
  test('speed in millimetres of glass, direction from straight up, no curve', () => {
    const flick = flickOf(drawn(200, straight(0, -300)));
    expect(flick?.speed).toBeCloseTo(1500 * MM_PER_POINT, 0);
    expect(flick?.direction).toBeCloseTo(0, 1);
    expect(flick?.curve).toBeCloseTo(0, 1);
  });

  test('to the right is positive, to the left negative', () => {
    expect(flickOf(drawn(200, straight(300, -300)))?.direction).toBeCloseTo(45, 0);
    expect(flickOf(drawn(200, straight(-300, -300)))?.direction).toBeCloseTo(-45, 0);
  });

  test('a hook to the right puts clockwise spin on it', () => {
    const hook = flickOf(drawn(200, (s) => ({ x: 200 + 120 * s * s, y: 600 - 260 * s })));
    expect(hook?.curve).toBeGreaterThan(15);
    const left = flickOf(drawn(200, (s) => ({ x: 200 - 120 * s * s, y: 600 - 260 * s })));
    expect(left?.curve).toBeLessThan(-15);
  });

  test('a finger that rests before it lifts has not flung', () => {
    const path = drawn(150, straight(0, -200));
    path.add({ t: 300, x: 200, y: 400 });
    expect(flickOf(path)).toBeUndefined();
    expect(flickOf(new PointerPath())).toBeUndefined();
  });

  test('readings that repeat a moment do not break the speed', () => {
    const path = drawn(100, straight(0, -100));
    const last = path.last;
    if (last === undefined) throw new Error('empty');
    path.add({ ...last });
    expect(Number.isFinite(flickOf(path)?.speed)).toBe(true);
  });
});

describe('shapes', () => {
  test('time inside a circle is interpolated between readings', () => {
    // 300 points in 300 ms straight through a circle of radius 20: 40 ms inside, though readings are 16.7 ms apart.
    const path = drawn(300, (s) => ({ x: 50 + 300 * s, y: 200 }));
    expect(timeInside(path, { x: 200, y: 200, radius: 20 })).toBeCloseTo(40, 0);
    expect(timeInside(path, { x: 200, y: 230, radius: 20 })).toBe(0);
  });

  test('crossing of a line: where and when', () => {
    const crossing = crossingOfHeight(drawn(200, straight(100, -300)), 450);
    expect(crossing?.x).toBeCloseTo(250, 0);
    expect(crossing?.t).toBeCloseTo(100, 0);
    expect(crossingOfHeight(drawn(200, straight(100, -300)), 900)).toBeUndefined();
  });

  test('distance from a lane', () => {
    const bowed = drawn(200, (s) => ({ x: 200 + 12 * Math.sin(Math.PI * s), y: 600 - 300 * s }));
    expect(laneError(bowed, { x: 200, y: 600 }, { x: 200, y: 300 })).toBeCloseTo(12, 0);
  });

  test('a twirl of one and a half rounds is 540°, the other way −540°', () => {
    expect(twirl(drawn(800, round(1.5)), { x: 200, y: 200 })).toBeCloseTo(540, -1);
    expect(twirl(drawn(800, round(-1.5)), { x: 200, y: 200 })).toBeCloseTo(-540, -1);
  });
});

describe('strokes', () => {
  test('three quick upward strokes are counted with their time, length and direction', () => {
    const counter = new StrokeCounter(60);
    for (const start of [0, 250, 500]) counter.add(drawn(150, straight(0, -120), start));
    const series = counter.series();
    expect(series.count).toBe(3);
    expect(series.duration).toBeCloseTo(650, -1);
    expect(series.length).toBeCloseTo(360, -1);
    expect(series.direction).toBeCloseTo(0, 0);
  });

  test('strokes down, too short or too slow do not count', () => {
    const counter = new StrokeCounter(60);
    counter.add(drawn(150, straight(0, 120)));
    counter.add(drawn(150, straight(0, -30)));
    counter.add(drawn(3000, straight(0, -90)));
    expect(counter.series().count).toBe(0);
  });

  test('old strokes can be forgotten', () => {
    const counter = new StrokeCounter(60);
    for (const start of [0, 900]) counter.add(drawn(150, straight(0, -120), start));
    counter.forgetBefore(500);
    expect(counter.series().count).toBe(1);
  });
});

describe('hold to shake', () => {
  function held(ms: number, rub = 0): ShakeEvent[] {
    const events: ShakeEvent[] = [];
    const shake = new HoldToShake((event) => events.push(event));
    shake.press(1000);
    for (let t = 1000; t < 1000 + ms; t += 16) {
      shake.move(rub);
      shake.tick(t);
    }
    shake.release(1000 + ms);
    return events;
  }

  test('gives the same stream as a shaken phone: start, impacts, stop', () => {
    const events = held(1000);
    expect(events[0]?.kind).toBe('start');
    const stop = events[events.length - 1];
    if (stop?.kind !== 'stop') throw new Error('no stop');
    expect(stop.duration).toBe(1000);
    expect(stop.impacts).toBe(events.length - 2);
    expect(stop.impacts).toBeGreaterThanOrEqual(7);
    for (const event of events) expect(event.strength).toBeLessThanOrEqual(1);
  });

  test('rubbing shakes harder and faster', () => {
    expect(held(1000, 30).length).toBeGreaterThan(held(1000).length);
    const strength = (events: ShakeEvent[]) => events[events.length - 1]?.strength ?? 0;
    expect(strength(held(1000, 30))).toBeGreaterThan(strength(held(1000)) + 0.2);
  });

  test('a release without a press and a second press are ignored', () => {
    const events: ShakeEvent[] = [];
    const shake = new HoldToShake((event) => events.push(event));
    shake.release(0);
    shake.tick(10);
    expect(events).toEqual([]);
    shake.press(20);
    shake.press(30);
    expect(events).toHaveLength(1);
    expect(shake.shaking).toBe(true);
  });
});
