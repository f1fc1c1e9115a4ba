import type { Base } from '@/engine/parts/grid/squares';

import type { AttackCard, BasicAttack } from '../../content/boss';
import type { HeroId } from '../../content/terms';
import type { Aim } from '../field/approach';
import { heroOf, type BattleState, type BossFigure, type Slot } from '../state';
import type { StrikeBody, StrikeSource, StrikeValues } from './frames';
import { attackCard } from './mods';
import { actorsFor, actorsForBasic, basicOf, closestHero, targetByWord, type Intent } from './plan';
import { bossRules } from './rules';

/** An attack of the boss as it reads when its moment has come: who may make it, on whom, and how. */
export interface Reading extends Pick<StrikeBody, 'through' | 'silent' | 'rearward' | 'arc'> {
  readonly from: StrikeSource;
  readonly card?: AttackCard;
  readonly slot?: Extract<Slot, { readonly card: unknown }>;
  readonly figures: readonly BossFigure[];
  readonly target: HeroId;
  /** The printed Move. */
  readonly move: number;
  readonly values: StrikeValues;
  /** It cannot turn to its target (RR-580). */
  readonly fixed?: boolean;
}

export type StrikingCard = Extract<AttackCard, { readonly precision: number }>;
export const strikes = (card: AttackCard): card is StrikingCard => card.noAttack === undefined;

const NO_STEPS: StrikeValues['steps'] = [];

const read = new WeakMap<StrikingCard | BasicAttack, StrikeValues>();

/** Each card is read once. */
function valuesOf(printed: StrikingCard | BasicAttack): StrikeValues {
  const known = read.get(printed);
  if (known) return known;
  const { name, precision, damage, type, steps = NO_STEPS, threat } = printed;
  const values: StrikeValues = { name, precision, damage, type, reach: reachOf(printed), steps, threat };
  read.set(printed, values);
  return values;
}

const reachOf = ({ range, pattern }: StrikingCard | BasicAttack): StrikeValues['reach'] => (pattern === undefined ? { range } : { pattern });

/** RR-321, RR-488: whom a card is aimed at. */
function targetOfCard(state: BattleState, { target }: AttackCard, figures: readonly BossFigure[]): { target: HeroId | undefined; through?: number } {
  if (target === undefined) return { target: state.threat };
  if (target === 'nearDoll') return { target: state.threat, ...bossRules(state).nearDoll?.(state) };
  return { target: targetByWord(state, target, figures) };
}

/** The card in a slot; undefined: it makes no attack, or nobody is left to be struck. */
export function readCard(state: BattleState, place: number): Reading | undefined {
  const slot = state.sequence[place];
  if (!slot || !('card' in slot)) return undefined;
  const card = attackCard(state, slot.card);
  if (!strikes(card)) return undefined;
  const figures = actorsFor(state, card.category);
  const { target, through } = targetOfCard(state, card, figures);
  if (target === undefined) return undefined;
  const reading: Reading = {
    from: { card: card.id, slot: place }, card, slot, figures, target, move: card.move, values: valuesOf(card), ...(through === undefined ? {} : { through }),
  };
  return bossRules(state).reads?.(state, reading) ?? reading;
}

/** RR-333: the Basic Attack goes at the closest hero. `by`: this figure makes it. */
export function readBasic(state: BattleState, by?: BossFigure): Reading | undefined {
  const figures = by ? [by] : actorsForBasic(state);
  const target = closestHero(state, figures);
  if (target === undefined) return undefined;
  const basic = basicOf(state);
  const reading: Reading = { from: { own: 'basic' }, figures, target, move: basic.move, values: valuesOf(basic) };
  return bossRules(state).reads?.(state, reading) ?? reading;
}

export function aimOf({ values, arc, rearward, fixed }: Reading): Aim {
  return { ...values.reach, ...(arc ? { arc } : {}), ...(rearward ? { rearward } : {}), ...(fixed ? { fixed } : {}) };
}

const squareBase = (square: number): Base => ({ anchor: square, side: 1 });

export const intentOf = (state: BattleState, reading: Reading): Intent => ({
  figures: reading.figures,
  target: reading.target,
  base: reading.through === undefined ? heroOf(state.heroes, reading.target) : squareBase(reading.through),
  aim: aimOf(reading),
  move: reading.move,
});
