import type { ClockPlan } from '@/table/contract';

import type { Move } from '../../rules/moves';
import { countdownEnd, limitMs } from '../../rules/rolling/supply';
import type { State } from '../../rules/state';

/** When the host ticks: at the end of the last countdown, or when the timer that the first roll of a lone seat started is over (RF-107, RF-212, RF-214). */
export function clockPlan(view: State): ClockPlan<Move> | undefined {
  const { rolling, options } = view;
  const end = countdownEnd(view) ?? (rolling.rolled && !rolling.locked ? limitMs(options) : undefined);
  return end === undefined ? undefined : { move: { type: 'tick', t: end }, afterMs: Math.max(0, end - rolling.clock) };
}
