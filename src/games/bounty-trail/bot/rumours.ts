import type { Spot } from '../rules/geometry';
import type { Plan } from '../rules/state';

/** A path that somebody else may take, and how likely that is; the guesses of one rival add up to at most 1. */
export interface Guess {
  readonly plan: Plan;
  readonly chance: number;
}

/** For a step of one's own: how likely the card is gone by then, and how likely somebody arrives together. */
export interface Risk {
  readonly gone: number;
  readonly shared: number;
}

export interface Rumours {
  risk(spot: Spot, step: number, isLast: boolean): Risk;
}

/** Later beats than this are as good as the last. */
const BEATS = 26;

const EPSILON = 1e-9;
/** What one rival leaves of a card with every step that passes. */
export const LEFT_PER_RIVAL_STEP = 0.965;

export const NO_RUMOURS: Rumours = { risk: () => ({ gone: 0, shared: 0 }) };

/** Nobody in particular: the longer the path, the more of it is trampled. */
export const trampled = (rivals: number, perStep: number): Rumours => ({
  risk(_spot, step) {
    let left = 1;
    for (let i = 0; i < rivals * (step - 1); i++) left *= perStep;
    return { gone: 1 - left, shared: 0 };
  },
});

/** Two independent sources. */
export const both = (one: Rumours, other: Rumours): Rumours => ({
  risk(spot, step, isLast) {
    const a = one.risk(spot, step, isLast);
    const b = other.risk(spot, step, isLast);
    const free = (1 - a.gone) * (1 - b.gone);
    const share = 1 - (1 - a.shared / Math.max(EPSILON, 1 - a.gone)) * (1 - b.shared / Math.max(EPSILON, 1 - b.gone));
    return { gone: 1 - free, shared: free * share };
  },
});

interface Table {
  /** Chance that nobody has come by before, at `beat * spaces + spot`; the row behind the last beat is the final one. */
  readonly untouched: Float64Array;
  readonly alone: Float64Array;
}

function tabulate(rivals: readonly (readonly Guess[])[], spaces: number): Table {
  const untouched = new Float64Array((BEATS + 1) * spaces).fill(1);
  const alone = new Float64Array((BEATS + 1) * spaces).fill(1);
  for (const guesses of rivals) {
    const arrives = new Float64Array((BEATS + 1) * spaces);
    for (const { plan, chance } of guesses) {
      plan.steps.forEach((spot, index) => {
        const beat = index === plan.steps.length - 1 ? BEATS : Math.min(index + 1, BEATS - 1);
        const at = beat * spaces + spot;
        arrives[at] = (arrives[at] ?? 0) + chance;
      });
    }
    for (let spot = 0; spot < spaces; spot++) {
      let before = 0;
      for (let beat = 0; beat <= BEATS; beat++) {
        const at = beat * spaces + spot;
        const here = arrives[at] ?? 0;
        untouched[at] = (untouched[at] ?? 0) * Math.max(0, 1 - before);
        alone[at] = (alone[at] ?? 0) * Math.max(0, 1 - here);
        before += here;
      }
    }
  }
  return { untouched, alone };
}

/** What several rivals, each with a few likely paths, do to every card in every beat. */
export function rumoursFrom(rivals: readonly (readonly Guess[])[], spaces: number): Rumours {
  const { untouched, alone } = tabulate(rivals, spaces);
  return {
    risk(spot, step, isLast) {
      const at = (isLast ? BEATS : Math.min(step, BEATS - 1)) * spaces + spot;
      const free = untouched[at] ?? 1;
      return { gone: 1 - free, shared: free * (1 - (alone[at] ?? 1)) };
    },
  };
}
