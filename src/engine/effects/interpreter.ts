import { current, interject, lose, passOn, replace, restart, start } from './cursor';
import type { AnyCursor, AnyInterpreter, AnyProgram, AnyRules, AnyStep } from './erased';
import type { Answer, EffectLanguage, EffectRules, Interpreter, Standing } from './language';
import { Reader, bind, declinable, waysOf } from './reader';
import { programWords } from './words';

/** The interpreter of a box's programs. */
export function interpreter<L extends EffectLanguage>(rules: EffectRules<L>): Interpreter<L>;
export function interpreter(rules: AnyRules): AnyInterpreter {
  return new ProgramRunner(rules);
}

class ProgramRunner implements AnyInterpreter {
  private readonly reader: Reader;
  readonly start = start;
  readonly restart = restart;
  readonly current = current;
  readonly interject = interject;

  constructor(private readonly rules: AnyRules) {
    this.reader = new Reader(rules);
  }

  advance(run: unknown, cursor: AnyCursor): Standing {
    for (;;) {
      if (this.rules.held?.(run)) return 'held';
      const look = this.rules.look(run);
      const step = this.settle(look, cursor);
      if (step === undefined) return 'over';
      if (declinable(step)) return 'waits';
      if (!this.reader.possible(look, step, cursor)) this.passOver(run, cursor, step);
      else if (this.reader.needsNoTarget(step)) this.apply(run, cursor, step, undefined);
      else return 'waits';
    }
  }

  /** Passes over what does not apply or can be left out without loss, opens what settles itself, and says what comes then. */
  private settle(look: unknown, cursor: AnyCursor): AnyStep | undefined {
    for (;;) {
      const step = current(cursor);
      if (step === undefined) return undefined;
      if (!this.reader.applies(look, step, cursor)) passOn(cursor);
      else {
        const expanded = this.reader.expansion(look, step, cursor);
        if (expanded) replace(cursor, expanded);
        else if (declinable(step) && !this.reader.possible(look, step, cursor)) passOn(cursor);
        else return step;
      }
    }
  }

  /** A step that must be done but cannot. */
  private passOver(run: unknown, cursor: AnyCursor, step: AnyStep): void {
    const done = waysOf(step) === undefined && this.reader.verbOf(step).begun?.(cursor) === true;
    if (done || !this.rules.lost) passOn(cursor);
    else this.rules.lost(run, lose(cursor));
  }

  private apply(run: unknown, cursor: AnyCursor, step: AnyStep, target: unknown): void {
    const verb = this.reader.verbOf(step);
    // Passed first, so that a step that comes up in between is not taken for the one just done.
    if (!verb.begun) passOn(cursor);
    verb.apply(run, step, target, cursor);
    this.rules.did?.(run, step, target);
  }

  maySkip(cursor: AnyCursor): boolean {
    const step = current(cursor);
    return step !== undefined && declinable(step);
  }

  targets(look: unknown, cursor: AnyCursor): readonly unknown[] {
    const step = current(cursor);
    return step ? this.reader.targets(look, step, cursor) : [];
  }

  answers(look: unknown, cursor: AnyCursor): readonly Answer<unknown>[] {
    const step = current(cursor);
    if (step === undefined) return [];
    const found: Answer<unknown>[] = this.reader.targets(look, step, cursor).map((target) => ({ target }));
    waysOf(step)?.forEach((way, index) => {
      if (this.reader.isOpenWay(look, step, way, cursor)) found.push({ way: index });
    });
    if (this.reader.needsNoTarget(step)) found.push({ way: 0 });
    if (declinable(step)) found.push({ skip: true });
    return found;
  }

  answer(run: unknown, cursor: AnyCursor, answer: Answer<unknown>): boolean {
    const step = current(cursor);
    if (step === undefined) return false;
    if ('target' in answer) return this.aim(run, cursor, step, answer.target);
    if ('way' in answer) return this.takeWay(run, cursor, step, answer.way);
    if (!declinable(step)) return false;
    passOn(cursor);
    return true;
  }

  /** The target tells which way was meant, and which way of that; then the step itself is done. */
  private aim(run: unknown, cursor: AnyCursor, waiting: AnyStep, target: unknown): boolean {
    const look = this.rules.look(run);
    let step = waiting;
    let aimed = this.reader.offered(look, step, cursor, target);
    if (aimed === undefined) return false;
    for (let way = this.reader.wayOf(look, step, cursor, target); way; way = this.reader.wayOf(look, step, cursor, target)) {
      replace(cursor, bind(way, step.it));
      step = this.settle(look, cursor) ?? step;
      aimed = this.reader.offered(look, step, cursor, target);
    }
    if (step.do === 'each') this.goOnWith(cursor, step, aimed);
    else this.apply(run, cursor, step, aimed);
    return true;
  }

  /** Of an `each` in chosen order: this one now, the others later. */
  private goOnWith(cursor: AnyCursor, step: AnyStep, member: unknown): void {
    const left = this.reader.without(step.left ?? [], member);
    replace(cursor, [...bind(step.steps, member), ...(left.length > 0 ? [{ ...step, left }] : [])]);
  }

  private takeWay(run: unknown, cursor: AnyCursor, step: AnyStep, index: number): boolean {
    const way = waysOf(step)?.[index];
    if (way) {
      const open = this.reader.isOpenWay(this.rules.look(run), step, way, cursor);
      if (open) replace(cursor, bind(way, step.it));
      return open;
    }
    if (index !== 0 || !this.reader.needsNoTarget(step)) return false;
    this.apply(run, cursor, step, undefined);
    return true;
  }

  possible(look: unknown, step: AnyStep, memory: object): boolean {
    return this.reader.possible(look, step, memory);
  }

  canStart(look: unknown, program: AnyProgram, memory: object, end = program.length): boolean {
    return this.reader.lead(look, program, memory, end) !== undefined;
  }

  words(program: AnyProgram): string {
    return programWords(this.rules, program);
  }

  stepWords(look: unknown, step: AnyStep, target: unknown): string {
    const verb = this.reader.verbOf(step);
    return verb.aimed ? verb.aimed(look, step, target) : verb.words(step);
  }

  answerWords(look: unknown, cursor: AnyCursor, answer: Answer<unknown>): string {
    const step = current(cursor);
    if (step === undefined) return '';
    if ('skip' in answer) return 'Skip';
    if ('target' in answer) return this.targetWords(look, step, cursor, answer.target);
    const way = waysOf(step)?.[answer.way];
    return way ? programWords(this.rules, way) : programWords(this.rules, [{ ...step, may: undefined, when: undefined }]);
  }

  private targetWords(look: unknown, step: AnyStep, memory: object, target: unknown): string {
    const way = this.reader.wayOf(look, step, memory, target);
    const first = way && this.reader.leadOfWay(look, step, way, memory);
    if (first) return this.targetWords(look, first, memory, target);
    return step.do === 'each' ? (this.rules.each?.memberWords(look, target) ?? '') : this.stepWords(look, step, target);
  }
}
