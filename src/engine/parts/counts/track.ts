/** How far something really moves on a track of 0 … most when it is told to move by `change`. */
export const moveOnTrack = (value: number, change: number, most: number): number => Math.max(0, Math.min(value + change, most)) - value;

/** The marked spaces that a step from one space to another reaches or passes, in the order of the step; the start is not one of them. */
export function marksPassed(marks: readonly number[], from: number, to: number): number[] {
  const passed = marks.filter((mark) => (from < to ? mark > from && mark <= to : mark < from && mark >= to));
  return passed.sort((a, b) => (from < to ? a - b : b - a));
}

/** How many thresholds, given from low to high, a value has reached: the step of a ladder. */
export function stepReached(thresholds: readonly number[], value: number): number {
  let step = 0;
  while (step < thresholds.length && value >= (thresholds[step] ?? 0)) step += 1;
  return step;
}

/** A row of bars of which each holds `full`: what is lost beyond one is taken from the next. */
export interface Bars {
  /** What is left in the first bar. */
  left: number;
  /** Bars that still stand, the first included. */
  bars: number;
}

/** Takes from the bars and says how many of them broke. The last bar stays at 0. */
export function breakBars(state: Bars, loss: number, full: number): number {
  let broken = 0;
  state.left -= loss;
  while (state.left <= 0 && state.bars > 0) {
    broken += 1;
    state.bars -= 1;
    state.left = state.bars > 0 ? state.left + full : 0;
  }
  return broken;
}
