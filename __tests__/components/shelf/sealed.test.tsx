import { screen } from '@testing-library/react-native';

import type { BoxManifest } from '@/box/manifest';
import { pig } from '@/games/pig/manifest';
import { BoxScreen } from '@/shelf/box/BoxScreen';
import { RecordsScreen } from '@/shelf/records/RecordsScreen';

import { freshDevice, show } from './show';

const { contents, ...lid } = pig;
const OPEN: BoxManifest = { ...pig, id: 'open' };
const SEALED: BoxManifest = { ...lid, id: 'sealed' };

const mockShelf: readonly BoxManifest[] = [OPEN, SEALED];
let mockAddress = 'open';
jest.mock('expo-router', () => ({ useRouter: () => ({ push: jest.fn(), replace: jest.fn() }), useLocalSearchParams: () => ({ id: mockAddress }) }));
jest.mock('@/games', () => ({ ...jest.requireActual<object>('@/games'), findBox: (id: string) => mockShelf.find((box) => box.id === id) }));

beforeEach(() => void freshDevice());

const at = (address: string) => void (mockAddress = address);
const offered = () => screen.getAllByRole('button').map((button) => String(button.props['aria-label'] ?? button.props.accessibilityLabel));

test('a sealed box has rules to read, and offers neither play nor lessons nor records', () => {
  expect(contents).toBeDefined();
  at('open');
  show(<BoxScreen />);
  expect(offered()).toEqual(expect.arrayContaining(['Play now', 'Learn to play', 'New game', 'Rules', 'Records']));
  screen.unmount();
  at('sealed');
  show(<BoxScreen />);
  screen.getByText('This box is still sealed.');
  expect(offered()).toContain('Rules');
  for (const label of ['Play now', 'Learn to play', 'New game', 'Records']) expect(offered()).not.toContain(label);
});

test('the address of its records leads nowhere, that of an open box to its records', () => {
  at('open');
  show(<RecordsScreen />);
  screen.getByText('No match has been finished yet.');
  screen.unmount();
  at('sealed');
  show(<RecordsScreen />);
  screen.getByText('This box is still sealed; it cannot be played yet.');
  expect(screen.queryByText(/finished|best scores/i)).toBeNull();
});
