import { groundRoom, type Ground, type GroundRoom } from '@/engine/parts/grid/ground';

import { FIELD } from '../../content/terms';
import { isStanding, type BattleState, type Figure, type HeroState } from '../state';
import type { Passing } from './ground';
import { difficultBits } from './zones';

/**
 * The last grounds that were worked out. The same one is asked for again and again: a list of moves, the judgement of the one that is
 * chosen, a card's own move, every look of a bot. Each is known by all it depends on, written down as numbers, so it is the same ground
 * whichever battle asks. Nobody holds on to a ground: when eight others have been worked out, its room is theirs.
 */
interface Kept {
  readonly signs: number[];
  /** How many of the signs count: a list that is cut is a list that V8 makes anew. */
  count: number;
  readonly ground: GroundRoom;
}
const KEPT = 8;
const kept: Kept[] = Array.from({ length: KEPT }, () => ({ signs: [], count: 0, ground: groundRoom({ size: FIELD }) }));
let oldest = 0;

/** What the ground in question depends on; filled anew for every question. */
const signs: number[] = [];
let written = 0;

function write(sign: number): void {
  signs[written] = sign;
  written += 1;
}

const flag = (yes: boolean, bit: number): number => (yes ? 1 << bit : 0);
/** Stands for the mover itself: where it stands does not matter. */
const MOVER = -1;
const placeOf = (figure: Figure, mover: Figure): number => (figure === mover ? MOVER : figure.anchor * 4 + figure.side);

function writeTerrain(state: BattleState, difficult: number): void {
  const { zones, objects, extra } = state;
  let slow = 0;
  for (let zone = 0; zone < zones.length; zone++) if (((zones[zone] ?? 0) & difficult) !== 0) slow |= 1 << zone;
  write(slow);
  write(extra.void ?? 0);
  write(objects.length);
  for (let i = 0; i < objects.length; i++) {
    const object = objects[i];
    if (object) write(object.square * 2 + flag(object.kind === 'pillar', 0));
  }
  write(extra.dolls ? extra.dolls.dolls.length : 0);
  if (extra.dolls) for (const { at } of extra.dolls.dolls) write(typeof at === 'number' ? at : MOVER);
  if (extra.duel) for (const square of extra.duel.village) write(square);
}

const writeHero = (hero: HeroState, mover: Figure): void => write(2 * placeOf(hero, mover) + flag(isStanding(hero), 0));

function writeFigures({ heroes, figures, minions }: BattleState, mover: Figure): void {
  const { takahiro, sayaka, kosuke, kensho } = heroes;
  writeHero(takahiro, mover);
  writeHero(sayaka, mover);
  writeHero(kosuke, mover);
  writeHero(kensho, mover);
  let isBoss = false;
  write(figures.length);
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i];
    if (figure) write(placeOf(figure, mover));
    if (figure === mover) isBoss = true;
  }
  write(2 * minions.length + flag(isBoss, 0));
  for (let i = 0; i < minions.length; i++) {
    const minion = minions[i];
    if (minion) write(placeOf(minion, mover));
  }
}

function isAsWritten(known: Kept): boolean {
  if (known.count !== written) return false;
  for (let i = 0; i < written; i++) if (known.signs[i] !== signs[i]) return false;
  return true;
}

/** The ground as it was worked out before; undefined: it has to be, in `roomForGround`. */
export function findGround(state: BattleState, mover: Figure, passing: Passing, ignored: number): Ground | undefined {
  written = 0;
  write(mover.side * 64 + passing.difficult * 256
    + flag(passing.standingHeroes, 0) + flag(passing.fallenHeroes, 1) + flag(passing.minions, 2) + flag(passing.bosses, 3) + flag(passing.objects, 4));
  writeFigures(state, mover);
  writeTerrain(state, passing.difficult === 1 ? 0 : difficultBits(state) & ~ignored);
  for (let i = 0; i < kept.length; i++) {
    const known = kept[i];
    if (known && isAsWritten(known)) return known.ground;
  }
  return undefined;
}

/** Room for the ground that was asked for last: it is kept from now on. */
export function roomForGround(): GroundRoom {
  const place = kept[oldest];
  if (place === undefined) throw new RangeError('no ground is kept there');
  oldest = oldest + 1 === KEPT ? 0 : oldest + 1;
  place.count = written;
  for (let i = 0; i < written; i++) place.signs[i] = signs[i] ?? 0;
  return place.ground;
}
