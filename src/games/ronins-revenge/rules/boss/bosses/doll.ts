import type { Base } from '@/engine/parts/grid/squares';

import type { HeroId } from '../../../content/terms';
import { away } from '../../field/position';
import { isStanding, type BattleState } from '../../state';
import type { Doll } from '../extra';

/** Where a straw doll is, and whose it is (RR-560). */

export const DOLL_HP = 10;

export const dollsOf = ({ extra }: BattleState): readonly Doll[] => extra.dolls?.dolls ?? [];
export const lies = (doll: Doll): doll is Doll & { at: number } => typeof doll.at === 'number';
/** Whom a doll is bound to now. */
export const boundTo = (state: BattleState, { of }: Doll): HeroId => (of === 'nameless' ? state.threat : of);
/** Where it is measured: its square, or its carrier's (RR-560). */
export const baseOf = ({ heroes }: BattleState, { at }: Doll): Base => (typeof at === 'number' ? { anchor: at, side: 1 } : heroes[at]);

/** The squares on which dolls lie. */
export const dollSquares = (state: BattleState): number[] => dollsOf(state).filter(lies).map(({ at }) => at);
export const carriedBy = (state: BattleState, hero: HeroId): Doll | undefined => dollsOf(state).find(({ at }) => at === hero);

/** RR-563: of those bound to standing heroes the nearest to her. */
export function nearDollOf(state: BattleState): Doll | undefined {
  const [lady] = state.figures;
  if (!lady) return undefined;
  const place = (doll: Doll): number => state.line.indexOf(boundTo(state, doll));
  const [nearest] = dollsOf(state)
    .filter((doll) => isStanding(state.heroes[boundTo(state, doll)]))
    .sort((a, b) => away(lady, baseOf(state, a)) - away(lady, baseOf(state, b)) || baseOf(state, a).anchor - baseOf(state, b).anchor || place(a) - place(b));
  return nearest;
}
