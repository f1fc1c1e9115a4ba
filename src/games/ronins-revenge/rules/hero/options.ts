import type { HeroId } from '../../content/terms';
import type { Cause } from '../frames';
import { isStanding, type BattleState } from '../state';
import { hasUsable } from './cards';

/** A relic that takes back a loss of HP which is no damage. */
export const BENT_NAIL = 'bentNail';

export const mayBendNail = (state: BattleState, hero: HeroId, cause: Cause): boolean =>
  cause.why !== 'attack' && cause.why !== 'cost' && isStanding(state.heroes[hero]) && state.heroes[hero].items.includes(BENT_NAIL);

/** RR-354: somebody may prevent this loss. */
export function mayBePrevented(state: BattleState, id: HeroId, n: number, cause: Cause): boolean {
  const hero = state.heroes[id];
  if (mayBendNail(state, id, cause)) return true;
  return n >= hero.hp && hasUsable(state, id, 'wouldFall', id);
}
