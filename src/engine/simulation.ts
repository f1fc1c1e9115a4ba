import { whoActs } from './asked';
import { decide, type Bot } from './bots/bot';
import { randomMove } from './bots/random';
import { CLOCK, type BaseOptions, type Game, type GameEvent, type Outcome, type Seat } from './game';
import { cloneJson } from './json';
import { playInPlace, startPosition, type Position } from './position';
import { Random } from './random';

export const FAILURES = ['exception', 'broken', 'deadEnd', 'tooLong'] as const;

/** A game that went wrong: everything needed to see it happen again. */
export interface Failure {
  readonly reason: (typeof FAILURES)[number];
  readonly words: string;
}

export interface SimulatedGame<S, M> {
  readonly seed: string;
  readonly moves: readonly (readonly [Seat, M])[];
  readonly position: Position<S>;
  readonly outcome: Outcome | undefined;
  readonly failure: Failure | undefined;
}

export interface SimulationSettings<S, M, O extends BaseOptions> {
  readonly options: O;
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly Bot<S, M>[];
  readonly maxMoves: number;
}

/** Plays one game with bots to its end, checking every invariant on the way. Nothing that goes wrong is thrown. */
export function simulate<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  { options, seed, bots, maxMoves }: SimulationSettings<S, M, O>,
): SimulatedGame<S, M> {
  const thoughts = Random.fromSeed(`${seed}/thoughts`);
  const moves: [Seat, M][] = [];
  const position = startPosition(game, options, seed);
  const { state } = position;
  const end = (failure?: Failure): SimulatedGame<S, M> => ({ seed, moves, position, outcome: failure ? undefined : game.outcome(state), failure });
  try {
    while (!game.outcome(state)) {
      if (moves.length >= maxMoves) return end({ reason: 'tooLong', words: `not over after ${maxMoves} moves` });
      const seat = whoActs(game.prompts(state), thoughts);
      if (seat === undefined) return end({ reason: 'deadEnd', words: 'nobody is asked and the game is not over' });
      const move = chooseMove(game, state, seat, bots, thoughts);
      if (move === undefined) return end({ reason: 'deadEnd', words: `seat ${seat} is asked but has no move` });
      moves.push([seat, cloneJson(move)]);
      playInPlace(game, position, seat, move);
      const broken = game.broken?.(state) ?? [];
      if (broken.length > 0) return end({ reason: 'broken', words: broken.join('; ') });
    }
    return end();
  } catch (error) {
    return end({ reason: 'exception', words: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function chooseMove<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  state: S,
  seat: Seat,
  bots: readonly Bot<S, M>[],
  thoughts: Random,
): M | undefined {
  if (seat === CLOCK) return randomMove(game, state, seat, thoughts);
  const bot = bots[seat];
  if (!bot) throw new RangeError(`there is no bot for seat ${seat}`);
  if (randomMove(game, state, seat, thoughts, 1) === undefined) return undefined;
  return decide(bot.think(game.view(state, seat), seat, thoughts));
}
