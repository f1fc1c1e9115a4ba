import type { BaseOptions, GameEvent, Outcome, Seat } from './game';
import type { Replayer } from './replayer';

/** One move of a finished match: what it brought about, and how things stood afterwards. */
export interface Chapter<S, E extends GameEvent = GameEvent> {
  readonly events: readonly E[];
  readonly state: S;
}

/** A finished match, told again from its moves: nothing that was taken back is in it. */
export interface Story<S, E extends GameEvent = GameEvent> {
  /** The first chapter is the setting up; there is one more for every move. */
  readonly chapters: readonly Chapter<S, E>[];
  readonly end: S;
  readonly outcome: Outcome;
}

/** Something to be proud of, once for ever. */
export interface Achievement<S, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly title: string;
  /** What to do for it: "Win with 1 heart left." */
  readonly task: string;
  /** What the result sheet says to somebody who has just done it. */
  readonly praise: string;
  /** Whether whoever played this seat has done it in this match. */
  earned(story: Story<S, E>, seat: Seat): boolean;
}

/** An achievement earned by a seat. */
export interface Feat {
  readonly id: string;
  readonly seat: Seat;
}

/** Undefined: the match is not over. */
export function storyOf<S, M, O extends BaseOptions, E extends GameEvent>(
  replayer: Replayer<S, M, O, E>,
  outcomeOf: (state: S) => Outcome | undefined,
): Story<S, E> | undefined {
  const end = replayer.position(replayer.length).state;
  const outcome = outcomeOf(end);
  if (!outcome) return undefined;
  const chapters: Chapter<S, E>[] = [{ events: replayer.opening, state: replayer.position(0).state }];
  replayer.moves.forEach((_, move) => chapters.push({ events: replayer.events(move), state: replayer.position(move + 1).state }));
  return { chapters, end, outcome };
}

/** Everything the given seats have earned. */
export const featsIn = <S, E extends GameEvent>(story: Story<S, E>, achievements: readonly Achievement<S, E>[], seats: readonly Seat[]): readonly Feat[] =>
  achievements.flatMap((achievement) => seats.filter((seat) => achievement.earned(story, seat)).map((seat) => ({ id: achievement.id, seat })));
