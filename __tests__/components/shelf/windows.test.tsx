import { act, fireEvent, screen } from '@testing-library/react-native';

import { pig } from '@/games/pig';
import { SavesScreen } from '@/shelf/saves/SavesScreen';
import { StorageAlarm } from '@/shelf/StorageAlarm';
import { useSaves } from '@/store/saves';
import { startMatch } from '@/store/startMatch';
import { useStorageNotice } from '@/store/storageNotice';
import { soleWindow, type Hold } from '@/store/windows/hold';
import { installHolds } from '@/store/windows/holding';
import { TableScreen } from '@/table/TableScreen';

import { freshDevice, show } from './show';

jest.mock('@/feel', () => ({ feel: jest.fn() }));
jest.mock('expo-router', () => ({
  useRouter: () => ({ push: jest.fn(), canGoBack: () => false, replace: jest.fn() }),
  useIsFocused: () => true,
}));

const startPig = () => {
  const started = startMatch(pig, { seats: 1, goal: 50 }, [{ name: 'Kaja', plays: 'person' }]);
  if (!started.ok) throw new Error(started.words);
  return started.id;
};

/** Another window has everything open until it leaves. */
function anotherWindow(): { leave(): void } {
  let leave: (hold: Hold) => void = () => undefined;
  const granted = new Promise<Hold>((resolve) => (leave = resolve));
  installHolds(async () => undefined, { ask: () => ({ granted, stop: () => undefined }) });
  return { leave: () => leave({ release: () => undefined }) };
}

beforeEach(() => {
  freshDevice();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  installHolds(async () => undefined, soleWindow);
});

test('a match that another window has on its table says so, and opens when that window has left', async () => {
  const id = startPig();
  const other = anotherWindow();
  // Behind the door there is no box: what it says then tells that the door is open.
  show(<TableScreen id={id} findBox={() => undefined} />);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText(/open in another window/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to the shelf' })).toBeTruthy();
  other.leave();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.queryByText(/open in another window/)).toBeNull();
  expect(screen.getByText('This game is not on the shelf.')).toBeTruthy();
});

test('it is neither renamed nor deleted from here meanwhile', async () => {
  startPig();
  anotherWindow();
  show(<SavesScreen />);
  fireEvent.press(screen.getByRole('button', { name: 'Delete Pig, alone' }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('“Pig, alone” is open in another window. Leave the table there first.')).toBeTruthy();
  expect(useSaves.getState().entries).toHaveLength(1);
  fireEvent.press(screen.getByRole('button', { name: 'Rename Pig, alone' }));
  fireEvent.changeText(screen.getByLabelText('Name of the match'), 'Mine');
  fireEvent.press(screen.getByRole('button', { name: 'Keep this name' }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(useSaves.getState().entries[0]?.name).toBe('Pig, alone');
});

test('what could not be written after it was accepted is told on any screen, and again when it happens again', () => {
  show(<StorageAlarm />);
  const tell = (trouble: string | undefined) => act(() => useStorageNotice.setState({ trouble }));
  tell('There is no room left.');
  expect(screen.getByText('There is no room left.')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(20_000));
  expect(screen.queryByText('There is no room left.')).toBeNull();
  tell(undefined);
  tell('There is no room left.');
  expect(screen.getByText('There is no room left.')).toBeTruthy();
});
