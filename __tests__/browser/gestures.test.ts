import { ManualRecogniser, PanRecogniser, PinchRecogniser, TapRecogniser } from '@/browser/gestures/kinds';
import { GesturePlan, type RecogniserKind } from '@/browser/gestures/plan';
import type { Recogniser } from '@/browser/gestures/recogniser';

/** A view whose corner lies at 100, 50 of the page. */
const viewAt = (left = 100, top = 50) => ({ getBoundingClientRect: () => ({ left, top }) }) as HTMLElement;

const NAMES = ['Begin', 'Start', 'Update', 'Change', 'End', 'Finalize', 'TouchesDown', 'TouchesMove', 'TouchesUp', 'TouchesCancelled'] as const;

/** A gesture and what its listeners hear, by their names. */
function gesture(kind: RecogniserKind, wish: (plan: GesturePlan) => GesturePlan = (plan) => plan, view = viewAt()) {
  const plan = wish(new GesturePlan(kind));
  const heard: [string, Record<string, unknown>, unknown][] = [];
  for (const name of NAMES) {
    plan[`on${name}`]((event: Record<string, unknown>, more: unknown) => {
      heard.push([name, event, more]);
    });
  }
  return { recogniser: new plan.kind(view, plan), heard, names: () => heard.map(([name]) => name).filter((name) => !name.startsWith('Touches')), last: (name: string) => heard.filter(([heardName]) => heardName === name).pop() };
}

const down = (id: number, x: number, y: number, ...all: readonly Recogniser[]) => all.forEach((each) => each.down({ id, x, y }));
const move = (id: number, x: number, y: number, ...all: readonly Recogniser[]) => all.forEach((each) => each.move({ id, x, y }));
const up = (id: number, x: number, y: number, ...all: readonly Recogniser[]) => all.forEach((each) => each.up({ id, x, y }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a drag', () => {
  test('begins with the finger, starts at its distance, and counts the way from there', () => {
    const { recogniser, names, last } = gesture(PanRecogniser, (plan) => plan.minDistance(10));
    down(1, 150, 80, recogniser);
    move(1, 156, 80, recogniser);
    expect(names()).toEqual(['Begin']);
    move(1, 160, 80, recogniser);
    expect(names()).toEqual(['Begin', 'Start', 'Update', 'Change', 'Update', 'Change']);
    expect(last('Start')?.[1]).toMatchObject({ x: 60, y: 30, absoluteX: 160, absoluteY: 80, translationX: 0, translationY: 0 });
    move(1, 165, 92, recogniser);
    expect(last('Change')?.[1]).toMatchObject({ translationX: 5, translationY: 12, changeX: 5, changeY: 12 });
    move(1, 166, 92, recogniser);
    expect(last('Change')?.[1]).toMatchObject({ translationX: 6, changeX: 1, changeY: 0 });
    up(1, 166, 92, recogniser);
    expect(last('End')?.[2]).toBe(true);
    expect(last('Finalize')?.[2]).toBe(true);
    expect(last('TouchesCancelled')).toBeUndefined();
  });

  test('that never gets far enough comes to nothing', () => {
    const { recogniser, names, last } = gesture(PanRecogniser);
    down(1, 0, 0, recogniser);
    move(1, 14, 0, recogniser);
    up(1, 14, 0, recogniser);
    expect(names()).toEqual(['Begin', 'Finalize']);
    expect(last('Finalize')?.[2]).toBe(false);
  });

  test('of one finger is over when a second comes', () => {
    const { recogniser, names, last } = gesture(PanRecogniser, (plan) => plan.maxPointers(1));
    down(1, 0, 0, recogniser);
    move(1, 20, 0, recogniser);
    down(2, 50, 50, recogniser);
    expect(names().slice(-2)).toEqual(['End', 'Finalize']);
    expect(last('End')?.[2]).toBe(false);
    move(1, 40, 0, recogniser);
    expect(names().slice(-1)).toEqual(['Finalize']);
  });

  test('of two fingers waits for the second, and does not jump when one goes', () => {
    const { recogniser, names, last } = gesture(PanRecogniser, (plan) => plan.minPointers(2).minDistance(10));
    down(1, 0, 0, recogniser);
    move(1, 40, 0, recogniser);
    expect(names()).toEqual([]);
    down(2, 60, 0, recogniser);
    move(1, 60, 0, recogniser);
    expect(names()).toContain('Start');
    move(2, 70, 0, recogniser);
    expect(last('Change')?.[1]).toMatchObject({ translationX: 5, changeX: 5 });
    up(2, 70, 0, recogniser);
    move(1, 61, 0, recogniser);
    expect(last('Change')?.[1]).toMatchObject({ translationX: 6, changeX: 1 });
  });

  test('after a rest starts by the clock, and not where the finger moved before', () => {
    const calm = gesture(PanRecogniser, (plan) => plan.activateAfterLongPress(300));
    down(1, 0, 0, calm.recogniser);
    move(1, 10, 0, calm.recogniser);
    expect(calm.names()).toEqual(['Begin']);
    jest.advanceTimersByTime(300);
    expect(calm.names()).toContain('Start');
    const hasty = gesture(PanRecogniser, (plan) => plan.activateAfterLongPress(300));
    down(1, 0, 0, hasty.recogniser);
    move(1, 16, 0, hasty.recogniser);
    jest.advanceTimersByTime(300);
    expect(hasty.names()).toEqual(['Begin', 'Finalize']);
  });

  test('that is not wanted hears nothing', () => {
    const { recogniser, heard } = gesture(PanRecogniser, (plan) => plan.enabled(false));
    down(1, 0, 0, recogniser);
    move(1, 50, 0, recogniser);
    up(1, 50, 0, recogniser);
    expect(heard).toEqual([]);
  });

  test('can be given up as soon as the finger is down', () => {
    const plan = new GesturePlan(PanRecogniser).onTouchesDown(((_: object, manager: { fail(): void }) => manager.fail()) as never);
    const start = jest.fn();
    plan.onStart(start);
    const recogniser = new plan.kind(viewAt(), plan);
    down(1, 0, 0, recogniser);
    move(1, 50, 0, recogniser);
    expect(start).not.toHaveBeenCalled();
  });
});

test('a pinch says how much farther the fingers are apart, and around which place of the view', () => {
  const { recogniser, names, last } = gesture(PinchRecogniser);
  down(1, 100, 50, recogniser);
  down(2, 200, 50, recogniser);
  move(2, 210, 50, recogniser);
  expect(names()).toEqual(['Begin']);
  move(2, 220, 50, recogniser);
  expect(names()).toContain('Start');
  move(2, 340, 50, recogniser);
  expect(last('Change')?.[1]).toMatchObject({ scaleChange: 2, focalX: 120, focalY: 0 });
  move(2, 220, 50, recogniser);
  expect(last('Change')?.[1]).toMatchObject({ scaleChange: 0.5, scale: 1 });
  up(2, 220, 50, recogniser);
  expect(last('Finalize')?.[2]).toBe(true);
});

describe('a tap', () => {
  const tap = (recogniser: Recogniser, x = 120, y = 60) => {
    down(1, x, y, recogniser);
    up(1, x, y, recogniser);
  };

  test('is a finger that comes and goes', () => {
    const { recogniser, last } = gesture(TapRecogniser);
    tap(recogniser);
    expect(last('End')).toEqual(['End', expect.objectContaining({ x: 20, y: 10 }), true]);
  });

  test('is neither long nor a drag', () => {
    const long = gesture(TapRecogniser);
    down(1, 0, 0, long.recogniser);
    jest.advanceTimersByTime(501);
    up(1, 0, 0, long.recogniser);
    expect(long.last('End')).toBeUndefined();
    const dragged = gesture(TapRecogniser);
    down(1, 0, 0, dragged.recogniser);
    move(1, 16, 0, dragged.recogniser);
    up(1, 16, 0, dragged.recogniser);
    expect(dragged.last('End')).toBeUndefined();
  });

  test('of two needs the second in time', () => {
    const { recogniser, last } = gesture(TapRecogniser, (plan) => plan.numberOfTaps(2).maxDelay(260));
    tap(recogniser);
    jest.advanceTimersByTime(261);
    tap(recogniser);
    expect(last('End')).toBeUndefined();
    jest.advanceTimersByTime(100);
    tap(recogniser);
    expect(last('End')?.[2]).toBe(true);
  });
});

describe('fingers that are followed one by one', () => {
  test('each tell where they are on the view', () => {
    const { recogniser, heard } = gesture(ManualRecogniser);
    down(1, 110, 60, recogniser);
    down(2, 130, 60, recogniser);
    move(2, 131, 60, recogniser);
    up(1, 110, 60, recogniser);
    up(2, 131, 60, recogniser);
    expect(heard.filter(([name]) => name.startsWith('Touches')).map(([name, { changedTouches, numberOfTouches }]) => [name, changedTouches, numberOfTouches])).toEqual([
      ['TouchesDown', [{ id: 1, x: 10, y: 10, absoluteX: 110, absoluteY: 60 }], 1],
      ['TouchesDown', [{ id: 2, x: 30, y: 10, absoluteX: 130, absoluteY: 60 }], 2],
      ['TouchesMove', [{ id: 2, x: 31, y: 10, absoluteX: 131, absoluteY: 60 }], 2],
      ['TouchesUp', [{ id: 1, x: 10, y: 10, absoluteX: 110, absoluteY: 60 }], 1],
      ['TouchesUp', [{ id: 2, x: 31, y: 10, absoluteX: 131, absoluteY: 60 }], 0],
    ]);
  });

  test('are all taken back when the system takes one', () => {
    const { recogniser, last } = gesture(ManualRecogniser);
    down(1, 110, 60, recogniser);
    down(2, 130, 60, recogniser);
    recogniser.cancel();
    expect((last('TouchesCancelled')?.[1].changedTouches as readonly { id: number }[]).map(({ id }) => id)).toEqual([1, 2]);
    expect(recogniser.has(1)).toBe(false);
  });
});

describe('several gestures on the same fingers', () => {
  test('the first that is recognised ends what only hoped', () => {
    const near = gesture(PanRecogniser, (plan) => plan.minDistance(5));
    const far = gesture(PanRecogniser, (plan) => plan.minDistance(30), viewAt(0, 0));
    const all = [near.recogniser, far.recogniser];
    down(1, 0, 0, ...all);
    move(1, 6, 0, ...all);
    move(1, 60, 0, ...all);
    expect(near.names()).toContain('Start');
    expect(far.names()).toEqual(['Begin', 'Finalize']);
  });

  test('but not what goes with it, nor what goes on already', () => {
    const [pan, pinch] = [gesture(PanRecogniser), gesture(PinchRecogniser)];
    pan.recogniser.allies = pinch.recogniser.allies = [pan.recogniser, pinch.recogniser];
    down(1, 0, 0, pan.recogniser, pinch.recogniser);
    down(2, 100, 0, pan.recogniser, pinch.recogniser);
    move(2, 200, 0, pan.recogniser, pinch.recogniser);
    expect(pan.names()).toContain('Start');
    expect(pinch.names()).toContain('Start');
    const drawing = gesture(PanRecogniser, (plan) => plan.minDistance(5), viewAt(0, 0));
    down(3, 0, 0, drawing.recogniser, pan.recogniser);
    move(3, 10, 0, drawing.recogniser);
    expect(pan.last('Finalize')).toBeUndefined();
  });

  test('and fingers elsewhere are nobody else’s business', () => {
    const [mine, yours] = [gesture(PanRecogniser, undefined, viewAt(0, 0)), gesture(PanRecogniser, undefined, viewAt(500, 0))];
    down(1, 0, 0, mine.recogniser);
    down(2, 500, 0, yours.recogniser);
    move(1, 30, 0, mine.recogniser);
    expect(yours.names()).toEqual(['Begin']);
    move(2, 530, 0, yours.recogniser);
    expect(yours.names()).toContain('Start');
  });
});
