import { act, screen } from '@testing-library/react-native';
import { Component, type ReactNode } from 'react';
import { Text } from 'react-native';

import { arriving } from '@/box/arriving';
import { ScreenErrorBoundary } from '@/box/ScreenErrorBoundary';
import { lateComponent, lateRoom, lateSheet } from '@/table/late';
import type { TableProps } from '@/table/contract';
import { show } from '@tests/components/shelf/show';

jest.mock('expo-router', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const Greeting = ({ name }: { readonly name: string }) => <Text>{`Hello, ${name}`}</Text>;

/** Something that comes when it is told to. */
function slow<T>(part: T) {
  let come: () => void = () => undefined;
  const fetch = jest.fn(() => new Promise<T>((resolve) => (come = () => resolve(part))));
  return { wanted: arriving(fetch), fetch, come: () => act(async () => come()) };
}

test('a component that comes later is shown when it is here', async () => {
  const { wanted, come } = slow({ Greeting });
  const Late = lateComponent(wanted, (parts) => parts.Greeting, () => <Text>A moment</Text>);
  show(<Late name="Kaja" />);
  expect(screen.getByText('A moment')).toBeTruthy();
  await come();
  expect(screen.getByText('Hello, Kaja')).toBeTruthy();
});

test('nobody sends for a sheet that is closed', async () => {
  const { wanted, fetch, come } = slow({ Greeting });
  const Late = lateSheet(wanted, (parts) => parts.Greeting, ({ name }) => name !== '');
  show(<Late name="" />);
  expect(fetch).not.toHaveBeenCalled();
  show(<Late name="Noor" />);
  await come();
  expect(screen.getByText('Hello, Noor')).toBeTruthy();
});

test('time stands still in a room that is not there yet', async () => {
  const { wanted, come } = slow({ Room: () => <Text>The Fight</Text> });
  const goOn = jest.fn();
  const holdTime = jest.fn(() => goOn);
  const Late = lateRoom(wanted, (parts) => parts.Room);
  show(<Late {...({ holdTime } as unknown as TableProps<unknown, unknown>)} />);
  expect(holdTime).toHaveBeenCalledTimes(1);
  expect(goOn).not.toHaveBeenCalled();
  await come();
  expect(screen.getByText('The Fight')).toBeTruthy();
  expect(goOn).toHaveBeenCalledTimes(1);
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <ScreenErrorBoundary error={this.state.error} retry={() => Promise.resolve()} /> : this.props.children;
  }
}

test('one that is lost is told in words, with another try', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const wanted = arriving<{ Greeting: typeof Greeting }>(() => Promise.reject(new Error('no network')));
  const Late = lateComponent(wanted, (parts) => parts.Greeting);
  show(<Boundary><Late name="Kaja" /></Boundary>);
  expect(await screen.findByText(/could not be fetched/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
