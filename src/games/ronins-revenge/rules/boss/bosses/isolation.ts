import { HERO_IDS, type HeroId } from '../../../content/terms';
import { away } from '../../field/position';
import { isStanding, type BattleState } from '../../state';

const NEAR = 2;

/** RR-520: no other standing hero is in [2] of it. */
export function isIsolated({ heroes }: BattleState, hero: HeroId): boolean {
  return isStanding(heroes[hero]) && !HERO_IDS.some((id) => id !== hero && isStanding(heroes[id]) && away(heroes[id], heroes[hero]) <= NEAR);
}
