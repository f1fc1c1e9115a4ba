import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { pig } from '@/games/pig';
import { SavesScreen } from '@/shelf/saves/SavesScreen';
import { WHERE_KEPT as IN_A_BROWSER } from '@/shelf/saves/whereKept.web';
import { chooseFile, handOver } from '@/store/files';
import { useSaves } from '@/store/saves';
import { unsealed } from '@/store/sealing';
import { startMatch } from '@/store/startMatch';
import { Vault } from '@/store/storage/vault';

import { freshDevice, show } from './show';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ push: mockPush, canGoBack: () => false, replace: jest.fn() }) }));
jest.mock('@/store/files', () => ({ chooseFile: jest.fn(), handOver: jest.fn(async () => undefined) }));

const startPig = () => {
  const started = startMatch(pig, { seats: 1, goal: 50 }, [{ name: 'Kaja', plays: 'person' }]);
  if (!started.ok) throw new Error(started.words);
  return started.id;
};
const NAME = 'Pig, alone';

beforeEach(() => {
  freshDevice();
  mockPush.mockClear();
});

test('an empty list says how matches get there', () => {
  show(<SavesScreen />);
  expect(screen.getByText('Nothing here yet.')).toBeTruthy();
});

test('the list says where everything is kept, in a browser also what a private window forgets', () => {
  show(<SavesScreen />);
  expect(screen.getByText(/^Everything is kept on this device/)).toBeTruthy();
  expect(IN_A_BROWSER).toContain('A private window forgets it all');
});

test('a match is continued at its table', () => {
  const id = startPig();
  show(<SavesScreen />);
  fireEvent.press(screen.getByRole('button', { name: 'Continue' }));
  expect(mockPush).toHaveBeenCalledWith(`/table/${id}`);
});

test('a match is renamed', async () => {
  startPig();
  show(<SavesScreen />);
  fireEvent.press(screen.getByRole('button', { name: `Rename ${NAME}` }));
  fireEvent.changeText(screen.getByLabelText('Name of the match'), 'Practice');
  fireEvent.press(screen.getByRole('button', { name: 'Keep this name' }));
  expect(await screen.findByRole('heading', { name: 'Practice' })).toBeTruthy();
});

test('deleting can be undone', async () => {
  const id = startPig();
  show(<SavesScreen />);
  fireEvent.press(screen.getByRole('button', { name: `Delete ${NAME}` }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: NAME })).toBeNull());
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('heading', { name: NAME })).toBeTruthy();
  expect(useSaves.getState().load(id).game).toBe('pig');
});

test('an unreadable save is listed with the reason; it can be exported and deleted, not opened or renamed', async () => {
  new Vault(freshDevice()).write('save/old', 'not a match at all');
  act(() => useSaves.getState().open());
  show(<SavesScreen />);
  expect(screen.getByText(/damaged.*The save is kept as it is/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rename Damaged save' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Export Damaged save' }));
  await waitFor(() => expect(handOver).toHaveBeenCalledWith('damaged-save.sealed.grudge.json', expect.anything()));
  expect(unsealed(String(jest.mocked(handOver).mock.lastCall?.[1]))).toEqual({ text: 'not a match at all' });
});

test('a file that is no match is refused in words', async () => {
  jest.mocked(chooseFile).mockResolvedValue({ text: 'milk and eggs' });
  show(<SavesScreen />);
  fireEvent.press(screen.getByRole('button', { name: 'Import a file' }));
  expect(await screen.findByText(/not a Grudgebox file/)).toBeTruthy();
});

test('an exported match can be imported', async () => {
  const id = startPig();
  const text = useSaves.getState().exportFile(id)?.text ?? '';
  useSaves.getState().remove(id);
  jest.mocked(chooseFile).mockResolvedValue({ text });
  show(<SavesScreen />);
  fireEvent.press(screen.getByRole('button', { name: 'Import a file' }));
  expect(await screen.findByRole('heading', { name: NAME })).toBeTruthy();
});
