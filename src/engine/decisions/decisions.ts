import * as v from 'valibot';

import { Refusal, refuse } from '../errors';
import type { Prompt, Seat, Table } from '../game';
import { cloneJson } from '../json';
import { border } from '../parse';
import type { Random } from '../random';
import { CompiledAnswer, CompiledKind, type AnyKind, type AnyMove } from './compiled';
import type { AnswerLabel, GivenAnswer, Objection } from './declare';
import { HIDDEN_ANSWER, type StackFrame } from './frames';
import { plainLabel } from './plainLabel';
import { Run, type World } from './run';

/** Far more steps without a question than any rule needs: a process that never ends is a mistake. */
const MOST_STEPS = 100_000;

export interface DecisionSettings<W extends World> {
  /** "Dungeon Fighter". */
  readonly title: string;
  readonly kinds: Readonly<Record<string, AnyKind<W>>>;
  readonly standing?: AnyKind<W>['answers'];
  /** The refusal of a seat that is not asked. */
  readonly wrongSeat: Objection;
  /** The refusal of an answer to another question, where the answer has no words of its own. */
  readonly wrongMoment: Objection;
}

/** A box without tools plays without them. */
type ToolsOf<W extends World> = undefined extends W['tools'] ? [tools?: W['tools']] : [tools: W['tools']];

/** Everything a game says and does about its questions, from their declarations. */
export class Decisions<W extends World, M extends { readonly kind: string }> {
  private readonly kinds = new Map<string, CompiledKind<W>>();
  private readonly standing: CompiledKind<W>;
  /** The kind that was asked for last: prompts, moves and their judgement ask for the same one again and again. */
  private latestKind: CompiledKind<W> | undefined;
  /** For each height of the stack the frame that was looked up there last, and its kind: most frames come to the top again when what they have called is over. */
  private readonly lookedUp: StackFrame[] = [];
  private readonly kindsOf: CompiledKind<W>[] = [];
  /** Any declaration of each answer, to refuse it at the wrong moment. */
  private readonly known = new Map<string, CompiledAnswer<W>>();
  /** Made of all known answers when a move is first read. */
  private parse: ((raw: unknown) => object) | undefined;

  constructor(private readonly settings: DecisionSettings<W>) {
    this.standing = new CompiledKind('', { answers: settings.standing }, settings.wrongMoment);
    this.add(settings.kinds);
    this.standing.answers.forEach((answer) => this.learn(answer));
  }

  /** Kinds whose rules come later than the others, before the first match that has such frames: what only some matches need. */
  add(kinds: DecisionSettings<W>['kinds']): void {
    for (const [kind, declared] of Object.entries(kinds)) {
      const compiled = new CompiledKind(kind, declared, this.settings.wrongMoment, this.standing.answers);
      this.kinds.set(kind, compiled);
      compiled.answers.forEach((answer) => this.learn(answer));
    }
    this.parse = undefined;
  }

  parseMove = (raw: unknown): M => {
    this.parse ??= border(`a move of ${this.settings.title}`, v.variant('kind', [...this.known.values()].map(({ schema }) => schema)));
    return this.asMove(this.parse(raw));
  };

  /** Who is asked what now. */
  prompts = (s: W['state']): readonly Prompt[] => {
    const frame = this.top(s);
    if (!frame) return [];
    const kind = this.kindOf(frame);
    const { secret = kind.declared.done !== undefined } = kind.declared;
    const prompts: Prompt[] = [];
    const who = kind.who(s, frame);
    for (const seat of typeof who === 'number' ? [who] : who) {
      if (kind.hasAnswered(frame, seat)) continue;
      const shown = kind.declared.as?.(s, frame, seat) ?? frame.kind;
      const words = kind.words(s, frame, seat);
      prompts.push(secret ? { seat, kind: shown, words, secret } : { seat, kind: shown, words });
    }
    return prompts;
  };

  /** What the seat may answer now: what the question offers, then what may be done at any such time. */
  moves = (s: W['state'], seat: Seat): Iterable<M> => {
    const frame = this.top(s);
    let moves: AnyMove[] = [];
    if (!frame || !this.isAsked(s, frame, seat)) return this.asMoves(moves);
    const { possible } = this.kindOf(frame);
    for (let i = 0; i < possible.length; i++) {
      const more = possible[i]?.moves(s, frame, seat) ?? [];
      if (!isList(more)) return this.asMoves(this.withRest(moves, more, s, frame, seat, possible.slice(i + 1)));
      // The longest list mostly comes first: it is copied as a whole.
      if (moves.length === 0 && more.length > 0) moves = more.slice();
      else for (let j = 0; j < more.length; j++) moves.push(more[j] as AnyMove);
    }
    return this.asMoves(moves);
  };

  /** The first answer of the first of these kinds that may be given now. Nothing else is listed for it: for whoever looks ahead. */
  firstOf = (s: W['state'], seat: Seat, kinds: readonly M['kind'][]): M | undefined => {
    const frame = this.top(s);
    if (!frame || !this.isAsked(s, frame, seat)) return undefined;
    const { possible } = this.kindOf(frame);
    for (const kind of kinds) {
      for (const answer of possible) {
        if (answer.name !== kind) continue;
        const [first] = answer.moves(s, frame, seat);
        if (first) return this.asMove(first);
      }
    }
    return undefined;
  };

  /** Plays an answer, or refuses it and has changed nothing; then everything that needs no decision. */
  play = (draft: W['state'], seat: Seat, move: M, table: Table<W['event']>, ...tools: ToolsOf<W>): void => {
    const run = new Run<W>(draft, table, tools[0]);
    const frame = this.askedFrame(draft, seat);
    const answer = this.answerTo(draft, frame, seat, move);
    answer.demand(draft, frame, move, seat);
    this.give(run, frame, answer, move, seat);
    this.goOn(run);
  };

  /** What setting up a game begins with: calls of its first frames, played until somebody is asked. */
  begin = (draft: W['state'], table: Table<W['event']>, first: (run: Run<W>) => void, ...tools: ToolsOf<W>): void => {
    const run = new Run<W>(draft, table, tools[0]);
    first(run);
    this.goOn(run);
  };

  /** Why the seat may not answer this now; undefined: it may. */
  refusal = (s: W['state'], seat: Seat, move: M): Refusal | undefined => {
    try {
      const frame = this.askedFrame(s, seat);
      this.answerTo(s, frame, seat, move).demand(s, frame, move, seat);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  isFinal = (move: M): boolean => {
    const final = this.known.get(move.kind)?.declared.final;
    return typeof final === 'function' ? final(move) : (final ?? false);
  };

  /** Whether a table should ask once more before it plays this. */
  needsConfirming = (move: M): boolean => this.known.get(move.kind)?.declared.confirm ?? false;

  /** The button for an answer to what is asked now. */
  label = (s: W['state'], seat: Seat, move: M): AnswerLabel => {
    const frame = this.top(s);
    const answer = frame && this.find(frame, move);
    return (frame && answer?.declared.label?.(s, frame, move, seat)) ?? plainLabel(move);
  };

  /** Fills in, at random, what others have answered in secret: for `imagine`, when everything else has been imagined. */
  imagineAnswers = (draft: W['state'], random: Random): void => {
    for (const frame of draft.frames) {
      if (!frame.given) continue;
      for (const [seat, answer] of Object.entries(frame.given)) {
        // A copy: lists of moves may be shared, and a state may not.
        if (answer === HIDDEN_ANSWER) frame.given[seat] = cloneJson(this.anyAnswer(draft, frame, Number(seat), random));
      }
    }
  };

  /** A list that goes on with moves that come one by one. */
  private *withRest(listed: readonly AnyMove[], more: Iterable<AnyMove>, s: W['state'], frame: StackFrame, seat: Seat, rest: readonly CompiledAnswer<W>[]): Iterable<AnyMove> {
    yield* listed;
    yield* more;
    for (const answer of rest) yield* answer.moves(s, frame, seat);
  }

  private give(run: Run<W>, frame: StackFrame, answer: CompiledAnswer<W>, move: AnyMove, seat: Seat): void {
    run.enter(frame);
    if (answer.declared.play) return answer.declared.play(run, frame, move, seat);
    const { declared } = this.kindOf(frame);
    frame.given = { ...frame.given, [seat]: move };
    declared.answered?.(run, frame, seat);
  }

  /** Runs everything that needs no decision, until somebody is asked or nothing is left. */
  private goOn(run: Run<W>): void {
    let frame: StackFrame | undefined;
    let kind: CompiledKind<W> | undefined;
    for (let count = 0; count < MOST_STEPS; count++) {
      const top = this.top(run.state);
      if (top === undefined) return;
      // Most steps call nothing: the same process goes on.
      if (top !== frame || kind === undefined) {
        frame = top;
        kind = this.kindAt(run.state.frames.length, top);
      }
      run.enter(top);
      if (kind.steps === undefined) {
        if (!this.settles(run, top, kind)) return;
      } else if (!kind.steps.runNext(run, top)) run.end();
    }
    throw new Error('the rules go round in circles');
  }

  /** What a question comes to without an answer: it may end or answer itself. False: it waits. */
  private settles(run: Run<W>, frame: StackFrame, kind: CompiledKind<W>): boolean {
    const who = kind.who(run.state, frame);
    if (kind.declared.done) return this.endTogether(run, frame, kind, typeof who === 'number' ? [who] : who);
    const first = typeof who === 'number' ? who : who[0];
    if (first === undefined) {
      run.end();
      return true;
    }
    const { ifOnly } = kind.declared;
    return ifOnly !== undefined && this.passAlone(run, frame, first, ifOnly);
  }

  private endTogether(run: Run<W>, frame: StackFrame, kind: CompiledKind<W>, seats: readonly Seat[]): boolean {
    const given: GivenAnswer<object>[] = [];
    for (const seat of seats) {
      const answer = frame.given?.[seat];
      if (answer === undefined) return false;
      if (answer === HIDDEN_ANSWER) throw new Error(`what seat ${seat} has answered is hidden: imagine it first`);
      given.push({ seat, answer });
    }
    run.end();
    kind.declared.done?.(run, frame, given);
    return true;
  }

  /** Gives the answer `name` if nothing else may be answered. */
  private passAlone(run: Run<W>, frame: StackFrame, seat: Seat, name: string): boolean {
    const { possible, byName } = this.kindOf(frame);
    for (const other of possible) if (other.name !== name && other.isOffering(run.state, frame, seat)) return false;
    const answer = byName.get(name);
    if (!answer) throw new Error(`${frame.kind} has no answer “${name}”`);
    this.give(run, frame, answer, { kind: name }, seat);
    return true;
  }

  private anyAnswer(s: W['state'], frame: StackFrame, seat: Seat, random: Random): AnyMove {
    let chosen: AnyMove | undefined;
    let count = 0;
    for (const answer of this.kindOf(frame).answers) {
      for (const move of answer.moves(s, frame, seat)) {
        count += 1;
        if (random.below(count) === 0) chosen = move;
      }
    }
    if (!chosen) throw new Error(`seat ${seat} cannot have answered ${frame.kind}`);
    return chosen;
  }

  private top({ frames }: W['state']): StackFrame | undefined {
    return frames[frames.length - 1];
  }

  private kindOf({ kind }: StackFrame): CompiledKind<W> {
    if (kind === this.latestKind?.name) return this.latestKind;
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`there is no frame of kind “${kind}”`);
    this.latestKind = found;
    return found;
  }

  private kindAt(height: number, frame: StackFrame): CompiledKind<W> {
    const known = this.kindsOf[height];
    if (known !== undefined && this.lookedUp[height] === frame) return known;
    const found = this.kindOf(frame);
    this.lookedUp[height] = frame;
    this.kindsOf[height] = found;
    return found;
  }

  private isAsked(s: W['state'], frame: StackFrame, seat: Seat): boolean {
    const kind = this.kindOf(frame);
    const who = kind.who(s, frame);
    return (typeof who === 'number' ? who === seat : who.includes(seat)) && !kind.hasAnswered(frame, seat);
  }

  private askedFrame(s: W['state'], seat: Seat): StackFrame {
    const frame = this.top(s);
    return frame && this.isAsked(s, frame, seat) ? frame : refuse(...this.settings.wrongSeat);
  }

  private find(frame: StackFrame, { kind }: M): CompiledAnswer<W> | undefined {
    return this.kindOf(frame).byName.get(kind) ?? this.standing.byName.get(kind);
  }

  private answerTo(s: W['state'], frame: StackFrame, seat: Seat, move: M): CompiledAnswer<W> {
    const own = this.kindOf(frame).byName.get(move.kind);
    if (own) return own;
    const standing = this.standing.byName.get(move.kind);
    if (standing?.isOpen(s, frame, seat)) return standing;
    return this.known.get(move.kind)?.refuseUntimely(s) ?? refuse(...this.settings.wrongMoment);
  }

  private learn(answer: CompiledAnswer<W>): void {
    const other = this.known.get(answer.name);
    if (!other) this.known.set(answer.name, answer);
    else if (!sameFields(other, answer)) throw new Error(`“${answer.name}” is declared twice with different fields`);
  }

  /** `M` is what the declared answers make: the only places where the compiler has to believe it. */
  private asMove(move: object): M {
    return move as M;
  }

  private asMoves(moves: Iterable<object>): Iterable<M> {
    return moves as Iterable<M>;
  }
}

const isList = (moves: Iterable<AnyMove>): moves is readonly AnyMove[] => Array.isArray(moves);

const sameFields = <W extends World>(a: CompiledAnswer<W>, b: CompiledAnswer<W>): boolean =>
  Object.keys(a.declared.fields).join() === Object.keys(b.declared.fields).join();
