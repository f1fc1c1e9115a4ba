import type { ClockPlan } from '@/table/contract';

import type { Move } from '../../rules/moves';
import { countdownEnd, limitMs } from '../../rules/rolling/supply';
import type { State } from '../../rules/state';

/** When the host ticks: at the end of the last countdown, or alone when the timer that the first roll started is over (RF-107, RF-212). */
export function clockPlan(view: State): ClockPlan<Move> | undefined {
  const { rolling, options } = view;
  // Equal shares follow each other without a pause of the prompt; there the next move's own time closes the supply.
  const timed = options.rollingMode === 'realTime' && rolling.rolled && !rolling.locked;
  const end = countdownEnd(view) ?? (timed ? limitMs(options) : undefined);
  return end === undefined ? undefined : { move: { type: 'tick', t: end }, afterMs: Math.max(0, end - rolling.clock) };
}
