import type { Step, StepOf, Verb } from '../content/effects';
import { HERO_IDS, type HeroId } from '../content/terms';
import type { Who } from '../content/who';
import { hasCondition } from '../rules/conditions';
import { away } from '../rules/field/position';
import { attackCard } from '../rules/hero/attack/card';
import { usableNow, type Usable } from '../rules/hero/cards';
import { tokensOf } from '../rules/resources';
import { isStanding, type BattleState, type HeroState } from '../rules/state';
import type { TurnPlan } from './plan';
import { lossOfPaying } from './ultimates';

/** When a card on the own turn is worth its price: judged by what its lines do, whatever it is called. */

interface Moment {
  readonly state: BattleState;
  readonly id: HeroId;
  readonly self: HeroState;
  readonly plan: TurnPlan;
}

/** How far a line reaches, 0 for oneself. */
const rangeOf = (who: Who): number => (typeof who === 'string' ? 0 : (Object.values(who).find((value) => typeof value === 'number') ?? 0));
const reachesSelf = (who: Who): boolean => who === 'self' || (typeof who === 'object' && ('oneHeroIn' in who || 'allHeroesIn' in who));

function heroesInReach({ state, id, self }: Moment, who: Who, standing = true): HeroState[] {
  const range = rangeOf(who);
  return HERO_IDS.filter((other) => (other === id ? reachesSelf(who) : away(self, state.heroes[other]) <= range && typeof who === 'object'))
    .map((other) => state.heroes[other]).filter((hero) => isStanding(hero) === standing);
}
const enemiesInReach = ({ state, self }: Moment, range: number) => [...state.figures, ...state.minions].filter((enemy) => away(self, enemy) <= range);

const isAtHalf = ({ hp, maxHp }: HeroState): boolean => 2 * hp <= maxHp;
const attacks = ({ plan }: Moment): boolean => 'choice' in plan.act;
const BIG_BLOW = 6;
/** A big blow is planned, and nothing makes it stronger yet. */
const strikesHard = (at: Moment): boolean => attacks(at) && at.plan.value > BIG_BLOW && !hasCondition(at.self, 'empowered');
const typeOfAttack = ({ state, id, plan }: Moment) => ('choice' in plan.act ? attackCard(state, id, plan.act.choice)?.type : undefined);
const isMissing = (hero: HeroState, n: number): boolean => hero.maxHp - hero.hp >= n;
const cardsToCome = ({ state }: Moment): number => state.sequence.filter((slot) => slot && 'card' in slot && !slot.broken).length;

function helpsByCondition(at: Moment, step: StepOf<'cond'>): boolean {
  const { name, who } = step;
  if (name === 'empowered') return who === 'self' ? strikesHard(at) : heroesInReach(at, who).some((hero) => !hasCondition(hero, 'empowered'));
  if (name === 'resistant') return heroesInReach(at, who).some(isAtHalf);
  if (name !== 'vulnerable' && name !== 'weakened') return false;
  const near = enemiesInReach(at, rangeOf(who));
  if (name === 'weakened') return cardsToCome(at) > 0 && at.state.figures.some((figure) => near.includes(figure) && !hasCondition(figure, 'weakened'));
  const type = typeOfAttack(at);
  if (type === undefined || near.length === 0 || near.some((enemy) => hasCondition(enemy, `vulnerable:${type}`))) return false;
  const named = 'dtype' in step ? step.dtype : undefined;
  return typeof named === 'object' ? named.oneOf.includes(type) : named === type;
}

/** Which lines help, and when. What is not named here helps nobody by itself. */
const HELPS: { readonly [V in Verb]?: (at: Moment, step: StepOf<V>) => boolean } = {
  heal: (at, { n, who }) => heroesInReach(at, who).some((hero) => isMissing(hero, n)),
  healOrRevive: (at, { heal, who }) => heroesInReach(at, who, false).length > 0 || heroesInReach(at, who).some((hero) => isMissing(hero, heal)),
  revive: (at, { who }) => heroesInReach(at, who, false).length > 0,
  gain: (at, { res, n, who }) => res === 'stamina' && (who === 'self' ? [at.self] : heroesInReach(at, who)).some((hero) => hero.maxStamina - hero.stamina >= n + 2),
  cond: helpsByCondition,
  nextAttack: (at) => attacks(at),
  deal: (at, { who }) => enemiesInReach(at, rangeOf(who)).length > 0,
  extraAttack: (at) => attacks(at) && enemiesInReach(at, 1).length > 0,
  buff: (at, { stat }) => at.state.threat === at.id && (stat === 'counterDamage' ? attacks(at) : isAtHalf(at.self)),
  custom: (at, { id }) => attacks(at) && (id === 'shadowPartner' ? enemiesInReach(at, 1).length > 0 : id === 'wolfHour' && at.state.threat === at.id),
};

/** Threat taken from somebody who is nearly down, or handed on by oneself. */
function helpsByThreat({ state, id, self }: Moment, { to }: StepOf<'threat'>): boolean {
  const holder = state.heroes[state.threat];
  return to === 'self' ? state.threat !== id && 3 * holder.hp <= holder.maxHp && !isAtHalf(self) : state.threat === id && isAtHalf(self);
}

/** The verb of a step belongs to its fields: the one place where the compiler has to believe it. */
const helps = (at: Moment, step: Step): boolean => (HELPS[step.do] as ((at: Moment, step: Step) => boolean) | undefined)?.(at, step) === true;

const HP_KEPT = 6;
/** What a card that helps is worth, in points of damage: tokens may be worth more where they are kept. */
const HELP = 4;

/** What is planned can still be paid, and nobody bleeds to the last drop for a card. */
function leavesEnough({ state, id, self, plan }: Moment, { cost }: Usable): boolean {
  if ((cost.hp ?? 0) > 0 && self.hp - (cost.hp ?? 0) < HP_KEPT) return false;
  const planned = 'choice' in plan.act ? (attackCard(state, id, plan.act.choice)?.cost ?? {}) : {};
  if ((cost.stamina ?? 0) > 0 && (cost.stamina ?? 0) + (planned.stamina ?? 0) + plan.bought > self.stamina) return false;
  return (['yin', 'yang', 'ki'] as const).every((token) => (cost[token] ?? 0) === 0 || (cost[token] ?? 0) + (planned[token] ?? 0) <= tokensOf(state, id, token));
}

/** A card to use before going on; none: nothing is worth it. Whoever looks ahead sees the moment of an ultimate there, and asks for the others alone. */
export function cardWorthUsing(state: BattleState, id: HeroId, plan: TurnPlan, which: 'all' | 'butUltimate'): string | undefined {
  const at: Moment = { state, id, self: state.heroes[id], plan };
  for (const usable of usableNow(state, id, 'turn', null)) {
    if (usable.specialAction || !leavesEnough(at, usable)) continue;
    if (which === 'butUltimate' && (usable.from === 'ultimate' || lossOfPaying(state, id, usable.cost) > HELP)) continue;
    const threat = usable.steps.find((step) => step.do === 'threat');
    if (threat ? helpsByThreat(at, threat) : usable.steps.some((step) => helps(at, step))) return usable.id;
  }
  return undefined;
}
