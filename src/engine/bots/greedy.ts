import type { BaseOptions, Game, GameEvent } from '../game';
import { playInPlace } from '../position';
import type { Bot } from './bot';
import { MOST_MOVES } from './random';
import { seatValue } from './value';
import { imaginedRandom, imagineWorld } from './world';

export interface GreedySettings {
  /** How many worlds each move is tried in; more where dice and hidden cards matter. */
  readonly worlds: number;
  readonly most?: number;
}

/** Tries each move once in some imagined worlds and takes the one after which the game looks best. */
export function greedyBot<S, M, O extends BaseOptions, E extends GameEvent>(
  game: Game<S, M, O, E>,
  { worlds, most = MOST_MOVES }: GreedySettings = { worlds: 8 },
): Bot<S, M> {
  return {
    id: 'greedy',
    *think(view, seat, random) {
      const chance = imaginedRandom(game, random);
      let best: M | undefined;
      let bestValue = -Infinity;
      let tried = 0;
      for (const move of game.moves(view, seat)) {
        let value = 0;
        for (let i = 0; i < worlds; i++) {
          const world = imagineWorld(game, view, seat, random, chance);
          playInPlace(game, world, seat, move);
          value += seatValue(game, world.state, seat);
        }
        if (value > bestValue) {
          bestValue = value;
          best = move;
        }
        tried += 1;
        if (tried >= most) break;
        yield;
      }
      if (best === undefined) throw new Error(`${game.id}: seat ${seat} is asked to move but has no move`);
      return best;
    },
  };
}
