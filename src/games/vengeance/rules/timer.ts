import { nearestFrame } from '@/engine/decisions/frames';
import { CLOCK, type Prompt } from '@/engine/game';

import { fightOf } from './fight/scene';
import type { State } from './state';
import type { Play } from './world';

/** The hardcore timer: time is a move of its own (VG-255 … VG-258, VG-304). */

export const isTimerRunning = (state: State): boolean => state.fight?.timed === true && nearestFrame(state, 'rolls') !== undefined;

export const timerPrompt: Prompt = { seat: CLOCK, kind: 'timer', words: 'Time is running.' };

/** The hero runs for the exit: unused actions and the activation of this roll are skipped. */
export function runOutOfTime(run: Play): void {
  run.emit({ type: 'timeRanOut', seat: fightOf(run.state).seat });
  run.breakOff('rolls');
}

/** Milliseconds a Fight may take from its first roll on. */
export const fightTime = (state: State): number => state.settings.timer * 60_000;
