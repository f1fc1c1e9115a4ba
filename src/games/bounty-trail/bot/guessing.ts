import type { Seat } from '@/engine/game';

import { LEVELS } from '../content/levels';
import { geometryOf, NOWHERE } from '../rules/geometry';
import { ridersPath } from '../rules/riders';
import { isSolo, type State } from '../rules/state';
import { NO_LEANING } from './leaning';
import { ideasFor, type Habits, type Expectations } from './planner';
import { LEFT_PER_RIVAL_STEP, NO_RUMOURS, both, rumoursFrom, trampled, type Guess, type Rumours } from './rumours';
import type { Worth } from './utility';

const LINES = [1, 2, 3, 4, 5, 6] as const;
const GUESSES_PER_RIVAL = 6;
/** How people search: a little, and not too far. */
const RIVAL_HABITS: Habits = { beam: 6, longest: 8 };
const RIVAL_EXPECTATIONS: Expectations = { rumours: NO_RUMOURS, leaning: NO_LEANING };

/** The riders' lines where they are rolled, otherwise each line with its chance. */
function riderGuesses(state: State): Guess[][] {
  const guess = (line: number, chance: number): Guess => ({ plan: { start: NOWHERE, steps: ridersPath(state.size, line, state.round) }, chance });
  if (state.riderLines.length > 0) return state.riderLines.map((line) => [guess(line, 1)]);
  return Array.from({ length: LEVELS[state.options.level].riders }, () => LINES.map((line) => guess(line, 1 / LINES.length)));
}

/** Better ideas are likelier: the first gets half as much again as the third, and so on. */
function likely(count: number): number[] {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Thinks in the others' boots: what they see openly is enough to guess where they may go. One list for each of them, in seat order. */
export function* guessRivals(state: State, seat: Seat, worth: Worth): Generator<undefined, readonly (readonly Guess[])[], undefined> {
  if (isSolo(state)) return riderGuesses(state);
  const rivals: Guess[][] = [];
  for (let other = 0; other < state.hunters.length; other++) {
    if (other === seat) continue;
    const ideas = yield* ideasFor(state, other, worth, RIVAL_EXPECTATIONS, RIVAL_HABITS, GUESSES_PER_RIVAL);
    const chances = likely(ideas.length);
    rivals.push(ideas.map(({ plan }, rank) => ({ plan, chance: chances[rank] ?? 0 })));
  }
  return rivals;
}

/** What the guesses mean for one's own steps, as far as they are believed. Riders always do what they are expected to. */
export function rumoursOf(state: State, rivals: readonly (readonly Guess[])[], trust: number): Rumours {
  const { spaces } = geometryOf(state.size);
  if (isSolo(state)) return rumoursFrom(rivals, spaces);
  const believed = rivals.map((guesses) => guesses.map(({ plan, chance }) => ({ plan, chance: trust * chance })));
  return both(rumoursFrom(believed, spaces), trampled(rivals.length, 1 - (1 - LEFT_PER_RIVAL_STEP) * (1 - trust)));
}
