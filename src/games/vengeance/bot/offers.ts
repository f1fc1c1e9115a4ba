import type { Seat } from '@/engine/game';

import { vengeanceDecisions, type Move } from '../rules/decisions';
import type { State } from '../rules/state';

export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** The moves of one kind that may be made now. */
export function offered<K extends Move['kind']>(s: State, seat: Seat, kind: K): MoveOf<K>[] {
  const found: MoveOf<K>[] = [];
  for (const move of vengeanceDecisions.moves(s, seat)) if (isOf(move, kind)) found.push(move);
  return found;
}

const isOf = <K extends Move['kind']>(move: Move, kind: K): move is MoveOf<K> => move.kind === kind;

/** The one that is worth most; the first of equals. */
export function bestOf<T>(things: Iterable<T>, worth: (thing: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const thing of things) {
    const value = worth(thing);
    if (value > most) [best, most] = [thing, value];
  }
  return best;
}
