import type { Seat } from '@/engine/game';

import { startsOf, stepsNeeded } from '../../rules/path';
import { nextSteps } from '../../rules/projection';
import type { Plan, State } from '../../rules/state';

interface Walk extends Plan {
  /** Bullets and hearts alike. */
  readonly cost: number;
}

/** One step more, to wherever it is cheapest; undefined: no way on. */
function further(view: State, seat: Seat, { start, steps, cost }: Walk): Walk | undefined {
  let best: Walk | undefined;
  for (const { spot, price, fault } of nextSteps(view, seat, { start, steps })) {
    if (fault || !price) continue;
    const total = cost + price.bullets + price.hearts;
    if (total < (best?.cost ?? Infinity)) best = { start, steps: [...steps, spot], cost: total };
  }
  return best;
}

/** A short, cheap path into the grid, to show how one is drawn; undefined where none leads in. */
export function easyPath(view: State, seat: Seat): Plan | undefined {
  const needed = stepsNeeded(view, seat);
  let best: Walk | undefined;
  for (const start of startsOf(view, seat)) {
    let walk: Walk | undefined = { start, steps: [], cost: 0 };
    while (walk && walk.steps.length < needed) walk = further(view, seat, walk);
    if (walk && walk.cost < (best?.cost ?? Infinity)) best = walk;
  }
  return best && { start: best.start, steps: best.steps };
}
