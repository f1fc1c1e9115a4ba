import type { Seat } from '@/engine/game';

import type { Pointed } from './pointing';

/** The part of a move that matters to a step; everything it names must be equal in the move that was made. */
export type MovePattern<M> = M extends object ? { readonly [K in keyof M]?: M[K] } : M;

interface StepWords<S> {
  /** What the teacher says, one or two sentences. */
  readonly say: string;
  /** The beginning of the label of the hotspot or button that is pointed at; several where several things are spoken of. */
  readonly point?: Pointed;
  /** Whether there is still something to say or do here; the step is passed over otherwise. */
  when?(state: S): boolean;
}

export type LessonStep<M, S = unknown> = StepWords<S> &
  (
    | { readonly kind: 'say' }
    /** Waits until the learner makes such a move (`fits`: what a pattern cannot say, such as where a way ends); anything else is answered with `otherwise` and not played. */
    | { readonly kind: 'do'; readonly expect: MovePattern<M>; fits?(move: M): boolean; readonly otherwise: string }
    /** Waits until the learner has tried what this rule forbids and was refused; moves are answered with `otherwise`. */
    | { readonly kind: 'try'; readonly refusedBy: string; readonly otherwise: string }
    /** Somebody else moves, for the learner to watch. */
    | { readonly kind: 'watch'; readonly seat: Seat; readonly move: M }
    /** The learner plays on freely until something is reached. */
    | { readonly kind: 'until'; done(state: S): boolean }
    /** The learner plays on freely until the game is over. */
    | { readonly kind: 'free' }
  );

/** A guided piece of a game, as data. The same seed gives the same dice, so a lesson can count on them. */
export interface Lesson<M, S = unknown> {
  readonly id: string;
  readonly title: string;
  readonly options: unknown;
  readonly seed: string;
  readonly names: readonly string[];
  /** The learner's seat. */
  readonly seat: Seat;
  /**
   * Lays out the situation by hand. The set-up then draws from a generator of its own, so that the seed is that of the
   * dice of the lesson alone and stays good when the content of the box grows.
   */
  arrange?(state: S): void;
  /** Moves already made when the lesson opens. */
  readonly before?: readonly (readonly [Seat, M])[];
  readonly steps: readonly LessonStep<M, S>[];
}
