import { useEffect, useRef } from 'react';

import { isShared } from '../../rules/rolling/supply';
import type { State } from '../../rules/state';

/** The clock of a Rolling Phase; alone it starts with the first roll, together when the phase does (RF-99, RF-214). */
export function useRollClock(view: State, now: () => number): () => number {
  const { rolling, round, options } = view;
  const phase = `${round}/${options.rollingMode === 'equalShare' ? rolling.turn : ''}`;
  const anchor = useRef<{ readonly phase: string; readonly at: number }>(undefined);
  const runs = isShared(view) || rolling.rolled || rolling.clock > 0;
  useEffect(() => {
    if (anchor.current?.phase !== phase) anchor.current = { phase, at: now() - rolling.clock };
  });
  return () => {
    if (options.rollingMode === 'turns') return rolling.clock;
    if (!runs) {
      anchor.current = { phase, at: now() };
      return 0;
    }
    const since = anchor.current?.phase === phase ? now() - anchor.current.at : 0;
    // A late hand is stamped with the time of the move before it (RF-97).
    return Math.max(rolling.clock, since);
  };
}
