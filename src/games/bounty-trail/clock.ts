import type { ClockPlan } from '@/engine/box';

import type { Move } from './rules/moves';
import type { State } from './rules/state';

/** The referee gives the signal of a quick draw: nobody at the table knows when. */
export const clock = ({ duel }: State): ClockPlan<Move> | undefined => (duel?.wait === undefined ? undefined : { move: { type: 'signal' }, afterMs: duel.wait });
