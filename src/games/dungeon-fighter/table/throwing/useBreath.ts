import { useEffect, useRef } from 'react';

import { GUST_DB, GustDetector, breathSource, type GustEvent } from '@/motion';

export interface Breath {
  readonly db: number;
  readonly ms: number;
}

interface BreathHandlers {
  /** Every level that was heard: how far above the room, and for how long. */
  onLevel(breath: Breath): void;
  onGust(gust: Extract<GustEvent, { kind: 'gust' }>): void;
  /** There is no microphone, or it may not be used. */
  onDeaf(): void;
}

/** The microphone, from Ready until a breath came. Sound is measured and dropped. */
export function useBreath() {
  const stop = useRef<() => void>(() => undefined);
  const turn = useRef(0);
  const hush = () => {
    turn.current += 1;
    stop.current();
    stop.current = () => undefined;
  };
  useEffect(() => hush, []);
  const listen = ({ onLevel, onGust, onDeaf }: BreathHandlers): void => {
    hush();
    const mine = turn.current;
    const gusts = new GustDetector();
    let since: number | undefined;
    const hear = (event: GustEvent) => {
      if (event.kind === 'gust') {
        hush();
        onGust(event);
      } else since ??= event.t;
    };
    const listening = breathSource.listen((level) => {
      if (turn.current !== mine) return;
      const db = gusts.above(level);
      if (db < GUST_DB / 2) since = undefined;
      gusts.feed(level, hear);
      if (turn.current === mine) onLevel({ db, ms: since === undefined ? 0 : level.t - since });
    });
    void listening.then((end) => {
      if (turn.current !== mine) end?.();
      else if (end) stop.current = end;
      else onDeaf();
    });
  };
  return { listen, hush };
}
