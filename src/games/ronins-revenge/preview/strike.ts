import { nearestFrame } from '@/engine/decisions/frames';

import { squaresStruck } from '../rules/boss/struck';
import type { BattleState } from '../rules/state';
import type { StrikeForecast } from './strikes';

/** The strike that is under way: whom it is meant for, and the squares it covers. What it does is not settled yet; whoever is still on the way to it has not begun. */
export function presentStrike(view: BattleState): StrikeForecast | undefined {
  const strike = nearestFrame(view, 'strike');
  if (strike?.spots === undefined) return undefined;
  const { by, values, target, targets, anchor, facing } = strike;
  return { by, name: values.name, type: values.type, target, targets: targets.slice(), way: [], from: anchor, facing, printed: values.damage, reach: values.reach, squares: squaresStruck(strike), blows: [] };
}
