import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { ThrowPad } from '@/table/kit/throw/ThrowPad';
import { Swipe } from '@/table/kit/throw/swipe';
import { show } from '@tests/components/shelf/show';

// The sound module needs a device, and nothing is heard here.
jest.mock('expo-audio', () => ({}));

const TAP = 0.55;

function throwing() {
  const onThrow = jest.fn();
  show(<ThrowPad label="Roll the dice" tap={TAP} onThrow={onThrow}><Text>dice</Text></ThrowPad>);
  return onThrow;
}

const swipe = (...places: readonly (readonly [x: number, y: number])[]) => act(() => fireGestureHandler(getByGestureTestId('throw'), [
  { state: State.BEGAN, absoluteX: 0, absoluteY: 0 },
  { state: State.ACTIVE, absoluteX: 0, absoluteY: 0 },
  ...places.map(([absoluteX, absoluteY]) => ({ absoluteX, absoluteY })),
  { state: State.END, absoluteX: places[places.length - 1]?.[0] ?? 0, absoluteY: places[places.length - 1]?.[1] ?? 0 },
]));

test('a tap lets the dice go', () => {
  const onThrow = throwing();
  fireEvent.press(screen.getByRole('button', { name: 'Roll the dice' }));
  expect(onThrow.mock.calls).toEqual([[TAP]]);
});

test('a swipe throws them once; the click that a browser sends after it is no second throw', () => {
  const onThrow = throwing();
  const pad = screen.getByRole('button', { name: 'Roll the dice' });
  fireEvent(pad, 'pressIn');
  swipe([10, 0], [40, 0], [90, 0]);
  fireEvent(pad, 'press');
  expect(onThrow).toHaveBeenCalledTimes(1);
  fireEvent(pad, 'pressIn');
  fireEvent(pad, 'press');
  expect(onThrow).toHaveBeenLastCalledWith(TAP);
});

describe('how hard a swipe throws', () => {
  const swiped = (pointsPerFrame: number, frames = 12) => {
    const hand = new Swipe();
    hand.begin();
    for (let frame = 0; frame <= frames; frame++) hand.follow(frame * pointsPerFrame, 0, frame * 16);
    return hand;
  };

  test('a quick finger throws harder than a slow one, within bounds', () => {
    const [slow = 0, quick = 0, wild = 0] = [swiped(12).strength, swiped(60).strength, swiped(400).strength];
    expect(slow).toBeLessThan(quick);
    expect(slow).toBeGreaterThanOrEqual(0.35);
    expect(wild).toBe(1);
  });

  test('a finger that stopped before it let go has flung nothing', () => {
    const hand = swiped(60);
    for (let frame = 0; frame < 10; frame++) hand.follow(720, 0, 200 + frame * 16);
    expect(hand.strength).toBeUndefined();
  });
});
