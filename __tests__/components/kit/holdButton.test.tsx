import { fireEvent, screen } from '@testing-library/react-native';

import { HoldButton } from '@/table/kit/commit/HoldButton';

import { show } from '@tests/components/shelf/show';

jest.mock('expo-audio', () => ({}));

const button = () => screen.getByRole('button');

function held(warning?: string): jest.Mock {
  const onCommit = jest.fn();
  show(<HoldButton label="Storm the Pawnshop" warning={warning} onCommit={onCommit} />);
  return onCommit;
}

const touch = (nativeEvent: object = {}) => {
  fireEvent(button(), 'pressIn', { nativeEvent });
  fireEvent.press(button());
};

test('a finger that rests on it decides', () => {
  const onCommit = held();
  fireEvent(button(), 'pressIn', { nativeEvent: {} });
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent(button(), 'longPress');
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('a quick touch only asks once more, the second decides', () => {
  const onCommit = held();
  touch();
  expect(onCommit).not.toHaveBeenCalled();
  expect(screen.getByText('This stays done: touch once more, or hold.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Yes, storm the Pawnshop' })).toBeTruthy();
  touch();
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('a key decides at once, and so does a screen reader, which puts no finger down', () => {
  const onCommit = held();
  touch({ key: 'Enter' });
  expect(onCommit).toHaveBeenCalledTimes(1);
  fireEvent.press(button());
  expect(onCommit).toHaveBeenCalledTimes(2);
});

test('what would be lost is said first, however it is pressed', () => {
  const onCommit = held('Still unused: Hit.');
  fireEvent(button(), 'longPress');
  expect(onCommit).not.toHaveBeenCalled();
  expect(screen.getByText('Still unused: Hit.')).toBeTruthy();
  fireEvent(button(), 'longPress');
  expect(onCommit).toHaveBeenCalledTimes(1);
});
