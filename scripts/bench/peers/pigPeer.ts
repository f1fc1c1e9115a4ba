import { INVALID_MOVE } from 'boardgame.io/core';
import type { Game } from 'boardgame.io';

interface PigG {
  scores: number[];
  turnTotal: number;
}

/** Pig to 100 for two on boardgame.io, written as its documentation suggests. */
export const pigPeer: Game<PigG> = {
  name: 'pig',
  seed: 'bench',
  disableUndo: true,
  setup: ({ ctx }) => ({ scores: new Array<number>(ctx.numPlayers).fill(0), turnTotal: 0 }),
  moves: {
    roll: ({ G, random, events }) => {
      const face = random.D6();
      if (face === 1) {
        G.turnTotal = 0;
        events.endTurn();
      } else G.turnTotal += face;
    },
    hold: ({ G, ctx, events }) => {
      if (G.turnTotal === 0) return INVALID_MOVE;
      const seat = Number(ctx.currentPlayer);
      G.scores[seat] = (G.scores[seat] ?? 0) + G.turnTotal;
      G.turnTotal = 0;
      events.endTurn();
      return undefined;
    },
  },
  endIf: ({ G }) => {
    const winner = G.scores.findIndex((score) => score >= 100);
    return winner < 0 ? undefined : { winner: String(winner) };
  },
};
