import type { Seat } from '@/engine/game';

import { clone } from '../rules/clone';
import { battleDecisions, type Move } from '../rules/decisions';
import { evaluate } from '../rules/evaluate';
import type { BattleState } from '../rules/state';
import { MIDDLING, TABLE } from './ahead';
import { imagineBattle } from '../rules/imagine';

/** What is put into a blow before it lands. */

/**
 * The addition after which the blow promises most, or the blow itself. It is compared with how things look now, not with
 * what comes of the blow: where that costs the party something, anything that puts it off would look better, and tokens
 * would be changed to and fro until none is left.
 */
export function additionOr(blow: Move, view: BattleState, seat: Seat): Move {
  const known = imagineBattle(view, MIDDLING);
  let best = blow;
  let most = evaluate(known, seat);
  for (const move of battleDecisions.moves(view, seat)) {
    if (move.kind === blow.kind) continue;
    const state = clone(known);
    battleDecisions.play(state, seat, move, TABLE);
    const value = evaluate(state, seat);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}
