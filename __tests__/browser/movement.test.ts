import { Easing } from '@/browser/movement/easing';
import { nextFrame } from '@/browser/movement/frames';
import { interpolate, withDelay, withRepeat, withSequence, withTiming } from '@/browser/movement/recipes';
import { MovingStyle, cssOf } from '@/browser/movement/style';
import { DerivedValue, MovingValue, reading } from '@/browser/movement/values';

import { frameAfter, isIdle, startClock } from './clock';

const LINEAR = { duration: 100, easing: Easing.linear };

const view = () => ({ style: {} as Record<string, string> });
const dressed = (style: MovingStyle) => {
  const element = view();
  style.dress(element as unknown as HTMLElement);
  return element.style;
};

beforeEach(startClock);
afterEach(() => {
  // What a test has left moving is not the next one's business.
  while (!isIdle()) frameAfter(10_000);
  jest.restoreAllMocks();
});

describe('a value', () => {
  test('is what it was set to, at once', () => {
    const value = new MovingValue(1);
    value.set(5);
    expect(value.get()).toBe(5);
    value.value = 7;
    expect(value.value).toBe(7);
  });

  test('moves frame by frame to its goal, says so once, and asks for no frame more', () => {
    const value = new MovingValue(0);
    const ended = jest.fn();
    value.set(withTiming(10, LINEAR, ended));
    expect(value.get()).toBe(0);
    frameAfter(25);
    expect(value.get()).toBeCloseTo(2.5);
    frameAfter(50);
    expect(value.get()).toBeCloseTo(7.5);
    expect(ended).not.toHaveBeenCalled();
    frameAfter(40);
    expect(value.get()).toBe(10);
    expect(ended.mock.calls).toEqual([[true]]);
    expect(isIdle()).toBe(true);
  });

  test('that is set anew leaves its way, which did not come to its end', () => {
    const value = new MovingValue(0);
    const ended = jest.fn();
    value.set(withTiming(10, LINEAR, ended));
    frameAfter(50);
    value.set(3);
    expect(ended.mock.calls).toEqual([[false]]);
    frameAfter(50);
    expect(value.get()).toBe(3);
  });

  test('stops where it is', () => {
    const value = new MovingValue(0);
    value.set(withTiming(10, LINEAR));
    frameAfter(30);
    value.stop();
    frameAfter(30);
    expect(value.get()).toBeCloseTo(3);
  });

  test('gets there at once where it takes no time', () => {
    const value = new MovingValue(0);
    value.set(withTiming(10, { duration: 0 }));
    expect(value.get()).toBe(10);
    expect(isIdle()).toBe(true);
  });

  test('may be several numbers, or a number with its unit', () => {
    const place = new MovingValue({ x: 0, y: 10 });
    place.set(withTiming({ x: 10, y: 20 }, LINEAR));
    const turn = new MovingValue('0deg');
    turn.set(withTiming('-90deg', LINEAR));
    frameAfter(50);
    expect(place.get()).toEqual({ x: 5, y: 15 });
    expect(turn.get()).toBe('-45deg');
  });

  test('waits, goes through a sequence, and begins again', () => {
    const value = new MovingValue(0);
    value.set(withRepeat(withSequence(withTiming(10, LINEAR), withDelay(50, withTiming(0, { duration: 0 }))), -1));
    frameAfter(50);
    expect(value.get()).toBeCloseTo(5);
    frameAfter(50);
    expect(value.get()).toBe(10);
    frameAfter(30);
    expect(value.get()).toBe(10);
    frameAfter(30);
    expect(value.get()).toBe(0);
    frameAfter(50);
    expect(value.get()).toBeCloseTo(5);
    value.stop();
  });

  test('repeats as often as wanted', () => {
    const value = new MovingValue(0);
    value.set(withRepeat(withTiming(10, LINEAR), 2));
    frameAfter(100);
    expect(isIdle()).toBe(false);
    frameAfter(100);
    expect(value.get()).toBe(10);
    expect(isIdle()).toBe(true);
  });
});

test('who asked for less movement sees only where things end', () => {
  const asked = globalThis as { matchMedia?: unknown };
  asked.matchMedia = () => ({ matches: true });
  const value = new MovingValue(0);
  value.set(withDelay(500, withTiming(10, LINEAR)));
  expect(value.get()).toBe(10);
  const loop = new MovingValue(0);
  loop.set(withRepeat(withTiming(10, LINEAR), -1));
  expect(loop.get()).toBe(10);
  expect(isIdle()).toBe(true);
  delete asked.matchMedia;
});

describe('what follows from values', () => {
  test('is worked out when asked for, and again only if one of them has changed', () => {
    const [a, b] = [new MovingValue(1), new MovingValue(10)];
    const work = jest.fn(() => a.get() * 2);
    const double = new DerivedValue(work);
    expect(work).not.toHaveBeenCalled();
    expect([double.get(), double.get()]).toEqual([2, 2]);
    b.set(11);
    double.get();
    expect(work).toHaveBeenCalledTimes(1);
    a.set(3);
    a.set(4);
    expect(work).toHaveBeenCalledTimes(1);
    expect(double.get()).toBe(8);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('tells whoever watches, through any number of steps', () => {
    const a = new MovingValue(1);
    const double = new DerivedValue(() => a.get() * 2);
    const fourfold = new DerivedValue(() => double.get() * 2);
    const heard = jest.fn();
    fourfold.watch(heard);
    expect(fourfold.get()).toBe(4);
    a.set(2);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(fourfold.get()).toBe(8);
  });

  test('watches what it has read last, and nothing after it was released', () => {
    const [which, a, b] = [new MovingValue('a'), new MovingValue(1), new MovingValue(2)];
    const chosen = new DerivedValue(() => (which.get() === 'a' ? a.get() : b.get()));
    const heard = jest.fn();
    chosen.watch(heard);
    chosen.get();
    which.set('b');
    expect(chosen.get()).toBe(2);
    heard.mockClear();
    a.set(5);
    expect(heard).not.toHaveBeenCalled();
    chosen.release();
    b.set(6);
    expect(heard).not.toHaveBeenCalled();
    expect(chosen.get()).toBe(6);
  });

  test('changes with the function', () => {
    const value = new DerivedValue(() => 1);
    expect(value.get()).toBe(1);
    value.change(() => 2);
    expect(value.get()).toBe(2);
  });

  test('is not read by who reads within another reading', () => {
    const [a, b] = [new MovingValue(1), new MovingValue(2)];
    const { read } = reading(() => {
      reading(() => b.get());
      return a.get();
    });
    expect([...read]).toEqual([a]);
  });
});

test('a frame moves first, then what follows, then what is drawn; what is asked for meanwhile still comes if its turn does', () => {
  const order: string[] = [];
  nextFrame('draw', () => order.push('draw'));
  nextFrame('follow', () => {
    order.push('follow');
    nextFrame('follow', () => order.push('follow again'));
    nextFrame('move', () => order.push('move of the next frame'));
  });
  nextFrame('move', () => order.push('move'));
  frameAfter(16);
  expect(order).toEqual(['move', 'follow', 'follow again', 'draw']);
  frameAfter(16);
  expect(order[4]).toBe('move of the next frame');
});

describe('a style', () => {
  test('is laid on its views whenever a value it reads has changed', () => {
    const x = new MovingValue(1);
    const style = new MovingStyle(() => ({ opacity: x.get() / 2, transform: [{ translateX: x.get() }, { scale: 2 }, { rotate: '3deg' }] }));
    const laid = dressed(style);
    expect(laid).toEqual({ opacity: '0.5', transform: 'translateX(1px) scale(2) rotate(3deg)' });
    x.set(2);
    frameAfter(16);
    expect(laid).toEqual({ opacity: '1', transform: 'translateX(2px) scale(2) rotate(3deg)' });
    expect(style.current).toEqual({ opacity: 1, transform: [{ translateX: 2 }, { scale: 2 }, { rotate: '3deg' }] });
  });

  test('that moves by itself begins at its goal, goes to the next one, and is not set back by being asked again', () => {
    const lifted = (goal: number) => () => ({ transform: [{ translateY: withTiming(goal, LINEAR) }] });
    const style = new MovingStyle(lifted(0));
    const laid = dressed(style);
    expect(laid.transform).toBe('translateY(0px)');
    style.change(lifted(10));
    frameAfter(50);
    expect(laid.transform).toBe('translateY(5px)');
    style.change(lifted(10));
    frameAfter(25);
    expect(laid.transform).toBe('translateY(7.5px)');
    style.change(lifted(0));
    frameAfter(50);
    expect(laid.transform).toBe('translateY(3.75px)');
    frameAfter(60);
    expect(laid.transform).toBe('translateY(0px)');
    expect(isIdle()).toBe(true);
  });

  test('leaves a view that was taken away alone, and hears nothing once it is released', () => {
    const x = new MovingValue(1);
    const style = new MovingStyle(() => ({ left: x.get() }));
    const element = view();
    const undress = style.dress(element as unknown as HTMLElement);
    undress();
    x.set(2);
    frameAfter(16);
    expect(element.style).toEqual({ left: '1px' });
    style.release();
    x.set(3);
    expect(isIdle()).toBe(true);
  });
});

test('lengths get their unit, shares and numbers keep theirs', () => {
  expect([cssOf('width', 12), cssOf('width', '50%'), cssOf('opacity', 0.5), cssOf('transform', [{ perspective: 500 }, { rotateX: '50deg' }])]).toEqual(['12px', '50%', '0.5', 'perspective(500px) rotateX(50deg)']);
});

test('a scale of several stretches', () => {
  const at = (x: number) => interpolate(x, [0, 1, 3], [0, 10, 30]);
  expect([at(0), at(0.5), at(1), at(2), at(3), at(4)]).toEqual([0, 5, 10, 20, 30, 40]);
});

test('ways of getting there', () => {
  const { linear, quad, bounce, steps, in: slow, out, inOut } = Easing;
  expect([linear(0.3), slow(quad)(0.5), out(quad)(0.5), inOut(quad)(0.25), inOut(quad)(0.75)]).toEqual([0.3, 0.25, 0.75, 0.125, 0.875]);
  expect([0, 0.1, 0.5, 0.9, 1].map(steps(2))).toEqual([0, 0.5, 0.5, 1, 1]);
  expect([bounce(0), bounce(1)]).toEqual([0, 1]);
  expect(Math.min(...[0.2, 0.5, 0.7, 0.9].map((t) => bounce(t)))).toBeGreaterThan(0);
});
