import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { HeldDrawer } from '@/table/kit/drawer/HeldDrawer';
import { showAt } from './kit';

describe('what is seen only while it is held', () => {
  const handle = () => screen.getByRole('button', { name: 'My mission: hold to look' });
  const isSeen = () => screen.queryByText('Steal the van') !== null;
  beforeEach(() => void showAt(<HeldDrawer label="My mission"><Text>Steal the van</Text></HeldDrawer>));

  test('is gone as soon as the finger is', () => {
    expect(isSeen()).toBe(false);
    fireEvent(handle(), 'pressIn');
    expect(isSeen()).toBe(true);
    fireEvent(handle(), 'pressOut');
    expect(isSeen()).toBe(false);
  });

  test('a tap that a finger ends shows nothing afterwards', () => {
    fireEvent(handle(), 'pressIn');
    fireEvent(handle(), 'pressOut');
    fireEvent.press(handle());
    expect(isSeen()).toBe(false);
  });

  test('a screen reader, which cannot hold, opens it and closes it', () => {
    fireEvent.press(handle());
    expect(isSeen()).toBe(true);
    fireEvent.press(handle());
    expect(isSeen()).toBe(false);
  });

  test('is gone when the focus goes elsewhere', () => {
    fireEvent.press(handle());
    fireEvent(handle(), 'blur');
    expect(isSeen()).toBe(false);
  });
});
