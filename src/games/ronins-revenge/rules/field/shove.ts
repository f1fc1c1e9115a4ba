import * as v from 'valibot';

import { squareName } from '@/engine/parts/grid/squares';

import type { Cost } from '../../content/kit';
import { FIELD } from '../../content/terms';
import { isImmovable } from '../boss/ground';
import { bossRules } from '../boss/rules';
import { staticSum } from '../hero/traits';
import { staticsOf } from '../kit';
import { figureName, heroName } from '../names';
import type { Cause } from '../frames';
import { figureOf, isBossRef, isHeroRef, type FigureRef } from '../refs';
import { canPay, pay } from '../resources';
import { isStanding, type BattleFrame, type BattleState, type HeroState } from '../state';
import { answer, decision, process, type Play } from '../world';
import { callWalk } from './callWalk';
import { forcedWay } from './forced';
import { isVoid, zoneOf } from './zones';

/** What a hero pays to stay where it is. */
function priceToStay(hero: HeroState): Cost | undefined {
  for (const each of staticsOf(hero)) if (each.static === 'payToIgnoreForcedMove') return each.cost;
  return undefined;
}

type Shove = Extract<BattleFrame, { readonly kind: 'shove' }>;

/** How many steps somebody is forced at most. RR-380: the fallen are not moved. */
function stepsOf(state: BattleState, { target, n }: Shove): number {
  if (!isHeroRef(target)) return isBossRef(target) && isImmovable(state, target) ? 0 : n;
  const hero = state.heroes[target];
  return isStanding(hero) ? Math.max(0, n - staticSum(hero, 'forcedMoveReduction')) : 0;
}

/** The way somebody is forced, read at the moment it happens (RR-170 … RR-176); it may end in the void (RR-626). */
function wayOf(state: BattleState, frame: Shove): readonly number[] {
  const { force, source, target } = frame;
  const [from, figure] = [figureOf(state, source), figureOf(state, target)];
  const most = stepsOf(state, frame);
  if (!from || !figure || most === 0) return [];
  const way = forcedWay(state, force, from, figure, most);
  const beyond = way.length < most ? bossRules(state).brink?.(state, force, source, target, way) : undefined;
  return beyond === undefined ? way : [...way, beyond];
}

const endsInVoid = (state: BattleState, who: FigureRef, way: readonly number[]): boolean => !isBossRef(who) && way.length > 0 && isVoid(state, zoneOf(way[way.length - 1] ?? 0));

/** Along the way, as far as there is ground. */
function carryAlong(run: Play, who: FigureRef, way: readonly number[], cause: Cause): void {
  const over = endsInVoid(run.state, who, way);
  const ground = over ? way.slice(0, -1) : way;
  if (ground.length > 0) callWalk(run, who, ground, 'forced', cause);
  if (over) bossRules(run.state).overTheBrink?.(run, who, cause);
}

export const shove = process('shove', {
  begin: (run, frame) => {
    const { source, target, cause, force } = frame;
    const way = wayOf(run.state, frame);
    if (way.length === 0) return;
    if (isHeroRef(source)) return run.call({ kind: 'force', hero: source, force, target, way, cause });
    const price = isHeroRef(target) ? priceToStay(run.state.heroes[target]) : undefined;
    if (isHeroRef(target) && price && canPay(run.state, target, price)) return run.call({ kind: 'holdGround', hero: target, cost: price, way, cause });
    carryAlong(run, target, way, cause);
  },
});

const steps = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12));

/** RR-175: a hero’s player may use fewer squares. */
export const force = decision('force', {
  who: (s, { hero }) => s.heroes[hero].seat,
  words: (s, { target, force: way }) => `How far is ${figureName(s, target)} ${way === 'push' ? 'pushed' : 'pulled'}?`,
  answers: {
    force: answer({ steps })({
      offers: (_, { way }) => Array.from({ length: way.length + 1 }, (__, n) => ({ steps: way.length - n })),
      otherwise: ['RR-173', 'It does not go that far.'],
      label: (s, { target, way }, { steps: n }) => {
        if (n === 0) return { label: 'Not at all' };
        return { label: endsInVoid(s, target, way.slice(0, n)) ? 'Into the void' : `To ${squareName(FIELD, way[n - 1] ?? 0)}`, target: way[n - 1] ?? 0 };
      },
      play: (run, { target, way, cause }, { steps: n }) => {
        run.end();
        carryAlong(run, target, way.slice(0, n), cause);
      },
    }),
  },
});

/** A card lets its owner pay to stay where it is. */
export const holdGround = decision('holdGround', {
  who: (s, { hero, cost }) => (canPay(s, hero, cost) ? s.heroes[hero].seat : []),
  words: (_, { hero }) => `${heroName(hero)} is about to be moved. Pay to stay?`,
  answers: {
    holdGround: answer({ pay: v.boolean() })({
      label: (_, { cost }, { pay: pays }) => (pays ? { label: 'Hold the ground', help: `${cost.stamina ?? 0} Stamina` } : { label: 'Be moved' }),
      play: (run, { hero, cost, way, cause }, { pay: pays }) => {
        run.end();
        if (pays) pay(run, hero, cost, 'holding the ground');
        else carryAlong(run, hero, way, cause);
      },
    }),
  },
});
