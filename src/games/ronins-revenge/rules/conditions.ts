import { DAMAGE_TYPES, type DamageType, type PlainCondition, type TypedCondition } from '../content/terms';

import type { Figure } from './state';

/** A condition token: one of these names, or Vulnerable or Resistant to a type. Each is one bit of `Figure.conditions`. */
export type ConditionName = PlainCondition | `${TypedCondition}:${DamageType}`;

/** Opposites stand next to each other: an even place and the odd one after it. */
const PLACES: readonly ConditionName[] = [
  'weakened', 'empowered', 'slowed', 'hastened',
  ...DAMAGE_TYPES.flatMap((type): ConditionName[] => [`vulnerable:${type}`, `resistant:${type}`]),
];
const bitOf = (name: ConditionName): number => 1 << PLACES.indexOf(name);
const oppositeBitOf = (name: ConditionName): number => 1 << (PLACES.indexOf(name) ^ 1);

const NEGATIVE = PLACES.filter((_, place) => place % 2 === 0);

export const hasCondition = ({ conditions }: Figure, name: ConditionName): boolean => (conditions & bitOf(name)) !== 0;

/** RR-223, RR-224: a second one of a name is ignored, and opposites take each other away. */
export function addCondition(figure: Figure, name: ConditionName): void {
  const opposite = oppositeBitOf(name);
  if ((figure.conditions & opposite) !== 0) figure.conditions &= ~opposite;
  else figure.conditions |= bitOf(name);
}

export const conditionsOf = (figure: Figure): ConditionName[] => PLACES.filter((name) => hasCondition(figure, name));

/** Vulnerable, Weakened and Slowed (RR-233). */
export const negativeConditionsOf = (figure: Figure): ConditionName[] => NEGATIVE.filter((name) => hasCondition(figure, name));
