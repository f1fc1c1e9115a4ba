import type { ClockPlan } from '@/engine/box';

import type { Move } from '../moves';
import type { State } from '../state';
import { countdownEnd, limitMs } from './supply';

/** When the host ticks: at the end of the last countdown, or when the timer that the first roll of a lone seat started is over (RF-107, RF-212, RF-214). */
export function clockPlan(state: State): ClockPlan<Move> | undefined {
  const { rolling, options } = state;
  const end = countdownEnd(state) ?? (rolling.rolled && !rolling.locked ? limitMs(options) : undefined);
  return end === undefined ? undefined : { move: { type: 'tick', t: end }, afterMs: Math.max(0, end - rolling.clock) };
}
