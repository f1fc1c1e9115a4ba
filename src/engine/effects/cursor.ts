import type { AnyCursor, AnyProgram, AnyStep } from './erased';

/** Where a program stands, and how it goes on from there. */

const NONE: AnyProgram = [];

export const start = (program: AnyProgram, after: AnyProgram = NONE): AnyCursor => ({
  program: after.length === 0 ? program : [...program, ...after], at: 0, afterFrom: program.length, pending: NONE,
});

export function restart(cursor: AnyCursor, program: AnyProgram, afterFrom: number): void {
  cursor.program = program;
  cursor.afterFrom = afterFrom;
  cursor.at = 0;
}

export const current = (cursor: AnyCursor): AnyStep | undefined => cursor.pending[0] ?? cursor.program[cursor.at];

export function passOn(cursor: AnyCursor): void {
  if (cursor.pending.length > 0) cursor.pending = cursor.pending.slice(1);
  else cursor.at += 1;
}

/** The current step becomes these. */
export function replace(cursor: AnyCursor, steps: AnyProgram): void {
  const { program, at, pending } = cursor;
  if (pending.length > 0) {
    cursor.pending = [...steps, ...pending.slice(1)];
    return;
  }
  cursor.program = [...program.slice(0, at), ...steps, ...program.slice(at + 1)];
  if (at < cursor.afterFrom) cursor.afterFrom += steps.length - 1;
}

/** Steps that come up now and are done before anything else; those that came up earlier come first. */
export function interject<Step>(cursor: { pending: readonly Step[] }, steps: readonly Step[]): void {
  if (steps.length > 0) cursor.pending = [...cursor.pending, ...steps];
}

/** A step that had to be done cannot be: with it goes the rest up to `afterFrom`. Returns how many steps are lost. */
export function lose(cursor: AnyCursor): number {
  if (cursor.pending.length > 0 || cursor.at >= cursor.afterFrom) {
    passOn(cursor);
    return 1;
  }
  const lost = cursor.afterFrom - cursor.at;
  cursor.at = cursor.afterFrom;
  return lost;
}
