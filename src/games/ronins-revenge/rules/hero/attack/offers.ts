import { nearestFrame } from '@/engine/decisions/frames';
import { demand, refuse } from '@/engine/errors';
import { OUT_OF_REACH } from '@/engine/parts/grid/reach';
import { FACINGS, type Facing } from '@/engine/parts/grid/facing';

import { COMRADES, PADS } from '../../../content/comrades';
import type { Category, HeroId } from '../../../content/terms';
import { bossRules } from '../../boss/rules';
import type { AttackChoice, AttackKind } from '../../frames';
import type { EnemyRef, TargetRef } from '../../refs';
import { canPay, strengthOf } from '../../resources';
import { heroOf, isComrade, isStanding, type BattleState } from '../../state';
import { heroName } from '../../names';
import { cardMarch, cardPoints, heroGround } from '../march';
import { findReach, roomToReach, wayTo } from '../ways';
import { attackCard, type AttackCard } from './card';
import { facingsToFront, inPattern, isInReach, isNear, isThere, markOf, marksFor, type Mark } from './reach';

/** How an attack is made: what is spent beyond its price, by which way, how the hero turns, whom it is for. */
export interface Aim {
  readonly more: number;
  readonly way: readonly number[];
  readonly facing: Facing;
  readonly targets: readonly TargetRef[];
}

/** The circumstances of an attack. */
export interface Terms {
  readonly as: AttackKind;
  /** Costs no Stamina. */
  readonly free: boolean;
  /** The enemy a Counterstrike answers. */
  readonly enemy?: EnemyRef;
}

const NO_WAY: readonly number[] = [];
const NO_MARKS: readonly Mark[] = [];

/** What is paid: a Counterstrike or a free attack costs no Stamina (RR-281). */
export const costOf = ({ cost, freeCost }: AttackCard, free: boolean): AttackCard['cost'] => (free ? freeCost : cost);

/** RR-41, RR-42: on the own turn a hero turns freely before it attacks, elsewhere only at the end of a movement that the card gives it. */
const mayTurn = (state: BattleState, id: HeroId, { moveBefore }: AttackCard, { as }: Terms): boolean =>
  as === 'main' || moveBefore > 0 || (as === 'extra' && nearestFrame(state, 'heroTurn')?.hero === id);

/** A place to attack from, and the way there. */
interface Place {
  readonly anchor: number;
  readonly way: readonly number[];
}

/** Used by one search at a time. */
const reached = roomToReach();

/** Where the card may take its hero, its own place first. */
function placesOf(state: BattleState, id: HeroId, card: AttackCard): Place[] {
  const hero = heroOf(state.heroes, id);
  const places: Place[] = [{ anchor: hero.anchor, way: NO_WAY }];
  const n = card.moveBefore;
  if (n === 0) return places;
  const ground = heroGround(state, hero);
  const { costs } = reached;
  findReach(state, hero, ground, cardPoints(hero, n), reached);
  for (let anchor = 0; anchor < costs.length; anchor++) {
    if (anchor === hero.anchor || costs[anchor] === OUT_OF_REACH || ground.free[anchor] !== 1) continue;
    places.push({ anchor, way: wayTo(reached, hero.anchor, anchor) });
  }
  return places;
}

/** Adds a way to strike, once for each amount of Stamina beyond the price. */
function add(found: Aim[], most: number, way: readonly number[], facing: Facing, targets: readonly TargetRef[]): void {
  for (let more = 0; more <= most; more++) found.push({ more, way, facing, targets });
}

/** Adds every way to strike from a place. */
function aimFrom(state: BattleState, id: HeroId, card: AttackCard, terms: Terms, { anchor, way }: Place, marks: readonly Mark[], most: number, found: Aim[]): void {
  const hero = heroOf(state.heroes, id);
  const { reach } = card;
  const turns = mayTurn(state, id, card, terms);
  if (reach.pattern !== undefined) {
    for (let facing = 0; facing < FACINGS; facing++) {
      if (!turns && facing !== hero.facing) continue;
      const targets = inPattern(state, reach.pattern, { hero, anchor, facing });
      if (targets.length > 0 && (terms.enemy === undefined || targets.includes(terms.enemy))) add(found, most, way, facing, targets);
    }
    return;
  }
  const from = { anchor, side: hero.side };
  for (const mark of marks) {
    if (!isInReach(state, from, mark, reach.range)) continue;
    const facings = facingsToFront(anchor, mark.base);
    for (let facing = 0; facing < FACINGS; facing++) {
      if ((facings & (1 << facing)) !== 0 && (turns || facing === hero.facing)) add(found, most, way, facing, mark.alone);
    }
  }
}

const isBound = (state: BattleState, id: HeroId): boolean => bossRules(state).isBound?.(state, id) === true;

/** Whether the hero may attack at all. */
const mayAttack = (state: BattleState, id: HeroId): boolean => isStanding(heroOf(state.heroes, id)) && !isBound(state, id);

/** Whom attacks on one target may be for, whichever attack it is. */
export function marksOf(state: BattleState, id: HeroId, { enemy }: Terms): readonly Mark[] {
  if (enemy === undefined) return marksFor(state, heroOf(state.heroes, id));
  const mark = markOf(state, heroOf(state.heroes, id), enemy);
  return mark ? [mark] : NO_MARKS;
}

/** Every way to make an attack, or only whether there is any. For an area the order of its targets is left as it lies. */
export function aims(state: BattleState, id: HeroId, choice: AttackChoice, terms: Terms, marks = marksOf(state, id, terms), onlyFirst = false): Aim[] {
  const found: Aim[] = [];
  const card = attackCard(state, id, choice);
  if (!card || !mayAttack(state, id) || !canPay(state, id, costOf(card, terms.free))) return found;
  const cost = costOf(card, terms.free);
  let most = terms.free ? 0 : card.mostMore;
  while (most > 0 && !canPay(state, id, cost, most)) most -= 1;
  for (const place of placesOf(state, id, card)) {
    aimFrom(state, id, card, terms, place, marks, most, found);
    if (onlyFirst && found.length > 0) break;
  }
  return found;
}

/** Whether the attack can be made at all. */
export const canAim = (state: BattleState, id: HeroId, choice: AttackChoice, terms: Terms): boolean => aims(state, id, choice, terms, undefined, true).length > 0;

const WEAPONS = [0, 1] as const;

export type WeaponChoice = Extract<AttackChoice, { readonly weapon: number }>;

const CHOICES: readonly WeaponChoice[] = WEAPONS.flatMap((weapon) => WEAPONS.map((attack): WeaponChoice => Object.freeze({ weapon, attack })));

/** The attacks of a full hero: two of each weapon. */
export function choicesOf(state: BattleState, id: HeroId): WeaponChoice[] {
  const found: WeaponChoice[] = [];
  for (const choice of CHOICES) if (attackCard(state, id, choice)) found.push(choice);
  return found;
}

/** Every attack a hero has: two of each weapon, or a Comrade’s two in either type. */
export const attacksOf = (state: BattleState, id: HeroId): readonly AttackChoice[] =>
  (isComrade(heroOf(state.heroes, id)) ? PADS.flatMap((pad) => COMRADES[id][pad].types.map((type) => ({ pad, type }))) : choicesOf(state, id));

/** An answer that names the attack and the aim. Written out: as many of these are made as there are ways to strike. */
export const withWeapon = ({ weapon, attack }: WeaponChoice, { more, way, facing, targets }: Aim): WeaponChoice & Aim => ({ weapon, attack, more, way, facing, targets });

/** An attack that a card gives. */
export const FREE_EXTRA: Terms = { as: 'extra', free: true };

/** Whether some attack of this category can be made without Stamina. */
export function hasExtraAttack(state: BattleState, id: HeroId, category: Category): boolean {
  for (const choice of choicesOf(state, id)) {
    if (attackCard(state, id, choice)?.category !== category) continue;
    if (canAim(state, id, choice, FREE_EXTRA)) return true;
  }
  return false;
}

const sameTargets = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((ref) => b.includes(ref)) && new Set(a).size === a.length;

function demandPrice(state: BattleState, id: HeroId, card: AttackCard, { more }: Aim, { free }: Terms): void {
  demand(more === 0 || (more <= card.mostMore && !free), 'RR-486', `${card.name} takes no more Stamina than printed.`);
  const cost = costOf(card, free);
  if (canPay(state, id, cost, more)) return;
  refuse('RR-200', (cost.stamina ?? 0) + more > strengthOf(heroOf(state.heroes, id)) ? `${card.name} costs ${(cost.stamina ?? 0) + more} Stamina.` : `${card.name} cannot be paid.`);
}

function demandTargets(state: BattleState, id: HeroId, card: AttackCard, { facing, targets }: Aim, terms: Terms, anchor: number): void {
  const hero = heroOf(state.heroes, id);
  const { reach } = card;
  demand(mayTurn(state, id, card, terms) || facing === hero.facing, 'RR-42', 'Heroes turn only on their own turn.');
  const [first] = targets;
  if (first === undefined) refuse('RR-192', 'An attack needs a target.');
  demand(terms.enemy === undefined || targets.includes(terms.enemy), 'RR-282', 'A Counterstrike goes to the enemy who has just struck.');
  if (reach.pattern !== undefined) {
    demand(sameTargets(inPattern(state, reach.pattern, { hero, anchor, facing }), targets), 'RR-195', `${card.name} strikes everything in its pattern, and nothing else.`);
    return;
  }
  demand(targets.length === 1, 'RR-194', `${card.name} strikes one target.`);
  const mark = isThere(state, first) ? markOf(state, hero, first) : undefined;
  if (!mark) refuse('RR-193', 'There is no such target.');
  const from = { anchor, side: hero.side };
  if (!isInReach(state, from, mark, reach.range)) {
    refuse('RR-193', isNear(state, from, mark, reach.range) ? `${heroName(id)} does not see the target from there.` : `${card.name} reaches ${reach.range === 1 ? '1 square' : `${reach.range} squares`}, and no farther.`);
  }
  demand((facingsToFront(anchor, mark.base) & (1 << facing)) !== 0, 'RR-38', `The target has to be in front of ${heroName(id)}.`);
}

/** RR-200: whatever an attack needs; refused with the rule. */
export function demandAttack(state: BattleState, id: HeroId, choice: AttackChoice, aim: Aim, terms: Terms): void {
  const card = attackCard(state, id, choice);
  if (!card) refuse('RR-190', `${heroName(id)} has no such attack.`);
  demand(isStanding(heroOf(state.heroes, id)), 'RR-379', 'A fallen hero does not attack.');
  demand(!isBound(state, id), 'RR-523', 'A Cocooned hero makes no attack.');
  demandPrice(state, id, card, aim, terms);
  demand(aim.way.length === 0 || card.moveBefore > 0, 'RR-200', `${card.name} does not let ${heroName(id)} move first.`);
  const anchor = aim.way.length === 0 ? heroOf(state.heroes, id).anchor : cardMarch(state, heroOf(state.heroes, id), aim.way, card.moveBefore);
  demandTargets(state, id, card, aim, terms, anchor);
}
