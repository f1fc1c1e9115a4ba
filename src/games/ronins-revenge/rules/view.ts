import type { Seat } from '@/engine/game';
import { viewCards } from '@/engine/parts/cards/view';

import { viewExtra } from './boss/secrets';
import type { BattleState } from './state';

/** RR-480: nothing is secret in a battle but the order of the decks, and what a boss of its own hides. */
export function view(state: BattleState, seat: Seat): BattleState {
  const { decks, discards } = state;
  return {
    ...state,
    decks: { L: viewCards(decks.L, seat), H: viewCards(decks.H, seat), S: viewCards(decks.S, seat) },
    discards: { L: viewCards(discards.L, seat), H: viewCards(discards.H, seat), S: viewCards(discards.S, seat) },
    events: viewCards(state.events, seat),
    extra: viewExtra(state.extra),
  };
}
