import { holds, holdsNamed, type AnyTests } from '../conditions';
import { changed, changeWords, type AnyModifier } from './changes';
import type { Explanation, HookLanguage, HookRules, Hooks, Line } from './language';

interface AnyRules {
  readonly bases: Readonly<Record<string, unknown>>;
  sources(holder: unknown, index: number): readonly AnyModifier[] | undefined;
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
    const source = rules.sources(holder, i);
    if (source === undefined) return false;
    for (let j = 0; j < source.length; j++) if (source[j]?.hook === hook) return true;
  }
}

type Notice = (modifier: AnyModifier, before: unknown, after: unknown) => void;

/** The hooks of a box. Its numbers, their reasons and what they use up all come out of the one loop below. */
export function hooks<L extends HookLanguage>(rules: HookRules<L>): Hooks<L>;
export function hooks(rules: AnyRules): AnyHooks {
  const { bases, tests, measures } = rules;
  // Both lists are used again for every question; one asked by a test in the middle of another lies above it.
  /** What speaks of the hook in question, in the order in which it counts. */
  const queue: AnyModifier[] = [];
  let queued = 0;
  /** The `once` marks taken so far. */
  const taken: string[] = [];

  function measure(name: string, holder: unknown, detail: unknown): number {
    const measured = measures[name];
    if (!measured) throw new RangeError(`no measure is called ${name}`);
    return measured(holder, detail);
  }

  function applies(modifier: AnyModifier, value: unknown, holder: unknown, detail: unknown, takenFrom: number): boolean {
    if (modifier.from !== undefined && typeof value === 'number' && value < modifier.from) return false;
    if (modifier.once !== undefined && taken.indexOf(modifier.once, takenFrom) >= 0) return false;
    const { when, names } = modifier;
    if (when === undefined) return true;
    return names ? holdsNamed(tests, when, names, holder, detail) : holds(tests, when, holder, detail);
  }

  /** Puts a modifier behind all of its priority or a lower one. */
  function enqueue(modifier: AnyModifier, from: number): void {
    const priority = modifier.priority ?? 0;
    let at = queued;
    for (; at > from; at--) {
      const before = queue[at - 1];
      if (before === undefined || (before.priority ?? 0) <= priority) break;
      queue[at] = before;
    }
    queue[at] = modifier;
    queued += 1;
  }

  function gather(hook: string, holder: unknown, from: number): void {
    for (let i = 0; ; i++) {
      const source = rules.sources(holder, i);
      if (source === undefined) return;
      for (let j = 0; j < source.length; j++) {
        const modifier = source[j];
        if (modifier !== undefined && modifier.hook === hook) enqueue(modifier, from);
      }
    }
  }

  function run(hook: string, holder: unknown, detail: unknown, base: unknown, notice?: Notice): unknown {
    const from = queued;
    gather(hook, holder, from);
    if (queued === from) return base;
    const end = queued;
    const takenFrom = taken.length;
    let value = base;
    for (let i = from; i < end; i++) {
      const modifier = queue[i];
      if (modifier === undefined || !applies(modifier, value, holder, detail, takenFrom)) continue;
      const after = changed(value, modifier, measure, holder, detail);
      if (after === value) continue;
      if (modifier.once !== undefined) taken.push(modifier.once);
      if (notice) notice(modifier, value, after);
      value = after;
    }
    queued = from;
    if (taken.length > takenFrom) taken.length = takenFrom;
    return value;
  }

  return {
    concerns: (hook, holder) => isConcerned(rules, hook, holder),
    value: (hook, holder, detail, base = bases[hook]) => run(hook, holder, detail, base),
    explain(hook, holder, detail, base = bases[hook]) {
      const lines: Line<unknown>[] = [];
      const value = run(hook, holder, detail, base, (modifier, before, after) => {
        lines.push({ why: modifier.why, change: changeWords(modifier, before, after), after });
      });
      return { base, value, lines };
    },
    uses(hook, holder, detail, base = bases[hook]) {
      const used: string[] = [];
      run(hook, holder, detail, base, ({ uses }) => {
        if (uses !== undefined) used.push(uses);
      });
      return used;
    },
  };
}
