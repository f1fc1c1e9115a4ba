import type { Game, GameEvent, BaseOptions, Seat, Table } from './game';
import { cloneJson } from './json';
import type { Moment } from './moments';
import { Random, makeRandomState, type RandomState, type RandomStream } from './random';

/** Where a match stands: the game's state and the random streams. This, and nothing else, decides what comes next. */
export interface Position<S> {
  state: S;
  random: RandomState;
}

/** Where events go while rules play, such as an array. Without one nobody is told, and nothing is paid for it. */
export interface Sink<E extends GameEvent> {
  push(event: E): unknown;
}

class PlayTable<E extends GameEvent> implements Table<E> {
  private shared: Random | undefined;

  constructor(
    private readonly streams: readonly RandomStream[],
    private readonly sink: Sink<E> | undefined,
  ) {}

  /** Most moves draw nothing from it. */
  get random(): Random {
    this.shared ??= this.stream(-1);
    return this.shared;
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

export function tableOf<E extends GameEvent>(random: RandomState, sink?: Sink<E>): Table<E> {
  return new PlayTable<E>(random.streams, sink);
}

export function startPosition<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  options: O,
  seed: string,
  sink?: Sink<E>,
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

export const cloneState = <S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, state: S): S =>
  game.clone ? game.clone(state) : cloneJson(state);

export function clonePosition<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  position: Position<S>,
): Position<S> {
  return { state: cloneState(game, position.state), random: cloneRandom(position.random) };
}

/** Plays on the position itself. If the rules refuse, the position is spoilt: for search and simulation only. */
export function playInPlace<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  position: Position<S>,
  seat: Seat,
  move: M,
  sink?: Sink<E>,
): void {
  game.play(position.state, seat, move, tableOf(position.random, sink));
}

/**
 * Plays on the position itself and keeps with every event the state at that line: for whoever watches. The last moment
 * has the state after the move, so the position must not be played on afterwards.
 */
export function playWatched<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  position: Position<S>,
  seat: Seat,
  move: M,
): readonly Moment<S, E>[] {
  const moments: Moment<S, E>[] = [];
  playInPlace(game, position, seat, move, { push: (event: E) => moments.push({ event, state: cloneState(game, position.state) }) });
  const last = moments.pop();
  if (last) moments.push({ event: last.event, state: position.state });
  return moments;
}
