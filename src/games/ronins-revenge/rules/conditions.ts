import { DAMAGE_TYPES, type DamageType, type PlainCondition, type TypedCondition } from '../content/terms';
import { figureOf, isBossRef, type FigureRef } from './refs';
import type { Figure } from './state';
import type { Play } from './world';

/** A condition token: one of these names, or Vulnerable or Resistant to a type. Each is one bit of `Figure.conditions`. */
export type ConditionName = PlainCondition | `${TypedCondition}:${DamageType}`;

export type ConditionKind = PlainCondition | TypedCondition;
/** Which condition it is, whatever its type: it stands before the colon. */
export const conditionKind = (name: ConditionName): ConditionKind => name.split(':')[0] as ConditionKind;

/** Opposites stand next to each other: an even place and the odd one after it. */
const PLACES: readonly ConditionName[] = [
  'weakened', 'empowered', 'slowed', 'hastened',
  ...DAMAGE_TYPES.flatMap((type): ConditionName[] => [`vulnerable:${type}`, `resistant:${type}`]),
];
export const CONDITION_NAMES: readonly ConditionName[] = PLACES;
const BITS: Readonly<Record<string, number>> = Object.fromEntries(PLACES.map((name, place) => [name, 1 << place]));
const { weakened = 0, empowered = 0, slowed = 0, hastened = 0 } = BITS;
/** Every step and every blow asks for one of four names, and comparing is faster than looking up. */
const bitOf = (name: ConditionName): number =>
  (name === 'slowed' ? slowed : name === 'hastened' ? hastened : name === 'weakened' ? weakened : name === 'empowered' ? empowered : BITS[name] ?? 0);
const oppositeBitOf = (name: ConditionName): number => 1 << (PLACES.indexOf(name) ^ 1);

const NEGATIVE = PLACES.filter((_, place) => place % 2 === 0);

export const hasCondition = ({ conditions }: Pick<Figure, 'conditions'>, name: ConditionName): boolean => (conditions & bitOf(name)) !== 0;

type TypedBits = Readonly<Record<DamageType, number>>;
const typedBits = (condition: TypedCondition): TypedBits => ({
  slashing: bitOf(`${condition}:slashing`), piercing: bitOf(`${condition}:piercing`), crushing: bitOf(`${condition}:crushing`), mystic: bitOf(`${condition}:mystic`),
});
const TYPED_BITS: Readonly<Record<TypedCondition, TypedBits>> = { vulnerable: typedBits('vulnerable'), resistant: typedBits('resistant') };

/** The same for a token that names a type, without putting its name together: every blow asks. */
export const hasTypedCondition = ({ conditions }: Pick<Figure, 'conditions'>, name: TypedCondition, type: DamageType): boolean => (conditions & TYPED_BITS[name][type]) !== 0;

/** RR-223, RR-224: a second one of a name is ignored, and opposites take each other away. */
export function addCondition(figure: Figure, name: ConditionName): void {
  const opposite = oppositeBitOf(name);
  if ((figure.conditions & opposite) !== 0) figure.conditions &= ~opposite;
  else figure.conditions |= bitOf(name);
}

export const conditionsOf = (figure: Figure): ConditionName[] => PLACES.filter((name) => hasCondition(figure, name));

/** Vulnerable, Weakened and Slowed (RR-233). */
export const negativeConditionsOf = (figure: Figure): ConditionName[] => NEGATIVE.filter((name) => hasCondition(figure, name));

/** RR-540: the figures of a cast have one set of tokens between them. */
function shareConditions({ state }: Play, ref: FigureRef, { conditions }: Figure): void {
  if (state.extra.cast && isBossRef(ref)) for (const figure of state.figures) figure.conditions = conditions;
}

/** Puts a token on a figure and tells what came of it. */
export function giveCondition(run: Play, ref: FigureRef, name: ConditionName): void {
  const figure = figureOf(run.state, ref);
  if (!figure || hasCondition(figure, name) || (name === 'empowered' && isBossRef(ref) && run.state.extra.neverEmpowered)) return;
  addCondition(figure, name);
  shareConditions(run, ref, figure);
  if (hasCondition(figure, name)) run.emit({ type: 'conditionGained', who: ref, name });
  else run.emit({ type: 'conditionLost', who: ref, name: PLACES[PLACES.indexOf(name) ^ 1] ?? name });
}

export function removeCondition(run: Play, ref: FigureRef, name: ConditionName): void {
  const figure = figureOf(run.state, ref);
  if (!figure || !hasCondition(figure, name)) return;
  figure.conditions &= ~bitOf(name);
  shareConditions(run, ref, figure);
  run.emit({ type: 'conditionLost', who: ref, name });
}

export function clearConditions(run: Play, ref: FigureRef): void {
  const figure = figureOf(run.state, ref);
  if (figure) for (const name of conditionsOf(figure)) removeCondition(run, ref, name);
}
