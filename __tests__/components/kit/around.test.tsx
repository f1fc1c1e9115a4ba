import { act, fireEvent, screen } from '@testing-library/react-native';

import { edgesOf, sidesOf } from '@/table/board/edges';
import { SecretCards } from '@/table/kit/around/SecretCards';
import { Text } from '@/theme/ui';
import { show } from '@tests/components/shelf/show';

jest.mock('@/feel', () => ({ feel: jest.fn() }));

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const BACK = { ground: 'black', ink: 'white', mark: 'gold' };

describe('cards at an edge of the table', () => {
  const cards = ['Alpha', 'Beta', 'Gamma'].map((words) => ({ key: words, words, face: () => <Text>{words}</Text> }));

  test('faces are seen only while the drawer is held, and chosen by their numbers', () => {
    const onChoose = jest.fn();
    show(<SecretCards label="Mira’s hand" cards={cards} back={BACK} most={2} marks={['+2', '+1']} verb="Lay down" onChoose={onChoose} />);
    expect(screen.queryByText('Beta')).toBeNull();
    const drawer = screen.getByRole('button', { name: 'Mira’s hand: hold to look' });
    act(() => fireEvent(drawer, 'pressIn'));
    expect(screen.getByText('Beta')).toBeTruthy();
    act(() => fireEvent(drawer, 'pressOut'));
    expect(screen.queryByText('Beta')).toBeNull();
    press('Card 3');
    press('Card 1');
    press('Lay down 3, 1');
    expect(onChoose).toHaveBeenCalledWith(['Gamma', 'Alpha']);
  });

  test('of one card that is to be chosen the last touched counts', () => {
    const onChoose = jest.fn();
    show(<SecretCards label="Mira’s hand" cards={cards} back={BACK} most={1} verb="Keep" onChoose={onChoose} />);
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    press('Card 3');
    press('Card 2');
    press('Keep 2');
    expect(onChoose).toHaveBeenCalledWith(['Beta']);
  });
});

describe('who sits where', () => {
  test('clockwise round four edges; two long sides hold two corners each, read from the left of whoever sits there', () => {
    expect([...edgesOf([0, 2, 3])]).toEqual([[0, 'south'], [2, 'west'], [3, 'east']]);
    expect(sidesOf([0, 1])).toEqual({ south: [0], north: [1] });
    expect(sidesOf([0, 1, 2])).toEqual({ south: [1, 0], north: [2] });
    expect(sidesOf([0, 1, 2, 3])).toEqual({ south: [1, 0], north: [3, 2] });
  });
});
