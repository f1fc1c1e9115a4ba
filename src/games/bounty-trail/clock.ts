import type { ClockPlan, TimeLimit } from '@/engine/box';
import { BadInput } from '@/engine/errors';

import { finishedPlan } from './rules/hurry';
import { parseMove, type Move } from './rules/moves';
import type { Plan, State } from './rules/state';

const MORE_SECONDS = 30;

/** The referee gives the signal of a quick draw: nobody at the table knows when. */
export const clock = ({ duel }: State): ClockPlan<Move> | undefined => (duel?.wait === undefined ? undefined : { move: { type: 'signal' }, afterMs: duel.wait });

/** A sketch comes from a screen: whatever is not a path counts as nothing drawn. */
function planIn(sketch: unknown): Plan | undefined {
  if (typeof sketch !== 'object' || sketch === null) return undefined;
  try {
    const move = parseMove({ type: 'lockPath', ...sketch });
    return move.type === 'lockPath' ? { start: move.start, steps: move.steps } : undefined;
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** The planning clock: when it has run out, what is drawn is locked, completed by the gentlest steps. */
export const timeLimit: TimeLimit<State, Move> = {
  of: ({ options, round }, { kind }) => (kind === 'planPath' && options.planningClock > 0 ? { question: `round ${round}`, ms: options.planningClock * 1000 } : undefined),
  more: MORE_SECONDS * 1000,
  answer: (view, seat, sketch) => ({ type: 'lockPath', ...finishedPlan(view, seat, planIn(sketch)) }),
};
