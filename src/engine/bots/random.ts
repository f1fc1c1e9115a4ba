import type { BaseOptions, Game, GameEvent, Seat } from '../game';
import type { Random } from '../random';
import type { Bot } from './bot';

/** A game may offer more moves than anybody wants to look at; the fair sample comes first (see `Game.moves`). */
export const MOST_MOVES = 256;

/** A move of the seat, each of the first `most` as likely as any other; undefined: there is none. */
export function randomMove<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  view: S,
  seat: Seat,
  random: Random,
  most = MOST_MOVES,
): M | undefined {
  let chosen: M | undefined;
  let count = 0;
  for (const move of game.moves(view, seat)) {
    count += 1;
    if (random.below(count) === 0) chosen = move;
    if (count >= most) break;
  }
  return chosen;
}

/** Plays any legal move: the measure that every other bot must beat. */
export function randomBot<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>): Bot<S, M> {
  return {
    id: 'random',
    *think(view, seat, random) {
      const move = randomMove(game, view, seat, random);
      if (move === undefined) throw new Error(`${game.id}: seat ${seat} is asked to move but has no move`);
      return move;
    },
  };
}
