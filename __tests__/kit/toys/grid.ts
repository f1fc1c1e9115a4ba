import * as v from 'valibot';

import { demand } from '@/engine/errors';
import type { BaseOptions, Game, GameEvent, Seat } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

/** A toy of the size of a real game: 40 pieces walk over 12 × 12 cells and take what stands in the way. No chance at all. */
export const GRID = { side: 12, pieces: 40 } as const;
const CELLS = GRID.side * GRID.side;
const EMPTY = -1;

export interface GridState {
  turn: Seat;
  turns: number;
  /** The piece on each cell, or EMPTY. */
  cells: number[];
  /** Each piece, owned by `id % seats`. */
  pieces: { at: number; taken: number }[];
  scores: number[];
}

export interface GridMove {
  readonly piece: number;
  readonly to: number;
}

export type GridEvent = GameEvent & { readonly type: 'moved' | 'took'; readonly piece: number };

/** The cells next to a cell, by cell. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => {
  const row = Math.floor(cell / GRID.side);
  const column = cell % GRID.side;
  return [
    ...(row > 0 ? [cell - GRID.side] : []),
    ...(row < GRID.side - 1 ? [cell + GRID.side] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < GRID.side - 1 ? [cell + 1] : []),
  ];
});

const ownerOf = (state: GridState, piece: number): Seat => piece % state.scores.length;
const homeOf = (piece: number): number => (piece * 7) % CELLS;

function mayEnter(state: GridState, seat: Seat, cell: number): boolean {
  const there = state.cells[cell] ?? EMPTY;
  return there === EMPTY || ownerOf(state, there) !== seat;
}

export const gridGame: Game<GridState, GridMove, BaseOptions, GridEvent> = {
  id: 'toy-grid',
  title: 'Grid',
  version: 1,
  seats: { min: 1, max: 4 },
  defaults: { seats: 4 },
  optionFields: () => [],
  parseOptions: border<BaseOptions>('a game of Grid', v.object({ seats: wholeNumber(1, 4) })),
  parseMove: border<GridMove>('a step', v.object({ piece: wholeNumber(0, GRID.pieces - 1), to: wholeNumber(0, CELLS - 1) })),
  setup({ seats }) {
    const cells = new Array<number>(CELLS).fill(EMPTY);
    const pieces = Array.from({ length: GRID.pieces }, (_, piece) => ({ at: homeOf(piece), taken: 0 }));
    pieces.forEach(({ at }, piece) => {
      cells[at] = piece;
    });
    return { turn: 0, turns: 0, cells, pieces, scores: new Array<number>(seats).fill(0) };
  },
  prompts: ({ turn }) => [{ seat: turn, kind: 'step', words: 'Move a piece by one cell.' }],
  *moves(state, seat) {
    if (seat !== state.turn) return;
    for (let piece = seat; piece < GRID.pieces; piece += state.scores.length) {
      for (const to of NEIGHBOURS[state.pieces[piece]?.at ?? 0] ?? []) if (mayEnter(state, seat, to)) yield { piece, to };
    }
  },
  play(draft, seat, { piece, to }, table) {
    const moving = draft.pieces[piece];
    demand(moving !== undefined && ownerOf(draft, piece) === seat, 'TG-1', 'This piece is not yours.');
    demand(NEIGHBOURS[moving.at]?.includes(to) ?? false, 'TG-2', 'A piece goes to a cell next to its own.');
    demand(mayEnter(draft, seat, to), 'TG-3', 'Your own piece stands there.');
    const there = draft.cells[to] ?? EMPTY;
    const from = moving.at;
    draft.cells[to] = piece;
    draft.cells[from] = EMPTY;
    moving.at = to;
    const taken = draft.pieces[there];
    if (taken) {
      // Taken pieces change places with the taker: the board never empties, so a game may last as long as a benchmark.
      draft.cells[from] = there;
      taken.at = from;
      taken.taken += 1;
      draft.scores[seat] = (draft.scores[seat] ?? 0) + 1;
      table.emit({ type: 'took', piece });
    } else table.emit({ type: 'moved', piece });
    draft.turns += 1;
    draft.turn = (seat + 1) % draft.scores.length;
  },
  view: (state) => state,
  outcome: () => undefined,
  describe: ({ piece, type }) => `Piece ${piece} ${type === 'took' ? 'takes another' : 'moves'}.`,
  clone: ({ turn, turns, cells, pieces, scores }) => ({
    turn,
    turns,
    cells: cells.slice(),
    pieces: pieces.map(({ at, taken }) => ({ at, taken })),
    scores: scores.slice(),
  }),
  broken: ({ cells, pieces }) => (pieces.every(({ at }, piece) => cells[at] === piece) ? [] : ['a piece is not where it says']),
};
