import { useMemo, useRef } from 'react';
import { Easing, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';

import { closeness, type Reading } from './evidence';

/** Longer than any wait in a throw. */
const LONGEST_MS = 20_000;

/**
 * What is measured while hands are at work. Fingers and sensors set it when they move; what grows with time alone is
 * carried on by one animation, so that nothing has to be computed for a frame.
 */
export interface Meters {
  readonly readings: SharedValue<readonly Reading[]>;
  /** Milliseconds since the readings were taken, as long as one of them runs. */
  readonly elapsed: SharedValue<number>;
  /** Speed of the hand as a share of the one that a competent hand would choose. */
  readonly power: SharedValue<number>;
  show(readings: readonly Reading[], power: number): void;
  /** The readings as they stand now, for words. */
  now(): { readonly readings: readonly Reading[]; readonly power: number };
}

const NOTHING = { readings: [] as readonly Reading[], power: 0, at: 0 };

export function useMeters(): Meters {
  const readings = useSharedValue<readonly Reading[]>([]);
  const elapsed = useSharedValue(0);
  const power = useSharedValue(0);
  const shown = useRef(NOTHING);
  return useMemo(
    () => ({
      readings,
      elapsed,
      power,
      show: (next, share) => {
        shown.current = { readings: next, power: share, at: performance.now() };
        readings.set(next);
        power.set(share);
        elapsed.set(0);
        if (next.some((reading) => reading.running)) elapsed.set(withTiming(LONGEST_MS, { duration: LONGEST_MS, easing: Easing.linear }));
      },
      now: () => {
        const { readings: taken, power: share, at } = shown.current;
        const since = performance.now() - at;
        return { readings: taken.map((reading) => (reading.running ? { ...reading, value: Math.round(reading.value + since) } : reading)), power: share };
      },
    }),
    [readings, elapsed, power],
  );
}

/** 0 to 1: how much of everything that is asked for is there; the ring round the die closes with it. */
export function ringShare(readings: readonly Reading[], elapsed: number): number {
  'worklet';
  let least = 1;
  for (const reading of readings) {
    const value = reading.running ? reading.value + elapsed : reading.value;
    least = Math.min(least, closeness({ value, known: reading.known, min: reading.min, max: reading.max, abs: reading.abs }));
  }
  return least;
}
