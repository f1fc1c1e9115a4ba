import { topFrame } from '@/engine/decisions/frames';
import { refuse } from '@/engine/errors';
import { CLOCK, type Prompt, type Seat, type Table } from '@/engine/game';
import type { Random } from '@/engine/random';

import { vengeanceDecisions, type Move } from './decisions';
import type { Event } from './events';
import { imagine as imagineState } from './imagine';
import { lay, wrongAtOnce } from './setup';
import type { Options, State } from './state';
import { isTimerRunning, runOutOfTime, timerPrompt } from './timer';

/** The questions, and time beside them. */

export function setup(options: Options, table: Table<Event>): State {
  const state = lay(options, table.random);
  vengeanceDecisions.begin(state, table, (run) => {
    wrongAtOnce(run);
    run.call({ kind: 'match' });
  });
  return state;
}

export const prompts = (state: State): readonly Prompt[] => {
  const asked = vengeanceDecisions.prompts(state);
  return isTimerRunning(state) ? [...asked, timerPrompt] : asked;
};

const TIME_UP: readonly Move[] = [{ kind: 'timerExpired' }];
const NONE: readonly Move[] = [];

export const moves = (state: State, seat: Seat): Iterable<Move> => {
  if (seat !== CLOCK) return vengeanceDecisions.moves(state, seat);
  return isTimerRunning(state) ? TIME_UP : NONE;
};

export function play(draft: State, seat: Seat, move: Move, table: Table<Event>): void {
  if (seat !== CLOCK) return vengeanceDecisions.play(draft, seat, move, table);
  if (move.kind !== 'timerExpired' || !isTimerRunning(draft)) refuse('VG-256', 'Time runs only while a Fight lasts.');
  vengeanceDecisions.begin(draft, table, runOutOfTime);
}

/** The end of the actions is kept, whether said or brought about by the last blow (VG-303). */
export const isFinal = (move: Move, before: State, after: State): boolean =>
  vengeanceDecisions.isFinal(move) || (topFrame(before)?.kind === 'actions' && topFrame(after)?.kind !== 'actions');

export function imagine(view: State, seat: Seat, random: Random): State {
  const state = imagineState(view, seat, random);
  vengeanceDecisions.imagineAnswers(state, random);
  return state;
}
