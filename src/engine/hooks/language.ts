import type { Condition, TestsOf } from '../conditions';

/**
 * One map type says what can be asked of a box's rules:
 *
 *     interface Combat {
 *       holder: Hero;                                             // whose number it is
 *       hooks: {
 *         damage: Hook<number, Blow>;                             // a number, asked with a Blow
 *         flies: Hook<boolean>;
 *         onHit: Hook<readonly Step[], Blow>;
 *       };
 *       tests: { arc: TestOf<Arc, Blow>; holdsThreat: TestOf<true> };
 *       measures: { extraStamina: Blow };                         // amounts that depend on the situation
 *     }
 */
export interface HookLanguage {
  readonly holder: unknown;
  readonly hooks: object;
  readonly tests: object;
  readonly measures: object;
}

/** A number, a yes or no, a list, or one of several values; `Detail` is what else must be known to answer. */
export interface Hook<Value, Detail = undefined> {
  readonly value: Value;
  readonly detail: Detail;
}

export type HookName<L extends HookLanguage> = keyof L['hooks'] & string;
export type ValueOf<L extends HookLanguage, K extends HookName<L>> = L['hooks'][K] extends Hook<infer Value, unknown> ? Value : never;
export type DetailOf<L extends HookLanguage, K extends HookName<L>> = L['hooks'][K] extends Hook<unknown, infer Detail> ? Detail : never;

type MeasureFor<L extends HookLanguage, Detail> = {
  [Name in keyof L['measures'] & string]: [Detail] extends [L['measures'][Name]] ? Name : never;
}[keyof L['measures'] & string];

type NumberChange<Amount> =
  /** `downTo`, `upTo`: it is limited there: "up to 4 cheaper" never makes a price negative. */
  | { readonly add: Amount; readonly downTo?: number; readonly upTo?: number }
  | { readonly times: Amount }
  /** Divided, rounded down. */
  | { readonly over: number }
  | { readonly round: 'down' | 'up' }
  | { readonly atLeast: Amount }
  | { readonly atMost: Amount }
  | { readonly set: Amount };

type ListChange<Item> = { readonly append: readonly Item[] } | { readonly without: readonly Item[] } | { readonly set: readonly Item[] };

type ChangeOf<Value, Amount> =
  [Value] extends [number] ? NumberChange<Amount> & { /** Only where the number so far is at least this. */ readonly from?: number }
  : [Value] extends [readonly (infer Item)[]] ? ListChange<Item>
  : { readonly set: Value };

type ChangeTo<L extends HookLanguage, K extends HookName<L>> = {
  readonly hook: K;
  /** Low ones first; those of one priority in the order of their sources. Absent: 0. */
  readonly priority?: number;
  readonly when?: Condition<L['tests'], DetailOf<L, K>>;
  /** Of all modifiers with this mark only the first that changes something counts. */
  readonly once?: string;
  /** What is used up by it, such as a token; `uses` tells the rules. */
  readonly uses?: string;
} & ChangeOf<ValueOf<L, K>, number | MeasureFor<L, DetailOf<L, K>>>;

/** What is changed, before anybody has said why. */
export type Change<L extends HookLanguage> = { [K in HookName<L>]: ChangeTo<L, K> }[HookName<L>];

/** Who or what does it, in a few words: the line a player reads. */
export interface Reason {
  readonly why: string;
}

/** What a card, power, wound, condition or level of difficulty changes: plain JSON, in content or in the state. */
export type Modifier<L extends HookLanguage> = Change<L> & Reason;

export interface HookRules<L extends HookLanguage> {
  /** What each hook gives where nothing changes it and the rules bring no number of their own. */
  readonly bases: { readonly [K in HookName<L>]: ValueOf<L, K> };
  /**
   * Everything in force for the holder, by index, in the order in which it counts; undefined: that was all. Where much is in force, it may
   * leave out what does not speak of the hook that is asked for (`byHook`).
   */
  sources(holder: L['holder'], index: number, hook: HookName<L>): readonly Modifier<L>[] | undefined;
  readonly tests: TestsOf<L['tests'], L['holder']>;
  readonly measures: { readonly [Name in keyof L['measures']]: (holder: L['holder'], detail: L['measures'][Name]) => number };
}

/** One modifier that changed something. */
export interface Line<Value> {
  readonly why: string;
  /** "+2", "×2", "at least 1". */
  readonly change: string;
  readonly after: Value;
}

export interface Explanation<Value> {
  readonly base: Value;
  readonly value: Value;
  readonly lines: readonly Line<Value>[];
}

type About<L extends HookLanguage, K extends HookName<L>> = undefined extends DetailOf<L, K>
  ? [detail?: DetailOf<L, K>, base?: ValueOf<L, K>]
  : [detail: DetailOf<L, K>, base?: ValueOf<L, K>];

export interface Hooks<L extends HookLanguage> {
  /** Whether anything in force speaks of the hook at all, in whatever situation: for searches that ask thousands of times. */
  concerns(hook: HookName<L>, holder: L['holder']): boolean;
  /** The value for this holder. Allocates nothing (but a list that is really made of two). */
  value<K extends HookName<L>>(hook: K, holder: L['holder'], ...about: About<L, K>): ValueOf<L, K>;
  /** The same value, with a line for every modifier that changed something. */
  explain<K extends HookName<L>>(hook: K, holder: L['holder'], ...about: About<L, K>): Explanation<ValueOf<L, K>>;
  /** The `uses` marks of the modifiers that changed something: what the rules must take away now. */
  uses<K extends HookName<L>>(hook: K, holder: L['holder'], ...about: About<L, K>): readonly string[];
}
