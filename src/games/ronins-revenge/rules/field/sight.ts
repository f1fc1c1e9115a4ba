import type { Board } from '@/engine/parts/grid/board';
import { Sight } from '@/engine/parts/grid/sight';
import type { Base } from '@/engine/parts/grid/squares';

import { FIELD } from '../../content/terms';
import type { BattleState, Figure } from '../state';
import { boardOf } from './map';

/** For each battlefield and each set of boss figures in the way (as bits): lines of sight, and the squares they are true for. */
const kept = new Map<Board, (Kept | undefined)[]>();
interface Kept {
  readonly sight: Sight;
  /** The solid squares, as they were found. */
  solid: number[];
}

/** Filled anew for every question, up to `count`: asked far more often than anything solid comes, goes or moves. */
const found: number[] = [];
let count = 0;

function add(square: number): void {
  found[count] = square;
  count += 1;
}

/** RR-54, RR-55: pillars, Statues and bosses that are neither end of the line. */
function findSolid({ objects, figures }: BattleState, inTheWay: number): void {
  count = 0;
  for (let i = 0; i < objects.length; i++) {
    const object = objects[i];
    if (object && (object.kind === 'pillar' || object.kind === 'statue')) add(object.square);
  }
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i];
    if (figure === undefined || (inTheWay & (1 << i)) === 0) continue;
    for (let y = 0; y < figure.side; y++) for (let x = 0; x < figure.side; x++) add(figure.anchor + y * FIELD + x);
  }
}

function isAsFound(solid: readonly number[]): boolean {
  if (solid.length !== count) return false;
  for (let i = 0; i < count; i++) if (solid[i] !== found[i]) return false;
  return true;
}

/** The sights of the battlefield that was asked about last: mostly it is the one that is asked about now. */
let latest: { readonly board: Board; readonly sights: (Kept | undefined)[] } | undefined;

function sightsOf(board: Board): (Kept | undefined)[] {
  if (latest?.board === board) return latest.sights;
  const sights = kept.get(board) ?? [];
  kept.set(board, sights);
  latest = { board, sights };
  return sights;
}

/** The squares that were found, marked; filled anew for every question. */
const marks = new Uint8Array(FIELD * FIELD);

function markFound(): Uint8Array {
  marks.fill(0);
  for (let i = 0; i < count; i++) marks[found[i] ?? 0] = 1;
  return marks;
}

function sightWith(state: BattleState, inTheWay: number): Sight {
  findSolid(state, inTheWay);
  const board = boardOf(state);
  const ofBoard = sightsOf(board);
  const known = ofBoard[inTheWay];
  if (!known) {
    const sight = new Sight(board, markFound());
    ofBoard[inTheWay] = { sight, solid: found.slice(0, count) };
    return sight;
  }
  if (!isAsFound(known.solid)) {
    known.solid = found.slice(0, count);
    known.sight.setSolid(markFound());
  }
  return known.sight;
}

function bossesBetween({ figures }: BattleState, a: Base, b: Base): number {
  let inTheWay = 0;
  for (let i = 0; i < figures.length; i++) if (figures[i] !== a && figures[i] !== b) inTheWay |= 1 << i;
  return inTheWay;
}

/** What lies between two figures, wherever they stand: for whoever asks about many places. It holds until something moves. */
export const sightBetween = (state: BattleState, a: Base, b: Base): Sight => sightWith(state, bossesBetween(state, a, b));

/** Whether two figures see each other (RR-53 … RR-66). Facing does not matter (RR-39). */
export const sees = (state: BattleState, a: Base, b: Base): boolean => sightBetween(state, a, b).seesBase(a, b);

/** Whether a figure that stood there would see a square by itself (RR-65). */
export const wouldSeeSquare = (state: BattleState, figure: Figure, anchor: number, square: number): boolean =>
  sightBetween(state, figure, figure).seesBase({ anchor, side: figure.side }, { anchor: square, side: 1 });
