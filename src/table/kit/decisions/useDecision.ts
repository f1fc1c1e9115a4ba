import { useState } from 'react';

import type { AnswerLabel } from '@/engine/decisions/declare';
import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import type { IconName } from '@/theme';

import type { Rect } from '../../board/fit';

/** What a box's `decisions` know about the words of an answer. */
interface AnswerWords<S, M> {
  label(view: S, seat: Seat, move: M): AnswerLabel;
  needsConfirming(move: M): boolean;
}

interface AskedQuestion<S, M> {
  readonly decisions: AnswerWords<S, M>;
  readonly view: S;
  readonly seat: Seat;
  /** The answers to be drawn here, of those that are legal. */
  readonly moves: readonly M[];
  /** Names this question: what was marked for another one is forgotten. */
  readonly question: string;
  /** Pictures belong to the table, so the rules know none. */
  icon?(move: M): IconName | undefined;
  /** Where something that answers point at lies on the board. */
  place?(target: string | number): Rect | undefined;
  play(move: M): Promise<boolean>;
}

/** One answer as a button. */
export interface Choice<M> extends AnswerLabel {
  readonly key: string;
  readonly move: M;
  readonly icon?: IconName;
  /** Chosen, but not confirmed; undefined where a touch decides at once. */
  readonly marked: boolean | undefined;
}

/** Something that answers point at. */
interface Target {
  readonly id: string | number;
  /** What the answers that point at it do. */
  readonly label: string;
  readonly help?: string;
  /** Where it lies on the board, in the board's units. */
  readonly at?: Rect;
}

/** What can be touched on the board instead of a button. */
export interface TargetPicker {
  readonly targets: readonly Target[];
  readonly chosen: readonly (string | number)[];
  touch(target: Target): void;
}

/** A question as a table draws it: as buttons, and as lit places on the board. */
export interface DrawnDecision<M> {
  readonly choices: readonly Choice<M>[];
  /** The marked one, which waits to be confirmed. */
  readonly chosen: Choice<M> | undefined;
  touch(choice: Choice<M>): void;
  confirm(): void;
  /** What answers point at. A target of several answers leaves only these as buttons. */
  readonly picker: TargetPicker;
}

interface Mark {
  readonly question: string;
  readonly key?: string;
  readonly target?: string | number;
}

/** Everything a drawing of a question needs, from its declaration. */
export function useDecision<S, M>({ decisions, view, seat, moves, question, icon, place, play }: AskedQuestion<S, M>): DrawnDecision<M> {
  const [mark, setMark] = useState<Mark>({ question });
  const { key: marked, target: focus }: Mark = mark.question === question ? mark : { question };

  // Equal answers, such as two cards of one kind, are one button.
  const different = new Map(moves.map((move) => [JSON.stringify(move), move]));
  const all = [...different].map(([key, move]): Choice<M> => {
    const waits = decisions.needsConfirming(move) ? key === marked : undefined;
    return { ...decisions.label(view, seat, move), key, move, icon: icon?.(move), marked: waits };
  });
  const pointing = (target: string | number) => all.filter((choice) => choice.target === target);
  const choices = focus !== undefined && pointing(focus).length > 1 ? all.filter(({ target }) => target === focus || target === undefined) : all;
  const chosen = choices.find((choice) => choice.marked);

  const decide = async ({ move }: Choice<M>) => {
    if (await play(move)) feel('lock');
  };
  const touch = (choice: Choice<M>) => {
    if (choice.marked === undefined) return void decide(choice);
    feel(choice.marked ? 'untick' : 'tick');
    setMark({ question, target: choice.target, key: choice.marked ? undefined : choice.key });
  };
  const touchTarget = ({ id }: Target) => {
    const [only, ...others] = pointing(id);
    if (only && others.length === 0) return touch(only);
    feel(focus === id ? 'untick' : 'tick');
    setMark({ question, target: focus === id ? undefined : id });
  };
  return {
    choices,
    chosen,
    touch,
    confirm: () => void (chosen && decide(chosen)),
    picker: { targets: targetsOf(all, place), chosen: focus === undefined ? [] : [focus], touch: touchTarget },
  };
}

function targetsOf<M>(choices: readonly Choice<M>[], place: AskedQuestion<unknown, M>['place']): Target[] {
  const targets = new Map<string | number, Target>();
  for (const { target: id, label, help } of choices) {
    if (id === undefined) continue;
    const known = targets.get(id);
    targets.set(id, known ? { id, label: `${known.label} or ${label}`, at: known.at } : { id, label, help, at: place?.(id) });
  }
  return [...targets.values()];
}
