import type { Outcome } from '@/engine/game';

import { GOALS, isSolo, scoreOf, turnsOf, type PigState } from './state';

export type Tier = 'gold' | 'silver' | 'bronze';

/** How good a solo game was, by the turns it took; undefined: the goal was missed. */
export function soloTier(state: PigState): Tier | undefined {
  if (scoreOf(state, 0) < state.goal) return undefined;
  const { gold, silver } = GOALS[state.goal];
  const turns = turnsOf(state, 0);
  if (turns <= gold) return 'gold';
  return turns <= silver ? 'silver' : 'bronze';
}

export function isOver(state: PigState): boolean {
  if (isSolo(state) && turnsOf(state, 0) >= GOALS[state.goal].turnLimit) return true;
  return state.scores.some((score) => score >= state.goal);
}

export function outcome(state: PigState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  return isSolo(state) ? soloOutcome(state) : versusOutcome(state);
}

function soloOutcome(state: PigState): Outcome {
  const tier = soloTier(state);
  const turns = turnsOf(state, 0);
  const spare = tier ? GOALS[state.goal].turnLimit - turns : 0;
  return {
    kind: 'together',
    won: tier !== undefined,
    places: [1],
    scores: [spare],
    lines: [[{ label: 'Turns to spare', points: spare }]],
    words: tier
      ? `${state.goal} points in ${turns} turns: that is ${tier}.`
      : `${turns} turns are over with ${scoreOf(state, 0)} of ${state.goal} points.`,
  };
}

function versusOutcome(state: PigState): Outcome {
  const { scores } = state;
  const winner = scores.findIndex((score) => score >= state.goal);
  return {
    kind: 'versus',
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    scores: [...scores],
    lines: scores.map((score) => [{ label: 'Points kept', points: score }]),
    words: `Player ${winner + 1} reached ${state.goal} first, with ${scoreOf(state, winner)} points.`,
  };
}
