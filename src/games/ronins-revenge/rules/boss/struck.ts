import { patternSquares } from '@/engine/parts/grid/pattern';

import { PATTERNS } from '../../content/patterns';
import { FIELD, type HeroId } from '../../content/terms';
import { rangeFrom } from '../field/approach';
import { away } from '../field/position';
import { sees } from '../field/sight';
import { enemyOf } from '../refs';
import type { BattleState } from '../state';
import type { Play } from '../world';
import type { StrikeBody } from './frames';

const FACINGS = 4;

/** The squares of its pattern, from where it strikes (RR-196); none for a ranged strike. */
export function squaresStruck({ values, anchor, facing, rearward }: StrikeBody): readonly number[] {
  const { pattern } = values.reach;
  return pattern === undefined ? [] : patternSquares(FIELD, PATTERNS[pattern], anchor, rearward ? (facing + 2) % FACINGS : facing);
}

function reaches(state: BattleState, strike: StrikeBody, hero: HeroId): boolean {
  const enemy = enemyOf(state, strike.by);
  if (!enemy || strike.through !== undefined) return true;
  const { reach } = strike.values;
  const target = state.heroes[hero];
  if (!sees(state, enemy, target)) return false;
  return reach.pattern === undefined ? away(enemy, target) <= rangeFrom(state, enemy, target, reach.range) : squaresStruck(strike).includes(target.anchor);
}

/**
 * RR-273, RR-508: whether the present target was moved since the strike started and is no longer reached. Whoever took
 * the strike for another is reached anywhere.
 */
export function hasEscaped(state: BattleState, strike: StrikeBody): boolean {
  const [hero, spot] = [strike.targets[strike.place], strike.spots?.[strike.place]];
  if (hero === undefined || spot === undefined || spot < 0 || state.heroes[hero].anchor === spot) return false;
  return !reaches(state, strike, hero);
}

/** It is past the present target without having touched it. */
export function letEscape(run: Play, strike: StrikeBody): void {
  const hero = strike.targets[strike.place];
  if (hero === undefined) return;
  strike.outcome = 'gone';
  strike.hit = strike.hit.filter((each) => each !== hero);
  run.emit({ type: 'escaped', by: strike.by, hero });
}
