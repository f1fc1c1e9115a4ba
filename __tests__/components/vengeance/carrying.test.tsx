import { act, fireEvent, screen } from '@testing-library/react-native';

import { CLOCK } from '@/engine/game';
import type { Move } from '@/games/vengeance/rules/decisions';
import { vengeanceGame } from '@/games/vengeance/game';
import type { VengeanceTable } from '@/games/vengeance/table/asking';
import { FightTable } from '@/games/vengeance/table/fight/FightTable';
import { only, rolled, storm, type Scene } from '@tests/games/vengeance/table';
import { onPhone, show } from '@tests/components/shelf/show';

jest.mock('expo-audio', () => ({}));
jest.mock('@/feel', () => ({ feel: jest.fn() }));
// Nobody shakes anything here.
jest.mock('@/motion', () => ({ ...jest.requireActual<object>('@/motion'), useShake: jest.fn() }));
jest.mock('@/skia/useBrush', () => ({ useBrush: () => ({}) }));
jest.mock('@/games/vengeance/table/fight/FightTray', () => ({ FightTray: () => null }));
jest.mock('@/games/vengeance/table/den/DenBoard', () => jest.requireActual('@tests/components/vengeance/plainDen'));

function tableOf(s: Scene, { telling = false }: { readonly telling?: boolean } = {}) {
  const played: Move[] = [];
  const refused: string[] = [];
  const table = {
    view: s.view(0), seat: 0, telling, mode: 'play', speed: 'instant', reducedMotion: true, seating: 'solo', names: ['Kit', 'Ada'], players: [],
    mine: telling ? [] : vengeanceGame.prompts(s.state).filter(({ seat }) => seat !== CLOCK), prompts: [],
    play: (move: Move) => Promise.resolve(Boolean(played.push(move))), explainRefusal: (_rule: string, words: string) => refused.push(words),
    holdTime: () => () => undefined,
  } as unknown as VengeanceTable;
  return { table, played, refused };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const HERO = /your hero/;

describe('the hero is carried', () => {
  test('VG-126 to a zone next door: the Run is chosen and seen, and the dice are still in the hand', () => {
    const { table, played } = tableOf(storm());
    show(<FightTable {...table} />);
    fireEvent.press(button(HERO));
    fireEvent.press(button(/^Zone A.*put .* here$/));
    expect(played).toEqual([]);
    expect(screen.getByText('The hero stands in 1')).toBeTruthy();
    fireEvent.press(button('Run to zone A and roll'));
    expect(played).toEqual([{ kind: 'run', zone: 1 }]);
  });

  test('VG-126 nowhere that no doorway leads to, and it says why', () => {
    const { table, refused } = tableOf(storm());
    show(<FightTable {...table} />);
    fireEvent.press(button(HERO));
    fireEvent.press(button(/^The boss zone/));
    expect(refused).toEqual(['One Run goes through one doorway.']);
    expect(screen.getByText('The hero stands in 0')).toBeTruthy();
  });

  test('VG-145 with a Move on the dice: it is used at once', () => {
    const { table, played } = tableOf(rolled(['move', 'hit', 'skull', 'skull'], { green: 'miss', change: only(['toughGuy', 'A'], ['boss', 'X']) }));
    show(<FightTable {...table} />);
    fireEvent.press(button(HERO));
    fireEvent.press(button(/^The boss zone.*put .* here$/));
    expect(played).toEqual([{ kind: 'move', zone: 2 }]);
  });

  test('but not where nothing lets it go', () => {
    show(<FightTable {...tableOf(rolled(['hit', 'hit', 'skull', 'skull'], { green: 'miss' })).table} />);
    expect(screen.queryByRole('button', { name: HERO })).toBeNull();
  });
});

test('what is put on somebody while the last blow is still told happens when it has been told', () => {
  const s = rolled(['hit', 'hit', 'skull', 'skull'], { green: 'miss', change: only(['toughGuy', 'A']) });
  const told = tableOf(s, { telling: true });
  const { rerender } = show(<FightTable {...told.table} />);
  fireEvent.press(button(/^Hit/));
  fireEvent.press(button(/^Tough Guy/));
  expect([told.played, told.refused]).toEqual([[], []]);
  const asked = tableOf(s);
  act(() => rerender(onPhone(<FightTable {...asked.table} />)));
  expect(asked.played).toEqual([{ kind: 'hit', enemy: expect.any(Number) }]);
});
