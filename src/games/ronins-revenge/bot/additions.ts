import type { Seat } from '@/engine/game';

import { clone } from '../rules/clone';
import { battleDecisions, type Move } from '../rules/decisions';
import { evaluate, WHOLE } from '../rules/evaluate';
import type { BattleState } from '../rules/state';
import { MIDDLING, TABLE } from './ahead';
import { imagineBattle } from '../rules/imagine';

/** What is put into a blow before it lands. */

/**
 * The addition after which the blow promises most, or the blow itself. It is compared with how things look now, not with
 * what comes of the blow: where that costs the party something, anything that puts it off would look better, and tokens
 * would be changed to and fro until none is left. `worthOfKept`: what is lost with things that are better kept, in points of damage.
 */
export function additionOr(blow: Move, view: BattleState, seat: Seat, worthOfKept: (state: BattleState) => number = () => 0): Move {
  const promise = (state: BattleState): number => evaluate(state, seat) + worthOfKept(state) / WHOLE;
  const known = imagineBattle(view, MIDDLING);
  let best = blow;
  let most = promise(known);
  for (const move of battleDecisions.moves(view, seat)) {
    if (move.kind === blow.kind) continue;
    const state = clone(known);
    battleDecisions.play(state, seat, move, TABLE);
    const value = promise(state);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}
