import { useState } from 'react';
import { Gesture, type GestureTouchEvent, type TouchData } from 'react-native-gesture-handler';

import { eventTime } from '@/motion/touch/eventTime';

import { useBoardFit } from './boardContext';
import type { Point } from './fit';
import { useTouchPlace } from './turning';

/** One of several fingers (or the mouse) on the board. */
export interface BoardPointer extends Point {
  /** The same from start to end; two fingers never share one. */
  readonly id: number;
}

export interface TimedPointer extends BoardPointer {
  /** When it happened, in milliseconds of `performance.now`; a busy device may tell of it later. */
  readonly t: number;
}

export interface PointerPaths {
  /** Return false to ignore this finger. */
  start(pointer: TimedPointer): boolean | void;
  move?(pointer: TimedPointer): void;
  end?(pointer: TimedPointer): void;
  /** The system took the finger away; treat it as if it had never been there. */
  cancel?(pointer: TimedPointer): void;
}

/** A gesture that follows every finger on its own, so that several people may play on one screen. */
export function usePointerPaths(paths: PointerPaths) {
  const { toBoard, room } = useBoardFit();
  const placeOf = useTouchPlace(room);
  const [ignored] = useState(() => new Set<number>());
  const each = (event: GestureTouchEvent, tell: ((pointer: TimedPointer) => void) | undefined) => {
    for (const touch of event.changedTouches) if (!ignored.has(touch.id)) tell?.(pointerOf(touch));
  };
  const pointerOf = ({ id, x, y }: TouchData): TimedPointer => ({ id, t: eventTime(), ...toBoard(placeOf({ x, y })) });
  return Gesture.Manual()
    .runOnJS(true)
    .onTouchesDown((event, manager) => {
      manager.activate();
      for (const touch of event.changedTouches) {
        if (paths.start(pointerOf(touch)) === false) ignored.add(touch.id);
        else ignored.delete(touch.id);
      }
    })
    .onTouchesMove((event) => each(event, paths.move))
    .onTouchesUp((event, manager) => {
      each(event, paths.end);
      if (event.numberOfTouches === 0) manager.end();
    })
    .onTouchesCancelled((event) => each(event, paths.cancel));
}
