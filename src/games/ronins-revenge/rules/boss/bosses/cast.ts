import { nearestFrame } from '@/engine/decisions/frames';
import { squareNamed } from '@/engine/parts/grid/squares';

import type { Boss } from '../../../content/boss';
import { bossInPlay } from '../../../content/bossInPlay';
import { FIELD, type DamageType, type HeroId } from '../../../content/terms';
import { freeSquares } from '../../field/ground';
import { placeToken } from '../../field/objects';
import { away, facingToward, firstFacingToward, nearestHero } from '../../field/position';
import { zoneOf } from '../../field/zones';
import type { AttackBody, Cause } from '../../frames';
import { loseHealth } from '../../health';
import { bossFigureOf, bossRef, isBossRef, isHeroRef } from '../../refs';
import { gain } from '../../resources';
import { isOver, isStanding, type BattleState, type BossFigure } from '../../state';
import { giveThreat } from '../../threat';
import type { Play } from '../../world';
import { part, type CastExtra } from '../extra';
import { modOf } from '../mods';
import { callBasicAttack } from '../phase';
import { planOf } from '../plan';
import { intentOf, readCard, type Reading } from '../reading';
import type { BossRules } from '../rules';
import { strikeFrame } from '../strike';
import { revolve } from './revolvingStage';

/** The Nine-Faced Actor: three figures, one of them true (RR-540 … RR-549). */

export const castOf = ({ extra }: BattleState): CastExtra => part(extra.cast);
const actor = (): Boss => bossInPlay('nineFaces');
export const WINDOW = 'wakeWindow';
const REAR = 4;
const QUARTERS = 4;

const bit = ({ start }: BossFigure): number => 1 << start;
const isTrue = (state: BattleState, { start }: BossFigure): boolean => castOf(state).true === start;

/** RR-542: the figure nearest to whoever holds Threat. */
export function inTheLight(state: BattleState): BossFigure | undefined {
  const hero = state.heroes[state.threat];
  const [nearest] = state.figures.slice().sort((a, b) => away(a, hero) - away(b, hero) || a.anchor - b.anchor);
  return nearest;
}

/** RR-542, RR-548: decides anew which figure is true. */
function drawTrue(run: Play, candidates?: readonly BossFigure[]): void {
  const { state, random } = run;
  const cast = castOf(state);
  const light = inTheLight(state);
  const others = state.figures.filter((figure) => figure !== light);
  const lit = modOf(state, 'intoTheLight') && light ? [light] : others.length > 0 ? others : state.figures;
  const drawn = (candidates ?? lit).slice().sort((a, b) => a.start - b.start);
  const chosen = drawn.length > 1 ? drawn[random.below(drawn.length)] : drawn[0];
  if (!chosen) return;
  cast.true = chosen.start;
  cast.marks = drawn.reduce((bits, figure) => bits | bit(figure), 0);
  run.emit({ type: 'castDrawn', marks: cast.marks });
}

const maskType = (state: BattleState): DamageType | undefined => {
  const { masks, worn, unmasked } = castOf(state);
  return unmasked ? undefined : actor().masks?.[masks[worn] ?? -1]?.type;
};

/** RR-546: the next mask is put on. */
function nextMask(run: Play): void {
  const cast = castOf(run.state);
  cast.worn = (cast.worn + 1) % cast.masks.length;
  cast.seen = Math.min(cast.masks.length, Math.max(cast.seen, cast.worn + 2));
  run.emit({ type: 'maskWorn', mask: cast.masks[cast.worn] ?? 0 });
}

function unmask(run: Play): void {
  const cast = castOf(run.state);
  cast.unmasked = true;
  cast.marks = 1 << cast.true;
  run.emit({ type: 'unmasked', figure: cast.true });
}

/** RR-544: missing figures come through the trapdoors. */
function enter(run: Play, n: number): void {
  const { state } = run;
  const cast = castOf(state);
  const trapdoors = (actor().map.trapdoors ?? []).map((name) => squareNamed(FIELD, name));
  for (let i = 0; i < n; i++) {
    const missing = actor().starts.findIndex((_, start) => !state.figures.some((figure) => figure.start === start));
    const free = freeSquares(state);
    const doors = trapdoors.map((_, place) => (cast.lit + place) % trapdoors.length);
    const door = doors.find((place) => free[trapdoors[place] ?? -1] === 1);
    if (missing < 0 || door === undefined) return;
    const figure: BossFigure = { start: missing, anchor: trapdoors[door] ?? 0, side: 1, facing: 0, conditions: state.figures[0]?.conditions ?? 0 };
    const nearest = nearestHero(state, figure);
    if (nearest) figure.facing = firstFacingToward(figure, state.heroes[nearest]);
    state.figures.push(figure);
    state.figures.sort((a, b) => a.start - b.start);
    cast.lit = (door + 1) % trapdoors.length;
    run.emit({ type: 'figureEntered', who: bossRef(figure), square: figure.anchor });
  }
}

function face(run: Play, figure: BossFigure, facing: number): void {
  if (figure.facing === facing) return;
  figure.facing = facing;
  run.emit({ type: 'turned', who: bossRef(figure), facing });
}

/** RR-544. */
function curtain(run: Play): void {
  const { state } = run;
  const cast = castOf(state);
  cast.curtain = false;
  cast.unmasked = false;
  run.emit({ type: 'curtain' });
  enter(run, actor().starts.length);
  for (const figure of state.figures) {
    const nearest = nearestHero(state, figure);
    if (nearest) face(run, figure, firstFacingToward(figure, state.heroes[nearest]));
  }
  drawTrue(run);
}

/** Where it is not known which figure is true, one that bears a mark may be. */
function paper(state: BattleState, figure: BossFigure): 'surely' | 'perhaps' | undefined {
  if (isTrue(state, figure)) return undefined;
  return castOf(state).true < 0 && (castOf(state).marks & bit(figure)) !== 0 ? 'perhaps' : 'surely';
}

/** RR-541: a paper figure leaves the map at once. */
function tears(run: Play, figure: BossFigure, cause: Cause): boolean {
  const { state } = run;
  const cast = castOf(state);
  if (isTrue(state, figure)) {
    cast.damaged |= bit(figure);
    cast.marks = bit(figure);
    return false;
  }
  state.figures = state.figures.filter((each) => each !== figure);
  cast.marks &= ~bit(figure);
  cast.torn |= bit(figure);
  const tearer = cause.credit ?? (cause.by && isHeroRef(cause.by) ? cause.by : undefined);
  if (tearer) cast.tearer = tearer;
  run.emit({ type: 'figureTorn', who: bossRef(figure), ...(tearer ? { by: tearer } : {}) });
  // An attack tears by the card of its snapshot, even if it has just ended it (RR-548).
  const wound = cause.why === 'attack' ? nearestFrame(state, 'attack')?.snapshot?.wound : undefined;
  if (modOf(state, 'burningPaper', wound)) placeToken(run, zoneOf(figure.anchor), 'fire');
  return true;
}

/** Whoever tore a figure takes Threat when the attack or effect is over. */
function tornThreat(run: Play): void {
  const cast = castOf(run.state);
  const { tearer } = cast;
  delete cast.tearer;
  if (tearer && isStanding(run.state.heroes[tearer]) && modOf(run.state, 'tearThreat')) giveThreat(run, tearer);
}

/** RR-543 (d): Quick Change after a hero's attack; W-4 goes by the light (RR-548). */
export function quickChangeAfter(run: Play, damaged: number): void {
  const { state } = run;
  if (!modOf(state, 'intoTheLight')) return drawTrue(run);
  const hero = state.heroes[state.threat];
  const [nearest] = state.figures.filter((figure) => (damaged & bit(figure)) === 0).sort((a, b) => away(a, hero) - away(b, hero) || a.anchor - b.anchor);
  const stays = state.figures.find((figure) => isTrue(state, figure));
  const next = nearest ?? stays;
  if (next) drawTrue(run, [next]);
}

/** RR-541, RR-543: the end of step 9 of an attack. */
function attackGained(run: Play, attack: AttackBody): void {
  const { state } = run;
  const cast = castOf(state);
  const { torn, damaged } = cast;
  cast.torn = cast.damaged = 0;
  if (isOver(state)) return;
  const yin = modOf(state, 'tearYin', attack.snapshot?.wound);
  if (torn !== 0 && yin && isStanding(state.heroes[attack.by])) gain(run, attack.by, 'yin', yin.n, 'a torn face');
  tornThreat(run);
  if (attack.cubesRemoved > 0) return curtain(run);
  if (damaged === 0 || cast.unmasked) return;
  const aimed = attack.targets.find(({ ref }) => isBossRef(ref) && bossFigureOf(state, ref)?.start === cast.true);
  if (aimed && (aimed.arcs & REAR) !== 0) return unmask(run);
  if (state.partyItems.includes(WINDOW)) run.call({ kind: 'keepLooking', hero: attack.by });
  else quickChangeAfter(run, damaged);
}

const nearAny = (state: BattleState, hero: HeroId, figures: readonly BossFigure[]): boolean => figures.some((figure) => away(figure, state.heroes[hero]) <= 1);

function cut(run: Play, n: number, figures: readonly BossFigure[]): void {
  for (const id of run.state.line) if (isStanding(run.state.heroes[id]) && nearAny(run.state, id, figures)) loseHealth(run, id, n, { why: 'effect' });
}

/** RR-543: a hero attack on the true figure from its Rear, or while it is Unmasked. */
export function isOpenCast(state: BattleState, target: string, arcs: number): boolean {
  const { cast } = state.extra;
  return cast !== undefined && target === `boss:${cast.true}` && (cast.unmasked || (arcs & REAR) !== 0);
}

export const castRules: BossRules = {
  isOpenCast,
  anyFigureActs: true,
  spokesman: inTheLight,
  /** RR-546: all attacks of the cast have the type of the mask. */
  reads: (state, reading: Reading) => ({ ...reading, values: { ...reading.values, type: maskType(state) ?? reading.values.type } }),
  roundBegins: (run) => {
    if (run.state.round > 1) nextMask(run);
  },
  /** RR-542: the first Draw is the last step of set-up, before the first Wound card does its text. */
  woundRevealed: (run) => {
    if (run.state.round > 0 || castOf(run.state).marks !== 0) return;
    drawTrue(run);
    if (castOf(run.state).startsUnmasked) unmask(run);
  },
  aimed: (run) => {
    castOf(run.state).torn = castOf(run.state).damaged = 0;
  },
  // Asked of any figure that may be true: the snapshot of an attack lies open while its hero is asked, and must not tell which it is (RR-549). Of paper no damage is worked out.
  resistant: (state, figure, { type }) => (castOf(state).marks & bit(figure)) !== 0 && maskType(state) === type,
  lastingResistance: (state, figure, type) => isTrue(state, figure) && maskType(state) === type,
  paper,
  tears,
  bossHurt: (run, _, __, ___, cubes) => {
    if (cubes > 0) castOf(run.state).curtain = true;
  },
  attackGained: (run, attack) => {
    attackGained(run, attack);
    castOf(run.state).curtain = false;
  },
  effectOver: (run) => {
    tornThreat(run);
    if (castOf(run.state).curtain) curtain(run);
  },
  /** RR-545: a performer torn on its way: the others search again. */
  stoppedOnTheWay: (run, strike) => {
    const { state } = run;
    const reading = 'slot' in strike.from ? readCard(state, strike.from.slot) : undefined;
    const plan = reading && planOf(state, intentOf(state, reading));
    if (reading && plan) run.call(strikeFrame(state, reading, plan));
    else callBasicAttack(run);
  },
  roundEndsFirst: (run) => {
    if (!modOf(run.state, 'nightlyChange')) return;
    castOf(run.state).unmasked = false;
    drawTrue(run);
  },
  roundEndsLast: (run) => {
    const mod = modOf(run.state, 'paperCuts');
    if (!mod) return;
    const paper = run.state.figures.filter((figure) => !isTrue(run.state, figure));
    cut(run, mod.n, paper);
    if (!isOver(run.state)) enter(run, 1);
  },
  customs: {
    turnAbout: (run, _, { target }) => {
      if (!target || !isHeroRef(target) || !isStanding(run.state.heroes[target])) return;
      const hero = run.state.heroes[target];
      hero.facing = (hero.facing + 2) % QUARTERS;
      run.emit({ type: 'turned', who: target, facing: hero.facing });
    },
    swapFar: (run, _, { by }) => {
      const { state } = run;
      const self = isBossRef(by) ? bossFigureOf(state, by) : undefined;
      const [far] = state.figures.filter((figure) => figure !== self).sort((a, b) => (self ? away(self, b) - away(self, a) : 0) || a.anchor - b.anchor);
      if (!self || !far) return;
      [self.anchor, far.anchor] = [far.anchor, self.anchor];
      for (const figure of [self, far]) run.emit({ type: 'placed', who: bossRef(figure), at: figure.anchor });
    },
    turnAll: (run, { to }, { target }) => {
      const hero = to === 'threat' ? run.state.threat : target;
      if (!hero || !isHeroRef(hero)) return;
      for (const figure of run.state.figures) face(run, figure, facingToward(figure, run.state.heroes[hero]));
    },
    quickChange: (run) => {
      if (!castOf(run.state).unmasked) drawTrue(run);
    },
    remask: (run) => {
      castOf(run.state).unmasked = false;
      drawTrue(run);
    },
    unmask,
    nextMask,
    enter: (run, { n }) => enter(run, n),
    fireInLight: (run) => {
      const light = inTheLight(run.state);
      if (light) placeToken(run, zoneOf(light.anchor), 'fire');
    },
    stageCuts: (run, { n }) => cut(run, n, run.state.figures.slice()),
    revolve,
    readFigure: (run, _, { by }) => {
      if (isHeroRef(by)) run.call({ kind: 'readFigure', hero: by });
    },
  },
};
