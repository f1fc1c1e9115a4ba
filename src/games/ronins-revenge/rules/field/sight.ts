import type { Board } from '@/engine/parts/grid/board';
import { Sight } from '@/engine/parts/grid/sight';
import { squaresOfBase, type Base } from '@/engine/parts/grid/squares';

import { FIELD } from '../../content/terms';
import type { BattleState, Figure } from '../state';
import { boardOf } from './map';

/** For each battlefield and each set of boss figures in the way (as bits): lines of sight, and the squares they are true for. */
const kept = new Map<Board, (Kept | undefined)[]>();
interface Kept {
  readonly sight: Sight;
  readonly solid: Uint8Array;
}

const wanted = new Uint8Array(FIELD * FIELD);

/** RR-54, RR-55: pillars, Statues and bosses that are neither end of the line. */
function findSolid({ objects, figures }: BattleState, inTheWay: number): void {
  wanted.fill(0);
  for (const { kind, square } of objects) if (kind === 'pillar' || kind === 'statue') wanted[square] = 1;
  figures.forEach((figure, i) => {
    if ((inTheWay & (1 << i)) !== 0) for (const square of squaresOfBase(FIELD, figure)) wanted[square] = 1;
  });
}

function sightWith(state: BattleState, inTheWay: number): Sight {
  findSolid(state, inTheWay);
  const board = boardOf(state);
  const ofBoard = kept.get(board) ?? [];
  kept.set(board, ofBoard);
  const known = ofBoard[inTheWay];
  if (!known) {
    const sight = new Sight(board, wanted);
    ofBoard[inTheWay] = { sight, solid: wanted.slice() };
    return sight;
  }
  if (known.solid.some((value, square) => value !== wanted[square])) {
    known.solid.set(wanted);
    known.sight.setSolid(wanted);
  }
  return known.sight;
}

function bossesBetween({ figures }: BattleState, a: Base, b: Base): number {
  let inTheWay = 0;
  figures.forEach((figure, i) => {
    if (figure !== a && figure !== b) inTheWay |= 1 << i;
  });
  return inTheWay;
}

/** Whether two figures see each other (RR-53 … RR-66). Facing does not matter (RR-39). */
export const sees = (state: BattleState, a: Base, b: Base): boolean => sightWith(state, bossesBetween(state, a, b)).seesBase(a, b);

/** Whether a figure would see another if it stood elsewhere. */
export const wouldSee = (state: BattleState, figure: Figure, anchor: number, other: Base): boolean =>
  sightWith(state, bossesBetween(state, figure, other)).seesBase({ anchor, side: figure.side }, other);

/** Whether a figure that stood there would see one square of another base, or a square by itself (RR-65). */
export const wouldSeeSquare = (state: BattleState, figure: Figure, anchor: number, square: number, of?: Base): boolean =>
  sightWith(state, bossesBetween(state, figure, of ?? figure)).seesBase({ anchor, side: figure.side }, { anchor: square, side: 1 });
