import { useSyncExternalStore } from 'react';

/** Some drawings come after the table that shows them. Whatever was drawn without them is drawn again. */
let arrivals = 0;
const listeners = new Set<() => void>();

export function drawingsCame(): void {
  arrivals += 1;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const count = () => arrivals;

/** A new number whenever drawings have come. */
export const useDrawingsCame = (): number => useSyncExternalStore(subscribe, count, count);
