import { topFrame } from '@/engine/decisions/frames';
import { edgeOf } from '@/table/board/edges';
import type { TableProps } from '@/table/contract';

import { dfDecisions, type DfMove } from '../rules/decisions';
import type { DfState } from '../rules/state';
import { requirementsInForce } from '../rules/throw/inForce';
import type { ReadyThrow } from './throwing/useAttempt';
import { useHolder } from './useHolder';
import { useThrowChoice } from './useThrowChoice';

/** Who is asked what, what may be answered, and what is asked of the throw that comes next. */
export function useTurn(table: TableProps<DfState, DfMove>) {
  const { view, mine, seating, mode } = table;
  const { encounter } = view;
  const next = mode === 'replay' ? undefined : mine[0];
  const holder = useHolder(next?.seat, seating);
  const asked = holder.due ? undefined : next;
  const seat = asked?.seat;
  // From the view itself, so that the answers change with the question.
  const moves = seat === undefined ? [] : [...dfDecisions.moves(view, seat)];
  const play = (move: DfMove): Promise<boolean> => (seating === 'around' && seat !== undefined ? table.playAs(seat, move) : table.play(move));
  const choice = useThrowChoice(view, moves);
  const armed = choice?.armed ?? [];
  const throws = next?.kind === 'throw' || next?.kind === 'option';
  const acting = throws || next === undefined ? view.heroes.findIndex(({ id }) => id === encounter?.turn) : view.heroes.findIndex((hero) => hero.seat === next.seat);
  const frame = topFrame(view);
  const goods = asked && (frame?.kind === 'shop' || frame?.kind === 'distribute') ? frame : undefined;
  return {
    next,
    holder,
    asked,
    seat,
    moves,
    play,
    choice,
    throws,
    /** Cards to be bought or handed out. */
    goods,
    /** Everything the coming throw is asked to fulfil. */
    ids: encounter ? requirementsInForce(view, armed) : [],
    /** The edge of the table at which somebody acts. */
    facing: edgeOf(view.heroes.length, Math.max(0, acting)),
    /** Corridors that are open to the party. */
    open: moves.flatMap((move) => (move.kind === 'chooseCorridor' ? [move.room] : [])),
    /** Cards that could be played or passed on now. */
    usable: moves.filter(({ kind }) => kind === 'playCard').length,
    /** A question that needs room for its answers: they push the party up, over the near edge of the table. */
    rises: asked !== undefined && choice === undefined && asked.kind !== 'movement' && !goods,
    throwDie: ({ launch, props, gates, mode: how }: ReadyThrow) => {
      if (choice?.die !== undefined) void play({ kind: 'throw', hero: choice.hero, die: choice.die, weapons: [...choice.armed], mode: how, launch, props: [...props], gates: [...gates] });
    },
  };
}

export type Turn = ReturnType<typeof useTurn>;
