import { useEffect, useEffectEvent, useState } from 'react';

import { feel } from '@/feel';

const TICK_MS = 250;
const EXTENSION = 30;
/** From here on every second is heard. */
const LAST_SECONDS = 5;

export interface PlanningClock {
  /** Undefined: nobody counts. */
  readonly secondsLeft: number | undefined;
  extend(): void;
}

/**
 * Counts table time, which stands still behind menus, and says once that it is over. `turn` names whose planning it is:
 * a new one starts a new count.
 */
export function usePlanningClock(seconds: number, turn: string, now: () => number, onOver: () => void): PlanningClock {
  const [count, setCount] = useState<{ readonly turn: string; readonly end: number; readonly left: number }>();
  const tick = useEffectEvent(() => {
    const end = count?.turn === turn ? count.end : now() + seconds * 1000;
    const left = Math.max(0, Math.ceil((end - now()) / 1000));
    if (count?.turn === turn && count.left === left) return;
    if (count?.turn === turn && left <= LAST_SECONDS) feel('clock');
    setCount({ turn, end, left });
    if (left === 0) onOver();
  });
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setInterval(() => tick(), TICK_MS);
    return () => clearInterval(timer);
  }, [seconds, turn]);
  const running = seconds > 0 && count?.turn === turn ? count : undefined;
  return {
    secondsLeft: seconds === 0 ? undefined : (running?.left ?? seconds),
    extend: () => running && setCount({ ...running, end: running.end + EXTENSION * 1000, left: running.left + EXTENSION }),
  };
}
