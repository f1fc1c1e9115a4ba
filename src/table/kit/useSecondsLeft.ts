import { useEffect, useEffectEvent, useState } from 'react';

import type { Seat } from '@/engine/game';
import { feel } from '@/feel';

import type { TimeToThink } from '../contract';

const TICK_MS = 250;
/** From here on every second is heard. */
const LAST_SECONDS = 5;

/** Says that somebody's question is before their eyes, and shows the whole seconds they have left; undefined: nobody counts. `question` tells one question of a seat from the next. */
export function useSecondsLeft({ begin, left }: TimeToThink, seat: Seat, question: string): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  const start = useEffectEvent(() => begin(seat));
  const tick = useEffectEvent(() => {
    const ms = left(seat);
    const now = ms === undefined ? undefined : Math.ceil(ms / 1000);
    if (now !== undefined && now !== seconds && now <= LAST_SECONDS) feel('clock');
    setSeconds(now);
  });
  useEffect(() => {
    start();
    const first = setTimeout(() => tick());
    const timer = setInterval(() => tick(), TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [seat, question]);
  return seconds;
}
