import { whoActs } from '@/engine/asked';
import { randomMove } from '@/engine/bots/random';
import type { BaseOptions, Game, GameEvent } from '@/engine/game';
import { playInPlace, startPosition } from '@/engine/position';
import { Random } from '@/engine/random';

/** A random game of the rules alone, each step picked from the whole legal list; says how many steps it had. */
export function randomGame<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, options: O, seed: string, longest: number): number {
  const random = Random.fromSeed(seed);
  const position = startPosition(game, options, seed);
  let steps = 0;
  for (; steps < longest && !game.outcome(position.state); steps++) {
    const seat = whoActs(game.prompts(position.state), random);
    const move = seat === undefined ? undefined : randomMove(game, position.state, seat, random, Infinity);
    if (seat === undefined || move === undefined) break;
    playInPlace(game, position, seat, move);
  }
  return steps;
}
