import { whoActs } from '../asked';
import { CLOCK, type BaseOptions, type Game, type GameEvent, type Seat } from '../game';
import { playInPlace, type Position } from '../position';
import type { Random, RandomState } from '../random';
import type { Bot } from './bot';
import { makeNode, mixedChoice, mostVisited, recordVisit, selectMove, type SearchNode } from './node';
import { MOST_MOVES, randomMove } from './random';
import { seatValue } from './value';
import { imaginedRandom, imagineWorld } from './world';

export interface SearchSettings<S, M> {
  readonly id?: string;
  /** At most so many imagined games. */
  readonly playouts: number;
  /** And no longer than this, by the clock that comes with it: the engine has none. */
  readonly time?: { readonly milliseconds: number; now(): number };
  /** Asked between playouts; true ends the thought with the best move so far. */
  readonly stop?: () => boolean;
  /** Moves beyond the known part of the tree before the state is judged by `evaluate`. */
  readonly horizon?: number;
  /** The moves worth a thought, where a game knows better than "all of them". */
  readonly candidates?: (view: S, seat: Seat) => Iterable<M>;
  /** How imagined players play beyond the known part of the tree; any legal move if absent. */
  readonly rollout?: (state: S, seat: Seat, random: Random) => M | undefined;
  /** Told the numbers of a finished thought, for benchmarks. */
  readonly report?: (playouts: number) => void;
}

interface Visit<M> {
  readonly node: SearchNode<M>;
  readonly seat: Seat;
  readonly index: number;
}

/**
 * Moments that look alike to the seat are one: nobody acts on what it cannot see. All these views are made by the same
 * code in the same order, so plain text will do as a key.
 */
const keyOf = (view: unknown, seat: Seat): string => `${seat}${JSON.stringify(view)}`;

/** One thought: the moment it starts from, and those it has met, each by what the seat to move sees there. */
class Search<S, M, O extends BaseOptions, E extends GameEvent> {
  readonly root: SearchNode<M>;
  private readonly nodes = new Map<string, SearchNode<M>>();

  constructor(
    private readonly game: Game<S, M, O, E>,
    private readonly settings: SearchSettings<S, M>,
    private readonly random: Random,
    private readonly view: S,
    private readonly thinker: Seat,
  ) {
    this.root = makeNode(this.movesOf(view, thinker));
  }

  /** Plays one imagined game: down the known tree by what has paid off, one new moment, then on as the rollout plays. */
  playout(chance: RandomState): void {
    const world = imagineWorld(this.game, this.view, this.thinker, this.random, chance);
    const visits: Visit<M>[] = [];
    this.descend(world, visits);
    this.rollOut(world);
    const values = new Map<Seat, number>();
    for (const { node, seat, index } of visits) {
      const value = values.get(seat) ?? seatValue(this.game, world.state, seat);
      values.set(seat, value);
      recordVisit(node, index, value);
    }
  }

  private descend(world: Position<S>, visits: Visit<M>[]): void {
    const { game, random } = this;
    // The thinker moves first, whoever else is asked: that others have decided may show, and then it is another moment.
    this.tryMove(world, this.thinker, this.root, visits);
    while (!game.outcome(world.state)) {
      const seat = whoActs(game.prompts(world.state), random);
      if (seat === undefined) return;
      if (seat === CLOCK) {
        if (!this.playAny(world, seat)) return;
        continue;
      }
      const view = game.view(world.state, seat);
      const known = this.nodes.get(keyOf(view, seat));
      if (!this.tryMove(world, seat, known ?? this.remember(view, seat), visits) || !known) return;
    }
  }

  private tryMove(world: Position<S>, seat: Seat, node: SearchNode<M>, visits: Visit<M>[]): boolean {
    const index = selectMove(node, this.random);
    const move = node.moves[index];
    if (move === undefined) return false;
    playInPlace(this.game, world, seat, move);
    visits.push({ node, seat, index });
    return true;
  }

  private remember(view: S, seat: Seat): SearchNode<M> {
    const node = makeNode(this.movesOf(view, seat));
    this.nodes.set(keyOf(view, seat), node);
    return node;
  }

  private rollOut(world: Position<S>): void {
    const { game, random } = this;
    const horizon = this.settings.horizon ?? (game.evaluate ? 24 : 400);
    for (let i = 0; i < horizon && !game.outcome(world.state); i++) {
      const seat = whoActs(game.prompts(world.state), random);
      if (seat === undefined || !this.playAny(world, seat)) return;
    }
  }

  private playAny(world: Position<S>, seat: Seat): boolean {
    const { game, random, settings } = this;
    const move = settings.rollout?.(world.state, seat, random) ?? randomMove(game, world.state, seat, random);
    if (move === undefined) return false;
    playInPlace(game, world, seat, move);
    return true;
  }

  private movesOf(view: S, seat: Seat): readonly M[] {
    const moves: M[] = [];
    for (const move of this.settings.candidates?.(view, seat) ?? this.game.moves(view, seat)) if (moves.push(move) >= MOST_MOVES) break;
    return moves;
  }
}

/**
 * Monte Carlo tree search over what seats can see: every playout imagines the hidden part anew, every seat keeps its
 * own statistics by its own view. So nobody in the bot's head peeks, and seats that decide at once decide blind.
 */
export function searchBot<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  settings: SearchSettings<S, M>,
): Bot<S, M> {
  return {
    id: settings.id ?? 'search',
    *think(view, seat, random) {
      const search = new Search(game, settings, random, view, seat);
      const { root } = search;
      const [first] = root.moves;
      if (first === undefined) throw new Error(`${game.id}: seat ${seat} is asked to move but has no move`);
      if (root.moves.length === 1) return first;
      const { time, stop, playouts } = settings;
      const start = time?.now() ?? 0;
      const chance = imaginedRandom(game, random);
      let done = 0;
      while (done < playouts && !stop?.() && !(time && time.now() - start >= time.milliseconds)) {
        search.playout(chance);
        done += 1;
        yield;
      }
      settings.report?.(done);
      const together = game.prompts(view).filter((prompt) => prompt.seat !== CLOCK).length > 1;
      return root.moves[together ? mixedChoice(root, random) : mostVisited(root)] ?? first;
    },
  };
}
