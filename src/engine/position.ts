import type { Game, GameEvent, BaseOptions, Seat, Table } from './game';
import { cloneJson } from './json';
import { Random, makeRandomState, type RandomState, type RandomStream } from './random';

/** A moment of a match: the game's state and the random streams. This, and nothing else, decides what comes next. */
export interface Position<S> {
  state: S;
  random: RandomState;
}

class PlayTable<E extends GameEvent> implements Table<E> {
  readonly random: Random;

  constructor(
    private readonly streams: readonly RandomStream[],
    private readonly sink: E[] | undefined,
  ) {
    this.random = this.stream(-1);
  }

  stream(seat: Seat): Random {
    const stream = this.streams[seat + 1];
    if (!stream) throw new RangeError(`there is no random stream for seat ${seat}`);
    return new Random(stream);
  }

  emit(event: E): void {
    this.sink?.push(event);
  }
}

export function tableOf<E extends GameEvent>(random: RandomState, sink?: E[]): Table<E> {
  return new PlayTable<E>(random.streams, sink);
}

export function startPosition<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  options: O,
  seed: string,
  sink?: E[],
): Position<S> {
  const random = makeRandomState(seed, options.seats);
  return { state: game.setup(options, tableOf(random, sink)), random };
}

export function cloneRandom(random: RandomState): RandomState {
  return { generator: random.generator, streams: random.streams.map((s): RandomStream => [s[0], s[1], s[2], s[3]]) };
}

export function sameRandom(a: RandomState, b: RandomState): boolean {
  if (a.streams.length !== b.streams.length) return false;
  return a.streams.every((stream, i) => {
    const other = b.streams[i];
    return other !== undefined && stream.every((word, j) => word === other[j]);
  });
}

export function clonePosition<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  position: Position<S>,
): Position<S> {
  return {
    state: game.clone ? game.clone(position.state) : cloneJson(position.state),
    random: cloneRandom(position.random),
  };
}

/** Plays on the position itself. If the rules refuse, the position is spoilt: for search and simulation only. */
export function playInPlace<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  position: Position<S>,
  seat: Seat,
  move: M,
  sink?: E[],
): void {
  game.play(position.state, seat, move, tableOf(position.random, sink));
}
