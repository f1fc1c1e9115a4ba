import { screen, within } from '@testing-library/react-native';

import { findBox } from '@/games';
import { RecordsScreen } from '@/shelf/records/RecordsScreen';
import { useRecords } from '@/store/records';

import { freshDevice, show } from './show';

let mockBox = 'bounty-trail';
jest.mock('expo-router', () => ({ useRouter: () => ({}), useLocalSearchParams: () => ({ id: mockBox }) }));

const finish = (day?: string) =>
  useRecords.getState().noteResult({
    match: 'a', box: 'bounty-trail', players: [{ name: 'Kaja', plays: 'person' }], day,
    outcome: { kind: 'together', won: true, places: [1], scores: [6450], lines: [[]], words: 'Deputy won.' },
    judge: () => [{ id: 'lastBreath', seat: 0 }, { id: 'goldStar', seat: 0 }],
  });

beforeEach(() => {
  freshDevice();
  mockBox = 'bounty-trail';
});

test('before the first match every achievement says what it takes', async () => {
  show(<RecordsScreen />);
  expect(await screen.findByRole('heading', { name: 'Achievements: 0 of 20' })).toBeTruthy();
  const list = within(screen.getByLabelText('Achievements'));
  expect(list.getByText('Win with 1 heart left.')).toBeTruthy();
  expect(list.queryByText(/Kaja/)).toBeNull();
});

test('earned achievements stand first, with who earned them', async () => {
  finish();
  show(<RecordsScreen />);
  expect(await screen.findByRole('heading', { name: 'Achievements: 2 of 20' })).toBeTruthy();
  expect(screen.getAllByText('Kaja, just now')).toHaveLength(2);
  const titles = within(screen.getByLabelText('Achievements')).getAllByText(/^(Last Breath|Gold Star|First Collar)$/);
  expect(titles.map(({ props }) => String(props.children))).toEqual(['Last Breath', 'Gold Star', 'First Collar']);
});

test('daily games stand with their day', () => {
  finish('2031-05-04');
  show(<RecordsScreen />);
  const days = within(screen.getByLabelText('Daily games'));
  expect(days.getByText('4 May 2031')).toBeTruthy();
  expect(days.getByText('won with 6450')).toBeTruthy();
});

test('a box without achievements or daily games shows neither', async () => {
  mockBox = 'pig';
  await findBox('pig')?.contents?.box.load();
  show(<RecordsScreen />);
  expect(screen.queryByText(/^Achievements/)).toBeNull();
  expect(screen.queryByText('Daily games')).toBeNull();
});
