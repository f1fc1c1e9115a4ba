import { fireEvent, screen } from '@testing-library/react-native';
import { Component, type ReactNode } from 'react';

import { arriving, type Arriving } from '@/box/arriving';
import { ScreenErrorBoundary } from '@/box/ScreenErrorBoundary';
import type { AnyBox } from '@/engine/box';
import { pig } from '@/games/pig';
import type { SeatPlayer } from '@/store/seats';
import { useComputerPlayers } from '@/table/useGameTable';
import { Text } from '@/theme/ui';
import { show } from '@tests/components/shelf/show';
import { BOT, KAJA, NOOR } from '@tests/components/table/sitDown';

/** As the router does it: what a page throws is shown, and the page may be tried again. */
class Page extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  static getDerivedStateFromError = (error: Error) => ({ error });
  override state: { readonly error?: Error } = {};
  override render(): ReactNode {
    const retry = async () => this.setState({ error: undefined });
    return this.state.error ? <ScreenErrorBoundary error={this.state.error} retry={retry} /> : this.props.children;
  }
}

function Table({ bots, players }: { bots: Arriving<AnyBox>; players: readonly SeatPlayer[] }) {
  const whole = useComputerPlayers(bots, players);
  return <Text>{whole ? 'everybody is here' : 'the table stands'}</Text>;
}

/** Computer players that are lost once, then come. */
function lostOnce() {
  const fetchBots = jest.fn(async (): Promise<AnyBox> => {
    if (fetchBots.mock.calls.length === 1) throw new TypeError('Failed to fetch');
    return pig;
  });
  return arriving(fetchBots);
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('computer players who are lost are said to be missing, and come when they are asked for again', async () => {
  show(<Page><Table bots={lostOnce()} players={[KAJA, BOT]} /></Page>);
  expect(screen.getByText('the table stands')).toBeTruthy();
  expect(await screen.findByText(/could not be fetched/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('everybody is here')).toBeTruthy();
});

test('people among themselves play on without them', async () => {
  const bots = lostOnce();
  show(<Page><Table bots={bots} players={[KAJA, NOOR]} /></Page>);
  await bots.load().catch(() => undefined);
  expect(screen.getByText('the table stands')).toBeTruthy();
  expect(screen.queryByText(/could not be fetched/)).toBeNull();
});
