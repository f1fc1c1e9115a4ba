import type { Base } from '@/engine/parts/grid/squares';

import type { BasicAttack } from '../../content/boss';
import { bossInPlay } from '../../content/bossInPlay';
import { HERO_IDS, type Category, type HeroId } from '../../content/terms';
import { approach, bossGround, wayTowardStrike, type Aim, type Approach } from '../field/approach';
import { away, nearestHero } from '../field/position';
import { heroOf, isStanding, type BattleState, type BossFigure } from '../state';
import { threatAfter } from '../threat';
import { bossMove } from './moves';
import { ownersOf } from './owners';
import { bossRules } from './rules';

/** An attack of the boss before it has found its place. */
export interface Intent {
  /** Who may make it. */
  readonly figures: readonly BossFigure[];
  readonly target: HeroId;
  /** Where it is measured to: the hero, or a doll. */
  readonly base: Base;
  readonly aim: Aim;
  /** The printed Move. */
  readonly move: number;
}

/** Who strikes, and how it comes there. */
export interface Plan extends Approach {
  readonly figure: BossFigure;
  readonly target: HeroId;
}

/** RR-545: with several figures the one that needs the fewest steps; of equals the one that stands furthest north, then west. */
export function planOf(state: BattleState, { figures, target, base, aim, move }: Intent): Plan | undefined {
  let best: Plan | undefined;
  for (const figure of figures) {
    const found = approach(state, figure, base, aim, bossMove(state, figure, move));
    if (!found) continue;
    const fewer = best === undefined ? -1 : found.way.length - best.way.length;
    if (fewer < 0 || (fewer === 0 && best !== undefined && figure.anchor < best.figure.anchor)) best = { way: found.way, facing: found.facing, figure, target };
  }
  return best;
}

/** How far a hero stands from the nearest of these figures. */
const distanceToAny = (figures: readonly BossFigure[], base: Base): number => figures.reduce((least, figure) => Math.min(least, away(figure, base)), Infinity);

const standing = ({ heroes }: BattleState): HeroId[] => HERO_IDS.filter((id) => isStanding(heroOf(heroes, id)));

/** The standing hero nearest to any of the figures; of equals the northernmost, then the westernmost (RR-333, RR-545). */
export function closestHero(state: BattleState, figures: readonly BossFigure[]): HeroId | undefined {
  const [first] = figures;
  if (first && figures.length === 1) return nearestHero(state, first);
  const measure = (id: HeroId): number => distanceToAny(figures, heroOf(state.heroes, id));
  const [nearest] = standing(state).sort((a, b) => measure(a) - measure(b) || heroOf(state.heroes, a).anchor - heroOf(state.heroes, b).anchor);
  return nearest;
}

/** The figure nearest to somebody; of equals the first that `before` likes. */
function nearestOf(figures: readonly BossFigure[], measure: (figure: BossFigure) => number, tie: (figure: BossFigure) => number): BossFigure | undefined {
  const [nearest] = figures.slice().sort((a, b) => measure(a) - measure(b) || tie(a) - tie(b));
  return nearest;
}

/**
 * Who plays a card of this category: the owner; of two owners the one nearer to the holder of Threat, Aka if equal
 * (RR-571). The figures of a cast all may (RR-545).
 */
export function actorsFor(state: BattleState, category: Category): readonly BossFigure[] {
  const owners = ownersOf(state, category);
  if (bossRules(state).anyFigureActs || owners.length < 2) return owners;
  const nearest = nearestOf(owners, (figure) => away(figure, heroOf(state.heroes, state.threat)), (figure) => figure.start);
  return nearest ? [nearest] : owners;
}

/** Who makes a Basic Attack: of two brothers the one nearer to any standing hero, Aka if equal (RR-571). */
export function actorsForBasic(state: BattleState): readonly BossFigure[] {
  if (bossRules(state).anyFigureActs || state.figures.length < 2) return state.figures;
  const heroes = standing(state).map((id) => heroOf(state.heroes, id));
  const nearest = nearestOf(state.figures, (figure) => heroes.reduce((least, hero) => Math.min(least, away(figure, hero)), Infinity), (figure) => figure.start);
  return nearest ? [nearest] : state.figures;
}

/** The figure that stands for the boss where a text needs a place and nobody acts (RR-545). */
export const bossFigure = (state: BattleState): BossFigure | undefined => bossRules(state).spokesman?.(state) ?? state.figures[0];

/** Whom the words of a card mean (RR-321, RR-488). */
export function targetByWord(state: BattleState, word: 'closest' | 'farthest' | 'lowestHp' | 'mostIsolated', figures: readonly BossFigure[]): HeroId | undefined {
  const [figure] = figures;
  if (figure === undefined) return undefined;
  if (figures.length === 1 || word === 'lowestHp' || word === 'mostIsolated') return threatAfter(state, word, figure);
  const sign = word === 'closest' ? 1 : -1;
  const measure = (id: HeroId): number => sign * distanceToAny(figures, heroOf(state.heroes, id));
  const [first] = standing(state).sort((a, b) => measure(a) - measure(b) || heroOf(state.heroes, a).anchor - heroOf(state.heroes, b).anchor);
  return first;
}

export const basicOf = ({ boss }: BattleState): BasicAttack => bossInPlay(boss).card.basic;

/** RR-335: nobody can be struck; this figure goes as close to the hero as it can. */
export function planCloser(state: BattleState, figures: readonly BossFigure[], target: HeroId, aim: Aim, move: number): { figure: BossFigure; way: readonly number[] } | undefined {
  const hero = heroOf(state.heroes, target);
  const figure = nearestOf(figures, (each) => away(each, hero), (each) => each.anchor);
  if (!figure) return undefined;
  return { figure, way: wayTowardStrike(state, figure, bossGround(state, figure), hero, aim, bossMove(state, figure, move)) };
}
