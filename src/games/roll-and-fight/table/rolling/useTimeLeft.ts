import { useEffect, useEffectEvent, useState } from 'react';

import { countdownEnd, limitMs } from '../../rules/rolling/supply';
import type { State } from '../../rules/state';

const READ_MS = 100;

export interface TimeLeft {
  /** Milliseconds. */
  readonly left: number;
  readonly of: number;
}

/** What is left on the running clock: the timer, or the last countdown; undefined: there is no clock. */
export function useTimeLeft(view: State, clock: () => number): TimeLeft | undefined {
  const [time, setTime] = useState(0);
  const end = countdownEnd(view);
  const of = end !== undefined ? view.options.finalCountdownMs : limitMs(view.options);
  const ends = end ?? of;
  const runs = ends !== undefined && !view.rolling.locked && (end !== undefined || view.rolling.rolled);
  const read = useEffectEvent(() => setTime(clock()));
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => read(), READ_MS);
    return () => clearInterval(timer);
  }, [runs]);
  if (ends === undefined || of === undefined) return undefined;
  if (view.rolling.locked) return { left: 0, of };
  return { left: runs ? Math.max(0, Math.min(of, ends - time)) : of, of };
}

export const secondsLeft = ({ left }: TimeLeft): number => Math.ceil(left / 1000);
