import type { Seat } from '@/engine/game';
import type { TableProps } from '@/table/contract';

import type { Move } from '../rules/decisions';
import type { State } from '../rules/state';

export type VengeanceTable = TableProps<State, Move>;

/** Who is asked at this screen now, what they may answer, and how it is said. */
export interface Asking {
  readonly seat: Seat;
  readonly kind: string;
  readonly words: string;
  readonly moves: readonly Move[];
  play(move: Move): Promise<boolean>;
}

/** The question that stands on the panel; undefined while events are told, in a replay, and while others think. */
export function askingOf({ mine, legal, play, playAs, seating, mode }: VengeanceTable): Asking | undefined {
  const [prompt] = mine;
  if (!prompt || mode === 'replay') return undefined;
  const { seat, kind, words } = prompt;
  return { seat, kind, words, moves: [...legal(seat)], play: (move) => (seating === 'around' ? playAs(seat, move) : play(move)) };
}
