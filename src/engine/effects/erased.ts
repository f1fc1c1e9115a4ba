import type { AnyCondition, AnyTests } from '../conditions';
import type { Answer, Standing } from './language';

/** The types of `language.ts` without a box's own, for the inside of the interpreter. */

export type AnyProgram = readonly AnyStep[];

export interface AnyStep {
  readonly do: string;
  readonly may?: true;
  readonly when?: AnyCondition;
  readonly it?: unknown;
  readonly ways?: readonly AnyProgram[];
  readonly steps?: AnyProgram;
  readonly test?: AnyCondition;
  readonly then?: AnyProgram;
  readonly otherwise?: AnyProgram;
  readonly times?: number | string;
  readonly of?: unknown;
  readonly order?: 'chosen';
  readonly left?: readonly unknown[];
}

export interface AnyCursor {
  program: AnyProgram;
  at: number;
  afterFrom: number;
  pending: AnyProgram;
}

export interface AnyVerb {
  targets?(look: unknown, step: AnyStep, memory: object): readonly unknown[];
  possible?(look: unknown, step: AnyStep, memory: object): boolean;
  begun?(memory: object): boolean;
  apply(run: unknown, step: AnyStep, target: unknown, memory: object): void;
  words(step: AnyStep): string;
  aimed?(look: unknown, step: AnyStep, target: unknown): string;
}

export interface AnyRules {
  look(run: unknown): unknown;
  readonly verbs: Readonly<Record<string, AnyVerb>>;
  readonly tests: AnyTests;
  readonly measures: Readonly<Record<string, { of(look: unknown, memory: object): number; readonly words: string }>>;
  readonly each?: {
    members(look: unknown, group: unknown, memory: object): readonly unknown[];
    words(group: unknown): string;
    memberWords(look: unknown, member: unknown): string;
  };
  same?(a: unknown, b: unknown): boolean;
  lost?(run: unknown, steps: number): void;
  held?(run: unknown): boolean;
  did?(run: unknown, step: AnyStep, target: unknown): void;
}

export interface AnyInterpreter {
  start(program: AnyProgram, after?: AnyProgram): AnyCursor;
  advance(run: unknown, cursor: AnyCursor): Standing;
  current(cursor: AnyCursor): AnyStep | undefined;
  maySkip(cursor: AnyCursor): boolean;
  targets(look: unknown, cursor: AnyCursor): readonly unknown[];
  answers(look: unknown, cursor: AnyCursor): readonly Answer<unknown>[];
  answer(run: unknown, cursor: AnyCursor, answer: Answer<unknown>): boolean;
  answerWords(look: unknown, cursor: AnyCursor, answer: Answer<unknown>): string;
  interject(cursor: AnyCursor, steps: AnyProgram): void;
  restart(cursor: AnyCursor, program: AnyProgram, afterFrom: number): void;
  possible(look: unknown, step: AnyStep, memory: object): boolean;
  canStart(look: unknown, program: AnyProgram, memory: object, end?: number): boolean;
  words(program: AnyProgram): string;
  stepWords(look: unknown, step: AnyStep, target: unknown): string;
}
