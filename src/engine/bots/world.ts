import type { BaseOptions, Game, GameEvent, Seat } from '../game';
import { cloneJson } from '../json';
import type { Position } from '../position';
import { makeRandomState, type Random, type RandomState } from '../random';

/** Chance inside a bot's head: as many streams as the game has seats at most, and never those of the match. */
export const imaginedRandom = (game: { readonly seats: { readonly max: number } }, random: Random): RandomState =>
  makeRandomState(random.seed(), game.seats.max);

/** A world that the seat cannot tell from the real one, to play in. */
export function imagineWorld<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  view: S,
  seat: Seat,
  random: Random,
  chance: RandomState,
): Position<S> {
  if (game.imagine) return { state: game.imagine(view, seat, random), random: chance };
  return { state: game.clone ? game.clone(view) : cloneJson(view), random: chance };
}
