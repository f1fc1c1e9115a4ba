import { nearestFrame } from '@/engine/decisions/frames';

import type { HeroId } from '../content/terms';
import { hasStatic } from '../rules/hero/traits';
import { lossesOn } from '../rules/hero/march';
import type { BattleState } from '../rules/state';

/** RR-152, RR-153: the HP that Dangerous ground takes on a Move over these squares; what spares a hero the first of it counts. */
export function lossOnWay(view: BattleState, id: HeroId, way: readonly number[]): number {
  const hero = view.heroes[id];
  const losses = lossesOn(view, hero, way).filter((n) => n > 0);
  const turn = nearestFrame(view, 'heroTurn');
  const isSpared = hasStatic(hero, 'ignoreFirstDangerousEntryPerTurn') && turn?.hero === id && !turn.sheltered;
  return losses.slice(isSpared ? 1 : 0).reduce((sum, n) => sum + n, 0);
}
