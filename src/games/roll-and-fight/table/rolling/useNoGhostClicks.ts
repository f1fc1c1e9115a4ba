import { useEffect, type RefObject } from 'react';
import { Platform, type View } from 'react-native';

const isElement = (view: unknown): view is HTMLElement => Platform.OS === 'web' && view instanceof HTMLElement;

/**
 * A browser clicks on whatever lies under a finger after it has gone up. When the last touch of a race ends the phase,
 * that would be a room of the den.
 */
export function useNoGhostClicks(area: RefObject<View | null>): void {
  useEffect(() => {
    const element: unknown = area.current;
    if (!isElement(element)) return undefined;
    const stop = (event: TouchEvent) => event.preventDefault();
    element.addEventListener('touchend', stop, { passive: false });
    // Not taken away again: the finger that ends the phase goes up after the trays are gone.
    return undefined;
  }, [area]);
}
