import { fireEvent, screen } from '@testing-library/react-native';

import { SettingsScreen } from '@/shelf/settings/SettingsScreen';
import { useSettings } from '@/store/settings';
import { tabStopOf } from '@/theme/ui/radioKeys';

import { freshDevice, show } from './show';

jest.mock('expo-router', () => ({ useRouter: () => ({ canGoBack: () => false, back: jest.fn(), replace: jest.fn() }) }));

/** No microphone is needed to set things; the real module wants a native one. */
jest.mock('expo-audio', () => ({}));

beforeEach(() => {
  freshDevice();
});

/** The page as it stands once the device has answered that it has no sensors. */
async function showSettings() {
  show(<SettingsScreen />);
  await screen.findByText(/no motion sensors/);
}

test('a switch changes the setting and shows it', async () => {
  await showSettings();
  fireEvent.press(screen.getByRole('switch', { name: 'Quiet', checked: false }));
  expect(useSettings.getState().quiet).toBe(true);
  expect(screen.getByRole('switch', { name: 'Quiet', checked: true })).toBeTruthy();
});

test('quiet takes sound and vibration with it', async () => {
  await showSettings();
  fireEvent.press(screen.getByRole('switch', { name: 'Quiet' }));
  fireEvent.press(screen.getByRole('switch', { name: 'Sound' }));
  expect(useSettings.getState().sound).toBe(true);
});

test('the speed of the table is one of four', async () => {
  await showSettings();
  fireEvent.press(screen.getByRole('radio', { name: 'Instant' }));
  expect(useSettings.getState().speed).toBe('instant');
  expect(screen.getByRole('radio', { name: 'Instant', checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Normal', checked: false })).toBeTruthy();
});

test('a slider moves by its steps and stops at its ends', async () => {
  await showSettings();
  const nudge = (actionName: string) =>
    fireEvent(screen.getByRole('slider', { name: 'Text size' }), 'accessibilityAction', { nativeEvent: { actionName } });
  nudge('decrement');
  expect(useSettings.getState().textScale).toBe(1);
  nudge('increment');
  expect(useSettings.getState().textScale).toBe(1.1);
  for (let i = 0; i < 20; i++) nudge('increment');
  expect(useSettings.getState().textScale).toBe(2);
});

test('without motion sensors there is nothing to tune', async () => {
  await showSettings();
  expect(screen.getByText('Sensitivity')).toBeTruthy();
  fireEvent.press(screen.getByRole('switch', { name: 'Motion sensors' }));
  expect(screen.queryByText('Sensitivity')).toBeNull();
});

test('a radio group is one stop for the Tab key: what is chosen, or the first that can be', () => {
  const options = [{ value: 'a', disabled: true }, { value: 'b' }, { value: 'c' }];
  expect(tabStopOf(options, 'c')).toBe('c');
  expect(tabStopOf(options, 'a')).toBe('b');
  expect(tabStopOf(options, 'z')).toBe('b');
});

test('everything goes back at once, after a question', async () => {
  useSettings.getState().change({ speed: 'slow', quiet: true });
  await showSettings();
  fireEvent.press(screen.getByRole('button', { name: 'Reset all settings' }));
  expect(useSettings.getState()).toMatchObject({ speed: 'slow', quiet: true });
  fireEvent.press(screen.getByRole('button', { name: 'Keep my settings' }));
  expect(useSettings.getState()).toMatchObject({ speed: 'slow', quiet: true });
  fireEvent.press(screen.getByRole('button', { name: 'Reset all settings' }));
  fireEvent.press(screen.getByRole('button', { name: 'Yes, reset them' }));
  expect(useSettings.getState()).toMatchObject({ speed: 'normal', quiet: false });
});
