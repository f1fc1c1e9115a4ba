import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { CLOCK, type Prompt, type Seat } from '@/engine/game';
import type { TableProps } from '@/table/contract';
import { useEventFeed } from '@/table/tableContext';

import { itemOf } from '../content/items';
import { chargesLeft } from '../rules/actions';
import type { Event } from '../rules/events';
import type { Move } from '../rules/moves';
import type { Player, State } from '../rules/state';

export interface Decision {
  /** What the panel asks; undefined: nobody at this screen is asked. */
  readonly prompt: Prompt | undefined;
  readonly moves: readonly Move[];
  /** How things stood when it was asked; the newest view, if nobody is. */
  readonly asked: State;
  /** Whose boards are on the table, asked or not. */
  readonly acting: Seat;
  play(move: Move): Promise<boolean>;
}

/** Who decides now and among what, outside the race. While a move is told the panel stays as it was. */
export function useDecision(table: TableProps<State, Move>, happening: Seat | undefined): Decision {
  const { view, seat, telling, mine, legal, play, playAs } = table;
  const [before, setBefore] = useState<Pick<Decision, 'asked' | 'prompt' | 'moves'>>();
  const open = mine.find((prompt) => prompt.seat === seat) ?? mine[0];
  const now = { asked: view, prompt: open, moves: open && view.phase !== 'rolling' ? [...legal(open.seat)] : [] };
  if (!telling && (before?.asked !== view || before.prompt !== open)) setBefore(now);
  const { asked, prompt, moves } = telling && before ? before : now;
  const decision: Decision = {
    prompt,
    moves,
    asked,
    acting: prompt?.seat ?? (seat === CLOCK ? (happening ?? 0) : seat),
    play: (move) => (prompt === undefined ? play(move) : playAs(prompt.seat, move)),
  };
  useAutomaticMarks(table, decision);
  return decision;
}

/** An item that answers a marked objective makes the moment of marking worth a thought (RF-218). */
export const wantsToMarkByHand = (player: Player): boolean => player.items.some((track) => chargesLeft(track) > 0 && itemOf(track.id).afterObjective === true);

/** Objectives are inked as soon as they are met. What an undo brings back is left to the player. */
function useAutomaticMarks({ view, mode, telling }: TableProps<State, Move>, { prompt, moves, play }: Decision): void {
  const wentOn = useRef(false);
  useEventFeed<Event>(() => {
    wentOn.current = true;
  });
  const player = prompt && view.players[prompt.seat];
  const may = mode === 'play' && !telling && player !== undefined && moves.some(({ type }) => type === 'markObjective') && !wantsToMarkByHand(player);
  const mark = useEffectEvent(() => {
    if (telling) return;
    const due = wentOn.current;
    wentOn.current = false;
    if (may && due) play({ type: 'markObjective' });
  });
  useEffect(() => mark(), [view, may, telling]);
}
