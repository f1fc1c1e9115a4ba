import type { Bot, Thinking } from '../bots/bot';
import type { Seat } from '../game';
import type { Random } from '../random';
import { topFrame, type FrameKind, type FrameOf, type Stacked } from './frames';

/** What a bot answers to one kind of question, at once or in slices; undefined: it has no opinion just now. */
type Thought<S, F, M> = { think(view: S, frame: F, seat: Seat, random: Random): M | undefined | Thinking<M | undefined> }['think'];

/** A bot's thoughts by kind of question; what it has none for is left to its instinct. */
export type Thoughts<S extends Stacked, M> = { readonly [K in FrameKind<S>]?: Thought<S, FrameOf<S, K>, M> };

/** Moves are plain data; only a thought in slices can be asked to go on. */
const isThinking = <M>(thought: M | undefined | Thinking<M | undefined>): thought is Thinking<M | undefined> =>
  typeof thought === 'object' && thought !== null && 'next' in thought && typeof thought.next === 'function';

/**
 * A bot that answers each kind of question with the thought it has for it. `instinct` answers the rest: `greedyBot`
 * takes the first offer that `evaluate` likes best. A bot with a thought for everything needs none.
 */
export function thoughtfulBot<S extends Stacked, M>(id: string, thoughts: Thoughts<S, M>, instinct?: Bot<S, M>): Bot<S, M> {
  const byKind = new Map<string, Thought<S, S['frames'][number], M> | undefined>(Object.entries(thoughts));
  return {
    id,
    *think(view, seat, random) {
      const frame = topFrame(view);
      if (!frame) throw new Error('nobody is asked anything');
      const thought = byKind.get(frame.kind)?.(view, frame, seat, random);
      const move = isThinking(thought) ? yield* thought : thought;
      if (move !== undefined) return move;
      if (!instinct) throw new Error(`${id} has no thought for “${frame.kind}”`);
      return yield* instinct.think(view, seat, random);
    },
  };
}
