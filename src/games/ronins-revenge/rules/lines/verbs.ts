import { nearestFrame } from '@/engine/decisions/frames';
import { isOwn } from '@/engine/own';

import type { Step, StepOf, Verb } from '../../content/effects';
import type { HeroId } from '../../content/terms';
import { bossVerbs, type BossVerb } from '../boss/verbs';
import { conditionNamed } from '../changes';
import { clearConditions, giveCondition, negativeConditionsOf, removeCondition } from '../conditions';
import { plusDamage } from '../damage/combat';
import { ORDER } from '../damage/order';
import { forcedOrder, type Force } from '../field/forced';
import { placeToken, takeToken } from '../field/objects';
import { dangerousBits, hasToken, TOKENS, tokenBit } from '../field/zones';
import type { Cause } from '../frames';
import { dealDamage, heal, loseHealth, revive } from '../health';
import { bossRules } from '../boss/rules';
import { gain, takeAway } from '../resources';
import { bossRef, figureOf, isHeroRef, type FigureRef } from '../refs';
import { isComrade, isOver, isStanding, type BattleFrame, type Figure } from '../state';
import { giveThreat, heroMostStamina, threatAfter } from '../threat';
import type { Play } from '../world';
import { heroCustoms, isHeroCustom } from './customs';
import { situationOf, whenHolds } from './when';
import { zonesMeant } from './where';
import { actingBoss, actorOf } from './who';

type Lines = Extract<BattleFrame, { readonly kind: 'lines' }>;
type HeroVerb = Exclude<Verb, BossVerb>;
/** What a line does, to all it works on at once. */
type Apply<V extends Verb> = (run: Play, step: StepOf<V>, refs: readonly FigureRef[], lines: Lines) => void;

/** Lines that name the fallen (RR-380). */
export const forFallen = ({ do: verb }: Step): boolean => verb === 'revive' || verb === 'healOrRevive';

const causeOf = ({ by, credit }: Lines, why: Cause['why'] = 'effect'): Cause => ({ why, by, ...(credit === undefined ? {} : { credit }) });

function eachHero(refs: readonly FigureRef[], act: (hero: HeroId) => void): void {
  for (const ref of refs) if (isHeroRef(ref)) act(ref);
}

function shove(run: Play, force: Force, source: FigureRef | undefined, n: number, refs: readonly FigureRef[], lines: Lines): void {
  const from = source && figureOf(run.state, source);
  if (!from) return;
  const figures: { readonly ref: FigureRef; readonly figure: Figure }[] = [];
  for (const ref of refs) {
    const figure = figureOf(run.state, ref);
    if (figure) figures.push({ ref, figure });
  }
  // RR-631: heroes are named in initiative order; enemies come after them, north, west.
  const rank = (ref: FigureRef, anchor: number): number => (isHeroRef(ref) ? -1 : anchor);
  figures.sort((a, b) => rank(a.ref, a.figure.anchor) - rank(b.ref, b.figure.anchor));
  for (const figure of forcedOrder(force, from, figures.map((each) => each.figure))) {
    const target = figures.find((each) => each.figure === figure)?.ref;
    if (target !== undefined) run.call({ kind: 'shove', step: undefined, force, source, target, n, cause: causeOf(lines) });
  }
}

/** The figure a Pull goes toward: the one that acts, or a brother; none where he was never placed (RR-578). */
function pullSource({ state }: Play, step: StepOf<'pull'>, { by }: Lines): FigureRef | undefined {
  if (step.source === undefined) return actorOf(state, step, by);
  const acting = actingBoss(state, by);
  return state.figures.map(bossRef).find((ref) => ref !== acting);
}

function giveChosen(run: Play, step: StepOf<'cond'>, ref: FigureRef, { by }: Lines): void {
  const name = conditionNamed(step);
  if (name) return giveCondition(run, ref, name);
  if (step.name !== 'vulnerable' && step.name !== 'resistant') return;
  const of = typeof step.dtype === 'object' ? step.dtype.oneOf : [];
  run.call({ kind: 'chooseType', hero: isHeroRef(by) ? by : run.state.threat, figure: ref, name: step.name, of });
}

function clearSome(run: Play, step: StepOf<'clear'>, ref: FigureRef, { by }: Lines): void {
  const figure = figureOf(run.state, ref);
  if (!figure) return;
  if (step.names === 'all') return clearConditions(run, ref);
  const [first, ...others] = negativeConditionsOf(figure);
  if (first === undefined) return;
  if (others.length > 0 && isHeroRef(ref)) run.call({ kind: 'chooseCondition', hero: isHeroRef(by) ? by : ref, figure: ref });
  else removeCondition(run, ref, first);
}

/** Where somebody stands who has taken a blow for another: it is reached there (RR-273). */
const ANYWHERE = -1;

const strikeDefence = ({ state }: Play) => nearestFrame(state, 'strike')?.defence ?? undefined;

const verbs: { readonly [V in HeroVerb]: Apply<V> } = {
  gain: (run, { res, n }, refs, { why }) => eachHero(refs, (hero) => gain(run, hero, res, n, why)),
  lose: (run, { res, n }, refs, lines) => eachHero(refs, (hero) => {
    // RR-513: what an enemy takes of a Comrade’s Stamina is Life Force.
    if (res === 'stamina' && isComrade(run.state.heroes[hero])) loseHealth(run, hero, n, causeOf(lines));
    else takeAway(run, hero, res, n, lines.why);
  }),
  gainChoice: (run, { of, n }, refs, { why }) => eachHero(refs, (hero) => run.call({ kind: 'chooseResource', hero, of, n, why })),
  heal: (run, { n }, refs, { by, why }) => eachHero(refs, (hero) => heal(run, hero, n, why, isHeroRef(by) ? by : undefined)),
  healOrRevive: (run, step, refs, { by, why }) => eachHero(refs, (hero) => {
    if (isStanding(run.state.heroes[hero])) heal(run, hero, step.heal, why, isHeroRef(by) ? by : undefined);
    else revive(run, hero, step.revive);
  }),
  revive: (run, { hp }, refs) => eachHero(refs, (hero) => revive(run, hero, hp)),
  setHp: (run, { n }, refs) => eachHero(refs, (hero) => {
    const hurt = nearestFrame(run.state, 'hurt');
    if (hurt?.who === hero) hurt.prevented = true;
    run.state.heroes[hero].hp = n;
    run.emit({ type: 'hpSet', hero, hp: n });
  }),
  setStaminaFull: (run, _, refs, { why }) => eachHero(refs, (hero) => gain(run, hero, 'stamina', run.state.heroes[hero].maxStamina, why)),
  loseHp: (run, { n }, refs, lines) => { for (const ref of refs) loseHealth(run, ref, n, causeOf(lines)); },
  deal: (run, { n, type }, refs, lines) => { for (const ref of refs) dealDamage(run, ref, n, type, causeOf(lines)); },
  dmg: (run, { n }, _, { why }) => { nearestFrame(run.state, 'attack')?.flats.push(plusDamage(n, why)); },
  multiply: (run, { n }, _, { why }) => { nearestFrame(run.state, 'attack')?.flats.push({ hook: 'damage', priority: ORDER.attacker - 1, times: n, once: 'double', why }); },
  reduce: (run, { n }) => {
    const defence = strikeDefence(run);
    if (defence) defence.reduce += n;
  },
  reduceTo: (run, { n }) => {
    const defence = strikeDefence(run);
    if (defence) defence.atMost = n;
  },
  // Paid with the attack.
  dmgPerExtraStamina: () => undefined,
  cond: (run, step, refs, lines) => { for (const ref of refs) giveChosen(run, step, ref, lines); },
  clear: (run, step, refs, lines) => { for (const ref of refs) clearSome(run, step, ref, lines); },
  push: (run, { n }, refs, lines) => shove(run, 'push', lines.by, n, refs, lines),
  pull: (run, step, refs, lines) => shove(run, 'pull', pullSource(run, step, lines), step.n, refs, lines),
  move: (run, { n, straight = false, through }, refs, { why }) => eachHero(refs, (hero) => {
    if (bossRules(run.state).isBound?.(run.state, hero) !== true) run.call({ kind: 'cardMove', hero, n, straight, through: through !== undefined, why });
  }),
  redirect: (run, _, __, { by }) => {
    const strike = nearestFrame(run.state, 'strike');
    if (!strike || !isHeroRef(by)) return;
    strike.targets = strike.targets.map((hero, i) => (i === strike.place ? by : hero));
    strike.spots = (strike.spots ?? []).map((spot, i) => (i === strike.place ? ANYWHERE : spot));
  },
  autoDodge: (run) => {
    const defence = strikeDefence(run);
    if (defence) defence.auto = true;
  },
  buff: (run, { stat, n, until }, refs, { why }) => eachHero(refs, (hero) => {
    run.state.heroes[hero].buffs.push({ stat, n, until, why });
    run.emit({ type: 'buffed', hero, stat, n, until, why });
  }),
  nextAttack: (run, { dmg = 0, triggerSpecial = 0, after = [] }, _, { by, why }) => {
    if (!isHeroRef(by)) return;
    run.state.heroes[by].next.push({ dmg, triggerSpecial, after, why });
    run.emit({ type: 'attackPrepared', hero: by, why });
  },
  extraAttack: (run, { category }, _, { by }) => {
    if (isHeroRef(by)) run.call({ kind: 'extraAttack', hero: by, category });
  },
  threat: (run, { to }, _, { by }) => {
    const { state } = run;
    const boss = actingBoss(state, by);
    const figure = boss && figureOf(state, boss);
    const hero = to === 'self' ? (isHeroRef(by) ? by : undefined)
      : to === 'heroMostStamina' ? heroMostStamina(state)
        : threatAfter(state, to, figure && 'start' in figure ? figure : undefined);
    if (hero) giveThreat(run, hero);
  },
  zoneAdd: (run, { token, where }, _, lines) => { for (const zone of zonesNow(run, where, lines)) placeToken(run, zone, token); },
  zoneRemove: (run, { token, where }, _, lines) => {
    for (const zone of zonesNow(run, where, lines)) {
      if (token !== 'anyDangerous') takeToken(run, zone, token);
      else for (const each of TOKENS) if ((dangerousBits(run.state) & tokenBit(each)) !== 0 && hasToken(run.state, zone, each)) takeToken(run, zone, each);
    }
  },
};

function zonesNow(run: Play, where: StepOf<'zoneAdd'>['where'], lines: Lines): readonly number[] {
  const { all, oneOf } = zonesMeant(run.state, where, lines);
  if (!oneOf) return all ?? [];
  return lines.zone === null ? [] : [lines.zone];
}

/** The verb of a step belongs to its fields: the one place where the compiler has to believe it. */
const asVerb = (verb: HeroVerb): Apply<HeroVerb> => verbs[verb] as Apply<HeroVerb>;
const asBossVerb = (verb: BossVerb) => bossVerbs[verb] as (run: Play, step: StepOf<BossVerb>, lines: Lines) => void;

const isBossVerb = (verb: Verb): verb is BossVerb => isOwn(bossVerbs, verb);

/** Does one line to those it works on. */
export function applyStep(run: Play, lines: Lines, step: Step, refs: readonly FigureRef[]): void {
  if (isOver(run.state)) return;
  if (step.do === 'custom' && isHeroCustom(step.id)) return heroCustoms[step.id](run, lines);
  // A line of an enemy that picks nobody by itself is about the hero it has struck, if any (RR-520).
  const holds = (): boolean => isHeroRef(lines.by) || whenHolds(step.when, situationOf(run.state, lines, lines.target));
  if (isBossVerb(step.do)) {
    if (holds()) asBossVerb(step.do)(run, step as StepOf<BossVerb>, lines);
    return;
  }
  if (!('who' in step) && !holds()) return;
  asVerb(step.do)(run, step as StepOf<HeroVerb>, refs, lines);
}
