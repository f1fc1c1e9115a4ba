import { createRef } from 'react';
import { Skia } from '@shopify/react-native-skia';
import { StyleSheet } from 'react-native';
import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { DiceTray, type DiceTrayHandle, type TrayDie } from '@/dice/DiceTray';
import { drawDice } from '@/dice/look/draw';
import { PIP_FACES, type DieLook } from '@/dice/look/skin';

jest.mock('@/dice/look/draw', () => ({ drawDice: jest.fn() }));

const LOOK: DieLook = { colour: '#F5EFE0', ink: '#1C1A17', faces: PIP_FACES };
const TRAY = { felt: '#25503F', rim: '#6B4423' };
const dice = (faces: readonly number[], locked: readonly number[] = []): TrayDie[] =>
  faces.map((face, i) => ({ id: `d${i}`, look: LOOK, face, shows: String(face + 1), locked: locked.includes(i) }));
const tray = { width: 360, height: 280, look: TRAY, reducedMotion: false };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('every die says what it shows and whether it is locked, and can be pressed', () => {
  const onPressDie = jest.fn();
  render(<DiceTray {...tray} dice={dice([0, 4], [1])} onPressDie={onPressDie} />);
  expect(screen.getByRole('button', { name: 'die 1: shows 1' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'die 2: shows 5, locked' }));
  expect(onPressDie).toHaveBeenCalledWith('d1');
});

test('a finger that rests on a die asks what it is, and presses nothing', () => {
  const [onPressDie, onHoldDie] = [jest.fn(), jest.fn()];
  render(<DiceTray {...tray} dice={dice([0, 4])} onPressDie={onPressDie} onHoldDie={onHoldDie} />);
  fireEvent(screen.getByRole('button', { name: 'die 2: shows 5' }), 'longPress');
  expect(onHoldDie.mock.calls).toEqual([['d1']]);
  expect(onPressDie).not.toHaveBeenCalled();
});

test('a die that is chosen to be thrown again is pressed and says so; the others are not', () => {
  const [first, second] = dice([0, 4]);
  if (!first || !second) throw new Error('two dice');
  render(<DiceTray {...tray} dice={[first, { ...second, again: true }]} onPressDie={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'die 2: shows 5, will be rolled again' }).props['aria-pressed']).toBe(true);
  expect(screen.getByRole('button', { name: 'die 1: shows 1' }).props['aria-pressed']).toBe(false);
});

test('a roll is felt, ends, and is told once', () => {
  const onSettled = jest.fn();
  const onImpact = jest.fn();
  const props = { ...tray, onSettled, onImpact };
  const { rerender } = render(<DiceTray {...props} dice={dice([0, 1, 2])} />);
  rerender(<DiceTray {...props} dice={dice([5, 5, 5])} roll={{ id: 'first' }} />);
  expect(onSettled).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5000));
  expect(onSettled.mock.calls).toEqual([['first']]);
  expect(onImpact.mock.calls.length).toBeGreaterThan(2);
  for (const [strength] of onImpact.mock.calls) expect(strength > 0 && strength <= 1).toBe(true);
  rerender(<DiceTray {...props} dice={dice([5, 5, 5])} roll={{ id: 'first' }} />);
  act(() => jest.advanceTimersByTime(5000));
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test.each([[true, 1], [false, 0]])('a tray that comes with a throw nobody has seen (%s) throws it', (onArrival, times) => {
  const [onSettled, onImpact] = [jest.fn(), jest.fn()];
  render(<DiceTray {...tray} onSettled={onSettled} onImpact={onImpact} dice={dice([5, 5])} roll={{ id: 'first', onArrival }} />);
  act(() => jest.advanceTimersByTime(5000));
  expect(onSettled).toHaveBeenCalledTimes(times);
  expect(onImpact.mock.calls.length > 2).toBe(onArrival);
});

test('with reduced motion the result is there at once', () => {
  const onSettled = jest.fn();
  const props = { ...tray, reducedMotion: true, onSettled };
  const { rerender } = render(<DiceTray {...props} dice={dice([0])} />);
  rerender(<DiceTray {...props} dice={dice([3])} roll={{ id: 'quick' }} />);
  act(() => jest.advanceTimersByTime(200));
  expect(onSettled).toHaveBeenCalledWith('quick');
});

test('tells which die a finger touches', () => {
  const ref = createRef<DiceTrayHandle>();
  render(<DiceTray {...tray} ref={ref} dice={dice([0, 1])} onPressDie={() => {}} />);
  const { left, top, width, height } = StyleSheet.flatten(screen.getByRole('button', { name: 'die 2: shows 2' }).props.style);
  expect(ref.current?.dieAt(left + width / 2, top + height / 2)).toBe('d1');
  expect(ref.current?.dieAt(2, 2)).toBeUndefined();
});

/** The frames that follow a change. */
const frames = () => act(() => jest.advanceTimersByTime(50));

test('no picture of the tray is empty while dice come and go, and every die is drawn in its own skin', () => {
  const drawn = jest.mocked(drawDice);
  const { rerender } = render(<DiceTray {...tray} dice={dice([0, 1, 2, 3])} capacity={4} />);
  frames();
  drawn.mockClear();
  const pictures = jest.spyOn(Skia, 'PictureRecorder');
  const counts = [2, 4, 1, 3].map((count) => {
    rerender(<DiceTray {...tray} dice={dice([0, 1, 2, 3].slice(0, count))} capacity={4} />);
    frames();
    return drawn.mock.calls.at(-1)?.[4].length;
  });
  expect(counts).toEqual([2, 4, 1, 3]);
  expect(drawn.mock.calls.length).toBe(pictures.mock.calls.length);
  for (const [, , , poses, skins] of drawn.mock.calls) expect(poses.length).toBe(7 * skins.length);
  pictures.mockRestore();
});

test('dice that stay keep their place when others leave', () => {
  const places = () => screen.getAllByLabelText(/^die \d/).map(({ props }) => StyleSheet.flatten(props.style));
  const { rerender } = render(<DiceTray {...tray} dice={dice([0, 1, 2, 3])} capacity={4} />);
  const before = places();
  rerender(<DiceTray {...tray} dice={dice([0, 1])} capacity={4} />);
  expect(places()).toEqual(before.slice(0, 2));
});

test('a tray without size keeps its dice and draws them when it has one again', () => {
  const { rerender } = render(<DiceTray {...tray} dice={dice([0, 1])} />);
  rerender(<DiceTray {...tray} width={0} height={0} dice={dice([0, 1])} />);
  jest.mocked(drawDice).mockClear();
  rerender(<DiceTray {...tray} dice={dice([0, 1, 2])} />);
  frames();
  expect(jest.mocked(drawDice).mock.calls.at(-1)?.[4]).toHaveLength(3);
});
