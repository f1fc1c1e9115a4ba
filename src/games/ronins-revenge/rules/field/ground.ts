import { groundFor, IMPASSABLE, type Ground, type SquareGround } from '@/engine/parts/grid/ground';
import { squaresOfBase, type Base } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS } from '../../content/terms';
import { isStanding, type BattleState, type Figure } from '../state';
import { boardOf } from './map';
import { difficultBits, zoneOf } from './zones';

const SQUARES = FIELD * FIELD;

/** What a kind of mover may pass. */
interface Passing {
  readonly standingHeroes: boolean;
  readonly fallenHeroes: boolean;
  readonly minions: boolean;
  readonly bosses: boolean;
  readonly objects: boolean;
  readonly difficult: number;
}

/** RR-76, RR-77, RR-78, RR-135. Nobody passes pillars (RR-69). */
export const PASSING = {
  hero: { standingHeroes: true, fallenHeroes: true, minions: false, bosses: false, objects: false, difficult: 2 },
  minion: { standingHeroes: false, fallenHeroes: true, minions: true, bosses: false, objects: false, difficult: 2 },
  boss: { standingHeroes: true, fallenHeroes: true, minions: true, bosses: true, objects: true, difficult: 1 },
  /** RR-174: forced movement passes nobody. */
  forced: { standingHeroes: false, fallenHeroes: false, minions: false, bosses: false, objects: false, difficult: 1 },
} as const satisfies Record<string, Passing>;

function mark(marks: Uint8Array, base: Base, value: number): void {
  for (const square of squaresOfBase(FIELD, base)) marks[square] = value;
}

/** RR-67, RR-68: squares without a figure, fallen ones included, and without anything that stands there. */
export function freeSquares({ heroes, figures, minions, objects }: BattleState, mover?: Figure): Uint8Array {
  const free = new Uint8Array(SQUARES).fill(1);
  for (const id of HERO_IDS) if (heroes[id] !== mover) mark(free, heroes[id], 0);
  for (const figure of figures) if (figure !== mover) mark(free, figure, 0);
  for (const minion of minions) if (minion !== mover) mark(free, minion, 0);
  for (const { square } of objects) free[square] = 0;
  return free;
}

/** What the squares mean to somebody who moves like this. `ignored`: Zone tokens that mean nothing to it. */
function squaresFor(state: BattleState, mover: Figure, passing: Passing, ignored: number): SquareGround {
  const difficult = difficultBits(state) & ~ignored;
  const cost = new Uint8Array(SQUARES);
  const tight = new Uint8Array(SQUARES);
  for (let square = 0; square < SQUARES; square++) cost[square] = ((state.zones[zoneOf(square)] ?? 0) & difficult) !== 0 ? passing.difficult : 1;
  for (const id of HERO_IDS) {
    const hero = state.heroes[id];
    if (hero !== mover && !(isStanding(hero) ? passing.standingHeroes : passing.fallenHeroes)) mark(cost, hero, IMPASSABLE);
  }
  if (!passing.minions) for (const minion of state.minions) if (minion !== mover) mark(cost, minion, IMPASSABLE);
  if (!passing.bosses) for (const figure of state.figures) if (figure !== mover) mark(cost, figure, IMPASSABLE);
  for (const { kind, square } of state.objects) {
    if (passing.objects && kind !== 'pillar') continue;
    cost[square] = IMPASSABLE;
    tight[square] = 1;
  }
  return { cost, free: freeSquares(state, mover), tight };
}

export const groundOf = (state: BattleState, mover: Figure, passing: Passing, ignored = 0): Ground =>
  groundFor(boardOf(state), mover.side, squaresFor(state, mover, passing, ignored));

/** How a figure is moved against its will: RR-73 goes by who it is, everything else by RR-173 and RR-174. */
export function forcedGroundOf(state: BattleState, mover: Figure): Ground {
  const passing = state.figures.some((figure) => figure === mover) ? PASSING.boss : PASSING.forced;
  const { tight } = squaresFor(state, mover, passing, 0);
  const free = freeSquares(state, mover);
  return groundFor(boardOf(state), mover.side, { cost: free.map((isFree) => (isFree === 1 ? 1 : IMPASSABLE)), free, tight });
}
