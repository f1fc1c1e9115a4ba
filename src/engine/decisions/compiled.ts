import * as v from 'valibot';

import { refuse } from '../errors';
import type { Seat } from '../game';
import { sameJson } from '../json';
import type { AnswerPlay, Fields, GivenAnswer, Objection, Said, SecretAnswer, Step } from './declare';
import { hasAnswered, type StackFrame, type StepKey } from './frames';
import type { Run, World } from './run';

/** What the mechanism knows of any box: declarations whose own kinds of frames and answers no longer matter. */
export type AnyValues = Readonly<Record<string, unknown>>;
export type AnyMove = AnyValues & { readonly kind: string };
type AnyAnswer<W extends World> = SecretAnswer<W, StackFrame, AnyValues> & Partial<Pick<AnswerPlay<W, StackFrame, AnyValues>, 'play'>>;

/** A kind as it is declared, whatever its form. */
export interface AnyKind<W extends World> {
  who?(s: W['state'], frame: StackFrame): Seat | readonly Seat[];
  readonly words?: string | Said<[s: W['state'], frame: StackFrame, seat: Seat], string>;
  as?(s: W['state'], frame: StackFrame, seat: Seat): string;
  readonly secret?: boolean;
  readonly ifOnly?: string;
  readonly answers?: Readonly<Record<string, AnyAnswer<W>>>;
  answered?(run: Run<W>, frame: StackFrame, seat: Seat): void;
  done?(run: Run<W>, frame: StackFrame, given: readonly GivenAnswer<object>[]): void;
  readonly steps?: Readonly<Record<string, Step<W, StackFrame, string>>> | readonly Step<W, StackFrame, undefined>[];
}

// Declarations have the fields they need, each some others. With all fields written out they have one shape, which is read many times faster.

const inOneShape = <W extends World>({ who, words, as, secret, ifOnly, answers, answered, done, steps }: AnyKind<W>): AnyKind<W> =>
  ({ who, words, as, secret, ifOnly, answers, answered, done, steps });

const answerInOneShape = <W extends World>({ fields, when, offers, judge, otherwise, untimely, label, final, confirm, play }: AnyAnswer<W>): AnyAnswer<W> =>
  ({ fields, when, offers, judge, otherwise, untimely, label, final, confirm, play });

const NO_MOVES: readonly AnyMove[] = [];
const NOT_NOW = 'This is not the moment for that.';

/** Whether the offers of an answer bear its name already, which then all of them do. */
const areMoves = (offers: readonly AnyValues[], name: string): offers is readonly AnyMove[] => offers[0]?.['kind'] === name;

/** Every value of the fields, where each has only a few: yes and no, or names from a list. */
function allValues(name: string, fields: Fields): readonly AnyValues[] {
  let values: AnyValues[] = [{}];
  for (const [key, schema] of Object.entries(fields)) {
    const choices = fewValues(schema);
    if (!choices) throw new Error(`${name} has to say which values of “${key}” are offered`);
    values = values.flatMap((value) => choices.map((choice) => ({ ...value, [key]: choice })));
  }
  return values;
}

function fewValues(schema: v.GenericSchema): readonly unknown[] | undefined {
  if (schema.type === 'boolean') return [true, false];
  return 'options' in schema && schema.type === 'picklist' && Array.isArray(schema.options) ? schema.options : undefined;
}

/** One answer of one kind, ready to be asked often. */
export class CompiledAnswer<W extends World> {
  readonly schema: v.StrictObjectSchema<Fields & { readonly kind: v.LiteralSchema<string, undefined> }, undefined>;
  private readonly keys: readonly string[];
  /** Offered whenever the answer may be given at all; made once, as the moves they are. */
  private readonly always: readonly AnyMove[] | undefined;
  readonly declared: AnyAnswer<W>;

  constructor(
    readonly name: string,
    declared: AnyAnswer<W>,
    private readonly wrongMoment: Objection,
  ) {
    this.declared = answerInOneShape(declared);
    this.keys = Object.keys(declared.fields);
    this.schema = v.strictObject({ ...declared.fields, kind: v.literal(name) });
    this.always = declared.offers ? undefined : allValues(name, declared.fields).map((values) => ({ kind: name, ...values }));
  }

  isOpen(s: W['state'], frame: StackFrame, seat: Seat): boolean {
    return this.declared.when?.(s, frame, seat) ?? true;
  }

  /** Everything that may be answered now. What a question makes up one by one comes one by one, for it may be endless. */
  moves(s: W['state'], frame: StackFrame, seat: Seat): Iterable<AnyMove> {
    if (!this.isOpen(s, frame, seat)) return NO_MOVES;
    if (this.always) return this.always;
    const offers = this.offers(s, frame, seat);
    return Array.isArray(offers) ? this.listed(offers) : this.oneByOne(offers);
  }

  /** Whether anything may be answered. */
  isOffering(s: W['state'], frame: StackFrame, seat: Seat): boolean {
    if (!this.isOpen(s, frame, seat)) return false;
    if (this.always) return true;
    const offers = this.offers(s, frame, seat);
    return Array.isArray(offers) ? offers.length > 0 : offers[Symbol.iterator]().next().done !== true;
  }

  private offers(s: W['state'], frame: StackFrame, seat: Seat): Iterable<AnyValues> {
    return this.declared.offers?.(s, frame, seat) ?? NO_MOVES;
  }

  /** The offers as moves. A long list may be made of moves at once (`offers` in declare.ts): then nothing is copied. */
  private listed(offers: readonly AnyValues[]): readonly AnyMove[] {
    const { name } = this;
    if (offers.length === 0) return NO_MOVES;
    if (areMoves(offers, name)) return offers;
    const moves: AnyMove[] = [];
    for (let i = 0; i < offers.length; i++) moves.push({ kind: name, ...offers[i] });
    return moves;
  }

  private *oneByOne(offers: Iterable<AnyValues>): Iterable<AnyMove> {
    for (const offer of offers) yield { kind: this.name, ...offer };
  }

  /** Refuses what may not be answered now. */
  demand(s: W['state'], frame: StackFrame, move: AnyMove, seat: Seat): void {
    if (!this.isOpen(s, frame, seat)) this.refuse(s, frame, move, seat);
    if (this.declared.judge) this.declared.judge(s, frame, move, seat);
    else if (!this.isOffered(s, frame, move, seat)) this.refuse(s, frame, move, seat);
  }

  /** The refusal at a moment that asks something else. */
  refuseUntimely(s: W['state']): never {
    const { untimely, otherwise } = this.declared;
    if (typeof untimely === 'string') refuse(untimely, NOT_NOW);
    if (untimely) refuse(...(typeof untimely === 'function' ? untimely(s) : untimely));
    if (typeof otherwise === 'object') refuse(otherwise[0], NOT_NOW);
    return refuse(...this.wrongMoment);
  }

  private refuse(s: W['state'], frame: StackFrame, move: AnyMove, seat: Seat): never {
    const { otherwise } = this.declared;
    if (!otherwise) this.refuseUntimely(s);
    return refuse(...(typeof otherwise === 'function' ? otherwise(s, frame, move, seat) : otherwise));
  }

  private isOffered(s: W['state'], frame: StackFrame, move: AnyMove, seat: Seat): boolean {
    const offers = this.always ?? this.offers(s, frame, seat);
    // Moves that are made once are given back as they were offered: nothing has to be compared.
    if (Array.isArray(offers) && offers.includes(move)) return true;
    for (const offer of offers) if (this.isSame(offer, move)) return true;
    return false;
  }

  private isSame(offer: AnyValues, move: AnyMove): boolean {
    for (const key of this.keys) {
      const offered = offer[key];
      const given = move[key];
      if (offered !== given && (typeof offered !== 'object' || !sameJson(offered, given))) return false;
    }
    return true;
  }
}

/** When a process has come to its end but for what its last step has called. No step can have this name. */
const DONE = '(done)';

/** Whoever runs the steps looks up now and then, for a process that never ends is a mistake. */
const MOST_AT_ONCE = 20;

/** One step of a process, and what the frame remembers while it runs: the step after it. The end is one without a step. */
interface CompiledStep<W extends World> {
  readonly key: StepKey;
  readonly step: Step<W, StackFrame, string | undefined> | undefined;
  readonly following: CompiledStep<W> | undefined;
}

/** The steps of a process in their order, by the keys that frames remember. */
class CompiledSteps<W extends World> {
  private readonly first: CompiledStep<W>;
  private readonly byKey = new Map<StepKey, CompiledStep<W>>();
  /** Where the process that was interrupted last goes on: few steps have to be looked up. */
  private likely: CompiledStep<W> | undefined;

  constructor(declared: NonNullable<AnyKind<W>['steps']>) {
    const steps: readonly Step<W, StackFrame, string | undefined>[] = Object.values(declared);
    const keys: readonly StepKey[] = Array.isArray(declared) ? [...steps.keys()] : Object.keys(declared);
    let following: CompiledStep<W> = { key: Array.isArray(declared) ? steps.length : DONE, step: undefined, following: undefined };
    this.byKey.set(following.key, following);
    for (let i = steps.length - 1; i >= 0; i--) {
      following = { key: keys[i] ?? i, step: steps[i], following };
      this.byKey.set(following.key, following);
    }
    this.first = following;
  }

  /** Runs the next step, and those after it as long as nothing comes between; false: there was none left. */
  runNext(run: Run<W>, frame: StackFrame): boolean {
    let current = this.next(frame);
    for (let count = 0; count < MOST_AT_ONCE; count++) {
      const { key, step, following } = current;
      if (step === undefined || following === undefined) return false;
      frame.step = following.key;
      const instead = step(run, frame);
      if (instead === undefined || instead === following.key) current = following;
      else {
        frame.step = instead;
        if (instead !== key) current = this.stepAt(frame, instead);
      }
      if (!run.isIdle(frame)) break;
      // Nothing comes after it, neither a step nor what it has called: it need not be looked at again.
      if (current.step === undefined) {
        run.end();
        return true;
      }
    }
    this.likely = current;
    return true;
  }

  private next(frame: StackFrame): CompiledStep<W> {
    const key = frame.step;
    if (key === undefined) return this.first;
    return this.likely?.key === key ? this.likely : this.stepAt(frame, key);
  }

  private stepAt({ kind }: StackFrame, key: StepKey): CompiledStep<W> {
    const found = this.byKey.get(key);
    if (found === undefined) throw new Error(`${kind} has no step “${key}”`);
    return found;
  }
}

/** A declared kind, ready to be asked often. */
export class CompiledKind<W extends World> {
  readonly answers: readonly CompiledAnswer<W>[];
  /** Its own answers, then what may be answered at any such time. */
  readonly possible: readonly CompiledAnswer<W>[];
  readonly byName: ReadonlyMap<string, CompiledAnswer<W>>;
  readonly steps: CompiledSteps<W> | undefined;
  readonly declared: AnyKind<W>;

  constructor(
    readonly name: string,
    declared: AnyKind<W>,
    wrongMoment: Objection,
    standing: readonly CompiledAnswer<W>[] = [],
  ) {
    this.declared = inOneShape(declared);
    this.answers = Object.entries(declared.answers ?? {}).map(([name, answer]) => new CompiledAnswer(name, answer, wrongMoment));
    this.byName = new Map(this.answers.map((answer) => [answer.name, answer]));
    this.possible = [...this.answers, ...standing.filter(({ name }) => !this.byName.has(name))];
    this.steps = declared.steps && new CompiledSteps(declared.steps);
  }

  who(s: W['state'], frame: StackFrame): Seat | readonly Seat[] {
    return this.declared.who?.(s, frame) ?? [];
  }

  /** Whether the seat has given its answer to a question that several answer together. */
  hasAnswered(frame: StackFrame, seat: Seat): boolean {
    return this.declared.done !== undefined && hasAnswered(frame, seat);
  }

  words(s: W['state'], frame: StackFrame, seat: Seat): string {
    const { words = '' } = this.declared;
    return typeof words === 'string' ? words : words(s, frame, seat);
  }
}
