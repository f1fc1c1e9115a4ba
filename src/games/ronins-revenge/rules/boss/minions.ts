import { squaresOfBase } from '@/engine/parts/grid/squares';
import type { Ground } from '@/engine/parts/grid/ground';

import { FIELD, type HeroId } from '../../content/terms';
import { approachOver, wayTowardStrike, type Approach } from '../field/approach';
import { callWalk } from '../field/callWalk';
import { groundOf, PASSING } from '../field/ground';
import { nearestHero } from '../field/position';
import { dangerOf } from '../field/zones';
import { loseHealth } from '../health';
import { callLines } from '../lines/lines';
import { isMinionRef, minionOf, minionRef, type EnemyRef } from '../refs';
import { heroOf, isOver, type BattleState, type MinionState } from '../state';
import { process, type Play } from '../world';
import { minionCard } from './mods';
import { ignoredByMinion, minionMove } from './moves';
import { settle } from './phase';
import { bossRules } from './rules';
import { newStrike } from './strike';

/** What the squares mean to a minion (RR-77, RR-135). */
export const minionGround = (state: BattleState, minion: MinionState): Ground => groundOf(state, minion, PASSING.minion, ignoredByMinion(state, minion));

export function callMinionWalk(run: Play, minion: MinionState, way: readonly number[]): void {
  if (way.length === 0) return;
  const who = minionRef(minion);
  callWalk(run, who, way, 'minion', { why: 'terrain', by: who });
}

/** RR-357 … RR-360: it goes where it can strike the nearest hero and strikes, or comes closer. */
export function activate(run: Play, minion: MinionState, move = minionMove(run.state, minion)): void {
  const { state } = run;
  const target = nearestHero(state, minion);
  if (target === undefined) return;
  const card = minionCard(state, minion.minion);
  const hero = heroOf(state.heroes, target);
  const ground = minionGround(state, minion);
  const reach = { range: card.range };
  const plan = approachOver(state, minion, ground, hero, reach, move);
  if (plan) minionStrike(run, minion, target, plan);
  else callMinionWalk(run, minion, wayTowardStrike(state, minion, ground, hero, reach, move));
}

/** The attack on its card, from the place it has found. */
function minionStrike(run: Play, minion: MinionState, target: HeroId, plan: Approach): void {
  const { state } = run;
  const { name, precision, damage, type, steps, range } = minionCard(state, minion.minion);
  const values = { name, precision, damage, type, reach: { range }, steps, threat: 'keep' } as const;
  run.call(newStrike(state, { by: minionRef(minion), from: { own: 'minion' }, values, target }, minion, plan));
}

/** They leave the field, and nobody is rewarded for it. */
export function removeMinions(run: Play, leaves: (minion: MinionState) => boolean): void {
  const { state } = run;
  const gone = state.minions.filter(leaves);
  state.minions = state.minions.filter((minion) => !gone.includes(minion));
  for (const { minion, band } of gone) run.emit({ type: 'minionGone', minion, band });
}

/** RR-355, RR-356: the one furthest north, then west, of those that have not acted yet. */
export const minionPhase = process('minionPhase', {
  next: (run, frame) => {
    let minion: MinionState | undefined;
    for (const each of run.state.minions) {
      if ((minion === undefined || each.anchor < minion.anchor) && !frame.done.includes(minionRef(each))) minion = each;
    }
    if (!minion) return 'finish';
    const ref = minionRef(minion);
    frame.done.push(ref);
    run.call({ kind: 'minionTurn', step: undefined, minion: ref });
    return 'next';
  },
  finish: () => undefined,
});

/** Who acts; undefined: it is gone. */
const actor = (state: BattleState, { minion, replaced }: { readonly minion: EnemyRef; readonly replaced?: true }): MinionState | undefined =>
  (isMinionRef(minion) && !replaced ? minionOf(state, minion) : undefined);

export const minionTurn = process('minionTurn', {
  act: (run, frame) => {
    const minion = actor(run.state, frame);
    if (!minion) return 'settle';
    if (bossRules(run.state).minionActs?.(run, minion) !== true) activate(run, minion);
    return 'end';
  },
  end: (run, frame) => {
    const minion = actor(run.state, frame);
    if (!minion) return 'settle';
    const card = minionCard(run.state, minion.minion);
    callLines(run, card.steps.filter((step) => step.on === 'endOfActivation'), { by: minionRef(minion), why: card.name });
    return 'terrain';
  },
  terrain: (run, frame) => {
    const minion = actor(run.state, frame);
    const n = minion ? dangerOf(run.state, squaresOfBase(FIELD, minion), ignoredByMinion(run.state, minion)) : 0;
    if (minion && n > 0) loseHealth(run, minionRef(minion), n, { why: 'terrain' });
    return isOver(run.state) ? undefined : 'settle';
  },
  settle: (run) => {
    settle(run);
    return 'finish';
  },
  finish: () => undefined,
});

/** A minion that stays where it was told to strikes from there (RR-595). */
export const guardStrike = process('guardStrike', {
  strike: (run, frame) => {
    const minion = actor(run.state, frame);
    const target = minion && nearestHero(run.state, minion);
    if (!minion || !target) return 'finish';
    const plan = approachOver(run.state, minion, minionGround(run.state, minion), heroOf(run.state.heroes, target), { range: minionCard(run.state, minion.minion).range }, 0);
    if (plan) minionStrike(run, minion, target, plan);
    return 'finish';
  },
  finish: () => undefined,
});
