import { fireEvent, screen } from '@testing-library/react-native';

import { BOXES } from '@/games';
import { pig } from '@/games/pig';
import { ShelfScreen } from '@/shelf/home/ShelfScreen';
import { useSaves } from '@/store/saves';
import { startMatch } from '@/store/startMatch';

import { freshDevice, show } from './show';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({ useRouter: () => ({ push: mockPush }) }));

beforeEach(() => {
  freshDevice();
  mockPush.mockClear();
});

const startPig = () => {
  const started = startMatch(pig, { seats: 1, goal: 50 }, [{ name: 'Kaja', plays: 'person' }]);
  if (!started.ok) throw new Error(started.words);
  return started.id;
};

test('all boxes stand on the shelf and open', () => {
  show(<ShelfScreen />);
  for (const { id, title } of BOXES) {
    fireEvent.press(screen.getByRole('heading', { name: title }));
    expect(mockPush).toHaveBeenLastCalledWith(`/box/${id}`);
  }
});

test('a box that cannot be played says so', () => {
  show(<ShelfScreen />);
  expect(screen.queryAllByText('Still sealed')).toHaveLength(BOXES.filter(({ contents }) => !contents).length);
});

test('the last match that is not over is one tap away', () => {
  startPig();
  const id = startPig();
  show(<ShelfScreen />);
  fireEvent.press(screen.getByText('CONTINUE'));
  expect(mockPush).toHaveBeenCalledWith(`/table/${id}`);
});

test('finished and unreadable matches are not offered', () => {
  const id = startPig();
  const [entry] = useSaves.getState().entries;
  if (!entry) throw new Error('nothing was saved');
  useSaves.getState().put({ ...entry, finished: true }, useSaves.getState().load(id));
  show(<ShelfScreen />);
  expect(screen.queryByText('CONTINUE')).toBeNull();
});
