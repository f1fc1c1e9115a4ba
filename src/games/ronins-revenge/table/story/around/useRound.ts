import { useState } from 'react';

import type { Prompt, Seat } from '@/engine/game';
import { isPerson } from '@/store/seats';
import { sidesOf } from '@/table/board/edges';
import type { TableProps } from '@/table/contract';

import { storyDecisions, type StoryMove } from '../../../story/decisions';
import type { StoryState } from '../../../story/state';
import { CALLS, endsInVote } from '../asked';
import { useReader } from '../useReader';
import { useThrow } from '../useThrow';

/** What one person presses for everybody. */
export interface WayOn {
  readonly seat: Seat;
  readonly label: string;
  press(): void;
}

/** Takes the place of the page at every corner. */
const FILLING: readonly string[] = ['camp', 'keep'];

/** Where the people around the book are in it, who is asked, and how it goes on. */
export function useRound({ view, telling, mine, players, playAs }: TableProps<StoryState, StoryMove>) {
  const reader = useReader(view, true);
  const dice = useThrow();
  const [omen, setOmen] = useState(0);
  const people = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  // Corners stay as they are while a move is told, so that nobody loses what they are about to choose.
  const prompts = (telling ? storyDecisions.prompts(view) : mine).filter(({ seat }) => people.includes(seat));
  const [first] = prompts;
  const { place, last, leafing } = reader;
  const page = view.pages[place];
  const isThere = place === last && !dice.flying;
  const isHeard = reader.heard || first === undefined || CALLS[first.kind] === undefined;
  const leadsToVote = endsInVote(view, page);

  const turn = async ({ seat }: Prompt) => {
    if ((await playAs(seat, { kind: 'turn' })) && !leadsToVote) reader.turnTo(place + 1);
  };
  const nextOmen = async ({ seat }: Prompt) => {
    const isLast = omen >= view.omens.length - 1;
    if (!isLast) setOmen(omen + 1);
    else if (await playAs(seat, { kind: 'goOn' })) setOmen(0);
  };
  const wayOn = (): Omit<WayOn, 'seat'> | undefined => {
    if (place < last) return { label: place === last - 1 ? 'Read on' : `On to page ${place + 2}`, press: () => reader.turnTo(place + 1) };
    if (!isThere || !first) return undefined;
    if (leafing) return { label: CALLS[first.kind] ?? 'Back to the table', press: () => reader.leaf(false) };
    if (!isHeard) return { label: CALLS[first.kind] ?? 'Read on', press: reader.hear };
    if (first.kind === 'turnPage') return { label: page?.kind === 'last' ? 'Shut the book' : leadsToVote ? 'To the vote' : 'Read on', press: () => void turn(first) };
    if (first.kind !== 'omens') return undefined;
    return { label: omen < view.omens.length - 1 ? `Next: ${omen + 2} of ${view.omens.length}` : 'Go on', press: () => void nextOmen(first) };
  };
  const answers = isThere && isHeard && !leafing ? prompts : [];
  const on = wayOn();
  return {
    ...dice, reader, page, omen, answers, first,
    sides: sidesOf(people),
    /** Nobody reads beside it. */
    fills: answers.some(({ kind }) => FILLING.includes(kind)),
    on: on && { seat: first?.seat ?? people[0] ?? 0, ...on },
    /** Pages may be leafed back to beside a vote, or when somebody packs. */
    back: answers.some(({ kind }) => FILLING.includes(kind) || CALLS[kind] !== undefined) ? () => reader.leaf(true) : place > 0 ? () => reader.turnTo(place - 1) : undefined,
  };
}

export type Round = ReturnType<typeof useRound>;
