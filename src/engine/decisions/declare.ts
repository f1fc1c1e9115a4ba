import * as v from 'valibot';

import type { Seat } from '../game';
import type { AnyKind } from './compiled';
import { Decisions, type DecisionSettings } from './decisions';
import type { Bare, FrameKind, FrameOf, HiddenAnswer } from './frames';
import type { FrameIn, Run, World } from './run';

/** Why not: the rule's id in docs/rules, and its words. */
export type Objection = readonly [rule: string, words: string];

/** A button for an answer: its words. Its picture is the table's. */
export interface AnswerLabel {
  readonly label: string;
  /** What it means, in a few words. */
  readonly help?: string;
  readonly tone?: 'primary' | 'secondary' | 'danger';
  /** What on the table it points at, in the box's own names: a target picker lights it up. */
  readonly target?: string | number;
}

/** As a method would be: a function for one kind of frame may stand where the mechanism holds functions for all. */
export type Said<Arguments extends readonly unknown[], R> = { said(...told: Arguments): R }['said'];

export type Fields = Readonly<Record<string, v.GenericSchema>>;
/** What an answer with these fields carries. */
export type ValuesOf<E extends Fields> = Readonly<v.InferOutput<v.StrictObjectSchema<E, undefined>>>;

/** What may be answered, without what comes of it. `F` is the frame, `V` what the answer carries besides its kind. */
export interface AnswerRules<W extends World, F, V> {
  /** Whether this may be answered at all now. */
  when?(s: W['state'], frame: F, seat: Seat): boolean;
  /**
   * Every answer that may be given; absent: every value of its fields (yes and no, lists of names). Where dozens are listed, each may bear
   * the answer's name as its `kind`: the list is then given on as it is, without a copy of everything in it.
   */
  offers?(s: W['state'], frame: F, seat: Seat): Iterable<V>;
  /** Where there are more answers than can be listed: demands what the rules demand. `offers` is then a fair sample. */
  judge?(s: W['state'], frame: F, answer: V, seat: Seat): void;
  /** The refusal of whatever is not offered. */
  readonly otherwise?: Objection | Said<[s: W['state'], frame: F, answer: V, seat: Seat], Objection>;
  /** The refusal at moments that ask something else (which one may depend on the moment), or its rule alone; absent: the rule of `otherwise`, or the box's own. */
  readonly untimely?: Objection | string | Said<[s: W['state']], Objection>;
  label?(s: W['state'], frame: F, answer: V, seat: Seat): AnswerLabel;
  /** A word that is kept once given: no undo goes back across it. */
  readonly final?: boolean | Said<[answer: V], boolean>;
  /** A table asks once more before it plays this. */
  readonly confirm?: boolean;
}

export interface AnswerPlay<W extends World, F, V> extends AnswerRules<W, F, V> {
  play(run: Run<W>, frame: F, answer: V, seat: Seat): void;
}

export type Answer<W extends World, F, V> = AnswerPlay<W, F, V> & { readonly fields: Fields };
export type SecretAnswer<W extends World, F, V> = AnswerRules<W, F, V> & { readonly fields: Fields };

interface Asking<W extends World, F> {
  /** Who is asked; nobody: the frame ends by itself. */
  who(s: W['state'], frame: F): Seat | readonly Seat[];
  /** The prompt line. */
  readonly words: string | Said<[s: W['state'], frame: F, seat: Seat], string>;
  /** The kind a table sees, where it differs from the frame's. */
  as?(s: W['state'], frame: F, seat: Seat): string;
  /** Answering needs a look at what the others may not see. */
  readonly secret?: boolean;
}

/** A question: the top frame asks, an answer is played. After what an answer has called, it is asked again unless it has ended. */
export interface Decision<W extends World, K extends string, A> extends Asking<W, FrameOf<W['state'], K>> {
  readonly answers: { readonly [N in keyof A]: Answer<W, FrameOf<W['state'], K>, A[N]> };
  /** The answer that gives itself when nothing else may be done: a window without options never opens. */
  readonly ifOnly?: keyof A & string;
}

export type Step<W extends World, F, N> = Said<[run: Run<W>, frame: F], N | void>;

/** The steps of something that runs by itself and waits where a step calls a question. */
type NamedSteps<W extends World, K extends string, N extends string> = Readonly<Record<N, Step<W, FrameOf<W['state'], K>, NoInfer<N>>>>;
type ListedSteps<W extends World, K extends string> = readonly Step<W, FrameOf<W['state'], K>, undefined>[];

/** The answers that a frame declared as `Together` keeps. */
type GivenIn<F> = F extends { given?: Record<string, infer A> } ? Exclude<A, HiddenAnswer> : never;
type NamesIn<F> = GivenIn<F> extends { readonly kind: infer N extends string } ? N : never;

/** One seat's part of what was answered together. */
export interface GivenAnswer<A> {
  readonly seat: Seat;
  readonly answer: A;
}

/** A question that several seats answer at once, each without knowing the others' answers. */
export interface TogetherQuestion<W extends World, K extends string> extends Asking<W, FrameOf<W['state'], K>> {
  readonly answers: {
    readonly [N in NamesIn<FrameOf<W['state'], K>>]: SecretAnswer<W, FrameOf<W['state'], K>, Omit<Extract<GivenIn<FrameOf<W['state'], K>>, { readonly kind: N }>, 'kind'>>;
  };
  /** One more has answered: tell it, without telling what. */
  answered?(run: Run<W>, frame: FrameOf<W['state'], K>, seat: Seat): void;
  /** All have answered, and the frame has ended. The answers come in the order of `who`. */
  done(run: Run<W>, frame: FrameOf<W['state'], K>, given: readonly GivenAnswer<GivenIn<FrameOf<W['state'], K>>>[]): void;
}

/** What each answer of a declaration carries, by name. */
type CarriedBy<A> = { readonly [N in keyof A]: A[N] extends SecretAnswer<World, never, infer V> ? V : never };
type Flat<T> = { readonly [P in keyof T]: T[P] };
type MovesIn<A> = { [N in keyof A & string]: Flat<{ readonly kind: N } & A[N]> }[keyof A & string];

/** The moves that answer a declaration: `{ kind: 'chooseScar', color: 'red' }`. */
export type MovesOf<D> = D extends { readonly answers: infer A } ? MovesIn<CarriedBy<A>> : never;

export type Standing<W extends World, A> = { readonly [N in keyof A]: Answer<W, FrameIn<W>, A[N]> };

type AllKinds<W extends World> = { readonly [K in FrameKind<W['state']>]: AnyKind<W> & { readonly kind: K } };

/** The words to declare the frames of one box with, typed by its world. */
export function declarations<W extends World>() {
  return {
    /** An answer by its fields, then its rules: `answer({ color: v.picklist(COLORS) })({ offers, otherwise, play })`. */
    answer:
      <E extends Fields>(fields: E) =>
      <F>(rules: AnswerPlay<W, F, ValuesOf<E>>): Answer<W, F, ValuesOf<E>> => ({ ...rules, fields }),
    /** The same for a question that is answered together: what comes of it is the question's own `done`. */
    secretAnswer:
      <E extends Fields>(fields: E) =>
      <F>(rules: AnswerRules<W, F, ValuesOf<E>>): SecretAnswer<W, F, ValuesOf<E>> => ({ ...rules, fields }),
    decision: <K extends FrameKind<W['state']>, A>(kind: K, declared: Decision<W, K, A>) => ({ kind, ...declared }),
    /** Steps in order; one may return the name of the step to go on with. Frames remember names, which outlive changes of the rules in saved games. */
    process: <K extends FrameKind<W['state']>, N extends string>(kind: K, steps: NamedSteps<W, K, N>) => ({ kind, steps }),
    /** Steps whose order is the rule. Frames remember the place. */
    sequence: <K extends FrameKind<W['state']>>(kind: K, steps: ListedSteps<W, K>) => ({ kind, steps }),
    together: <K extends FrameKind<W['state']>>(kind: K, declared: TogetherQuestion<W, K>) => ({ kind, ...declared }),
    /** Answers that may be given at several kinds of frames: their `when` says at which. */
    standing: <A>(answers: Standing<W, A>): Standing<W, A> => answers,
    /** All of it as one: `prompts`, `moves`, `parseMove`, `play` and the rest follow. */
    decisions: <D extends AllKinds<W>, A = Bare>(settings: DecisionSettings<W> & { readonly kinds: D; readonly standing?: Standing<W, A> }) =>
      new Decisions<W, MovesOf<D[keyof D]> | MovesIn<A>>(settings),
  };
}
