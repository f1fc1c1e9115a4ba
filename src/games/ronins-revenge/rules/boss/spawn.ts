import { nearestFrame } from '@/engine/decisions/frames';
import { squareNamed, squaresOfBase } from '@/engine/parts/grid/squares';

import { bossInPlay } from '../../content/bossInPlay';
import { FIELD, type MinionId } from '../../content/terms';
import type { SpawnWhere } from '../../content/who';
import { freeSquares } from '../field/ground';
import { away, firstFacingToward, nearestHero } from '../field/position';
import { dangerOf } from '../field/zones';
import { loseHealth } from '../health';
import { minionRef } from '../refs';
import type { BattleState, Figure, MinionState } from '../state';
import type { Play } from '../world';
import { minionCard } from './mods';
import { ignoredByMinion } from './moves';
import { bossFigure } from './plan';
import { bossRules } from './rules';

const SQUARES = FIELD * FIELD;

/** The free squares beside a figure, from the north, then from the west. */
export function freeBeside(state: BattleState, figure: Figure, range = 1): number[] {
  const free = freeSquares(state);
  const own = squaresOfBase(FIELD, figure);
  const found: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (free[square] === 1 && !own.includes(square) && away(figure, { anchor: square, side: 1 }) <= range) found.push(square);
  }
  return found;
}

/** RR-364: the squares on which a minion may be put, in the order in which they are tried. */
function placesFor(state: BattleState, where: SpawnWhere): number[] {
  const figure = bossFigure(state);
  const beside = (): number[] => (figure ? freeBeside(state, figure) : []);
  if (where === 'adjacentToBoss') return beside();
  const free = freeSquares(state);
  const listed = bossInPlay(state.boss).map.spawnSquares.map((name) => squareNamed(FIELD, name)).filter((square) => free[square] === 1);
  return listed.length === 0 && state.extra.void ? beside() : listed;
}

/** RR-98: the first band of which no figure stands. Undefined: the supply is empty. */
function freeBand(state: BattleState, minion: MinionId): number | undefined {
  const bands = minionCard(state, minion).bands.map((_, band) => band);
  return bands.find((band) => !state.minions.some((each) => each.minion === minion && each.band === band));
}

/** RR-356: whoever comes under the name of one that has acted, or acts now and is gone, has not acted yet. */
function countAsNew(state: BattleState, minion: MinionState): void {
  const ref = minionRef(minion);
  const phase = nearestFrame(state, 'minionPhase');
  if (phase) phase.done = phase.done.filter((each) => each !== ref);
  const turn = nearestFrame(state, 'minionTurn');
  if (turn?.minion === ref) turn.replaced = true;
}

/** Puts a minion on a square (RR-502). To be placed is to enter: Dangerous ground takes its due at once (RR-152). */
function putMinion(run: Play, minion: MinionId, square: number): void {
  const { state } = run;
  const band = freeBand(state, minion);
  if (band === undefined) return;
  const placed: MinionState = { minion, band, hp: minionCard(state, minion).hp, anchor: square, side: 1, facing: 0, conditions: 0 };
  const nearest = nearestHero(state, placed);
  if (nearest) placed.facing = firstFacingToward(placed, state.heroes[nearest]);
  state.minions.push(placed);
  countAsNew(state, placed);
  run.emit({ type: 'minionPlaced', minion, band, square });
  loseHealth(run, minionRef(placed), dangerOf(state, [square], ignoredByMinion(state, placed)), { why: 'terrain' });
}

/** RR-364, RR-486: up to n, while fewer than `max` of the kind stand. */
export function spawn(run: Play, minion: MinionId, n: number, where: SpawnWhere, max: number): void {
  const { state } = run;
  for (let i = 0; i < n; i++) {
    if (state.minions.filter((each) => each.minion === minion).length >= max || freeBand(state, minion) === undefined) return;
    if (bossRules(state).mayPlace?.(state, minion) === false) continue;
    const [square] = placesFor(state, where);
    if (square === undefined) return;
    putMinion(run, minion, square);
  }
}
