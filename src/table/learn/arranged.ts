import type { BaseOptions, Game, GameEvent } from '@/engine/game';
import { Random } from '@/engine/random';

import type { Lesson } from './lesson';

/** The game with the lesson's own situation as its set-up; the game itself where a lesson arranges nothing. */
export function arrangedGame<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, lesson: Pick<Lesson<unknown, S>, 'id' | 'arrange'>): Game<S, M, O, E> {
  if (!lesson.arrange) return game;
  return {
    ...game,
    setup: (options, { emit }) => {
      const random = Random.fromSeed(`lesson ${lesson.id}`);
      const state = game.setup(options, { random, stream: () => random, emit });
      lesson.arrange?.(state);
      return state;
    },
  };
}
