import { holds, type AnyTests } from '../conditions';
import { changed, changeWords, type AnyModifier } from './changes';
import type { Explanation, HookLanguage, HookRules, Hooks, Line, Reason } from './language';

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

/** The same reason for all changes that one card brings. */
export const because = <C extends object>(why: string, changes: readonly C[]): readonly (C & Reason)[] => changes.map((change) => ({ ...change, why }));

type Notice = (modifier: AnyModifier, before: unknown, after: unknown) => void;

/** The hooks of a box. Its numbers, their reasons and what they use up all come out of the one loop below. */
export function hooks<L extends HookLanguage>(rules: HookRules<L>): Hooks<L>;
export function hooks(rules: AnyRules): AnyHooks {
  const { bases, tests, measures } = rules;
  /** The `once` marks taken in the running questions; a question asked by a test of another one lies above it. */
  const taken: string[] = [];

  function measure(name: string, holder: unknown, detail: unknown): number {
    const measured = measures[name];
    if (!measured) throw new RangeError(`no measure is called ${name}`);
    return measured(holder, detail);
  }

  function applies(modifier: AnyModifier, value: unknown, holder: unknown, detail: unknown, takenFrom: number): boolean {
    if (modifier.from !== undefined && typeof value === 'number' && value < modifier.from) return false;
    if (modifier.once !== undefined && taken.indexOf(modifier.once, takenFrom) >= 0) return false;
    return modifier.when === undefined || holds(tests, modifier.when, holder, detail);
  }

  /** The lowest priority with which anything in force speaks of the hook; Infinity: nothing does, as for most questions. */
  function lowest(hook: string, holder: unknown): number {
    let found = Infinity;
    for (let i = 0; ; i++) {
      const source = rules.sources(holder, i);
      if (source === undefined) return found;
      for (let j = 0; j < source.length; j++) {
        const modifier = source[j];
        if (modifier !== undefined && modifier.hook === hook) found = Math.min(found, modifier.priority ?? 0);
      }
    }
  }

  function run(hook: string, holder: unknown, detail: unknown, base: unknown, notice?: Notice): unknown {
    const takenFrom = taken.length;
    let value = base;
    // Each round through the sources applies one priority and finds the next.
    for (let priority = lowest(hook, holder), next = Infinity; priority !== Infinity; priority = next) {
      next = Infinity;
      for (let i = 0; ; i++) {
        const source = rules.sources(holder, i);
        if (source === undefined) break;
        for (let j = 0; j < source.length; j++) {
          const modifier = source[j];
          if (modifier === undefined || modifier.hook !== hook) continue;
          const own = modifier.priority ?? 0;
          if (own > priority && own < next) next = own;
          if (own !== priority || !applies(modifier, value, holder, detail, takenFrom)) continue;
          const after = changed(value, modifier, measure, holder, detail);
          if (after === value) continue;
          if (modifier.once !== undefined) taken.push(modifier.once);
          if (notice) notice(modifier, value, after);
          value = after;
        }
      }
    }
    if (taken.length > takenFrom) taken.length = takenFrom;
    return value;
  }

  return {
    concerns: (hook, holder) => lowest(hook, holder) !== Infinity,
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
