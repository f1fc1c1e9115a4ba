import type { BaseOptions, Game, GameEvent } from '@/engine/game';
import { Match } from '@/engine/match';
import type { MatchSave } from '@/engine/save';

/** A save replayed from its beginning, whatever its checkpoint says. */
export function verified<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, save: MatchSave): Match<S, M, O, E> {
  const proof = Match.verify(game, save);
  for (;;) {
    const step = proof.next();
    if (step.done) return step.value;
  }
}
