import { fillGround, groundRoom, IMPASSABLE, type Ground, type SquareGround } from '@/engine/parts/grid/ground';
import { squaresOfBase, type Base } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS, type ObjectKind } from '../../content/terms';
import { heroOf, isStanding, type BattleState, type Figure } from '../state';
import { findGround, roomForGround } from './keptGround';
import { boardOf } from './map';
import { baseOfZone, difficultBits, zoneOf } from './zones';

const SQUARES = FIELD * FIELD;

/** What a kind of mover may pass. */
export interface Passing {
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

const NO_DOLLS: NonNullable<BattleState['extra']['dolls']>['dolls'] = [];
const NO_SQUARES: readonly number[] = [];

/** Writes a value on all squares of a base. */
export function mark(marks: Uint8Array, { anchor, side }: Base, value: number): void {
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) marks[anchor + y * FIELD + x] = value;
}

/** Eaten Zones: ground to nobody but the boss (RR-622, RR-625). */
function markVoid({ extra }: BattleState, marks: Uint8Array, value: number): void {
  const gone = extra.void ?? 0;
  for (let zone = 0; gone >> zone !== 0; zone++) if ((gone & (1 << zone)) !== 0) mark(marks, baseOfZone(zone), value);
}

function isBoss({ figures }: BattleState, mover: Figure | undefined): boolean {
  for (const figure of figures) if (figure === mover) return true;
  return false;
}

/** RR-625: a boss over the void keeps at least one square on ground. */
function keepOnGround(state: BattleState, ground: Ground): Ground {
  const gone = state.extra.void ?? 0;
  if (gone === 0) return ground;
  for (let anchor = 0; anchor < SQUARES; anchor++) {
    if (ground.cost[anchor] === IMPASSABLE) continue;
    if (squaresOfBase(FIELD, { anchor, side: ground.side }).some((square) => (gone & (1 << zoneOf(square))) === 0)) continue;
    ground.cost[anchor] = IMPASSABLE;
    ground.free[anchor] = 0;
  }
  return ground;
}

/** RR-67, RR-68: squares without a figure, fallen ones included, and without anything that stands there. */
export const freeSquares = (state: BattleState, mover?: Figure): Uint8Array => fillFree(state, mover, freeNow);

/** What is free for whoever is asked about; filled anew for every question, as all rooms here are: new ones come from outside V8's heap. */
const freeNow = new Uint8Array(SQUARES);

function fillFree(state: BattleState, mover: Figure | undefined, free: Uint8Array): Uint8Array {
  const { heroes, figures, minions, objects, extra } = state;
  free.fill(1);
  if (!isBoss(state, mover)) markVoid(state, free, 0);
  for (const doll of extra.dolls?.dolls ?? NO_DOLLS) if (typeof doll.at === 'number') free[doll.at] = 0;
  for (const square of extra.duel?.village ?? NO_SQUARES) free[square] = 0;
  const { takahiro, sayaka, kosuke, kensho } = heroes;
  if (takahiro !== mover) mark(free, takahiro, 0);
  if (sayaka !== mover) mark(free, sayaka, 0);
  if (kosuke !== mover) mark(free, kosuke, 0);
  if (kensho !== mover) mark(free, kensho, 0);
  for (const figure of figures) if (figure !== mover) mark(free, figure, 0);
  for (const minion of minions) if (minion !== mover) mark(free, minion, 0);
  for (const { square } of objects) free[square] = 0;
  return free;
}

/** Whether somebody who moves like this gets round an object only. RR-560: a lying doll is a Barrier. */
const isBarrier = (kind: ObjectKind | 'doll', passing: Passing): boolean => !passing.objects || kind === 'pillar';

/** What forms tight corners (RR-73). */
function fillTight({ objects, extra }: BattleState, passing: Passing, tight: Uint8Array): Uint8Array {
  tight.fill(0);
  for (const { kind, square } of objects) if (isBarrier(kind, passing)) tight[square] = 1;
  for (const { at } of extra.dolls?.dolls ?? NO_DOLLS) if (typeof at === 'number' && isBarrier('doll', passing)) tight[at] = 1;
  return tight;
}

/** What the squares mean to whoever is asked about; filled anew for every question. */
const asked = groundRoom({ size: FIELD });

/** What the squares mean to somebody who moves like this. `ignored`: Zone tokens that mean nothing to it. */
function squaresFor(state: BattleState, mover: Figure, passing: Passing, ignored: number): SquareGround {
  const difficult = difficultBits(state) & ~ignored;
  const { cost } = asked;
  cost.fill(1);
  const tight = fillTight(state, passing, asked.tight);
  if (passing.difficult !== 1) {
    for (let zone = 0; zone < state.zones.length; zone++) if (((state.zones[zone] ?? 0) & difficult) !== 0) mark(cost, baseOfZone(zone), passing.difficult);
  }
  for (const id of HERO_IDS) {
    const hero = heroOf(state.heroes, id);
    if (hero !== mover && !(isStanding(hero) ? passing.standingHeroes : passing.fallenHeroes)) mark(cost, hero, IMPASSABLE);
  }
  if (!passing.minions) for (const minion of state.minions) if (minion !== mover) mark(cost, minion, IMPASSABLE);
  if (!passing.bosses) for (const figure of state.figures) if (figure !== mover) mark(cost, figure, IMPASSABLE);
  for (let square = 0; square < SQUARES; square++) if (tight[square] === 1) cost[square] = IMPASSABLE;
  if (!isBoss(state, mover)) markVoid(state, cost, IMPASSABLE);
  fillFree(state, mover, asked.free);
  return asked;
}

export function groundOf(state: BattleState, mover: Figure, passing: Passing, ignored = 0): Ground {
  const known = findGround(state, mover, passing, ignored);
  if (known) return known;
  const ground = fillGround(boardOf(state), mover.side, squaresFor(state, mover, passing, ignored), roomForGround());
  return isBoss(state, mover) ? keepOnGround(state, ground) : ground;
}

/** Where somebody is moved against its will; used by one search at a time. */
const forced = groundRoom({ size: FIELD });

/** How a figure is moved against its will: RR-73 goes by who it is, everything else by RR-173 and RR-174. */
export function forcedGroundOf(state: BattleState, mover: Figure): Ground {
  const boss = isBoss(state, mover);
  const tight = fillTight(state, boss ? PASSING.boss : PASSING.forced, asked.tight);
  // Whatever is not free cannot be entered, and every step costs the same: one list says both.
  const free = fillFree(state, mover, asked.free);
  const ground = fillGround(boardOf(state), mover.side, { cost: free, free, tight }, forced);
  return boss ? keepOnGround(state, ground) : ground;
}
