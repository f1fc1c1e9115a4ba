import type { Told } from '@/engine/moments';
import { WRITTEN, type Written } from '@/store/storage/document';
import { Autosave } from '@/table/session/autosave';
import { EventFeed, type Beat } from '@/table/session/eventFeed';
import { TableTime } from '@/referee/tableTime';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FULL: Written = { ok: false, words: 'There is no room left.' };

describe('autosave', () => {
  const tell = jest.fn<void, [string]>();
  beforeEach(() => tell.mockClear());

  test('writes once for a burst of moves', () => {
    const write = jest.fn(() => WRITTEN);
    const autosave = new Autosave(write, tell, 300);
    autosave.changed();
    autosave.changed();
    jest.advanceTimersByTime(300);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('writes at once when the app goes, and not again later', () => {
    const write = jest.fn(() => WRITTEN);
    const autosave = new Autosave(write, tell, 300);
    autosave.changed();
    autosave.flush();
    jest.advanceTimersByTime(1000);
    autosave.flush();
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('what could not be written is tried again when the app goes', () => {
    const write = jest.fn<Written, []>().mockReturnValueOnce(FULL).mockReturnValue(WRITTEN);
    const autosave = new Autosave(write, tell, 300);
    autosave.changed();
    jest.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledTimes(1);
    autosave.flush();
    autosave.flush();
    expect(write).toHaveBeenCalledTimes(2);
  });

  test('says once why it could not write, and again only if it had worked in between', () => {
    const write = jest.fn<Written, []>(() => FULL);
    const autosave = new Autosave(write, tell, 300);
    const change = (written: Written) => {
      write.mockReturnValue(written);
      autosave.changed();
      autosave.flush();
    };
    [FULL, FULL, WRITTEN].forEach(change);
    expect(tell.mock.calls).toEqual([['There is no room left.']]);
    change(FULL);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  test('has nothing to write without a move', () => {
    const write = jest.fn(() => WRITTEN);
    new Autosave(write, tell).flush();
    expect(write).not.toHaveBeenCalled();
  });
});

describe('table time', () => {
  test('stands still while the table is covered', () => {
    const time = new TableTime(() => Date.now());
    const ring = jest.fn();
    time.after(1000, ring);
    jest.advanceTimersByTime(600);
    time.pause();
    jest.advanceTimersByTime(5000);
    expect(ring).not.toHaveBeenCalled();
    expect(time.now()).toBe(600);
    time.resume();
    jest.advanceTimersByTime(399);
    expect(ring).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  test('a timer can be cancelled', () => {
    const time = new TableTime();
    const ring = jest.fn();
    time.after(100, ring)();
    jest.advanceTimersByTime(1000);
    expect(ring).not.toHaveBeenCalled();
  });
});

describe('telling events', () => {
  const moment = (type: string, view: unknown = type): Told<unknown> => ({ event: { type }, view });
  /** A table that keeps what was shown on it. */
  function shownOn(story: string[] = []) {
    let view: unknown = 'start';
    return { view: () => view, show: (next: unknown) => { view = next; story.push(`shows ${String(next)}`); }, quiet: () => void story.push('quiet') };
  }
  const flushPromises = () => jest.advanceTimersByTimeAsync(0);

  test('one after the other; the view follows each when it is told', async () => {
    const story: string[] = [];
    const feed = new EventFeed(() => 'normal', shownOn(story));
    feed.subscribe(async ({ type }, beat) => {
      story.push(`${type} begins at ${String(beat.before)}`);
      await beat.wait(100);
      story.push(`${type} ends`);
    }, () => story.push('told'));
    feed.push({ seat: 0, told: [moment('roll'), moment('score')], settle: () => story.push('settled') });
    expect(story).toEqual(['roll begins at start']);
    await jest.advanceTimersByTimeAsync(250);
    expect(story).toEqual(['roll begins at start', 'roll ends', 'shows roll', 'score begins at roll', 'score ends', 'shows score', 'settled', 'told', 'quiet']);
  });

  test('the view follows earlier when what flew has landed, and only once', async () => {
    const story: string[] = [];
    const feed = new EventFeed(() => 'normal', shownOn(story));
    feed.subscribe(async (_event, beat) => {
      await beat.wait(100);
      beat.arrive();
      await beat.wait(100);
      story.push('looked at');
    });
    feed.push({ seat: 0, told: [moment('flight')], settle: () => undefined });
    await jest.advanceTimersByTimeAsync(100);
    expect(story).toEqual(['shows flight']);
    await jest.advanceTimersByTimeAsync(200);
    expect(story).toEqual(['shows flight', 'looked at', 'quiet']);
  });

  test('whoever has nothing to show lets the view follow at once', () => {
    const story: string[] = [];
    const feed = new EventFeed(() => 'normal', shownOn(story));
    feed.subscribe(() => undefined);
    feed.push({ seat: 0, told: [moment('a'), moment('b')], settle: () => undefined });
    expect(story).toEqual(['shows a', 'shows b', 'quiet']);
  });

  test('in real time every event knows the view before it, and holds nothing back', () => {
    const story: string[] = [];
    const feed = new EventFeed(() => 'normal', shownOn(story));
    feed.subscribe(async ({ type }, beat) => {
      beat.arrive();
      story.push(`${type}: ${String(beat.before)} to ${String(beat.view)}`);
      await beat.wait(1000);
    });
    feed.tellLive(0, [moment('a'), moment('b')], 'start');
    expect(story).toEqual(['a: start to a', 'b: a to b']);
    expect(feed.telling).toBe(false);
  });

  test('a tap ends the waiting and the rest is told at once', async () => {
    const beats: Beat[] = [];
    const settle = jest.fn();
    const feed = new EventFeed(() => 'slow', shownOn());
    feed.subscribe((_event, beat) => {
      beats.push(beat);
      return beat.wait(10_000);
    });
    feed.push({ seat: 0, told: [moment('roll'), moment('score')], settle });
    feed.skip();
    await flushPromises();
    expect(settle).toHaveBeenCalledTimes(1);
    expect(beats.map(({ instant }) => instant)).toEqual([false, true]);
  });

  test('instant speed keeps nobody waiting, not even a frame', () => {
    const settle = jest.fn();
    const feed = new EventFeed(() => 'instant', shownOn());
    feed.subscribe((_event, beat) => beat.wait(1000));
    feed.push({ seat: 0, told: [moment('roll')], settle });
    expect(settle).toHaveBeenCalledTimes(1);
    expect(feed.telling).toBe(false);
  });

  test('fast is faster than slow', () => {
    const durations: number[] = [];
    for (const speed of ['fast', 'slow'] as const) {
      const feed = new EventFeed(() => speed, shownOn());
      feed.subscribe((_event, beat) => {
        durations.push(beat.ms(100));
      });
      feed.push({ seat: 0, told: [moment('roll')], settle: () => undefined });
    }
    expect(durations).toEqual([45, 180]);
  });
});
