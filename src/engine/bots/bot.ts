import type { Seat } from '../game';
import type { Random } from '../random';
import { atOnce } from '../slices';

/** A thought in slices: it yields whenever a frame may be drawn, and returns the chosen move. */
export type Thinking<M> = Generator<undefined, M, undefined>;

/** A computer player. It gets what a person in its seat would see, and a random stream of its own. */
export interface Bot<S, M> {
  readonly id: string;
  think(view: S, seat: Seat, random: Random): Thinking<M>;
  /** For real-time phases: how many milliseconds a person would need for this move. */
  pace?(view: S, seat: Seat, move: M, random: Random): number;
}

export type AnyBot = Bot<unknown, unknown>;

/** Thinks to the end at once: for simulations and tests, where nobody waits for a frame. */
export const decide = <M>(thinking: Thinking<M>): M => atOnce(thinking);
