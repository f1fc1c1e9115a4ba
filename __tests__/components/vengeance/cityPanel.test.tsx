import { screen } from '@testing-library/react-native';

import type { VengeanceTable } from '@/games/vengeance/table/asking';
import { CityPanel } from '@/games/vengeance/table/CityPanel';
import { useSelection } from '@/games/vengeance/table/useSelection';
import { show } from '@tests/components/shelf/show';
import { ready } from '@tests/games/vengeance/table';

import { asked } from './asked';

jest.mock('@/feel', () => ({ feel: jest.fn() }));

const FELT = { felt: [], roll: undefined, touched: undefined };

function Panel({ claim = false, inHand = false }: { readonly claim?: boolean; readonly inHand?: boolean }) {
  const { view, asking } = asked(ready());
  const table = { view, prompts: [], names: ['Kit', 'Mira'], explainRefusal: jest.fn() } as unknown as VengeanceTable;
  return <CityPanel table={table} asking={claim ? { ...asking, moves: [...asking.moves, { kind: 'claim', slot: 0 }] } : asking} selection={useSelection('ready')} dice={FELT} inHand={inHand} />;
}

test('VG-314 what can be claimed stands on the panel, besides what is asked', () => {
  show(<Panel claim />);
  expect(screen.getByRole('button', { name: /^Claim .*points?$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sit out' })).toBeTruthy();
});

test('nothing is offered that cannot be claimed, and nothing is asked while dice are in the hand', () => {
  show(<Panel />);
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  screen.unmount();
  show(<Panel inHand />);
  expect(screen.getByText('Your dice for this Montage are in your hand.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sit out' })).toBeNull();
});
