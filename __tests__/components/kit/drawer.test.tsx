import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { Drawer, sideOf } from '@/table/kit/drawer/Drawer';
import { HeldDrawer } from '@/table/kit/drawer/HeldDrawer';
import { showAt } from './kit';

describe('a drawer', () => {
  test('comes from the side of the hand that holds the device, or from the other one', () => {
    expect([sideOf('hand', false), sideOf('hand', true), sideOf('far', false), sideOf('far', true), sideOf('bottom', true)]).toEqual(['right', 'left', 'left', 'right', 'bottom']);
  });

  test('holds nothing while it is closed; a touch beside it, Escape and its button close it', () => {
    const onClose = jest.fn();
    const drawer = (open: boolean) => <Drawer title="My board" open={open} onClose={onClose}><Text>tracks</Text></Drawer>;
    const { change } = showAt(drawer(false));
    expect(screen.queryByText('tracks')).toBeNull();
    change(drawer(true));
    expect(screen.getByText('tracks')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Close: My board' }));
    fireEvent(screen.getByText('tracks'), 'keyDown', { key: 'Escape' });
    const [ground] = screen.UNSAFE_root.findAll(({ props }) => props.tabIndex === -1 && typeof props.onPress === 'function');
    if (!ground) throw new Error('there is no ground to touch');
    fireEvent.press(ground);
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});

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
