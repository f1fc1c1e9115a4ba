import { screen } from '@testing-library/react-native';

import { playerOf } from '@/games/vengeance/rules/state';
import { EdgeHero } from '@/games/vengeance/table/around/EdgeHero';
import { show } from '@tests/components/shelf/show';
import { ready } from '@tests/games/vengeance/table';

const { state } = ready((draft) => {
  playerOf(draft, 0).dice = [0, 2, 0, 0, 0];
});

test('VG-87 who lays cards at an edge of the table sees the dice that could boost them', () => {
  show(<EdgeHero view={state} seat={0} name="Kit" withDice />);
  expect(screen.getAllByRole('button', { name: 'Die: Upgrade' })).toHaveLength(2);
});

test('VG-56 who drafts or suffers at an edge has the own tracks before the eyes', () => {
  show(<EdgeHero view={state} seat={0} name="Kit" withDice={false} />);
  expect(screen.getByRole('button', { name: /^Kit, Kaja: Mind 3S, 0 of 7 covered.*in play$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Die/ })).toBeNull();
});
