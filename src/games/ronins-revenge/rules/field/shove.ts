import * as v from 'valibot';

import { squareName } from '@/engine/parts/grid/squares';

import type { Cost } from '../../content/kit';
import { FIELD } from '../../content/terms';
import { isImmovable } from '../boss/ground';
import { bossRules } from '../boss/rules';
import { staticSum } from '../hero/traits';
import { staticsOf } from '../kit';
import { figureName, heroName } from '../names';
import { figureOf, isHeroRef } from '../refs';
import { canPay, pay } from '../resources';
import { isStanding, type BattleFrame, type BattleState, type HeroState } from '../state';
import { answer, decision, process } from '../world';
import { callWalk } from './callWalk';
import { forcedWay } from './forced';

/** What a hero pays to stay where it is. */
function priceToStay(hero: HeroState): Cost | undefined {
  for (const each of staticsOf(hero)) if (each.static === 'payToIgnoreForcedMove') return each.cost;
  return undefined;
}

type Shove = Extract<BattleFrame, { readonly kind: 'shove' }>;

/** The way somebody is forced, read at the moment it happens (RR-170 … RR-176). */
function wayOf(state: BattleState, { force, source, target, n }: Shove): readonly number[] {
  const [from, figure] = [figureOf(state, source), figureOf(state, target)];
  if (!from || !figure) return [];
  if (isHeroRef(target)) {
    const hero = state.heroes[target];
    // RR-380: the fallen are not moved.
    return isStanding(hero) ? forcedWay(state, force, from, hero, Math.max(0, n - staticSum(hero, 'forcedMoveReduction'))) : [];
  }
  return isImmovable(state, target) ? [] : forcedWay(state, force, from, figure, n);
}

export const shove = process('shove', {
  begin: (run, frame) => {
    const { source, target, cause, force } = frame;
    const way = wayOf(run.state, frame);
    if (way.length === 0) {
      bossRules(run.state).shoved?.(run, frame.target, frame.n, 0, cause);
      return;
    }
    if (isHeroRef(source)) return run.call({ kind: 'force', hero: source, force, target, way, cause });
    const price = isHeroRef(target) ? priceToStay(run.state.heroes[target]) : undefined;
    if (isHeroRef(target) && price && canPay(run.state, target, price)) return run.call({ kind: 'holdGround', hero: target, cost: price, way, cause });
    callWalk(run, target, way, 'forced', cause);
    if (way.length < frame.n) bossRules(run.state).shoved?.(run, target, frame.n, way.length, cause);
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
      label: (_, { way }, { steps: n }) => (n === 0 ? { label: 'Not at all' } : { label: `To ${squareName(FIELD, way[n - 1] ?? 0)}`, target: way[n - 1] ?? 0 }),
      play: (run, { target, way, cause }, { steps: n }) => {
        run.end();
        if (n > 0) callWalk(run, target, way.slice(0, n), 'forced', cause);
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
        else callWalk(run, hero, way, 'forced', cause);
      },
    }),
  },
});
