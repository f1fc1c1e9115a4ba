import type { AnyModifier } from './changes';
import type { Reason } from './language';

/** Every field that a modifier can have. */
const BLANK: Record<keyof AnyModifier, undefined> = {
  hook: undefined, priority: undefined, when: undefined, names: undefined, from: undefined, once: undefined, uses: undefined, why: undefined,
  add: undefined, downTo: undefined, upTo: undefined, times: undefined, over: undefined, round: undefined,
  atLeast: undefined, atMost: undefined, set: undefined, append: undefined, without: undefined,
};

/**
 * The same modifiers with all fields written out. Objects of one shape are read many times faster than a mixture, and
 * prices are asked for thousands of times in a bot's thought: whatever stands in content goes through here.
 */
export const modifiers = <M extends { readonly when?: object }>(list: readonly M[]): readonly M[] =>
  list.map((modifier) => ({ ...BLANK, ...modifier, names: modifier.when && Object.keys(modifier.when) }));

/** The same reason for all changes that one card brings. */
export const because = <C extends { readonly when?: object }>(why: string, changes: readonly C[]): readonly (C & Reason)[] =>
  modifiers(changes.map((change) => ({ ...change, why })));

/** Modifiers by the hook they speak of, for rules with long lists of them. */
export function byHook<K extends string, M extends { readonly hook: K }>(hooks: readonly K[], list: readonly M[]): Readonly<Record<K, readonly M[]>> {
  const found = {} as Record<K, readonly M[]>;
  for (const hook of hooks) found[hook] = list.filter((modifier) => modifier.hook === hook);
  return found;
}
