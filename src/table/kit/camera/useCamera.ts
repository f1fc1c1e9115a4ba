import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { useAnimatedStyle, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { TOUCH, useTheme } from '@/theme';

import { middleOf, rectToScreen, type BoardFit, type Point, type Rect } from '../../board/fit';
import { WHOLE, boundsOf, fitThrough, homeZoom, limited, middleSeen, moved, over, showing, zoomed, type CameraView, type Resting } from './view';

/** What a box wants of the camera over its board. */
export interface CameraWishes {
  /** How many times larger than the whole board it may be seen. */
  readonly most?: number;
  /** Units of the board that a finger must be able to hit: a close look makes them that large. */
  readonly cell?: number;
  /** Points that a cell has at least: where the whole board would be smaller, it fills the room, and one drags it or taps twice to see the rest. */
  readonly leastCell?: number;
  /** Fingers that move the board: two where one finger draws or drags. */
  readonly panFingers?: 1 | 2;
  /** Two taps go near and back; not where a second tap on the same place means something. */
  readonly doubleTap?: boolean;
  /** Where something happens, in the board's units: it is brought into sight. */
  readonly follow?: Rect | undefined;
}

export interface Camera {
  readonly settled: CameraView;
  /** The board on the screen, with the camera at rest. */
  readonly fit: BoardFit;
  readonly gesture: ReturnType<typeof Gesture.Simultaneous>;
  readonly transform: ReturnType<typeof useSceneTransform>;
  /** Carries what lies over the canvas while the camera moves. */
  readonly overlayStyle: ReturnType<typeof useOverlayStyle>;
  readonly isWhole: boolean;
  /** As near as the board asks for by itself, which may be nearer than whole. */
  readonly isHome: boolean;
  readonly isClosest: boolean;
  readonly doubleTap: boolean;
  zoomBy(factor: number, about?: Point): void;
  showHome(): void;
  showWhole(): void;
  /** In the board's units. */
  reveal(part: Rect): void;
}

/** One press of a button or a key. */
export const STEP = 1.6;
const MOST = 3;
const TRAVEL_MS = 260;
const TAP_MS = 260;
const DRAG = 10;
/** A close look is at least this close. */
const CLOSE = 1.8;
/** What the fingers hit comfortably. */
const COMFORT = 1.2 * TOUCH;

/** Where the camera is, on shared values: nothing of its movement waits for React. */
function useLook() {
  const zoom = useSharedValue(WHOLE.zoom);
  const x = useSharedValue(WHOLE.x);
  const y = useSharedValue(WHOLE.y);
  return useMemo(() => ({
    get: (): CameraView => {
      'worklet';
      return { zoom: zoom.get(), x: x.get(), y: y.get() };
    },
    set: (view: CameraView): void => {
      'worklet';
      zoom.set(view.zoom);
      x.set(view.x);
      y.set(view.y);
    },
    travel: (view: CameraView, duration: number, arrived: (view: CameraView) => void): void => {
      x.set(withTiming(view.x, { duration }));
      y.set(withTiming(view.y, { duration }));
      zoom.set(withTiming(view.zoom, { duration }, (finished) => {
        if (finished) scheduleOnRN(arrived, view);
      }));
    },
  }), [zoom, x, y]);
}

type Look = ReturnType<typeof useLook>;

function useSceneTransform(look: Look, { left, top, scale }: BoardFit, settled: CameraView) {
  return useDerivedValue(() => {
    const { zoom, x, y } = look.get();
    return [{ translateX: left * zoom + x }, { translateY: top * zoom + y }, { scale: scale * zoom }];
    // Worked out anew whenever the camera rests: the drawing lies under the hotspots then, whatever was missed on the way.
  }, [look, left, top, scale, settled]);
}

function useOverlayStyle(look: Look, settled: CameraView) {
  return useAnimatedStyle(() => {
    const { zoom, x, y } = look.get();
    const grown = zoom / settled.zoom;
    return { transform: [{ translateX: x - settled.x * grown }, { translateY: y - settled.y * grown }, { scale: grown }] };
  }, [settled]);
}

/** Where the camera rests in this room; whoever has not chosen how near to be is as near as the board asks for. */
function useResting(fit: BoardFit, { most = MOST, cell, leastCell }: CameraWishes) {
  const [resting, setResting] = useState<Resting>();
  const bounds = boundsOf(fit, most);
  const home = homeZoom(fit, most, cell, leastCell);
  const { zoom, x, y } = over(fit, resting?.zoom ?? home, resting?.middle ?? middleOf({ x: 0, y: 0, ...fit.units }), bounds);
  return {
    bounds, home,
    settled: useMemo(() => ({ zoom, x, y }), [zoom, x, y]),
    isChosen: resting?.zoom !== undefined && !resting.steppedBack,
    /** A hand has brought it there. */
    settle: (view: CameraView) => setResting((before) => ({
      middle: middleSeen(fit, view), ...(view.zoom === home ? {} : { zoom: view.zoom, steppedBack: before?.zoom === view.zoom && before.steppedBack }),
    })),
    /** It went there by itself. */
    arrive: (view: CameraView) => setResting({ middle: middleSeen(fit, view), ...(view.zoom === home ? {} : { zoom: view.zoom, steppedBack: view.zoom < home }) }),
  };
}

/** Fit, pinch, drag, double tap, keys, and following the action, within the board's edges. */
export function useCamera(fit: BoardFit, wishes: CameraWishes): Camera {
  const { most = MOST, cell, panFingers = 1, doubleTap = true, follow } = wishes;
  const { reducedMotion } = useTheme();
  const look = useLook();
  const { scale, room: { width, height } } = fit;
  const { bounds, home, settled, isChosen, settle, arrive } = useResting(fit, wishes);
  useEffect(() => look.set(settled), [look, settled]);
  const close = Math.min(most, Math.max(CLOSE, cell === undefined ? 0 : COMFORT / (cell * scale)));

  const travel = (view: CameraView, then = settle) => look.travel(view, reducedMotion ? 0 : TRAVEL_MS, then);
  const reveal = (part: Rect) => {
    // Whoever stepped back only to see something large comes near again for the next thing.
    const from = isChosen ? settled : zoomed(settled, home / settled.zoom, { x: width / 2, y: height / 2 }, bounds);
    const next = showing(from, rectToScreen(fit, part), bounds);
    if (next.zoom !== settled.zoom || next.x !== settled.x || next.y !== settled.y) travel(next, isChosen ? settle : arrive);
  };

  const heed = useEffectEvent((part: Rect) => reveal(part));
  const followed = follow && `${follow.x} ${follow.y} ${follow.width} ${follow.height}`;
  useEffect(() => {
    if (followed === undefined) return;
    const [x = 0, y = 0, w = 0, h = 0] = followed.split(' ').map(Number);
    heed({ x, y, width: w, height: h });
    // In another room it may lie outside.
  }, [followed, width, height]);

  const pinch = Gesture.Pinch()
    .withTestId('camera pinch')
    .onChange(({ scaleChange, focalX, focalY }) => look.set(zoomed(look.get(), scaleChange, { x: focalX, y: focalY }, bounds)))
    .onEnd(() => scheduleOnRN(settle, look.get()));
  const pan = Gesture.Pan()
    .withTestId('camera pan')
    .minPointers(panFingers)
    .minDistance(DRAG)
    .onChange(({ changeX, changeY }) => look.set(moved(look.get(), { x: changeX, y: changeY }, bounds)))
    .onEnd(() => scheduleOnRN(settle, look.get()));
  const twoTaps = Gesture.Tap()
    .withTestId('camera double tap')
    .enabled(doubleTap)
    .numberOfTaps(2)
    .maxDelay(TAP_MS)
    .onEnd(({ x, y }, success) => {
      const now = look.get();
      if (success) scheduleOnRN(travel, now.zoom > 1 ? WHOLE : zoomed(now, home > 1 ? home : close, { x, y }, bounds));
    });

  return {
    settled,
    fit: fitThrough(fit, settled),
    gesture: Gesture.Simultaneous(pinch, pan, twoTaps),
    transform: useSceneTransform(look, fit, settled),
    overlayStyle: useOverlayStyle(look, settled),
    isWhole: settled.zoom === 1,
    isHome: settled.zoom === home,
    isClosest: settled.zoom >= most,
    doubleTap,
    zoomBy: (factor, about = { x: width / 2, y: height / 2 }) => travel(zoomed(settled, factor, about, bounds)),
    showHome: () => travel(zoomed(settled, home / settled.zoom, { x: width / 2, y: height / 2 }, bounds)),
    showWhole: () => travel(limited(WHOLE, bounds)),
    reveal,
  };
}

export const CAMERA_KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  '+': ({ zoomBy }) => zoomBy(STEP),
  '=': ({ zoomBy }) => zoomBy(STEP),
  '-': ({ zoomBy }) => zoomBy(1 / STEP),
  '0': ({ showWhole }) => showWhole(),
};
