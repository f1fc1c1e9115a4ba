import type { BaseOptions, Game, GameEvent, Seat } from '../game';
import { cloneRandom, cloneState, playInPlace, sameRandom, type Position } from '../position';
import type { Random, RandomState } from '../random';
import type { Bot } from './bot';
import { MOST_MOVES } from './random';
import { seatValue } from './value';
import { imaginedRandom, imagineWorld } from './world';

/** What a box knows about its game that helps to plan it. */
export interface Planning<S> {
  /** What a view is worth to the seat, where the box knows better than the game's `evaluate`; of a finished game too. */
  evaluate?(view: S, seat: Seat): number;
  /** What two views of one turn have in common that lead to the same future; one of them is followed. */
  key?(view: S, seat: Seat): string | number;
}

export interface PlannerSettings<S> extends Planning<S> {
  readonly id?: string;
  /** In how many imagined worlds a turn is planned; the first moves are then compared over all of them. */
  readonly worlds?: number;
  /** How many lines of play are followed at the same time. */
  readonly beam?: number;
  /** How many of the seat's own moves a line has at most, from one throw of chance to the next. */
  readonly depth?: number;
  readonly most?: number;
  /** How many answers of chance are looked at where it speaks: a line that gets there is worth their mean. */
  readonly samples?: number;
  /** How often chance may speak on a line and be planned on; 0: where it speaks a line ends, and its answers are judged as they stand. */
  readonly foresight?: number;
}

type Value<S> = (state: S, view: S) => number;

/** A line of play: where it has led, by which first move, and what it is worth as it stands. */
interface Line<S> {
  readonly position: Position<S>;
  readonly first: number;
  readonly value: number;
}

/** One seat's thoughts about its own turn. */
class Planner<S, M, O extends BaseOptions, E extends GameEvent> {
  private readonly value: Value<S>;

  constructor(
    private readonly game: Game<S, M, O, E>,
    private readonly settings: PlannerSettings<S>,
    private readonly seat: Seat,
    private readonly random: Random,
  ) {
    const { evaluate } = settings;
    this.value = evaluate ? (_state, view) => evaluate(view, seat) : (state) => seatValue(game, state, seat);
  }

  /** What every first move leads to at best in this world. A line ends where somebody else is asked. */
  *bestByFirst(world: Position<S>, foresight: number): Generator<undefined, Map<number, number>, undefined> {
    const { beam = 8, depth = 8 } = this.settings;
    const best = new Map<number, number>();
    const settle = (first: number, value: number) => best.set(first, Math.max(best.get(first) ?? -Infinity, value));
    let lines: Line<S>[] = [{ position: world, first: -1, value: 0 }];
    for (let own = 0; own < depth && lines.length > 0; own++) {
      const open: Line<S>[] = [];
      const met = new Set<string | number>();
      for (const line of lines) {
        let index = 0;
        for (const move of this.movesIn(line.position.state)) {
          const first = own === 0 ? index : line.first;
          const next = yield* this.follow(line.position, move, first, foresight, met);
          if (typeof next === 'number') settle(first, next);
          else if (next) open.push(next);
          index += 1;
          yield;
        }
      }
      open.sort((a, b) => b.value - a.value);
      // What is not followed any further counts as it stands.
      for (const { first, value } of own === depth - 1 ? open : open.slice(beam)) settle(first, value);
      lines = open.slice(0, beam);
    }
    return best;
  }

  *movesIn(state: S): Generator<M, void, undefined> {
    const { most = MOST_MOVES } = this.settings;
    let count = 0;
    for (const move of this.game.moves(state, this.seat)) {
      if (count >= most) return;
      count += 1;
      yield move;
    }
  }

  /** One move further: a line to go on with, what the line is worth where it ends, or undefined for what was met before. */
  private *follow(from: Position<S>, move: M, first: number, foresight: number, met: Set<string | number>): Generator<undefined, Line<S> | number | undefined, undefined> {
    const { game, seat, settings } = this;
    const position = this.played(from, move, cloneRandom(from.random));
    if (!sameRandom(position.random, from.random)) return yield* this.expected(from, move, position, foresight);
    const view = game.view(position.state, seat);
    const value = this.value(position.state, view);
    if (!this.isAsked(position.state)) return value;
    const mark = settings.key?.(view, seat);
    if (mark !== undefined) {
      if (met.has(mark)) return undefined;
      met.add(mark);
    }
    return { position, first, value };
  }

  /** The mean over some answers of chance: each judged as it stands, or planned on by somebody who knows nothing that comes after it. */
  private *expected(from: Position<S>, move: M, drawn: Position<S>, foresight: number): Generator<undefined, number, undefined> {
    const { samples = 1 } = this.settings;
    let sum = 0;
    for (let i = 0; i < samples; i++) {
      const after = i === 0 ? drawn : this.played(from, move, imaginedRandom(this.game, this.random));
      sum += foresight > 0 && this.isAsked(after.state) ? Math.max(...(yield* this.bestByFirst(after, foresight - 1)).values()) : this.value(after.state, this.game.view(after.state, this.seat));
    }
    return sum / samples;
  }

  private played(from: Position<S>, move: M, random: RandomState): Position<S> {
    const next = { state: cloneState(this.game, from.state), random };
    playInPlace(this.game, next, this.seat, move);
    return next;
  }

  private isAsked(state: S): boolean {
    return this.game.prompts(state).some((prompt) => prompt.seat === this.seat);
  }
}

/** Plans its whole turn, move by move, in some imagined worlds, and makes the first move of what came out best. */
export function plannerBot<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, settings: PlannerSettings<S> = {}): Bot<S, M> {
  const { id = 'planner', worlds = 4, foresight = 0 } = settings;
  return {
    id,
    *think(view, seat, random) {
      const planner = new Planner(game, settings, seat, random);
      const moves = [...planner.movesIn(view)];
      const [only] = moves;
      if (only === undefined) throw new Error(`${game.id}: seat ${seat} is asked to move but has no move`);
      if (moves.length === 1) return only;
      const totals = moves.map(() => 0);
      for (let i = 0; i < worlds; i++) {
        const world = imagineWorld(game, view, seat, random, imaginedRandom(game, random));
        for (const [first, value] of yield* planner.bestByFirst(world, foresight)) totals[first] = (totals[first] ?? 0) + value;
      }
      const top = totals.reduce((leading, value, index) => (value > (totals[leading] ?? -Infinity) ? index : leading), 0);
      return moves[top] ?? only;
    },
  };
}
