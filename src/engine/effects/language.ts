import type { Condition, TestsOf } from '../conditions';

/**
 * One map type says what a box's programs can do:
 *
 *     interface Fighting {
 *       look: Player;                                  // what targets and tests look at; never changed by looking
 *       run: Scene;                                    // what a step is done with: the draft, chance, events
 *       memory: { used: number[] };                    // what the box keeps on the cursor between steps
 *       verbs: {
 *         move: Verb<{ pastBlockers?: true }, Room>;   // its own words, and what it is aimed at
 *         heal: Verb<{ n: number }>;                   // happens by itself
 *       };
 *       tests: { hit: TestOf<true> };
 *       measures: 'woundDice';                         // numbers that a `repeat` may name
 *       group: { alliesIn: number };                   // how an `each` names whom it goes through, and who they are
 *       member: Figure;
 *     }
 */
export interface EffectLanguage {
  readonly look: unknown;
  readonly run: unknown;
  readonly memory: object;
  readonly verbs: object;
  readonly tests: object;
  readonly measures: string;
  readonly group: unknown;
  readonly member: unknown;
}

/** A verb of a box: what else a step with it says, and what it is aimed at (undefined: it happens by itself). */
export interface Verb<Fields = object, Target = undefined> {
  readonly fields: Fields;
  readonly target: Target;
}

export type ControlName = 'either' | 'may' | 'if' | 'repeat' | 'each';
export type VerbName<L extends EffectLanguage> = Exclude<keyof L['verbs'] & string, ControlName>;
type FieldsOf<L extends EffectLanguage, K extends VerbName<L>> = L['verbs'][K] extends Verb<infer Fields, unknown> ? Fields : never;
type AimOf<L extends EffectLanguage, K extends VerbName<L>> = L['verbs'][K] extends Verb<unknown, infer Target> ? Target : never;

/** Everything a step of this box can be aimed at. */
export type TargetOf<L extends EffectLanguage> = Exclude<AimOf<L, VerbName<L>>, undefined> | L['member'];

interface May {
  /** It can be declined, and where it cannot be done it is passed over without loss. */
  readonly may?: true;
}

interface Flags<L extends EffectLanguage> {
  /** Otherwise it is passed over. */
  readonly when?: Condition<L['tests']>;
  /** Inside an `each`: the one whose turn it is. Written by the interpreter. */
  readonly it?: L['member'];
}

export type StepOf<L extends EffectLanguage, K extends VerbName<L>> = { readonly do: K } & FieldsOf<L, K> & Flags<L> & May;
export type VerbStep<L extends EffectLanguage> = { [K in VerbName<L>]: StepOf<L, K> }[VerbName<L>];
export type Program<L extends EffectLanguage> = readonly Step<L>[];

/** Steps about steps; every box has them. */
export type ControlStep<L extends EffectLanguage> = Flags<L> & (
  /** One of these ways; the target chosen for the first step of a way may decide. */
  | ({ readonly do: 'either'; readonly ways: readonly Program<L>[] } & May)
  /** All of this or nothing. */
  | { readonly do: 'may'; readonly steps: Program<L> }
  | { readonly do: 'if'; readonly test: Condition<L['tests']>; readonly then: Program<L>; readonly otherwise?: Program<L> }
  | { readonly do: 'repeat'; readonly times: number | L['measures']; readonly steps: Program<L> }
  /** For each of a group, which is fixed when the step begins: in the box's order, or in the order somebody chooses. */
  | { readonly do: 'each'; readonly of: L['group']; readonly steps: Program<L>; readonly order?: 'chosen'; readonly left?: readonly L['member'][] }
);

export type Step<L extends EffectLanguage> = VerbStep<L> | ControlStep<L>;

/** Where a program stands. Plain JSON: it can lie in a frame of the decision stack or in a player's own part of the state. */
export interface Cursor<L extends EffectLanguage> {
  /** The steps, with control steps replaced by what they came to as soon as that is known. */
  program: Program<L>;
  at: number;
  /** Steps from here on follow even where the ones before were lost (see `lost`); the program's length if there are none. */
  afterFrom: number;
  /** Steps that came up in between and are done first. */
  pending: Program<L>;
}

export type CursorOf<L extends EffectLanguage> = Cursor<L> & L['memory'];

/** What the box says about one of its verbs. */
export interface VerbRules<L extends EffectLanguage, K extends VerbName<L>> {
  /** Everything the step may be aimed at now. Absent: it happens by itself. */
  targets?(look: L['look'], step: StepOf<L, K>, memory: L['memory']): readonly Exclude<AimOf<L, K>, undefined>[];
  /** What else must be so for the step to be done. */
  possible?(look: L['look'], step: StepOf<L, K>, memory: L['memory']): boolean;
  /** Declared by a step that is done again and again until no target is left: whether it has been done at least once. */
  begun?(memory: L['memory']): boolean;
  apply(run: L['run'], step: StepOf<L, K>, target: AimOf<L, K>, memory: L['memory']): void;
  /** For a card, in the imperative: "gain 2 Stamina". */
  words(step: StepOf<L, K>): string;
  /** With its target, for a button and for the log: "hit the gunman". Absent: `words`. */
  aimed?(look: L['look'], step: StepOf<L, K>, target: AimOf<L, K>): string;
}

export interface EffectRules<L extends EffectLanguage> {
  look(run: L['run']): L['look'];
  readonly verbs: { readonly [K in VerbName<L>]: VerbRules<L, K> };
  readonly tests: TestsOf<L['tests'], L['look']>;
  /** How often a `repeat` that names it repeats: "once for every die on your Health track". */
  readonly measures: { readonly [Name in L['measures']]: { of(look: L['look'], memory: L['memory']): number; readonly words: string } };
  /** Whom an `each` goes through; absent in a box that has none. */
  readonly each?: {
    members(look: L['look'], group: L['group'], memory: L['memory']): readonly L['member'][];
    words(group: L['group']): string;
    memberWords(look: L['look'], member: L['member']): string;
  };
  /** Whether two targets are the same; absent: equal as JSON. */
  same?(a: TargetOf<L>, b: TargetOf<L>): boolean;
  /**
   * Declared where a step that must be done but cannot takes the rest of the program (up to `afterFrom`) with it: told how
   * many steps are lost. Absent: such a step is passed over.
   */
  lost?(run: L['run'], steps: number): void;
  /** Something else must be answered first, such as an interrupt that a step has called. */
  held?(run: L['run']): boolean;
  /** After every step that was done, for an event. */
  did?(run: L['run'], step: VerbStep<L>, target: TargetOf<L> | undefined): void;
}

/** over: nothing is left; waits: for an answer; held: something else comes first, then `advance` again. */
export type Standing = 'over' | 'waits' | 'held';

/** An answer to a waiting step: a target; one of its ways (0: just do it) where no target is needed; or no. */
export type Answer<Target> = { readonly target: Target } | { readonly way: number } | { readonly skip: true };

export interface Interpreter<L extends EffectLanguage> {
  /** A cursor at the beginning; `after` follows even where the program is lost. */
  start(program: Program<L>, after?: Program<L>): Cursor<L>;
  /** Does what needs no answer, passes over what cannot be done, and stops where somebody must choose. */
  advance(run: L['run'], cursor: CursorOf<L>): Standing;
  current(cursor: Cursor<L>): Step<L> | undefined;
  /** Whether the waiting step can be declined. */
  maySkip(cursor: Cursor<L>): boolean;
  /** What the waiting step may be aimed at. */
  targets(look: L['look'], cursor: CursorOf<L>): readonly TargetOf<L>[];
  /** Every answer to the waiting step. */
  answers(look: L['look'], cursor: CursorOf<L>): readonly Answer<TargetOf<L>>[];
  /** Gives an answer; false, and nothing has changed, if it was not among them. The caller goes on with `advance`. */
  answer(run: L['run'], cursor: CursorOf<L>, answer: Answer<TargetOf<L>>): boolean;
  /** An answer on a button. */
  answerWords(look: L['look'], cursor: CursorOf<L>, answer: Answer<TargetOf<L>>): string;
  /** Steps that come up now and are done before anything else. */
  interject(cursor: Cursor<L>, steps: Program<L>): void;
  /** The program anew, for a second run. */
  restart(cursor: Cursor<L>, program: Program<L>, afterFrom: number): void;
  possible(look: L['look'], step: Step<L>, memory: L['memory']): boolean;
  /** Whether a program would do anything: its first step that must be done is possible, or an optional one before it. */
  canStart(look: L['look'], program: Program<L>, memory: L['memory'], end?: number): boolean;
  /** The program as a sentence for a card: "Move, then hit twice. You may heal 1." */
  words(program: Program<L>): string;
  /** What one step did, or would do, to this target. */
  stepWords(look: L['look'], step: VerbStep<L>, target: TargetOf<L> | undefined): string;
}
