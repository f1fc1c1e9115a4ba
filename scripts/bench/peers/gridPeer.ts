import { INVALID_MOVE } from 'boardgame.io/core';
import type { Game } from 'boardgame.io';

import { GRID, NEIGHBOURS, gridGame, type GridState } from '../../../__tests__/kit/toys/grid';

type GridG = Pick<GridState, 'cells' | 'pieces' | 'scores'>;
export const GRID_SEATS = 4;

/** The grid toy on boardgame.io: the same state, the same demands, the same changes. */
export const gridPeer: Game<GridG> = {
  name: 'grid',
  seed: 'bench',
  disableUndo: true,
  setup: () => {
    const { cells, pieces, scores } = gridGame.setup({ seats: GRID_SEATS }, {
      get random(): never { throw new Error('the grid has no chance'); },
      stream: () => { throw new Error('the grid has no chance'); },
      emit: () => undefined,
    });
    return { cells, pieces, scores };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G, ctx }, piece: number, to: number) => {
      const seat = Number(ctx.currentPlayer);
      const moving = G.pieces[piece];
      if (!moving || piece >= GRID.pieces || piece % GRID_SEATS !== seat) return INVALID_MOVE;
      if (!NEIGHBOURS[moving.at]?.includes(to)) return INVALID_MOVE;
      const there = G.cells[to] ?? -1;
      if (there !== -1 && there % GRID_SEATS === seat) return INVALID_MOVE;
      const from = moving.at;
      G.cells[to] = piece;
      G.cells[from] = there;
      moving.at = to;
      const taken = G.pieces[there];
      if (taken) {
        taken.at = from;
        taken.taken += 1;
        G.scores[seat] = (G.scores[seat] ?? 0) + 1;
      }
      return undefined;
    },
  },
};
