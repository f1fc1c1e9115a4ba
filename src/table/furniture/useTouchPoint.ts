import { useRef } from 'react';
import { useWindowDimensions, type GestureResponderEvent } from 'react-native';

import type { Point } from '../board/fit';

/** Whoever uses the keyboard has touched nothing lately. */
const LATELY_MS = 2500;

/** Where the finger was, for whatever answers to it. */
export function useTouchPoint() {
  const window = useWindowDimensions();
  const last = useRef<Point & { readonly at: number }>(undefined);
  return {
    note: ({ nativeEvent: { pageX, pageY } }: GestureResponderEvent) => {
      last.current = { x: pageX, y: pageY, at: Date.now() };
    },
    /** The last touch, or the middle of the screen. */
    read: (): Point => {
      const touch = last.current;
      return touch && Date.now() - touch.at < LATELY_MS ? touch : { x: window.width / 2, y: window.height * 0.55 };
    },
  };
}
