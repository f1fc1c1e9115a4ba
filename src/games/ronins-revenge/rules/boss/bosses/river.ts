import { SOUTH } from '@/engine/parts/grid/directions';
import { slide } from '@/engine/parts/grid/slide';
import { isOnMap, squareAt, xOf, yOf } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS, ZONE_NAMES, type HeroId } from '../../../content/terms';
import { placeToken, takeToken } from '../../field/objects';
import { away } from '../../field/position';
import { forcedWay } from '../../field/forced';
import { forcedGroundOf, freeSquares } from '../../field/ground';
import { boardOf } from '../../field/map';
import { hasToken, tokenBit, zoneOf } from '../../field/zones';
import { callLines } from '../../lines/lines';
import { gain } from '../../resources';
import { bossRef, figureOf, isHeroRef, minionRef, type FigureRef } from '../../refs';
import { isOver, isStanding, type BattleState, type Figure, type HeroState } from '../../state';
import { giveThreat } from '../../threat';
import { process, type Play } from '../../world';
import { riverOf } from '../extra';
import { forceWay } from '../force';
import { modOf } from '../mods';
import { ignoredByMinion } from '../moves';
import type { BossRules } from '../rules';
import { askFare, fare } from './fare';

/** Funa-Kuro, the Hull-Breaker: the tide, the current and the fare (RR-530 … RR-539). */

const ZONE_ROWS = 4;
const LAST_ROW = FIELD - 1;
const EDGE_FARE = 1;
const EDGE_LOSS = 3;

/** RR-530: the flooded Zone rows, counted from the south. */
export function tideNow(state: BattleState): number {
  const river = riverOf(state);
  const first = state.difficulty === 'easy' ? 1 : 0;
  let tide = river.level;
  if (river.highUntil >= state.round) tide += 1;
  if (state.wound === first) tide += river.startChange;
  if (river.cutRounds.includes(state.round)) tide += 1;
  return Math.max(0, Math.min(ZONE_ROWS, tide));
}

/** Flood tokens come and go as soon as anything changes the tide. */
function settleTide(run: Play): void {
  const { state } = run;
  const tide = tideNow(state);
  if (tide !== riverOf(state).tide) run.emit({ type: 'tideChanged', tide });
  riverOf(state).tide = tide;
  ZONE_NAMES.forEach((_, zone) => {
    const row = ((zone / ZONE_ROWS) | 0) + 1;
    if (row > ZONE_ROWS - tide) placeToken(run, zone, 'flood');
    else takeToken(run, zone, 'flood');
  });
}

const isFlooded = (state: BattleState, square: number): boolean => hasToken(state, zoneOf(square), 'flood');

/** RR-532: a figure that shares a side with a pillar. */
function isMoored({ objects }: BattleState, { anchor }: Figure): boolean {
  const [x, y] = [xOf(FIELD, anchor), yOf(FIELD, anchor)];
  return objects.some(({ kind, square }) => kind === 'pillar' && Math.abs(xOf(FIELD, square) - x) + Math.abs(yOf(FIELD, square) - y) === 1);
}

/** How far the current takes a figure (RR-531, RR-532). */
function driftOf(state: BattleState, figure: Figure): number {
  const current = modOf(state, 'current')?.n ?? 0;
  if (!modOf(state, 'postsGone')) return isMoored(state, figure) ? 0 : current;
  const held = HERO_IDS.some((id) => state.heroes[id] !== figure && isStanding(state.heroes[id]) && away(figure, state.heroes[id]) <= 1);
  const isHero = HERO_IDS.some((id) => state.heroes[id] === figure);
  return Math.max(0, current - (isHero && held ? (modOf(state, 'chainHold')?.n ?? 0) : 0));
}

/** Southernmost first, then westernmost. */
const fromTheSouth = (a: number, b: number): number => yOf(FIELD, b) - yOf(FIELD, a) || xOf(FIELD, a) - xOf(FIELD, b);

interface Swimmer {
  readonly who: FigureRef;
  readonly figure: Figure;
}

function swimmers(state: BattleState): { readonly who: FigureRef; readonly n: number }[] {
  const heroes = HERO_IDS.filter((id) => isStanding(state.heroes[id])).map((id): Swimmer => ({ who: id, figure: state.heroes[id] }));
  const minions = state.minions.filter((minion) => (ignoredByMinion(state, minion) & tokenBit('flood')) === 0).map((minion): Swimmer => ({ who: minionRef(minion), figure: minion }));
  return [...heroes, ...minions]
    .filter(({ figure }) => isFlooded(state, figure.anchor))
    .sort((a, b) => fromTheSouth(a.figure.anchor, b.figure.anchor))
    .map(({ who, figure }) => ({ who, n: driftOf(state, figure) }))
    .filter(({ n }) => n > 0);
}

/** Straight south by force, as far as it goes. */
function southward(run: Play, who: FigureRef, n: number): void {
  const figure = figureOf(run.state, who);
  if (!figure) return;
  const way = slide(boardOf(run.state), forcedGroundOf(run.state, figure), figure.anchor, SOUTH, n);
  forceWay(run, who, way, { why: 'effect' });
}

/** RR-533: objects drift a square; what drifts off row L is gone. */
function driftObjects(run: Play): void {
  const { state } = run;
  const drifting = state.objects.filter(({ kind, square }) => kind !== 'pillar' && isFlooded(state, square)).sort((a, b) => fromTheSouth(a.square, b.square));
  const board = boardOf(state);
  for (const object of drifting) {
    const from = object.square;
    if (yOf(FIELD, from) === LAST_ROW) {
      state.objects.splice(state.objects.indexOf(object), 1);
      run.emit({ type: 'objectDrifted', kind: object.kind, from, square: -1 });
      continue;
    }
    const to = from + FIELD;
    const free = freeSquares(state);
    const open = slide(board, { side: 1, cost: free, free, tight: new Uint8Array(FIELD * FIELD) }, from, SOUTH, 1).length === 1;
    if (!open) continue;
    object.square = to;
    run.emit({ type: 'objectDrifted', kind: object.kind, from, square: to });
  }
}

/** RR-531: first thing at end of round. */
const riverStep = process('riverStep', {
  begin: (run, frame) => {
    const still = riverOf(run.state).stillRound === run.state.round;
    frame.moves = still ? [] : swimmers(run.state);
    return 'current';
  },
  current: (run, frame) => {
    const next = frame.moves.shift();
    if (!next) return 'drift';
    southward(run, next.who, next.n);
    return 'current';
  },
  drift: (run) => {
    driftObjects(run);
    ZONE_NAMES.forEach((_, zone) => {
      if (hasToken(run.state, zone, 'flood')) takeToken(run, zone, 'fire');
    });
    return 'edge';
  },
  edge: (run) => {
    const { state } = run;
    if (riverOf(state).stillRound !== state.round) {
      for (const hero of state.line) {
        const { anchor } = state.heroes[hero];
        if (isStanding(state.heroes[hero]) && yOf(FIELD, anchor) === LAST_ROW && isFlooded(state, anchor)) {
          askFare(run, hero, EDGE_FARE, [{ do: 'loseHp', n: EDGE_LOSS, who: 'target' }], 'the edge of the river');
        }
      }
    }
    return 'ebb';
  },
  /** A high tide ends after the river step of its last round. */
  ebb: (run) => {
    const river = riverOf(run.state);
    if (river.highUntil === run.state.round) river.highUntil = 0;
    river.cutRounds = river.cutRounds.filter((round) => round > run.state.round);
    settleTide(run);
    return 'finish';
  },
  finish: () => undefined,
});

/** RR-536: the square opposite the middle of the base. */
function keelhaul(run: Play, hero: HeroId): void {
  const { state } = run;
  const [hull] = state.figures;
  const self = state.heroes[hero];
  if (!hull) return;
  const middle = (hull.side - 1) >> 1;
  const x = 2 * (xOf(FIELD, hull.anchor) + middle) - xOf(FIELD, self.anchor);
  const y = 2 * (yOf(FIELD, hull.anchor) + middle) - yOf(FIELD, self.anchor);
  if (!isOnMap(FIELD, x, y) || freeSquares(state)[squareAt(FIELD, x, y)] !== 1) return;
  forceWay(run, hero, [squareAt(FIELD, x, y)], { why: 'effect' });
}

const tokens = ({ ki, yin, yang }: HeroState): number => ki + yin + yang;

export const riverRules: BossRules = {
  tide: tideNow,
  roundBegins: settleTide,
  roundEndsFirst: (run) => run.call({ kind: 'riverStep', moves: [] }),
  /** RR-534: who removes a cube opens the chest. */
  attackGained: (run, attack) => {
    const river = riverOf(run.state);
    if (attack.cubesRemoved === 0 || !isStanding(run.state.heroes[attack.by]) || isOver(run.state) || river.chest === 0) return;
    const n = river.chest >> 1;
    river.chest = 0;
    run.emit({ type: 'chestOpened', hero: attack.by, ki: n });
    gain(run, attack.by, 'ki', n, 'the fare chest');
  },
  /** RR-536: the hawser. */
  haul: (run, { target, figures }) => {
    const { state } = run;
    const mod = modOf(state, 'hawser');
    const [hull] = figures;
    if (!mod || !hull) return false;
    const way = forcedWay(state, 'pull', hull, state.heroes[target], mod.n);
    if (way.length === 0) return false;
    forceWay(run, target, way, { why: 'effect', by: bossRef(hull) });
    return true;
  },
  whyNotItem: (state, item) => (item === 'roomBesideSen' && riverOf(state).tide < 1 ? ['RR-634', 'There is no Tide in this round.'] : undefined),
  customs: {
    setTide: (run, { n }) => {
      riverOf(run.state).level = n;
      settleTide(run);
    },
    highTide: (run, { forRounds }) => {
      riverOf(run.state).highUntil = run.state.round + forRounds - 1;
      settleTide(run);
    },
    sweep: (run, { n, who }, { target }) => {
      const { state } = run;
      if (who === 'target') {
        if (target && isHeroRef(target) && isStanding(state.heroes[target])) southward(run, target, n);
        return;
      }
      const [hull] = state.figures;
      const swept = HERO_IDS.filter((id) => hull && isStanding(state.heroes[id]) && away(hull, state.heroes[id]) <= who.heroesIn);
      run.call({ kind: 'sweep', heroes: swept.sort((a, b) => fromTheSouth(state.heroes[a].anchor, state.heroes[b].anchor)), n });
    },
    /** Room Beside Sen (RR-531): nobody is moved, nobody pays at the edge. */
    stillWater: (run) => {
      riverOf(run.state).stillRound = run.state.round;
    },
    fare: (run, { n, else: otherwise }, { target, why }) => {
      if (target && isHeroRef(target)) askFare(run, target, n, otherwise, why);
    },
    keelhaul: (run, _, { target }) => {
      if (target && isHeroRef(target) && isStanding(run.state.heroes[target])) keelhaul(run, target);
    },
    countFares: (run, { n }, { by, why }) => {
      const { heroes } = run.state;
      const [poorest] = HERO_IDS.filter((id) => isStanding(heroes[id])).sort((a, b) => tokens(heroes[a]) - tokens(heroes[b]) || heroes[a].anchor - heroes[b].anchor);
      if (!poorest) return;
      giveThreat(run, poorest);
      callLines(run, [{ do: 'lose', res: 'stamina', n, who: 'target' }], { by, target: poorest, why });
    },
  },
};

/** Several heroes are swept by one line: southernmost first, each when the one before has come to rest. */
const sweep = process('sweep', {
  next: (run, frame) => {
    const hero = frame.heroes[0];
    if (hero === undefined) return 'finish';
    frame.heroes = frame.heroes.slice(1);
    southward(run, hero, frame.n);
    return 'next';
  },
  finish: () => undefined,
});

export const funakuro = { rules: riverRules, kinds: { riverStep, sweep, fare } };
