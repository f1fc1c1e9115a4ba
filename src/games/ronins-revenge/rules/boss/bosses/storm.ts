import { nearestFrame } from '@/engine/decisions/frames';
import { EAST, NORTH, SOUTH, WEST } from '@/engine/parts/grid/directions';
import { slide } from '@/engine/parts/grid/slide';
import { squaresOfBase, xOf, yOf } from '@/engine/parts/grid/squares';
import { mayStep, anchorAfter, type Ground } from '@/engine/parts/grid/ground';

import { FIELD, ZONE_NAMES, type HeroId } from '../../../content/terms';
import { giveCondition } from '../../conditions';
import { breakObject, takeToken } from '../../field/objects';
import { away } from '../../field/position';
import { boardOf } from '../../field/map';
import { sees } from '../../field/sight';
import { hasToken, isOnHighGround, zoneNamed, zoneOf } from '../../field/zones';
import { loseHealth } from '../../health';
import { bossRef, isHeroRef } from '../../refs';
import { isOver, isStanding, type BattleState } from '../../state';
import type { Play } from '../../world';
import { part, type StormExtra } from '../extra';
import { activeWound, modOf } from '../mods';
import type { BossRules } from '../rules';
import { faceUpSlots } from '../sequence';

/** Raitora, the Storm Tiger: the Eye, its lines, and High Ground (RR-550 … RR-559). */

const stormOf = ({ extra }: BattleState): StormExtra => part(extra.storm);
const SQUARES = FIELD * FIELD;
/** RR-557. */
const CALM_RANGE = 3;
const STRAIGHT = [NORTH, EAST, SOUTH, WEST];

/** RR-550: the Eye on the square of whoever holds Threat. */
function eyeToThreat(run: Play): void {
  const { state } = run;
  if (modOf(state, 'stormEye')?.at === 'boss') return;
  const square = state.heroes[state.threat].anchor;
  stormOf(state).eye = square;
  run.emit({ type: 'eyeMoved', square });
}

/** Nothing but pillars, Statues and walls stops lightning (RR-551). */
function skyGround({ objects }: BattleState): Ground {
  const cost = new Uint8Array(SQUARES).fill(1);
  for (const { kind, square } of objects) if (kind === 'pillar' || kind === 'statue') cost[square] = 0;
  return { side: 1, cost, free: cost, tight: new Uint8Array(SQUARES) };
}

/** The squares of the lightning lines, as they run now (RR-551). */
export function lightningSquares(state: BattleState): number[] {
  const board = boardOf(state);
  const ground = skyGround(state);
  const [tiger] = state.figures;
  const along = (from: number, direction: number): number[] => slide(board, ground, from, direction, FIELD);
  if (modOf(state, 'stormEye')?.at !== 'boss') {
    const { eye } = stormOf(state);
    return eye < 0 ? [] : [eye, ...STRAIGHT.flatMap((direction) => along(eye, direction))];
  }
  if (!tiger) return [];
  const base = squaresOfBase(FIELD, tiger);
  const open: Ground = { ...ground, cost: ground.cost.slice() };
  return STRAIGHT.flatMap((direction) => base
    .filter((square) => mayStep(board, open, square, direction) && !base.includes(anchorAfter(board, square, direction)))
    .flatMap((square) => along(square, direction)));
}

/** Whether lightning falls at the end of this round. */
function isDue(state: BattleState): boolean {
  const { lateRounds, drawnRound } = stormOf(state);
  return !lateRounds.includes(state.round) && drawnRound !== state.round;
}

/** RR-558: a square of the boss in a lightning line, or on High Ground. */
function drawsLightning(state: BattleState): boolean {
  const [tiger] = state.figures;
  if (!tiger) return false;
  if (modOf(state, 'stormEye')?.at === 'boss' || isOnHighGround(state, tiger)) return true;
  const lines = lightningSquares(state);
  return squaresOfBase(FIELD, tiger).some((square) => lines.includes(square));
}

/** RR-551, RR-552. */
function lightning(run: Play): void {
  const { state } = run;
  const storm = stormOf(state);
  if (!isDue(state)) return;
  const squares = lightningSquares(state);
  const [tiger] = state.figures;
  const lines = modOf(state, 'stormLines')?.n ?? 0;
  const high = modOf(state, 'highLightning')?.n ?? 0;
  const struck = state.line.filter((id) => isStanding(state.heroes[id]) && squares.includes(state.heroes[id].anchor));
  run.emit({ type: 'lightning', squares });
  for (const id of struck) loseHealth(run, id, lines, { why: 'effect' });
  if (isOver(state)) return;
  for (const square of squares) breakObject(run, square, undefined);
  const onHigh = state.line.filter((id) => isStanding(state.heroes[id]) && isOnHighGround(state, state.heroes[id]) && !storm.quietZones.includes(zoneOf(state.heroes[id].anchor)));
  for (const id of onHigh) loseHealth(run, id, high, { why: 'effect' });
  if (tiger && !isOver(state) && isOnHighGround(state, tiger)) giveCondition(run, bossRef(tiger), 'empowered');
}

/** RR-553: from the square of the hero who was hit along its row and column, to whom it sees. */
function arc(run: Play, from: HeroId, n: number): void {
  const { state } = run;
  const struck = nearestFrame(state, 'strike');
  const source = state.heroes[from];
  for (const id of state.line) {
    const hero = state.heroes[id];
    const inLine = xOf(FIELD, hero.anchor) === xOf(FIELD, source.anchor) || yOf(FIELD, hero.anchor) === yOf(FIELD, source.anchor);
    if (id === from || !isStanding(hero) || !inLine || struck?.arced.includes(id) || !sees(state, source, hero)) continue;
    struck?.arced.push(id);
    loseHealth(run, id, n, { why: 'effect' });
  }
}

export const stormRules: BossRules = {
  lightning: lightningSquares,
  roundBeginsLast: (run) => {
    if (modOf(run.state, 'stormEye')?.at === 'startOfRound') eyeToThreat(run);
  },
  heroTurnsOver: (run) => {
    if (modOf(run.state, 'stormEye')?.at === 'afterHeroTurns') eyeToThreat(run);
  },
  roundEndsFirst: lightning,
  mayTurnDown: (state) => {
    const { extra, heroes: { kosuke }, figures: [tiger] } = state;
    const isNear = tiger !== undefined && isStanding(kosuke) && away(tiger, kosuke) <= CALM_RANGE;
    return extra.calm && isNear ? { hero: 'kosuke', by: 'calm', slots: faceUpSlots(state) } : undefined;
  },
  whyNotItem: (state, item) => {
    if (item !== 'skyIron') return undefined;
    if (!isDue(state)) return ['RR-634', 'No lightning falls in this round.'];
    return drawsLightning(state) ? undefined : ['RR-558', 'The Sky Iron needs the tiger in a line of lightning or on High Ground.'];
  },
  customs: {
    arc: (run, { n }, { target }) => {
      if (target && isHeroRef(target)) arc(run, target, Math.max(n, modOf(run.state, 'onHitArc')?.n ?? 0));
    },
    eyeToThreat,
    eyeIsBoss: (run) => {
      stormOf(run.state).eye = -1;
      run.emit({ type: 'eyeMoved', square: -1 });
    },
    /** RR-558: the iron draws the lightning into the boss. */
    skyIron: (run, { n }) => {
      const { state } = run;
      const [tiger] = state.figures;
      if (!tiger) return;
      stormOf(state).drawnRound = state.round;
      loseHealth(run, bossRef(tiger), n, { why: 'effect' });
    },
    /** RR-556: whoever shares a row or a column with another. */
    lineShock: (run, { n }) => {
      const { heroes, line } = run.state;
      const standing = line.filter((id) => isStanding(heroes[id]));
      const shares = (a: HeroId, b: HeroId): boolean =>
        xOf(FIELD, heroes[a].anchor) === xOf(FIELD, heroes[b].anchor) || yOf(FIELD, heroes[a].anchor) === yOf(FIELD, heroes[b].anchor);
      const struck = standing.filter((a) => standing.some((b) => a !== b && shares(a, b)));
      for (const id of struck) loseHealth(run, id, n, { why: 'effect' });
    },
    /** RR-556: the High Ground of the map, of Facts and of the active Wound card stays. */
    levelStair: (run) => {
      const kept = (activeWound(run.state)?.onReveal ?? []).flatMap((step) =>
        (step.do === 'zoneAdd' && step.token === 'high' && typeof step.where === 'object' && 'zone' in step.where ? [zoneNamed(step.where.zone)] : []));
      const { base } = stormOf(run.state);
      ZONE_NAMES.forEach((_, zone) => {
        if (hasToken(run.state, zone, 'high') && (base & (1 << zone)) === 0 && !kept.includes(zone)) takeToken(run, zone, 'high');
      });
    },
  },
};

export const raitora = { rules: stormRules, kinds: {} };
