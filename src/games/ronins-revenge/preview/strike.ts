import { nearestFrame } from '@/engine/decisions/frames';
import { patternSquares } from '@/engine/parts/grid/pattern';

import { PATTERNS } from '../content/patterns';
import { FIELD } from '../content/terms';
import type { BattleState } from '../rules/state';
import type { StrikeForecast } from './sequence';

/** The strike that is under way: whom it is meant for, and the squares it covers. What it does is not settled yet. */
export function presentStrike(view: BattleState): StrikeForecast | undefined {
  const strike = nearestFrame(view, 'strike');
  if (!strike) return undefined;
  const { by, values, target, targets, anchor, facing } = strike;
  const { reach } = values;
  const squares = reach.pattern === undefined ? [] : patternSquares(FIELD, PATTERNS[reach.pattern], anchor, facing);
  return { by, name: values.name, type: values.type, target, targets, way: [], from: anchor, facing, printed: values.damage, reach, squares, blows: [] };
}
