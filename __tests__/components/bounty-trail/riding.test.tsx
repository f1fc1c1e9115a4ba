import { act, screen } from '@testing-library/react-native';

import type { Event } from '@/games/bounty-trail/rules/events';
import type { State } from '@/games/bounty-trail/rules/state';
import { RidePanel } from '@/games/bounty-trail/table/riding/RidePanel';
import { NO_RIDE, rideAfter } from '@/games/bounty-trail/table/riding/ride';
import { StepBanner } from '@/games/bounty-trail/table/riding/StepBanner';
import { ShowdownStage } from '@/games/bounty-trail/table/riding/ShowdownStage';
import { laidDown, tiedVerdict } from '@/games/bounty-trail/table/riding/showdown';
import { useTelling } from '@/games/bounty-trail/table/useTelling';
import { EventFeed } from '@/table/session/eventFeed';
import { FeedContext } from '@/table/tableContext';
import { Text } from '@/theme/ui';
import { showAt } from '@tests/components/kit/kit';
import { show } from '@tests/components/shelf/show';
import { path, ride, trail } from '@tests/games/bounty-trail/trail';

jest.mock('@/feel', () => ({ feel: jest.fn() }));
// Neither speaker nor microphone in a test.
jest.mock('expo-audio', () => ({}));

const NAMES = ['Ada', 'Bo'];
const REVEALED = { type: 'bidsRevealed', spot: 1, card: 'Y12', bids: [{ seat: 0, bullets: 3, hearts: 0 }, { seat: 1, bullets: 0, hearts: 3 }], riderRolls: [] } as const;

test('bids lie face down until they are turned; the highest says so, and a tie is told in words', () => {
  const laid = laidDown(REVEALED, [], NAMES);
  show(<ShowdownStage showdown={{ ...laid, turned: 1 }} />);
  expect(screen.getByLabelText('Ada: 3 bullets, the highest so far')).toBeTruthy();
  expect(screen.getByLabelText('Bo: face down')).toBeTruthy();
  show(<ShowdownStage showdown={tiedVerdict(laid)} />);
  expect(screen.getByText(/^A tie: Ada and Bo both show 3\. Nobody pays/)).toBeTruthy();
});

/** Both meet on a bounty in the first beat and are asked for bids. */
function contested(): State {
  const s = trail({ grid: ['-- Y12 -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'], hunters: [{ at: 'r1c1' }, { at: 'r1c3' }] });
  ride(s, 'r1c2 r2c2 r3c2', 'r1c2 r2c3 r3c3 r4c3');
  expect(path(s.state, 0, 'r1c2').steps).toHaveLength(1);
  return s.state;
}

test('the ride tells every row in words', () => {
  const view = contested();
  const ride = rideAfter(NO_RIDE, { type: 'captured', seat: 0, spot: 1, card: 'Y12' }, view);
  show(<RidePanel view={view} names={NAMES} ride={ride} />);
  expect(screen.getByLabelText(/^Ada\. Step 1: captures .*, worth \$\d+\. Step 2: still to come\. Step 3: waits\. Step 4: still to come\.$/)).toBeTruthy();
  expect(screen.getByLabelText(/^Bo\. Step 1: on the way\. Step 2: still to come\./)).toBeTruthy();
});

function Told() {
  const { showdown, flashes } = useTelling(NAMES);
  return <Text>{showdown ? `${showdown.turned} turned` : 'no bids'}, {flashes.length} flashes</Text>;
}

/** A table that is told these events at normal speed. */
function tell(events: readonly Event[]): EventFeed {
  const view = contested();
  const feed = new EventFeed(() => 'normal', { view: () => view, show: () => undefined, quiet: () => undefined });
  show(<FeedContext value={feed}><Told /></FeedContext>);
  act(() => feed.push({ seat: 0, told: events.map((event) => ({ event, view })), settle: () => undefined }));
  return feed;
}

describe('a showdown on the table', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('turns one card after the other, and is gone when the price is paid', async () => {
    tell([REVEALED, { type: 'auctionTied', spot: 1, card: 'Y12' }, { type: 'foundNothing', seat: 0, spot: 1 }]);
    await pass(0);
    expect(screen.getByText(/^0 turned/)).toBeTruthy();
    await pass(700);
    expect(screen.getByText(/^1 turned/)).toBeTruthy();
    await pass(1200);
    expect(screen.getByText(/^2 turned/)).toBeTruthy();
    await pass(2500);
    expect(screen.getByText(/^no bids/)).toBeTruthy();
  });

  test('ends at once when somebody taps it away, and leaves nothing behind', async () => {
    const feed = tell([REVEALED, { type: 'auctionTied', spot: 1, card: 'Y12' }, { type: 'captured', seat: 0, spot: 1, card: 'Y12' }]);
    await pass(100);
    expect(screen.getByText(/^0 turned/)).toBeTruthy();
    act(() => feed.skip());
    await pass(5000);
    expect(screen.getByText('no bids, 0 flashes')).toBeTruthy();
  });
});

test.each([[1, 1], [2, 0]])('letters %i times as large: the banner of a step never lies over the cards', (textScale, banners) => {
  showAt(<StepBanner walk={contested().walk} />, { look: { textScale } });
  expect(screen.queryAllByText(/^Step 1 of /, { includeHiddenElements: true })).toHaveLength(banners);
});
