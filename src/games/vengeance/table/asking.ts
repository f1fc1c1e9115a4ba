import { topFrame } from '@/engine/decisions/frames';
import { CLOCK, type Seat } from '@/engine/game';
import type { TableProps } from '@/table/contract';

import { vengeanceDecisions, type Move } from '../rules/decisions';
import type { Frame, State } from '../rules/state';

export type VengeanceTable = TableProps<State, Move>;

/** Who is asked at this screen now, what they may answer, and how it is said. */
export interface Asking {
  readonly seat: Seat;
  readonly kind: Frame['kind'];
  readonly words: string;
  /** Names this question: what was chosen for another one is forgotten. */
  readonly key: string;
  /** Every answer, as far as the eyes at this screen may know (around a table: their own eyes, so nothing of it is drawn before it is asked for); found when it is first asked for, because some questions have hundreds. */
  readonly moves: readonly Move[];
  play(move: Move): Promise<boolean>;
}

/** The question that stands on the panel; undefined while events are told, in a replay, and while others think. */
export function askingOf({ view, mine, play, playAs, knownTo, seating, mode }: VengeanceTable): Asking | undefined {
  const [prompt] = mine;
  const frame = topFrame(view);
  if (!prompt || !frame || mode === 'replay' || prompt.seat === CLOCK) return undefined;
  const { seat, words } = prompt;
  const around = seating === 'around';
  let moves: readonly Move[] | undefined;
  return {
    seat,
    kind: frame.kind,
    words,
    key: `${view.round}/${view.frames.length}/${frame.kind}/${seat}`,
    get moves() {
      moves ??= [...vengeanceDecisions.moves(around ? knownTo(seat) : view, seat)];
      return moves;
    },
    play: (move) => (around ? playAs(seat, move) : play(move)),
  };
}

/** Answers of one kind. */
export const movesOf = <K extends Move['kind']>(asking: Asking | undefined, kind: K): readonly Extract<Move, { readonly kind: K }>[] =>
  (asking?.moves ?? []).filter((move): move is Extract<Move, { readonly kind: K }> => move.kind === kind);
