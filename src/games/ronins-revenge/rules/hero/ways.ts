import type { Ground } from '@/engine/parts/grid/ground';
import { newCosts, newSteps, reachFrom, type Costs, type Steps } from '@/engine/parts/grid/reach';
import { mapped } from '@/engine/lists';

import { FIELD } from '../../content/terms';
import { mark } from '../field/ground';
import { boardOf } from '../field/map';
import { baseOfZone, dangerousBits } from '../field/zones';
import type { BattleState, HeroState } from '../state';
import { ignoredTokens } from './traits';

/** Filled anew for every question: used by one search at a time. */
const hurting = new Uint8Array(FIELD * FIELD);

/** Squares on which a step hurts this hero have a 1; undefined: there are none. */
function hurtingSquares(state: BattleState, hero: HeroState): Uint8Array | undefined {
  const bits = dangerousBits(state) & ~ignoredTokens(hero);
  const { zones } = state;
  let found = 0;
  for (let zone = 0; zone < zones.length; zone++) found |= zones[zone] ?? 0;
  if ((found & bits) === 0) return undefined;
  hurting.fill(0);
  for (let zone = 0; zone < zones.length; zone++) if (((zones[zone] ?? 0) & bits) !== 0) mark(hurting, baseOfZone(zone), 1);
  return hurting;
}

/** Where a hero can go: what it takes to get to each square, and the square before each. */
export interface Reached {
  readonly costs: Costs;
  readonly before: Steps;
}

export const roomToReach = (): Reached => ({ costs: newCosts({ size: FIELD }), before: newSteps({ size: FIELD }) });

/** Fills `reached` with where a hero can go for so many points. Of ways that cost the same one is taken that does not hurt, then a straight one. */
export function findReach(state: BattleState, hero: HeroState, ground: Ground, most: number, { costs, before }: Reached, start = hero.anchor): void {
  reachFrom(boardOf(state), ground, start, most, costs, before, hurtingSquares(state, hero));
}

/** A way ends at the end of this list: filled anew for every way, from its goal back to its start. */
const trail: number[] = mapped(Array.from(hurting), Number);

/** The cheapest way to a square that is reached. A player may draw another way. */
export function wayTo({ before }: Reached, start: number, goal: number): readonly number[] {
  let first = trail.length;
  for (let at = goal; at !== start; at = before[at] ?? start) trail[--first] = at;
  return trail.slice(first);
}
