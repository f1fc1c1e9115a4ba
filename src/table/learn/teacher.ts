import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Seat } from '@/engine/game';
import { sameJson } from '@/engine/json';

import type { Lesson, LessonStep } from './lesson';

export interface TeacherState {
  readonly index: number;
}

/** Whether everything the pattern names is equal in the move. */
export function matchesPattern(move: unknown, pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return sameJson(move, pattern);
  if (typeof move !== 'object' || move === null) return false;
  return Object.entries(pattern).every(([key, value]) => sameJson((move as Record<string, unknown>)[key], value));
}

/** Whether this is the move that a step waits for. */
export const isExpected = (move: unknown, { expect, fits }: Pick<Extract<LessonStep<unknown>, { readonly kind: 'do' }>, 'expect' | 'fits'>): boolean =>
  matchesPattern(move, expect) && fits?.(move) !== false;

/** The teacher: knows which step the lesson is at and which moves it lets pass. */
export class Teacher {
  readonly store: StoreApi<TeacherState> = createStore(() => ({ index: 0 }));

  constructor(
    readonly lesson: Lesson<unknown>,
    private readonly stateNow: () => unknown = () => undefined,
  ) {}

  get step(): LessonStep<unknown> | undefined {
    return this.lesson.steps[this.store.getState().index];
  }

  next(): void {
    this.goTo(this.store.getState().index + 1);
  }

  /** Stands at this step, or at the next one where there is something left to say or do. */
  goTo(step: number): void {
    let index = step;
    while (this.isPast(this.lesson.steps[index])) index += 1;
    this.store.setState({ index });
  }

  /** Everything has been said; at most a free game is left. */
  get isTaught(): boolean {
    return this.step === undefined || this.step.kind === 'free';
  }

  /** Nothing is left to do at this step. */
  private isPast(step: LessonStep<unknown> | undefined): boolean {
    if (!step) return false;
    const state = this.stateNow();
    return step.when?.(state) === false || (step.kind === 'until' && step.done(state));
  }

  /** Called when a move has been made and told. */
  moved(): void {
    const { step } = this;
    if (step?.kind === 'do' || step?.kind === 'watch' || (step?.kind === 'until' && this.isPast(step))) this.next();
  }

  /** Called when the table has refused something, by this rule if it named one. */
  refused(rule: string | undefined): void {
    const { step } = this;
    if (step?.kind === 'try' && step.refusedBy === rule) this.next();
  }

  /** Words for a move that does not belong here; undefined lets it pass. */
  refusal(_seat: Seat, move: unknown): string | undefined {
    const { step } = this;
    switch (step?.kind) {
      case 'do':
        return isExpected(move, step) ? undefined : step.otherwise;
      case 'try':
        return step.otherwise;
      case 'say':
        return 'Read on first, then it is your turn.';
      case 'watch':
        return 'Watch this move first.';
      default:
        return undefined;
    }
  }

  get botsWait(): boolean {
    const { step } = this;
    return step !== undefined && step.kind !== 'free' && step.kind !== 'until';
  }
}
