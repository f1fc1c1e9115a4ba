import * as v from 'valibot';

import { nearestFrame } from '@/engine/decisions/frames';
import { patternSquares } from '@/engine/parts/grid/pattern';
import { fitsOnMap, squaresOfBase, squaresOfBlock, xOf, yOf } from '@/engine/parts/grid/squares';

import { PATTERNS } from '../../../content/patterns';
import { FIELD, HERO_IDS, ZONE, ZONE_NAMES, type HeroId } from '../../../content/terms';
import type { Where } from '../../../content/who';
import { giveCondition } from '../../conditions';
import { freeSquares } from '../../field/ground';
import { placeToken, removeObject, takeToken } from '../../field/objects';
import { away } from '../../field/position';
import { dangerOfPlace } from '../../field/walk';
import { hasToken, isVoid, zoneNamed, zoneOf } from '../../field/zones';
import { loseHealth } from '../../health';
import { zonesMeant } from '../../lines/where';
import { bossRef, figureOf, isBossRef, isHeroRef } from '../../refs';
import { isOver, isStanding, type BattleState, type BossFigure } from '../../state';
import { answer, decision, process, type Play } from '../../world';
import { heroName, zoneName } from '../../names';
import { part, type NightExtra } from '../extra';
import { removeMinions } from '../minions';
import { modOf } from '../mods';
import type { BossRules } from '../rules';
import { brink, overTheBrink } from './brink';

/** The Devouring Night: Zones are gnawed and eaten (RR-620 … RR-629). */

const nightOf = ({ extra }: BattleState): NightExtra => part(extra.night);
const CORNERS = (['Z11', 'Z14', 'Z41', 'Z44'] as const).map(zoneNamed);
const HEART = (['Z22', 'Z23', 'Z32', 'Z33'] as const).map(zoneNamed);
const EDGES = ZONE_NAMES.map((_, zone) => zone).filter((zone) => !CORNERS.includes(zone) && !HEART.includes(zone));
const CAST_OUT_LOSS = 2;

/** RR-624: a Shrine or a Statue stands there, or the Crumb of the Seal was broken there. */
export const isSafe = (state: BattleState, zone: number): boolean =>
  (nightOf(state).sealed & (1 << zone)) !== 0 || state.objects.some(({ kind, square }) => (kind === 'shrine' || kind === 'statue') && zoneOf(square) === zone);

/** RR-623: heroes are put on the nearest free ground, north to south; standing ones lose HP. */
function castOut(run: Play, zone: number, before: readonly HeroId[]): HeroId[] {
  const { state } = run;
  const inside = HERO_IDS.filter((id) => zoneOf(state.heroes[id].anchor) === zone).sort((a, b) => state.heroes[a].anchor - state.heroes[b].anchor);
  const losses: { id: HeroId; entering: number; out: number }[] = [];
  for (const id of inside) {
    const hero = state.heroes[id];
    const free = freeSquares(state);
    let best = -1;
    for (let square = 0; square < free.length; square++) {
      if (free[square] === 1 && (best < 0 || away(hero, { anchor: square, side: 1 }) < away(hero, { anchor: best, side: 1 }))) best = square;
    }
    if (best < 0) continue;
    hero.anchor = best;
    run.emit({ type: 'placed', who: id, at: best });
    if (isStanding(hero)) losses.push({ id, entering: dangerOfPlace(run, id, hero), out: before.includes(id) ? 0 : CAST_OUT_LOSS });
  }
  for (const { id, entering, out } of losses) {
    loseHealth(run, id, entering, { why: 'terrain' });
    loseHealth(run, id, out, { why: 'effect' });
  }
  return losses.map(({ id }) => id);
}

const groundSquares = (state: BattleState, figure: BossFigure, anchor: number): number =>
  squaresOfBase(FIELD, { anchor, side: figure.side }).filter((square) => !isVoid(state, zoneOf(square))).length;

/** RR-625: left wholly over the void, the boss is put on the nearest place that has ground. */
function bringBack(run: Play): void {
  const { state } = run;
  const [figure] = state.figures;
  if (!figure || groundSquares(state, figure, figure.anchor) > 0) return;
  const free = freeSquares(state, figure);
  let best = -1;
  const steps = (anchor: number): number => Math.max(Math.abs(xOf(FIELD, anchor) - xOf(FIELD, figure.anchor)), Math.abs(yOf(FIELD, anchor) - yOf(FIELD, figure.anchor)));
  for (let anchor = 0; anchor < FIELD * FIELD; anchor++) {
    if (!fitsOnMap(FIELD, { anchor, side: figure.side }) || groundSquares(state, figure, anchor) === 0) continue;
    if (squaresOfBase(FIELD, { anchor, side: figure.side }).some((square) => free[square] !== 1 && !isVoid(state, zoneOf(square)))) continue;
    if (best < 0 || steps(anchor) < steps(best)) best = anchor;
  }
  if (best < 0) return;
  figure.anchor = best;
  run.emit({ type: 'placed', who: bossRef(figure), at: best });
  loseHealth(run, bossRef(figure), dangerOfPlace(run, bossRef(figure), figure), { why: 'terrain' });
}

/** RR-622. */
function eat(run: Play, zone: number, before: readonly HeroId[]): HeroId[] {
  const { state } = run;
  state.zones[zone] = 0;
  for (const square of squaresOfBlock(FIELD, ZONE, zone)) removeObject(run, square);
  state.extra.void = (state.extra.void ?? 0) | (1 << zone);
  run.emit({ type: 'zoneEaten', zone });
  removeMinions(run, ({ anchor }) => zoneOf(anchor) === zone);
  const out = castOut(run, zone, before);
  if (!isOver(state)) bringBack(run);
  return out;
}

/** Another line of the same card bites too. */
function willBiteAgain(state: BattleState): boolean {
  const lines = nearestFrame(state, 'lines');
  return lines !== undefined && lines.steps.slice(lines.at).some((step) => step.do === 'custom' && step.id === 'bite');
}

/** RR-621: Zone by Zone; the Speaker may save one that would be eaten (RR-629). */
const bites = process('bites', {
  next: (run, frame) => {
    const zone = frame.zones[0];
    if (zone === undefined) return 'finish';
    const { state } = run;
    if (isVoid(state, zone) || isSafe(state, zone)) return 'past';
    const gnawed = hasToken(state, zone, 'gnawed');
    if (!frame.eat && (!gnawed || HEART.includes(zone))) {
      placeToken(run, zone, 'gnawed');
      return 'past';
    }
    if (HEART.includes(zone)) return 'past';
    const { speaker } = state.extra;
    if (speaker && isStanding(state.heroes[speaker])) {
      run.call({ kind: 'saveZone', zone });
      return 'eat';
    }
    return 'eat';
  },
  eat: (run, frame) => {
    const zone = frame.zones[0];
    if (zone !== undefined && nightOf(run.state).saved !== zone) frame.castOut.push(...eat(run, zone, frame.castOut));
    delete nightOf(run.state).saved;
    return 'past';
  },
  past: (_, frame) => {
    frame.zones = frame.zones.slice(1);
    return 'next';
  },
  /** RR-623: the boss is Empowered once for all it has cast out, when its card has bitten for the last time. */
  finish: (run, frame) => {
    const [figure] = run.state.figures;
    if (willBiteAgain(run.state)) nightOf(run.state).castOut = frame.castOut;
    else if (frame.castOut.length > 0 && figure) giveCondition(run, bossRef(figure), 'empowered');
  },
});

const saveZone = decision('saveZone', {
  who: (state) => (state.extra.speaker ? state.heroes[state.extra.speaker].seat : []),
  words: (_, { zone }) => `${zoneName(zone)} is about to be eaten. Speak the last word for it?`,
  answers: {
    speakFor: answer({ speak: v.boolean() })({
      otherwise: ['RR-629', 'The Speaker says the last word, or keeps it.'],
      label: (_, __, { speak }) => (speak ? { label: 'Speak, and it stays', help: 'Once in the whole battle. The Zone loses Gnawed.', tone: 'primary' } : { label: 'Let it be eaten', tone: 'secondary' }),
      play: (run, { zone }, { speak }) => {
        run.end();
        if (!speak) return;
        delete run.state.extra.speaker;
        nightOf(run.state).saved = zone;
        takeToken(run, zone, 'gnawed');
      },
    }),
  },
});

/** RR-621: the Zones a bite is for. */
function bitten(state: BattleState, where: Where | 'corners' | 'edges', lines: Parameters<typeof zonesMeant>[2]): readonly number[] {
  if (where === 'corners') return CORNERS;
  return where === 'edges' ? EDGES : (zonesMeant(state, where, lines).all ?? []);
}

function callBites(run: Play, zones: readonly number[], isEating: boolean): void {
  const night = nightOf(run.state);
  const { castOut = [] } = night;
  delete night.castOut;
  run.call({ kind: 'bites', zones: [...zones], eat: isEating, castOut });
}

/** The squares before the front edge (RR-627). */
function isInMaw(state: BattleState, hero: HeroId): boolean {
  const [figure] = state.figures;
  return figure !== undefined && patternSquares(FIELD, PATTERNS.front5, figure.anchor, figure.facing).includes(state.heroes[hero].anchor);
}

const intoTheMouth = decision('intoTheMouth', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero }) => `${heroName(hero)} stands before the open mouth. Strike into it?`,
  answers: {
    strikeMouth: answer({ into: v.boolean() })({
      otherwise: ['RR-627', 'Strike into the mouth, or beside it.'],
      label: (_, __, { into }) => (into
        ? { label: 'Into the mouth', help: 'The boss is Vulnerable to this attack; you cannot Dodge it until the round ends.', tone: 'danger' }
        : { label: 'Beside it', help: 'An attack like any other.', tone: 'secondary' }),
      play: (run, { hero }, { into }) => {
        run.end();
        if (into && !nightOf(run.state).inMouth.includes(hero)) nightOf(run.state).inMouth.push(hero);
        if (into) nightOf(run.state).striking = hero;
      },
    }),
  },
});

/** RR-628: the Shrine or Statue that is nearest goes out. */
function snuff(run: Play, from: { readonly anchor: number; readonly side: number }, range: number): void {
  const { state } = run;
  const lights = state.objects.filter(({ kind, square }) => (kind === 'shrine' || kind === 'statue') && away(from, { anchor: square, side: 1 }) <= range);
  const [nearest] = lights.sort((a, b) => away(from, { anchor: a.square, side: 1 }) - away(from, { anchor: b.square, side: 1 }) || a.square - b.square);
  if (!nearest) return;
  removeObject(run, nearest.square);
  run.emit({ type: 'objectBroken', kind: nearest.kind, square: nearest.square });
}

export const nightRules: BossRules = {
  roundBegins: (run) => {
    nightOf(run.state).inMouth = [];
  },
  roundEndsLast: (run) => {
    const where = modOf(run.state, 'endRoundBite')?.where;
    const [figure] = run.state.figures;
    if (where !== undefined && figure) callBites(run, bitten(run.state, where, { by: bossRef(figure) }), false);
  },
  brink,
  overTheBrink,
  aimed: (run, attack) => {
    delete nightOf(run.state).striking;
    const own = attack.as !== 'counter';
    if (own && modOf(run.state, 'openMouth') && attack.aim.some((ref) => isBossRef(ref)) && isInMaw(run.state, attack.by)) run.call({ kind: 'intoTheMouth', hero: attack.by });
  },
  vulnerable: (state, _, attack) => nightOf(state).striking === attack.by,
  attackOver: (run) => {
    delete nightOf(run.state).striking;
  },
  cannotDodge: (state, { by }, hero) => isBossRef(by) && nightOf(state).inMouth.includes(hero),
  /** RR-620: a Pot that a hero breaks takes Gnawed with it. */
  potBroken: (run, square) => takeToken(run, zoneOf(square), 'gnawed'),
  customs: {
    bite: (run, { where, eat: isEating }, lines) => callBites(run, bitten(run.state, where, lines), isEating === true),
    heartClears: (run) => HEART.forEach((zone) => takeToken(run, zone, 'gnawed')),
    snuff: (run, { where }, { by }) => {
      const figure = where === 'nearestToBoss' ? run.state.figures[0] : figureOf(run.state, by);
      if (figure) snuff(run, figure, where === 'nearestToBoss' ? FIELD : 1);
    },
    sealCrumb: (run, _, { by }) => {
      if (!isHeroRef(by)) return;
      const zone = zoneOf(run.state.heroes[by].anchor);
      takeToken(run, zone, 'gnawed');
      nightOf(run.state).sealed |= 1 << zone;
    },
  },
};

export const devouringNight = { rules: nightRules, kinds: { bites, saveZone, intoTheMouth } };
