import type { MotionSample } from './sample';

/** `unneeded`: this device never asks. `unknown`: it will ask, and has not been asked yet. */
export type MotionPermission = 'unneeded' | 'unknown' | 'granted' | 'denied';

export type SampleListener = (sample: MotionSample) => void;
export type Unsubscribe = () => void;

/** Where samples come from: a phone, a browser, a recorded trace. Runs only while somebody listens. */
export interface MotionSource {
  /** Whether sensors exist. A browser can only tell after the first reading, so `true` there means "perhaps". */
  available(): Promise<boolean>;
  permission(): Promise<MotionPermission>;
  /** May show the system's dialogue; in browsers call it straight from a tap. Never rejects. */
  requestPermission(): Promise<MotionPermission>;
  subscribe(listener: SampleListener): Unsubscribe;
}

/** The platform's part of a source: switch the sensors on, hand samples to `deliver`, return the off switch. */
export interface MotionDriver extends Omit<MotionSource, 'subscribe'> {
  start(deliver: SampleListener): () => void;
}

/** Many listeners, one running sensor, none when nobody listens. */
export function shareSource(driver: MotionDriver): MotionSource {
  const listeners = new Set<SampleListener>();
  let stop: (() => void) | undefined;
  const deliver: SampleListener = (sample) => {
    for (const listener of listeners) listener(sample);
  };
  return {
    available: () => driver.available(),
    permission: () => driver.permission(),
    requestPermission: () => driver.requestPermission(),
    subscribe(listener) {
      // A wrapper of its own, so that the same function may subscribe twice and leave once.
      const entry: SampleListener = (sample) => listener(sample);
      listeners.add(entry);
      stop ??= driver.start(deliver);
      return () => {
        if (!listeners.delete(entry) || listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
