import { bossFigureOf, isBossRef, type TargetRef } from '../refs';
import type { BattleState } from '../state';
import { bossRules } from './rules';

/** Whether what is aimed at is paper, and will be torn rather than hurt (RR-541). */
export function paperOf(state: BattleState, ref: TargetRef): 'surely' | 'perhaps' | undefined {
  const figure = isBossRef(ref) ? bossFigureOf(state, ref) : undefined;
  return figure && bossRules(state).paper?.(state, figure);
}
