import type { BaseOptions, Game, GameEvent, Outcome, Seat } from '../game';

/** How much of a shared result the evaluation may shade: winning well is better, but winning is what counts. */
const SHADE = 0.25;

const clip = (value: number): number => Math.max(-1, Math.min(1, value));

function evaluated<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, state: S, seat: Seat): number {
  return game.evaluate ? clip(game.evaluate(game.view(state, seat), seat)) : 0;
}

/** 1 for the first place, −1 for the last, equal steps between; a place shared by all is worth nothing. */
function placeValue(outcome: Outcome, seat: Seat): number {
  const { places } = outcome;
  const place = places[seat] ?? places.length;
  const better = places.filter((other) => other < place).length;
  const worse = places.filter((other) => other > place).length;
  return (worse - better) / Math.max(1, places.length - 1);
}

/** How good a state is for a seat, −1 (lost) to 1 (won): by the result, or else by the game's own evaluation. */
export function seatValue<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, state: S, seat: Seat): number {
  const outcome = game.outcome(state);
  if (!outcome) return evaluated(game, state, seat);
  if (outcome.kind === 'versus') return placeValue(outcome, seat);
  return (outcome.won ? 1 - SHADE : SHADE - 1) + SHADE * evaluated(game, state, seat);
}
