import { useEffect, useEffectEvent, useState } from 'react';

import type { TableProps } from '@/table/contract';

import type { Move } from '../../rules/moves';
import { isShared, limitMs } from '../../rules/rolling/supply';
import type { State } from '../../rules/state';

const GET_READY_S = 3;
const SECOND = 1000;

/** Whether time is running for somebody: a race from its beginning, a timer from the first roll on (RF-99). */
function isRunning(view: State): boolean {
  const { rolling, options } = view;
  return isShared(view) || (limitMs(options) !== undefined && rolling.rolled && !rolling.locked);
}

type Table = Pick<TableProps<State, Move>, 'view' | 'mode' | 'speed' | 'covered' | 'holdTime'>;

/** 3, 2, 1 while the table's time is held: before a race, and whenever a running clock was covered or left (RF-99, RF-106). */
export function useGetReady({ view, mode, speed, covered, holdTime }: Table): number {
  const moment = `${view.round}/${view.rolling.turn ?? ''}`;
  const [count, setCount] = useState({ moment: '', left: 0, covered });
  const begins = count.moment !== moment || (covered && !count.covered);
  const counts = mode === 'play' && speed !== 'instant' && isRunning(view);
  if (begins || covered !== count.covered) setCount({ moment, covered, left: begins ? (counts ? GET_READY_S : 0) : count.left });
  const { left } = count;
  const hold = useEffectEvent(() => holdTime());
  const waits = left > 0;
  useEffect(() => (waits ? hold() : undefined), [waits]);
  useEffect(() => {
    if (left <= 0 || covered) return undefined;
    const timer = setTimeout(() => setCount((before) => ({ ...before, left: before.left - 1 })), SECOND);
    return () => clearTimeout(timer);
  }, [left, covered]);
  return left;
}
