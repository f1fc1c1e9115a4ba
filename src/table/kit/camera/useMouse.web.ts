import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { View } from 'react-native';

import type { Camera } from './useCamera';

/** Wheel clicks and trackpads alike: so many pixels double the size. */
const DOUBLING = 400;
const DRAG = 10;
const TAP_MS = 280;

/**
 * The wheel zooms. A browser sends a click after a drag as well, and one for each of two taps: those belong to the
 * camera, not to the button they happened on.
 */
export function useMouse(view: RefObject<View | null>, { zoomBy, doubleTap }: Camera): void {
  const onWheel = useEffectEvent((event: WheelEvent, element: HTMLElement) => {
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    zoomBy(2 ** (-event.deltaY / DOUBLING), { x: event.clientX - left, y: event.clientY - top });
  });
  const takesTwoTaps = useEffectEvent(() => doubleTap);
  useEffect(() => {
    const element: unknown = view.current;
    if (!(element instanceof HTMLElement)) return undefined;
    let down = { x: 0, y: 0 };
    let tapped = { x: 0, y: 0, at: -Infinity };
    const wheel = (event: WheelEvent) => onWheel(event, element);
    const press = ({ clientX, clientY }: PointerEvent) => {
      down = { x: clientX, y: clientY };
    };
    const click = (event: MouseEvent) => {
      // A key has no place.
      if (event.detail === 0) return;
      const { clientX: x, clientY: y, timeStamp: at } = event;
      const dragged = Math.hypot(x - down.x, y - down.y) > DRAG;
      const again = takesTwoTaps() && at - tapped.at < TAP_MS && Math.hypot(x - tapped.x, y - tapped.y) < 2 * DRAG;
      tapped = again ? { x, y, at: -Infinity } : { x, y, at };
      if (dragged || again) {
        event.stopPropagation();
        event.preventDefault();
      }
    };
    // The browser scrolls what has the focus into sight; that is the camera's work.
    const scroll = () => element.scrollTo(0, 0);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', press, true);
    element.addEventListener('click', click, true);
    element.addEventListener('scroll', scroll);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', press, true);
      element.removeEventListener('click', click, true);
      element.removeEventListener('scroll', scroll);
    };
  }, [view]);
}
