import { sameJson } from '../json';
import { signed } from '../numerals';
import type { AnyCondition } from '../conditions';

/** A modifier without its box's types. */
export interface AnyModifier {
  readonly hook: string;
  readonly priority?: number;
  readonly when?: AnyCondition;
  /** The names in `when`, where they have been written out (see `modifiers`). */
  readonly names?: readonly string[];
  readonly from?: number;
  readonly once?: string;
  readonly uses?: string;
  readonly why: string;
  readonly add?: number | string;
  readonly downTo?: number;
  readonly upTo?: number;
  readonly times?: number | string;
  readonly over?: number;
  readonly round?: 'down' | 'up';
  readonly atLeast?: number | string;
  readonly atMost?: number | string;
  readonly set?: unknown;
  readonly append?: readonly unknown[];
  readonly without?: readonly unknown[];
}

/** The amount of a measure in the situation at hand. */
export type Measure = (name: string, holder: unknown, detail: unknown) => number;

function limited(before: number, added: number, modifier: AnyModifier): number {
  const after = before + added;
  // A limit stops the change; it never turns a number back that was beyond it already.
  if (added < 0 && modifier.downTo !== undefined) return Math.max(after, Math.min(before, modifier.downTo));
  if (added > 0 && modifier.upTo !== undefined) return Math.min(after, Math.max(before, modifier.upTo));
  return after;
}

function changedNumber(value: number, modifier: AnyModifier, measure: Measure, holder: unknown, detail: unknown): number {
  const amount = modifier.add ?? modifier.times ?? modifier.atLeast ?? modifier.atMost ?? modifier.set;
  const by = typeof amount === 'string' ? measure(amount, holder, detail) : amount;
  if (typeof by !== 'number') {
    if (modifier.over !== undefined) return Math.floor(value / modifier.over);
    return modifier.round === 'up' ? Math.ceil(value) : Math.floor(value);
  }
  if (modifier.add !== undefined) return limited(value, by, modifier);
  if (modifier.times !== undefined) return value * by;
  if (modifier.atLeast !== undefined) return Math.max(value, by);
  if (modifier.atMost !== undefined) return Math.min(value, by);
  return by;
}

function changedList(list: readonly unknown[], modifier: AnyModifier): unknown {
  const { append, without } = modifier;
  if (append) return append.length === 0 ? list : list.length === 0 ? append : [...list, ...append];
  if (!without) return modifier.set;
  const left = list.filter((item) => !without.some((gone) => sameJson(gone, item)));
  return left.length === list.length ? list : left;
}

/** What the value becomes. The very same value: nothing has changed. */
export function changed(value: unknown, modifier: AnyModifier, measure: Measure, holder: unknown, detail: unknown): unknown {
  if (typeof value === 'number') return changedNumber(value, modifier, measure, holder, detail);
  return Array.isArray(value) ? changedList(value, modifier) : modifier.set;
}

/** The change as a player reads it beside its reason. */
export function changeWords(modifier: AnyModifier, before: unknown, after: unknown): string {
  if (typeof before !== 'number' || typeof after !== 'number') return after === true ? 'yes' : after === false ? 'no' : modifier.append ? 'added' : modifier.without ? 'taken away' : 'instead';
  if (typeof modifier.times === 'number') return `×${modifier.times}`;
  if (modifier.over !== undefined) return `÷${modifier.over}`;
  if (modifier.round !== undefined) return `rounded ${modifier.round}`;
  if (modifier.atLeast !== undefined) return `at least ${after}`;
  if (modifier.atMost !== undefined) return `at most ${after}`;
  if (modifier.set !== undefined) return `${after} instead`;
  return signed(after - before);
}
