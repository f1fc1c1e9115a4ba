import { act, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { Match } from '@/engine/match';
import { checksum, type MatchSave } from '@/engine/save';
import { atOnce } from '@/engine/slices';
import { findBox } from '@/games';
import { pig } from '@/games/pig';
import { useSaves } from '@/store/saves';
import { SavedMatch } from '@/table/SavedMatch';
import { openMatch } from '@/table/host/openMatch';
import { verifySave } from '@/table/host/verify';
import { freshDevice, show } from '@tests/components/shelf/show';

jest.mock('expo-router', () => ({ useRouter: () => ({ canGoBack: () => false, replace: jest.fn() }) }));

const LONGER_THAN_REPLAYED = 350;

function rolled(moves: number): MatchSave {
  const match = Match.create(pig.game, { seats: 2, goal: 100 }, 'a long evening');
  for (let i = 0; i < moves; i++) match.play(match.prompts()[0]?.seat ?? 0, { type: 'roll' });
  return match.save();
}

/** Consistent in itself, but its moves never led to its checkpoint. */
function forged(): MatchSave {
  const save = { ...rolled(LONGER_THAN_REPLAYED), seed: 'another evening' };
  return { ...save, check: checksum(save) };
}

function keep(save: MatchSave): void {
  const players = [{ name: 'Kaja', plays: 'person' }, { name: 'Noor', plays: 'person' }] as const;
  useSaves.getState().put({ id: 'm1', name: 'Evening', game: 'pig', players, createdAt: 0, finished: false, summary: '' }, save);
}

async function openTheDoor(): Promise<void> {
  show(<SavedMatch id="m1" findBox={findBox} room={() => <Text>The table</Text>} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('The table')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(5000));
}

beforeEach(() => {
  freshDevice();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a long match whose moves lead elsewhere is opened, found out and kept', async () => {
  keep(forged());
  const file = useSaves.getState().exportFile('m1')?.text;
  await openTheDoor();
  expect(screen.getByText(/^This save is damaged/)).toBeTruthy();
  expect(screen.getByText('Nothing in your saves has changed.')).toBeTruthy();
  expect(screen.queryByText('The table')).toBeNull();
  expect(useSaves.getState().exportFile('m1')?.text).toBe(file);
});

test('a match that is not there any more is not said to be among the saves', () => {
  show(<SavedMatch id="thrown-away" findBox={findBox} room={() => <Text>The table</Text>} />);
  expect(screen.getByText('This match is not on this device any more.')).toBeTruthy();
  expect(screen.getByText('Nothing in your saves has changed.')).toBeTruthy();
  expect(screen.queryByText(/stays/)).toBeNull();
});

test('an honest long match is looked over in silence', async () => {
  keep(rolled(LONGER_THAN_REPLAYED));
  await openTheDoor();
  expect(screen.getByText('The table')).toBeTruthy();
});

test('a short match is proved like a long one', () => {
  keep(rolled(20));
  const [entry] = useSaves.getState().entries;
  if (!entry) throw new Error('nothing was saved');
  const opened = openMatch({ entry, save: useSaves.getState().loadForTable(entry.id) }, pig);
  if (!opened.ok) throw new Error(opened.words);
  expect(atOnce(verifySave(pig.game, opened.save))).toBeUndefined();
  expect(atOnce(verifySave(pig.game, forged()))).toMatch(/^This save is damaged/);
});
