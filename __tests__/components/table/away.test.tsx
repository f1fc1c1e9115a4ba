import { act, renderHook } from '@testing-library/react-native';
import { AppState, type AppStateStatus } from 'react-native';

import { TableTime } from '@/referee/tableTime';
import { usePauseWhileAway } from '@/table/usePauseWhileAway';

let tell: (state: AppStateStatus) => void;
const remove = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  remove.mockClear();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    tell = listener as typeof tell;
    return { remove };
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A table with nothing but time; counts how often it is covered. */
function sitDown() {
  const time = new TableTime();
  const pause = jest.fn(() => {
    time.pause();
    return () => time.resume();
  });
  const { unmount } = renderHook(() => usePauseWhileAway({ pause }));
  return { time, pause, unmount };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test.each(['background', 'inactive'] as const)('RF-106 table time stands still while the app is in the %s', (away) => {
  const { time } = sitDown();
  const beep = jest.fn();
  time.after(1000, beep);
  pass(400);
  tell(away);
  pass(60_000);
  expect(time.now()).toBe(400);
  expect(beep).not.toHaveBeenCalled();
  tell('active');
  pass(599);
  expect(beep).not.toHaveBeenCalled();
  pass(1);
  expect(beep).toHaveBeenCalledTimes(1);
});

test('going away in two steps is one pause', () => {
  const { time, pause } = sitDown();
  tell('inactive');
  tell('background');
  pass(5000);
  tell('active');
  pass(300);
  expect(pause).toHaveBeenCalledTimes(1);
  expect(time.now()).toBe(300);
});

test('a table that is left while the app is hidden leaves no pause behind', () => {
  const { time, unmount } = sitDown();
  tell('background');
  unmount();
  pass(200);
  expect(time.now()).toBe(200);
  expect(remove).toHaveBeenCalledTimes(1);
});
