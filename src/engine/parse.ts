import * as v from 'valibot';

import { BadInput } from './errors';

type Schema<T> = v.GenericSchema<unknown, T>;

/** The first thing that is wrong, with its place: "at “moves.3”: Expected number". */
export function firstIssue(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const where = v.getDotPath(issues[0]);
  return where ? `at “${where}”: ${issues[0].message}` : issues[0].message;
}

/** A border: makes raw data into what the schema says, or throws BadInput in words. */
export function border<T>(what: string, schema: Schema<T>): (raw: unknown) => T {
  return (raw) => {
    const parsed = v.safeParse(schema, raw);
    if (parsed.success) return parsed.output;
    throw new BadInput(`This is not ${what}: ${firstIssue(parsed.issues)}`);
  };
}

/** A whole number from low to high, both included. */
export const wholeNumber = (low: number, high: number) => v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
