import { holds, holdsNamed, type AnyTests } from '../conditions';
import { changed, changeWords, type AnyModifier } from './changes';
import type { Explanation, HookLanguage, HookRules, Hooks, Line } from './language';

interface AnyRules {
  readonly bases: Readonly<Record<string, unknown>>;
  sources(holder: unknown, index: number, hook: string): readonly AnyModifier[] | undefined;
  readonly tests: AnyTests;
  readonly measures: Readonly<Record<string, (holder: unknown, detail: unknown) => number>>;
}

interface AnyHooks {
  concerns(hook: string, holder: unknown): boolean;
  value(hook: string, holder: unknown, detail?: unknown, base?: unknown): unknown;
  explain(hook: string, holder: unknown, detail?: unknown, base?: unknown): Explanation<unknown>;
  uses(hook: string, holder: unknown, detail?: unknown, base?: unknown): readonly string[];
}

function isConcerned(rules: AnyRules, hook: string, holder: unknown): boolean {
  for (let i = 0; ; i++) {
    const source = rules.sources(holder, i, hook);
    if (source === undefined) return false;
    for (let j = 0; j < source.length; j++) if (source[j]?.hook === hook) return true;
  }
}

type Notice = (modifier: AnyModifier, before: unknown, after: unknown) => void;

/** The one loop out of which numbers, their reasons and what they use up all come. */
class Asking {
  // Both lists are used again for every question; one asked by a test in the middle of another lies above it.
  /** What speaks of the hook in question, in the order in which it counts. */
  private readonly queue: AnyModifier[] = [];
  private queued = 0;
  /** The `once` marks taken so far. */
  private readonly taken: string[] = [];

  constructor(private readonly rules: AnyRules) {}

  run(hook: string, holder: unknown, detail: unknown, base: unknown, notice?: Notice): unknown {
    const { queue, taken } = this;
    const from = this.queued;
    this.gather(hook, holder, from);
    if (this.queued === from) return base;
    const end = this.queued;
    const takenFrom = taken.length;
    let value = base;
    for (let i = from; i < end; i++) {
      const modifier = queue[i];
      if (modifier === undefined || !this.applies(modifier, value, holder, detail, takenFrom)) continue;
      const after = changed(value, modifier, this.measure, holder, detail);
      if (after === value) continue;
      if (modifier.once !== undefined) taken.push(modifier.once);
      if (notice) notice(modifier, value, after);
      value = after;
    }
    this.queued = from;
    if (taken.length > takenFrom) taken.length = takenFrom;
    return value;
  }

  private readonly measure = (name: string, holder: unknown, detail: unknown): number => {
    const measured = this.rules.measures[name];
    if (!measured) throw new RangeError(`no measure is called ${name}`);
    return measured(holder, detail);
  };

  private applies(modifier: AnyModifier, value: unknown, holder: unknown, detail: unknown, takenFrom: number): boolean {
    if (modifier.from !== undefined && typeof value === 'number' && value < modifier.from) return false;
    if (modifier.once !== undefined && this.taken.indexOf(modifier.once, takenFrom) >= 0) return false;
    const { when, names } = modifier;
    if (when === undefined) return true;
    const { tests } = this.rules;
    return names ? holdsNamed(tests, when, names, holder, detail) : holds(tests, when, holder, detail);
  }

  private gather(hook: string, holder: unknown, from: number): void {
    for (let i = 0; ; i++) {
      const source = this.rules.sources(holder, i, hook);
      if (source === undefined) return;
      for (let j = 0; j < source.length; j++) {
        const modifier = source[j];
        if (modifier !== undefined && modifier.hook === hook) this.enqueue(modifier, from);
      }
    }
  }

  /** Puts a modifier behind all of its priority or a lower one. */
  private enqueue(modifier: AnyModifier, from: number): void {
    const { queue } = this;
    const priority = modifier.priority ?? 0;
    let at = this.queued;
    for (; at > from; at--) {
      const before = queue[at - 1];
      if (before === undefined || (before.priority ?? 0) <= priority) break;
      queue[at] = before;
    }
    queue[at] = modifier;
    this.queued += 1;
  }
}

/** The hooks of a box. */
export function hooks<L extends HookLanguage>(rules: HookRules<L>): Hooks<L>;
export function hooks(rules: AnyRules): AnyHooks {
  const { bases } = rules;
  const asking = new Asking(rules);
  return {
    concerns: (hook, holder) => isConcerned(rules, hook, holder),
    value: (hook, holder, detail, base = bases[hook]) => asking.run(hook, holder, detail, base),
    explain(hook, holder, detail, base = bases[hook]) {
      const lines: Line<unknown>[] = [];
      const value = asking.run(hook, holder, detail, base, (modifier, before, after) => {
        lines.push({ why: modifier.why, change: changeWords(modifier, before, after), after });
      });
      return { base, value, lines };
    },
    uses(hook, holder, detail, base = bases[hook]) {
      const used: string[] = [];
      asking.run(hook, holder, detail, base, ({ uses }) => {
        if (uses !== undefined) used.push(uses);
      });
      return used;
    },
  };
}
