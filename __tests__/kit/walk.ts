import { whoActs } from '@/engine/asked';
import { randomMove } from '@/engine/bots/random';
import type { BaseOptions, Game, GameEvent, Seat } from '@/engine/game';
import { Match } from '@/engine/match';
import type { Position } from '@/engine/position';
import { Random } from '@/engine/random';

/** One move of a random game, just played. */
export interface Step<S, M, O extends BaseOptions, E extends GameEvent> {
  readonly match: Match<S, M, O, E>;
  readonly before: Position<S>;
  readonly seat: Seat;
  readonly move: M;
  readonly events: readonly E[];
}

/** The game stands still: nobody can act, and it is not over. */
class DeadEnd extends Error {}

/** Freezes all the way down, so that a function that should be pure cannot secretly write. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}

/** Plays a random game and stops after every move. Ends with the game, or after `maxMoves`. */
export function* walk<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  options: O,
  seed: string,
  maxMoves: number,
): Generator<Step<S, M, O, E>, Match<S, M, O, E>> {
  const match = Match.create(game, options, seed);
  const choices = Random.fromSeed(`${seed}/choices`);
  deepFreeze(match.position);
  while (!match.outcome && match.moves.length < maxMoves) {
    const { position: before } = match;
    const seat = whoActs(match.prompts(), choices);
    if (seat === undefined) throw new DeadEnd(`after ${match.moves.length} moves nobody is asked and the game is not over`);
    const move = randomMove(game, before.state, seat, choices);
    if (move === undefined) throw new DeadEnd(`after ${match.moves.length} moves seat ${seat} is asked but has no move`);
    const events = match.play(seat, move);
    deepFreeze(match.position);
    yield { match, before, seat, move, events };
  }
  return match;
}
