import type { BaseOptions, Game, GameEvent } from './game';
import type { Match } from './match';
import type { Moment } from './moments';
import { clonePosition, playInPlace, playWatched, startPosition, type Position } from './position';
import { checkpointPosition, parsePlayed, readingSave, type Played } from './reading';
import { migrateSave, type MatchSave } from './save';
import { atOnce } from './slices';

/** Any film, where its types need not be known. */
export type AnyReplayer = Replayer<unknown, unknown, BaseOptions, GameEvent>;

/** Positions kept; any moment is at most this many moves away from one. */
const KEEP_EVERY = 32;

/**
 * A match as a film: the position after any number of moves and what happened in each, for the scrub bar and the log.
 * It goes as far as it was asked to; `playTo` lets it go there in slices.
 */
export class Replayer<S, M, O extends BaseOptions, E extends GameEvent> {
  /** What happened while setting up. */
  readonly opening: readonly E[];
  /** kept[i] is the position after i × KEEP_EVERY moves. */
  private readonly kept: Position<S>[];
  private readonly told: (readonly E[])[] = [];
  /** The last position asked for: the next one is probably just behind it. */
  private last: { readonly after: number; readonly position: Position<S> };

  constructor(
    private readonly game: Game<S, M, O, E>,
    readonly options: O,
    seed: string,
    private readonly played: readonly Played<M>[],
    earlier?: MatchSave['earlier'],
  ) {
    const opening: E[] = [];
    const start = earlier ? checkpointPosition(game, options.seats, earlier) : startPosition(game, options, seed, opening);
    this.opening = opening;
    this.kept = [start];
    this.last = { after: 0, position: start };
  }

  static ofMatch<S, M, O extends BaseOptions, E extends GameEvent>(match: Match<S, M, O, E>): Replayer<S, M, O, E> {
    return new Replayer(match.game, match.options, match.seed, match.moves.slice(), match.earlier);
  }

  /** Throws UnreadableSave if the save does not fit the game; moves are only judged when they are reached. */
  static ofSave<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, saved: MatchSave): Replayer<S, M, O, E> {
    const save = migrateSave(game, saved);
    return readingSave(() => {
      const played = save.moves.map((entry) => parsePlayed(game, entry));
      return new Replayer(game, game.parseOptions(save.options), save.seed, played, save.earlier);
    });
  }

  get length(): number {
    return this.played.length;
  }

  get moves(): readonly Played<M>[] {
    return this.played;
  }

  /** The position after so many moves; 0 is the start. It is never changed afterwards. */
  position(after: number): Position<S> {
    if (!Number.isInteger(after) || after < 0 || after > this.length) {
      throw new RangeError(`there is no position after ${after} of ${this.length} moves`);
    }
    return atOnce(this.playTo(after));
  }

  /** What happened in a move; 0 is the first. */
  events(index: number): readonly E[] {
    if (index >= this.told.length) this.position(index + 1);
    return this.told[index] ?? [];
  }

  /**
   * The same with the state at each event; −1 is the setting up, whose events all have the state after it. They are made
   * anew every time; one move after the other costs no more than playing them.
   */
  moments(index: number): readonly Moment<S, E>[] {
    const { game, played } = this;
    if (index === -1) return this.opening.map((event) => ({ event, state: this.position(0).state }));
    const before = this.position(index);
    const { seat, move } = moveAt(played, index);
    const position = clonePosition(game, before);
    const moments = playWatched(game, position, seat, move);
    if (index === this.told.length) this.told.push(moments.map(({ event }) => event));
    this.arrive(position, index + 1);
    this.last = { after: index + 1, position };
    return moments;
  }

  /** Goes to the position after so many moves; says after every move that has to be played where it is. */
  *playTo(after: number): Generator<number, Position<S>, undefined> {
    const { game, kept, last } = this;
    if (last.after === after) return last.position;
    let at = Math.min(Math.floor(after / KEEP_EVERY), kept.length - 1) * KEEP_EVERY;
    let from = kept[at / KEEP_EVERY] ?? last.position;
    if (last.after <= after && last.after >= at) {
      at = last.after;
      from = last.position;
    }
    const position = clonePosition(game, from);
    while (at < after) {
      this.step(position, at);
      at += 1;
      this.arrive(position, at);
      yield at;
    }
    this.last = { after, position };
    return position;
  }

  private step(position: Position<S>, index: number): void {
    const { seat, move } = moveAt(this.played, index);
    if (index < this.told.length) {
      playInPlace(this.game, position, seat, move);
      return;
    }
    const events: E[] = [];
    playInPlace(this.game, position, seat, move, events);
    this.told.push(events);
  }

  private arrive(position: Position<S>, after: number): void {
    if (after === this.kept.length * KEEP_EVERY) this.kept.push(clonePosition(this.game, position));
  }
}

function moveAt<M>(played: readonly Played<M>[], index: number): Played<M> {
  const found = played[index];
  if (!found) throw new RangeError(`there is no move ${index}`);
  return found;
}
