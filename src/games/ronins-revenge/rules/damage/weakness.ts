import { hasTypedCondition } from '../conditions';
import { figureOf, isThingRef } from '../refs';
import type { Figure } from '../state';
import type { DamageType } from '../../content/terms';
import type { Blow } from './blow';

/** The target’s multiplier of step 5, and the token it takes. */
export interface Multiplier {
  readonly factor: number;
  readonly uses: 'vulnerable' | 'resistant' | null;
}

const UNCHANGED: Multiplier = { factor: 1, uses: null };
const DOUBLED: Multiplier = { factor: 2, uses: null };
const HALVED: Multiplier = { factor: 0.5, uses: null };
const DOUBLED_BY_TOKEN: Multiplier = { factor: 2, uses: 'vulnerable' };
const HALVED_BY_TOKEN: Multiplier = { factor: 0.5, uses: 'resistant' };
const CANCELLED_BY_VULNERABLE: Multiplier = { factor: 1, uses: 'vulnerable' };
const CANCELLED_BY_RESISTANT: Multiplier = { factor: 1, uses: 'resistant' };

/**
 * RR-215, RR-219, RR-220: tokens and what cards say (`weak`: 1 Vulnerable, −1 Resistant) come to one multiplier. A token
 * is used only where it changed something, and where it cancels a card’s opposite.
 */
export function multiplierFor(figure: Figure | undefined, type: DamageType | null, weak: number): Multiplier {
  const vulnerable = figure !== undefined && type !== null && hasTypedCondition(figure, 'vulnerable', type);
  const resistant = figure !== undefined && type !== null && hasTypedCondition(figure, 'resistant', type);
  if (weak > 0) return resistant ? CANCELLED_BY_RESISTANT : DOUBLED;
  if (weak < 0) return vulnerable ? CANCELLED_BY_VULNERABLE : HALVED;
  return vulnerable ? DOUBLED_BY_TOKEN : resistant ? HALVED_BY_TOKEN : UNCHANGED;
}

export function multiplierOf(blow: Blow): Multiplier {
  if (blow.side === 'enemy') return multiplierFor(blow.state.heroes[blow.target], blow.type, 0);
  if (isThingRef(blow.target)) return UNCHANGED;
  return multiplierFor(figureOf(blow.state, blow.target), blow.type, blow.aimed.weak);
}
