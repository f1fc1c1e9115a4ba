import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { AnyBox } from '@/engine/box';
import type { AnyCampaign } from '@/engine/campaign/campaign';
import type { AnyRunningCampaign } from '@/engine/campaign/runningCampaign';
import { playCampaign } from '@/engine/campaign/simulateCampaign';
import { Match } from '@/engine/match';
import { pig } from '@/games/pig';
import { longNight } from '@/games/pig/campaign/longNight';
import { roninsRevenge } from '@/games/ronins-revenge';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import { roninsStory } from '@/games/ronins-revenge/story';
import { BoxScreen } from '@/shelf/box/BoxScreen';
import { CampaignScreen } from '@/shelf/campaign/CampaignScreen';
import { NewCampaignScreen } from '@/shelf/campaign/NewCampaignScreen';
import { ShelfScreen } from '@/shelf/home/ShelfScreen';
import { SavesScreen } from '@/shelf/saves/SavesScreen';
import { openCampaign, playMatch, startCampaign } from '@/store/campaignMatches';
import { useCampaigns } from '@/store/campaigns';
import { chooseFile } from '@/store/files';
import { useSaves } from '@/store/saves';
import { startMatch } from '@/store/startMatch';

import { freshDevice, show } from './show';

const mockRouter = { push: jest.fn(), replace: jest.fn(), canGoBack: () => false };
const mockParams: { id?: string; campaign?: string } = {};
jest.mock('expo-router', () => ({
  useRouter: () => mockRouter,
  useLocalSearchParams: () => mockParams,
  useFocusEffect: (effect: () => void) => jest.requireActual<typeof import('react')>('react').useEffect(effect, [effect]),
}));
jest.mock('@/store/files', () => ({ chooseFile: jest.fn(), handOver: jest.fn(async () => undefined) }));

beforeEach(() => {
  freshDevice();
  jest.clearAllMocks();
});

const unwrap = (started: ReturnType<typeof startCampaign>): string => {
  if (!started.ok) throw new Error(started.words);
  return started.id;
};
const setOut = () => unwrap(startCampaign(pig, longNight, { seats: 1, candles: 3 }, [{ name: 'Kaja', plays: 'person' }], undefined, 'snow'));
const entryOf = (id: string) => {
  const entry = useCampaigns.getState().entries.find((each) => each.id === id);
  if (!entry) throw new Error('no such campaign');
  return entry;
};
const sitDown = (id: string) => {
  const running = openCampaign(longNight, id);
  return unwrap(playMatch(entryOf(id), running, running.ahead.matches[0]?.id ?? '', pig));
};
/** Kaja holds at the goal and the guest rolls a single time each turn: she wins. */
function win(save: string): void {
  const match = Match.load(pig.game, useSaves.getState().load(save));
  while (!match.outcome) {
    const { seat, turnTotal } = match.state;
    match.play(seat, { type: turnTotal >= (seat === 0 ? 15 : 1) ? 'hold' : 'roll' });
  }
  const entry = useSaves.getState().entries.find(({ id }) => id === save);
  if (entry) useSaves.getState().put({ ...entry, finished: true }, match.save());
}
const showCampaign = async (id: string) => {
  Object.assign(mockParams, { id });
  show(<CampaignScreen />);
  await act(async () => undefined);
};

test('the page says where you stand, what you carry and what comes', async () => {
  await showCampaign(setOut());
  expect(screen.getByRole('heading', { name: 'The Long Night' })).toBeTruthy();
  expect(screen.getByText(/one room left/)).toBeTruthy();
  expect(screen.getByLabelText('Candles: 3 of 3 burning')).toBeTruthy();
  expect(screen.getByLabelText('The table by the door, now')).toBeTruthy();
  expect(screen.getByLabelText('The last table, to come')).toBeTruthy();
});

test('the next one is played at its table', async () => {
  const id = setOut();
  await showCampaign(id);
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Play the first one' })));
  const [match] = useSaves.getState().entries;
  expect(match?.campaign).toMatchObject({ id, match: 'table-1', attempt: 0 });
  expect(mockRouter.push).toHaveBeenCalledWith(`/table/${match?.id}`);
});

test('a match under way is gone on with', async () => {
  const id = setOut();
  const match = sitDown(id);
  await showCampaign(id);
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Go on with the match' })));
  expect(mockRouter.push).toHaveBeenCalledWith(`/table/${match}`);
  expect(useSaves.getState().entries).toHaveLength(1);
});

test('a match that ended before the app went is recorded when the page is opened', async () => {
  const id = setOut();
  const match = sitDown(id);
  win(match);
  expect(openCampaign(longNight, id).results).toHaveLength(0);
  await showCampaign(id);
  expect(openCampaign(longNight, id).results).toHaveLength(1);
  expect(screen.getByText(/^Won with \d+, at the first try\.$/)).toBeTruthy();
  expect(screen.getByLabelText('The table by the fire, now')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'See how it went' }));
  expect(mockRouter.push).toHaveBeenCalledWith(`/table/${match}`);
});

test('a campaign that keeps a log offers it once there is something to read', async () => {
  const id = unwrap(startCampaign(roninsRevenge as unknown as AnyBox, soulsOfKurokai as unknown as AnyCampaign, soulsOfKurokai.defaults, [{ name: 'Kaja', plays: 'person' }]));
  await showCampaign(id);
  expect(screen.getByText('Chapter 1 of 10')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /log$/ })).toBeNull();
  screen.unmount();
  const told = playCampaign(soulsOfKurokai, {
    options: soulsOfKurokai.defaults, seed: 'log', boxOf: () => roninsStory as unknown as AnyBox, playerOf: ({ bots }) => bots.hard, maxMatches: 1, maxMoves: 900,
  });
  for (const running of told) useCampaigns.getState().put(entryOf(id), running as unknown as AnyRunningCampaign);
  await showCampaign(id);
  fireEvent.press(screen.getByRole('button', { name: 'Read the log' }));
  expect(mockRouter.push).toHaveBeenCalledWith(`/campaign/${id}/log`);
});

test('a campaign that is not there, or damaged, says so', async () => {
  await showCampaign('nowhere');
  expect(screen.getByText('This campaign is not on this device any more.')).toBeTruthy();
});

test('a damaged campaign says why and is kept', async () => {
  const id = setOut();
  const text = useCampaigns.getState().exportFile(id)?.text.replace('"burning":3', '"burning":9') ?? '';
  freshDevice({ ...jest.requireActual<typeof import('@/store/storage/keyValue')>('@/store/storage/keyValue').memoryStorage([['grudgebox:campaign/c', '1'], ['grudgebox:campaign/c#1', text]]) });
  await showCampaign('c');
  expect(screen.getByText(/damaged.*The save is kept as it is/)).toBeTruthy();
});

test('setting out asks who and how, and leads to the page', async () => {
  Object.assign(mockParams, { id: 'pig', campaign: 'the-long-night' });
  show(<NewCampaignScreen />);
  fireEvent.changeText(await screen.findByLabelText('Name of seat 1'), 'Kaja');
  fireEvent.press(screen.getByRole('radio', { name: /^Five candles/ }));
  fireEvent.changeText(screen.getByLabelText('Words for the deal'), 'snow');
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  const [entry] = useCampaigns.getState().entries;
  expect(mockRouter.replace).toHaveBeenCalledWith(`/campaign/${entry?.id}`);
  expect(entry?.players).toEqual([{ name: 'Kaja', plays: 'person' }]);
  expect(useCampaigns.getState().load(entry?.id ?? '')).toMatchObject({ seed: 'words/snow', options: { seats: 1, candles: 5 } });
});

describe('Continue', () => {
  const go = () => fireEvent.press(screen.getByText('CONTINUE'));

  test('leads to a campaign between two matches', () => {
    const id = setOut();
    show(<ShelfScreen />);
    expect(screen.getByText('The Long Night')).toBeTruthy();
    go();
    expect(mockRouter.push).toHaveBeenCalledWith(`/campaign/${id}`);
  });

  test('leads to the match of a campaign that is under way, and says which campaign', () => {
    const match = sitDown(setOut());
    show(<ShelfScreen />);
    expect(screen.getByText(/^Table 1 of 3, three candles · Just set up/)).toBeTruthy();
    go();
    expect(mockRouter.push).toHaveBeenCalledWith(`/table/${match}`);
  });

  test('leads to the campaign when its match is over, recorded or not', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1000);
    const id = setOut();
    const match = sitDown(id);
    clock.mockReturnValue(2000);
    startMatch(pig, { seats: 1, goal: 50 }, [{ name: 'Kaja', plays: 'person' }]);
    clock.mockReturnValue(3000);
    win(match);
    clock.mockRestore();
    show(<ShelfScreen />);
    go();
    expect(mockRouter.push).toHaveBeenCalledWith(`/campaign/${id}`);
  });
});

test('a box in the middle of a story has a bookmark on the shelf', () => {
  setOut();
  show(<ShelfScreen />);
  expect(screen.getAllByLabelText('The Long Night: Table 1 of 3, three candles')).toHaveLength(1);
});

test('the box shows its campaign, and those under way', () => {
  Object.assign(mockParams, { id: 'pig', box: undefined });
  const id = setOut();
  show(<BoxScreen />);
  fireEvent.press(screen.getByRole('button', { name: 'Go on: The Long Night' }));
  expect(mockRouter.push).toHaveBeenCalledWith(`/campaign/${id}`);
  fireEvent.press(screen.getByRole('button', { name: 'Set out anew' }));
  expect(mockRouter.push).toHaveBeenCalledWith('/box/pig/campaign/the-long-night');
});

test('the box tells campaigns under way apart by their players, and leads to those that are over', () => {
  Object.assign(mockParams, { id: 'pig', box: undefined });
  setOut();
  const over = setOut();
  useCampaigns.setState(({ entries }) => ({ entries: entries.map((entry) => (entry.id === over ? { ...entry, finished: true, summary: 'Morning' } : entry)) }));
  show(<BoxScreen />);
  expect(screen.getByText('Table 1 of 3, three candles · Kaja')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'How it ended: Morning (Kaja)' }));
  expect(mockRouter.push).toHaveBeenCalledWith(`/campaign/${over}`);
});

describe('the list of saves', () => {
  test('opens, deletes and brings back a campaign', async () => {
    const id = setOut();
    show(<SavesScreen />);
    fireEvent.press(screen.getByRole('button', { name: 'Continue' }));
    expect(mockRouter.push).toHaveBeenCalledWith(`/campaign/${id}`);
    fireEvent.press(screen.getByRole('button', { name: 'Delete The Long Night' }));
    await waitFor(() => expect(useCampaigns.getState().entries).toHaveLength(0));
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(useCampaigns.getState().entries).toHaveLength(1);
  });

  test('imports a campaign from a file', async () => {
    const id = setOut();
    const text = useCampaigns.getState().exportFile(id)?.text ?? '';
    useCampaigns.getState().remove(id);
    jest.mocked(chooseFile).mockResolvedValue({ text });
    show(<SavesScreen />);
    fireEvent.press(screen.getByRole('button', { name: 'Import a file' }));
    expect(await screen.findByText('The campaign is on the list now.')).toBeTruthy();
    expect(useCampaigns.getState().entries).toMatchObject([{ name: 'The Long Night', campaign: 'the-long-night' }]);
  });
});
