import type { BaseOptions, Game, GameEvent, Seat } from '../game';
import { cloneRandom, cloneState, playInPlace, sameRandom, type Position } from '../position';
import type { Bot } from './bot';
import { MOST_MOVES } from './random';
import { seatValue } from './value';
import { imaginedRandom, imagineWorld } from './world';

export interface PlannerSettings<S> {
  readonly id?: string;
  /** In how many imagined worlds a turn is planned; the first moves are then compared over all of them. */
  readonly worlds?: number;
  /** How many lines of play are followed at the same time. */
  readonly beam?: number;
  /** How many of the seat's own moves a line has at most. */
  readonly depth?: number;
  readonly most?: number;
  /** What two positions of one turn have in common that lead to the same future; one of them is followed. */
  key?(state: S, seat: Seat): string | number;
}

/** A line of play: where it has led, by which first move, and whether the seat may go on with it. */
interface Line<S> {
  readonly position: Position<S>;
  readonly first: number;
  readonly value: number;
}

/** Plans the seat's own turn in one imagined world. A line ends where somebody else is asked or chance has spoken: nobody plans with dice that have not fallen. */
function* bestByFirst<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  world: Position<S>,
  seat: Seat,
  { beam = 8, depth = 8, most = MOST_MOVES, key }: PlannerSettings<S>,
): Generator<undefined, Map<number, number>, undefined> {
  const best = new Map<number, number>();
  const settle = ({ first, value }: Line<S>) => best.set(first, Math.max(best.get(first) ?? -Infinity, value));
  let lines: Line<S>[] = [{ position: world, first: -1, value: 0 }];
  for (let own = 0; own < depth && lines.length > 0; own++) {
    const open: Line<S>[] = [];
    const met = new Set<string | number>();
    for (const { position, first } of lines) {
      let index = 0;
      for (const move of game.moves(position.state, seat)) {
        const next = { state: cloneState(game, position.state), random: cloneRandom(position.random) };
        playInPlace(game, next, seat, move);
        const line: Line<S> = { position: next, first: own === 0 ? index : first, value: seatValue(game, next.state, seat) };
        const mark = key?.(next.state, seat);
        if (!sameRandom(next.random, position.random) || !game.prompts(next.state).some((prompt) => prompt.seat === seat)) settle(line);
        else if (mark === undefined || !met.has(mark)) open.push(line);
        if (mark !== undefined) met.add(mark);
        index += 1;
        if (index >= most) break;
        yield;
      }
    }
    open.sort((a, b) => b.value - a.value);
    // What is not followed any further counts as it stands.
    for (const line of own === depth - 1 ? open : open.slice(beam)) settle(line);
    lines = open.slice(0, beam);
  }
  return best;
}

/** Plans its whole turn, move by move, in some imagined worlds, and makes the first move of what came out best. */
export function plannerBot<S, M, O extends BaseOptions, E extends GameEvent>(game: Game<S, M, O, E>, settings: PlannerSettings<S> = {}): Bot<S, M> {
  const { id = 'planner', worlds = 4, most = MOST_MOVES } = settings;
  return {
    id,
    *think(view, seat, random) {
      const moves: M[] = [];
      for (const move of game.moves(view, seat)) if (moves.push(move) >= most) break;
      const [only] = moves;
      if (only === undefined) throw new Error(`${game.id}: seat ${seat} is asked to move but has no move`);
      if (moves.length === 1) return only;
      const totals = moves.map(() => 0);
      for (let i = 0; i < worlds; i++) {
        const world = imagineWorld(game, view, seat, random, imaginedRandom(game, random));
        for (const [first, value] of yield* bestByFirst(game, world, seat, settings)) totals[first] = (totals[first] ?? 0) + value;
      }
      const top = totals.reduce((leading, value, index) => (value > (totals[leading] ?? -Infinity) ? index : leading), 0);
      return moves[top] ?? only;
    },
  };
}
