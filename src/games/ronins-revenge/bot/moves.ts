import type { HeroId } from '../content/terms';
import type { Move } from '../rules/decisions';
import { likelyFacing } from '../rules/lines/questions';
import type { BattleState } from '../rules/state';
import type { TurnPlan } from './plan';

/** A plan in answers. */

export const moveOver = (state: BattleState, hero: HeroId, way: readonly number[]): Move =>
  ({ kind: 'move', way: [...way], facing: likelyFacing(state, hero, way[way.length - 1] ?? state.heroes[hero].anchor) });

function actionOf({ act }: TurnPlan): Move {
  if ('rest' in act) return { kind: 'rest', choice: act.rest, flask: act.flask };
  const { choice, aim } = act;
  const targets = [...aim.targets];
  if ('weapon' in choice) return { kind: 'attack', weapon: choice.weapon, attack: choice.attack, more: aim.more, way: [...aim.way], facing: aim.facing, targets };
  return { kind: 'padAttack', pad: choice.pad, type: choice.type, way: [...aim.way], facing: aim.facing, targets };
}

/** What is still to be answered on the own turn to carry the plan out; `first` comes right before its Main Action. */
export function movesOf(plan: TurnPlan, state: BattleState, hero: HeroId, moved: boolean, first: readonly Move[] = []): readonly Move[] {
  const act = [...first, actionOf(plan)];
  return moved || plan.way.length === 0 ? act : [moveOver(state, hero, plan.way), ...act];
}

/** The next answer of a plan. */
export const moveOf = (plan: TurnPlan, state: BattleState, hero: HeroId, moved: boolean, first: readonly Move[] = []): Move => movesOf(plan, state, hero, moved, first)[0] ?? actionOf(plan);
