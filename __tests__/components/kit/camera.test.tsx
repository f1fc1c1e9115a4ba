import { act, fireEvent, screen } from '@testing-library/react-native';
import { StyleSheet, View } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { BoardCanvas } from '@/table/board/BoardCanvas';
import { fitBoard, rectToScreen, toBoard, toScreen, type Rect } from '@/table/board/fit';
import { Hotspot } from '@/table/board/Hotspot';
import { WHOLE, boundsOf, fitThrough, limited, moved, showing, zoomed } from '@/table/kit/camera/view';
import type { CameraWishes } from '@/table/kit/camera/useCamera';
import { layoutOf, showAt } from './kit';

jest.mock('expo-audio', () => ({}));

const ROOM = { width: 400, height: 600 };
const UNITS = { width: 120, height: 120 };
const FIT = fitBoard(UNITS, ROOM);
const BOUNDS = boundsOf(FIT, 4);
const MIDDLE = { x: 200, y: 300 };

describe('a camera', () => {
  test('at rest shows the whole board as it is fitted', () => {
    expect(limited(WHOLE, BOUNDS)).toEqual(WHOLE);
    expect(fitThrough(FIT, WHOLE)).toEqual(FIT);
  });

  test('keeps what is under the fingers under them', () => {
    const at = { x: 150, y: 280 };
    const place = toBoard(FIT, at);
    const there = toScreen(fitThrough(FIT, zoomed(WHOLE, 2.5, at, BOUNDS)), place);
    expect(there.x).toBeCloseTo(at.x);
    expect(there.y).toBeCloseTo(at.y);
  });

  test('goes neither nearer nor farther than it may, and never beyond the board’s edges', () => {
    expect(zoomed(WHOLE, 99, MIDDLE, BOUNDS).zoom).toBe(4);
    expect(zoomed(zoomed(WHOLE, 3, MIDDLE, BOUNDS), 0.01, MIDDLE, BOUNDS)).toEqual(WHOLE);
    const near = zoomed(WHOLE, 3, MIDDLE, BOUNDS);
    for (const by of [{ x: 5000, y: 5000 }, { x: -5000, y: -5000 }]) {
      const { left, top, scale } = fitThrough(FIT, moved(near, by, BOUNDS));
      expect(left).toBeLessThanOrEqual(0.001);
      expect(top).toBeLessThanOrEqual(0.001);
      expect(left + UNITS.width * scale).toBeGreaterThanOrEqual(ROOM.width - 0.001);
      expect(top + UNITS.height * scale).toBeGreaterThanOrEqual(ROOM.height - 0.001);
    }
  });

  test('follows what happens with the least movement, and steps back from what is too large', () => {
    const near = zoomed(WHOLE, 3, { x: 0, y: 100 }, BOUNDS);
    const inSight = rectToScreen(FIT, { x: 2, y: 2, width: 20, height: 20 });
    const farAway = rectToScreen(FIT, { x: 100, y: 100, width: 10, height: 10 });
    expect(showing(near, inSight, BOUNDS)).toEqual(near);
    const there = showing(near, farAway, BOUNDS);
    const seen = rectToScreen(fitThrough(FIT, there), { x: 100, y: 100, width: 10, height: 10 });
    expect(there.zoom).toBe(near.zoom);
    expect(seen.x >= 0 && seen.y >= 0 && seen.x + seen.width <= ROOM.width && seen.y + seen.height <= ROOM.height).toBe(true);
    expect(showing(near, rectToScreen(FIT, { x: 0, y: 0, width: 120, height: 120 }), BOUNDS)).toEqual(WHOLE);
  });
});

const SPOT: Rect = { x: 100, y: 100, width: 10, height: 10 };

const board = (wishes: CameraWishes) => (
  <BoardCanvas units={UNITS} label="Battlefield" camera={wishes} scene={() => <View />}>
    <Hotspot at={SPOT} tight label="Corner" onPress={() => undefined} />
  </BoardCanvas>
);

function show(wishes: CameraWishes, look?: { leftHanded?: boolean; reducedMotion?: 'on' | 'off' }, size = ROOM) {
  const shown = showAt(board(wishes), { look });
  const [room] = screen.UNSAFE_root.findAll(({ type, props }) => typeof type === 'string' && props.onLayout !== undefined && props.onInsetsChange === undefined);
  if (!room) throw new Error('there is no room');
  fireEvent(room, 'layout', layoutOf(size.width, size.height));
  return shown;
}

/** Where the hotspot lies on the screen, with the camera at rest. */
function spot(): Rect {
  const { left = 0, top = 0, width = 0, height = 0 } = StyleSheet.flatten(screen.getByRole('button', { name: 'Corner' }).props.style);
  return { x: Number(left), y: Number(top), width: Number(width), height: Number(height) };
}

const rest = () => act(() => jest.advanceTimersByTime(1000));

describe('a board with a camera', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('hotspots follow a pinch and a drag', () => {
    show({ most: 4 });
    const before = spot();
    act(() => fireGestureHandler(getByGestureTestId('camera pinch'), [
      { state: State.BEGAN, scale: 1, focalX: 200, focalY: 300 },
      { state: State.ACTIVE, scale: 1, focalX: 200, focalY: 300 },
      { scale: 2, focalX: 200, focalY: 300 },
      { state: State.END, scale: 2, focalX: 200, focalY: 300 },
    ]));
    rest();
    expect(spot().width).toBeCloseTo(before.width * 2);
    const near = spot();
    act(() => fireGestureHandler(getByGestureTestId('camera pan'), [
      { state: State.BEGAN, translationX: 0, translationY: 0 },
      { state: State.ACTIVE, translationX: 0, translationY: 0 },
      { translationX: -40, translationY: 0 },
      { state: State.END, translationX: -40, translationY: 0 },
    ]));
    rest();
    expect(spot().x).toBeCloseTo(near.x - 40);
  });

  test('two taps go near enough for a finger and back to the whole board', () => {
    show({ most: 6, cell: 10 });
    const whole = spot();
    const twice = () => {
      act(() => fireGestureHandler(getByGestureTestId('camera double tap'), [{ state: State.BEGAN, x: 350, y: 440 }, { state: State.ACTIVE, x: 350, y: 440 }, { state: State.END, x: 350, y: 440 }]));
      rest();
    };
    twice();
    expect(spot().width).toBeGreaterThanOrEqual(44);
    twice();
    expect(spot()).toEqual(whole);
  });

  const twice = () => {
    act(() => fireGestureHandler(getByGestureTestId('camera double tap'), [{ state: State.BEGAN, x: 200, y: 300 }, { state: State.ACTIVE, x: 200, y: 300 }, { state: State.END, x: 200, y: 300 }]));
    rest();
  };

  test('a board whose cells would be too small fills its room; two taps show it whole and bring it back', () => {
    show({ most: 6, cell: 10, leastCell: 45 });
    expect(spot().width).toBeCloseTo(50);
    expect(screen.queryByLabelText('View of the board')).toBeNull();
    twice();
    expect(spot().width).toBeCloseTo(100 / 3);
    twice();
    expect(spot().width).toBeCloseTo(50);
  });

  test('cells that are large enough leave the board whole', () => {
    show({ most: 6, cell: 10, leastCell: 33 });
    expect(spot().width).toBeCloseTo(100 / 3);
  });

  test('a board that fills its room steps back for what is too large, and comes near again for the next thing', () => {
    const wishes = { most: 6, cell: 10, leastCell: 45 };
    const { change } = show(wishes);
    change(board({ ...wishes, follow: { x: 0, y: 0, ...UNITS } }));
    rest();
    expect(spot().width).toBeCloseTo(100 / 3);
    change(board({ ...wishes, follow: SPOT }));
    rest();
    expect(spot().width).toBeCloseTo(50);
    expect(spot().x + spot().width).toBeLessThanOrEqual(ROOM.width);
    // Whoever asked for the whole board keeps it.
    twice();
    change(board({ ...wishes, follow: { x: 0, y: 0, width: 10, height: 10 } }));
    rest();
    expect(spot().width).toBeCloseTo(100 / 3);
  });

  test('what is followed stays in sight in a smaller room', () => {
    const wishes = { most: 6, cell: 10, leastCell: 45, follow: SPOT };
    show(wishes);
    rest();
    const [room] = screen.UNSAFE_root.findAll(({ type, props }) => typeof type === 'string' && props.onLayout !== undefined && props.onInsetsChange === undefined);
    if (!room) throw new Error('there is no room');
    fireEvent(room, 'layout', layoutOf(400, 300));
    rest();
    expect(spot().width).toBeCloseTo(100 / 3);
    expect(spot().y + spot().height).toBeLessThanOrEqual(300);
  });

  test('buttons do what fingers do, and lie under the hand', () => {
    show({ most: 2 }, { leftHanded: true });
    const before = spot();
    expect(screen.queryByRole('button', { name: 'Whole board' })).toBeNull();
    const press = (name: string) => {
      fireEvent.press(screen.getByRole('button', { name }));
      rest();
    };
    press('Zoom in');
    press('Zoom in');
    expect(spot().width).toBeCloseTo(before.width * 2);
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    expect(StyleSheet.flatten(screen.getByLabelText('View of the board').props.style).left).toBeDefined();
    press('Whole board');
    expect(spot()).toEqual(before);
  });

  test('no button lies over a board that fills its room and is seen whole', () => {
    const square = { width: 400, height: 400 };
    show({}, undefined, square);
    expect(screen.queryByLabelText('View of the board')).toBeNull();
    fireEvent(screen.getByLabelText('Battlefield'), 'keyDown', { key: '+', preventDefault: () => undefined });
    rest();
    expect(screen.getByRole('button', { name: 'Whole board' })).toBeTruthy();
  });

  test('keys do the same', () => {
    show({});
    const before = spot();
    const key = (name: string) => {
      fireEvent(screen.getByLabelText('Battlefield'), 'keyDown', { key: name, preventDefault: () => undefined });
      rest();
    };
    key('+');
    expect(spot().width).toBeGreaterThan(before.width);
    key('-');
    key('+');
    key('0');
    expect(spot()).toEqual(before);
  });

  test('looks where something happens', () => {
    const { change } = show({ most: 4 });
    fireEvent.press(screen.getByRole('button', { name: 'Zoom in' }));
    rest();
    fireEvent.press(screen.getByRole('button', { name: 'Zoom in' }));
    rest();
    expect(spot().x).toBeGreaterThan(ROOM.width);
    change(board({ most: 4, follow: SPOT }));
    rest();
    expect(spot().x + spot().width).toBeLessThanOrEqual(ROOM.width);
  });

  test('with reduced motion it is there at once', () => {
    show({}, { reducedMotion: 'on' });
    const before = spot();
    fireEvent.press(screen.getByRole('button', { name: 'Zoom in' }));
    act(() => jest.advanceTimersByTime(20));
    expect(spot().width).toBeGreaterThan(before.width);
  });
});
