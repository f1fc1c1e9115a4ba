import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { bountyTrail } from '@/games/bounty-trail';
import { DailyCard } from '@/shelf/box/DailyCard';
import { dayOf, dayWords } from '@/shelf/day';
import { useRecords } from '@/store/records';
import { useSaves } from '@/store/saves';

import { freshDevice, show } from './show';

jest.mock('expo-router', () => ({ useFocusEffect: () => undefined }));

const PLAY = { name: 'Play today’s game' };
const today = dayOf(new Date());
const days = () => useRecords.getState().boxes['bounty-trail']?.days;

beforeEach(() => {
  freshDevice();
});

async function open() {
  const onOpen = jest.fn();
  show(<DailyCard box={bountyTrail} onOpen={onOpen} onTrouble={jest.fn()} />);
  await waitFor(() => expect(screen.getByText(/rides as Deputy/)).toBeTruthy(), { timeout: 15_000 });
  return onOpen;
}

const finish = (match: string, score: number) =>
  useRecords.getState().noteResult({
    match, box: 'bounty-trail', players: [{ name: 'Kaja', plays: 'person' }], day: today,
    outcome: { kind: 'together', won: score >= 6000, places: [1], scores: [score], lines: [[]], words: 'Over.' },
  });

test('BT-191 the day’s hunt is found, started with its seed, and counts', async () => {
  const onOpen = await open();
  expect(screen.getByText(dayWords(today))).toBeTruthy();
  expect(screen.getByText(/The first try counts\.$/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', PLAY));
  const [entry] = useSaves.getState().entries;
  expect(onOpen).toHaveBeenCalledWith(entry?.id);
  expect(entry?.day).toBe(today);
  expect(useSaves.getState().load(entry?.id ?? '').seed).toContain(`bounty-trail/daily/${today}`);
  expect(days()).toEqual({ [today]: { match: entry?.id } });
}, 30_000);

test('BT-191 a hunt that was left is gone on with, not begun again', async () => {
  const onOpen = await open();
  fireEvent.press(screen.getByRole('button', PLAY));
  expect(screen.queryByRole('button', PLAY)).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Go on with it' }));
  expect(onOpen.mock.calls[1]).toEqual(onOpen.mock.calls[0]);
  expect(useSaves.getState().entries).toHaveLength(1);
}, 30_000);

test('BT-191 after the first try the result stands there, and practice is offered', async () => {
  useRecords.getState().noteDayStarted('bounty-trail', today, 'first');
  finish('first', 5000);
  finish('second', 6200);
  await open();
  expect(screen.getByText('Lost with 5000. Best of the day: 6200.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try again, for practice' }));
  expect(days()?.[today]).toMatchObject({ match: 'first', score: 5000, best: 6200 });
}, 30_000);

test('a try that was thrown away is given up', async () => {
  useRecords.getState().noteDayStarted('bounty-trail', today, 'thrown away');
  await open();
  expect(screen.getByText('Given up.')).toBeTruthy();
}, 30_000);
