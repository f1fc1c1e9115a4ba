import { squareName, xOf, yOf } from '@/engine/parts/grid/squares';

import { FIELD } from '../content/terms';

/** Squares of a row or a column that touch each other. */
type Run = readonly number[];

/** The runs along one direction: squares whose neighbours lie so many places on. */
function runsBy(squares: readonly number[], step: number, isSameLine: (a: number, b: number) => boolean): readonly Run[] {
  const all = new Set(squares);
  const follows = (square: number, by: number): boolean => all.has(square + by) && isSameLine(square, square + by);
  return squares.filter((square) => !follows(square, -step)).map((first) => {
    const run = [first];
    for (let last = first; follows(last, step); last += step) run.push(last + step);
    return run;
  });
}

const runName = (run: Run): string => {
  const [first = 0] = run;
  const last = run[run.length - 1] ?? first;
  return first === last ? squareName(FIELD, first) : `${squareName(FIELD, first)}–${squareName(FIELD, last)}`;
};

/** “C1–C12”, “A2–L2”: squares in as few rows and columns as will hold them all, the longest first. */
export function runsOf(squares: readonly number[]): readonly string[] {
  const rows = runsBy(squares, 1, (a, b) => yOf(FIELD, a) === yOf(FIELD, b));
  const columns = runsBy(squares, FIELD, (a, b) => xOf(FIELD, a) === xOf(FIELD, b));
  const named = new Set<number>();
  return [...rows, ...columns].sort((a, b) => b.length - a.length).flatMap((run) => {
    if (run.every((square) => named.has(square))) return [];
    for (const square of run) named.add(square);
    return [runName(run)];
  });
}
