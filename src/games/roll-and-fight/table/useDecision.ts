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
  /** Whose boards are on the table, asked or not. */
  readonly acting: Seat;
  play(move: Move): boolean;
}

/** Who decides now and among what, outside the race. While a move is told the panel stays as it was. */
export function useDecision(table: TableProps<State, Move>, happening: Seat | undefined): Decision {
  const { view, seat, prompts, mine, legal, play, playAs } = table;
  const [before, setBefore] = useState<{ readonly view: State; readonly asked: Prompt; readonly moves: readonly Move[] }>();
  const asked = mine.find((prompt) => prompt.seat === seat) ?? mine[0];
  const legalNow = asked && view.phase !== 'rolling' ? [...legal(asked.seat)] : [];
  if (asked && before?.view !== view) setBefore({ view, asked, moves: legalNow });
  const telling = asked === undefined && prompts.length === 0 && before?.view === view;
  const prompt = telling ? before.asked : asked;
  const decision: Decision = {
    prompt,
    moves: telling ? before.moves : legalNow,
    acting: prompt?.seat ?? (seat === CLOCK ? (happening ?? 0) : seat),
    play: (move) => (prompt === undefined ? play(move) : playAs(prompt.seat, move)),
  };
  useAutomaticMarks(table, decision, telling);
  return decision;
}

/** An item that answers a marked objective makes the moment of marking worth a thought (RF-218). */
export const wantsToMarkByHand = (player: Player): boolean => player.items.some((track) => chargesLeft(track) > 0 && itemOf(track.id).afterObjective === true);

/** Objectives are inked as soon as they are met. What an undo brings back is left to the player. */
function useAutomaticMarks({ view, mode }: TableProps<State, Move>, { prompt, moves, play }: Decision, telling: boolean): void {
  const wentOn = useRef(false);
  useEventFeed<Event>(() => {
    wentOn.current = true;
  });
  const player = prompt && view.players[prompt.seat];
  const may = mode === 'play' && !telling && player !== undefined && moves.some(({ type }) => type === 'markObjective') && !wantsToMarkByHand(player);
  const mark = useEffectEvent(() => {
    const due = wentOn.current;
    wentOn.current = false;
    if (may && due) play({ type: 'markObjective' });
  });
  useEffect(() => mark(), [view, may]);
}
