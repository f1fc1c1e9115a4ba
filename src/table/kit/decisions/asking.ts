import { topFrame, type FrameKind, type Stacked } from '@/engine/decisions/frames';
import { CLOCK, type Seat } from '@/engine/game';

import type { TableProps } from '../../contract';

/** Who is asked at this screen now, what they may answer, and how it is said. */
export interface Asking<S extends Stacked, M> {
  readonly seat: Seat;
  readonly kind: FrameKind<S>;
  readonly words: string;
  /** Names this question: what was chosen for another one is forgotten. */
  readonly key: string;
  /** Every answer, as far as the eyes at this screen may know (around a table: their own eyes, so nothing of it is drawn before it is asked for); found when it is first asked for, because some questions have hundreds. */
  readonly moves: readonly M[];
  play(move: M): Promise<boolean>;
}

/** The question that stands on the panel; undefined while events are told, in a replay, and while others think. */
export function askingOf<S extends Stacked & { readonly round: number }, M>(
  { view, mine, play, playAs, knownTo, seating, mode }: TableProps<S, M>, decisions: { moves(view: S, seat: Seat): Iterable<M> },
): Asking<S, M> | undefined {
  const [prompt] = mine;
  const frame = topFrame(view);
  if (!prompt || !frame || mode === 'replay' || prompt.seat === CLOCK) return undefined;
  const { seat, words } = prompt;
  const around = seating === 'around';
  let moves: readonly M[] | undefined;
  return {
    seat,
    kind: frame.kind,
    words,
    key: `${view.round}/${view.frames.length}/${frame.kind}/${seat}`,
    get moves() {
      moves ??= [...decisions.moves(around ? knownTo(seat) : view, seat)];
      return moves;
    },
    play: (move) => (around ? playAs(seat, move) : play(move)),
  };
}
