import { HERO_IDS, type HeroId } from '../content/terms';
import { away } from '../rules/field/position';
import { usableNow } from '../rules/hero/cards';
import { hasCondition } from '../rules/conditions';
import { isStanding, type BattleState } from '../rules/state';
import type { TurnPlan } from './plan';

const hurtNear = (state: BattleState, id: HeroId, range: number, missing: number): boolean =>
  HERO_IDS.some((other) => isStanding(state.heroes[other]) && state.heroes[other].maxHp - state.heroes[other].hp >= missing && away(state.heroes[id], state.heroes[other]) <= range);
const fallenNear = (state: BattleState, id: HeroId, range: number): boolean => HERO_IDS.some((other) => !isStanding(state.heroes[other]) && away(state.heroes[id], state.heroes[other]) <= range);
const enemiesNear = ({ figures, minions, heroes }: BattleState, id: HeroId, range: number): number => [...figures, ...minions].filter((enemy) => away(heroes[id], enemy) <= range).length;

/** A big blow is planned, and nothing makes it stronger yet. */
const strikesHard = (state: BattleState, id: HeroId, plan: TurnPlan): boolean => 'choice' in plan.act && plan.value > 6 && !hasCondition(state.heroes[id], 'empowered');

/** When a card on the own turn is worth its price; cards that are not named wait for a better idea. */
const WORTH_IT: Readonly<Record<string, (state: BattleState, id: HeroId, plan: TurnPlan) => boolean>> = {
  vowOfSteel: strikesHard,
  bloodPrice: (state, id, plan) => strikesHard(state, id, plan) && state.heroes[id].hp >= 9,
  nineSunsDraw: strikesHard,
  breathOfCedar: (state, id) => hurtNear(state, id, 2, 4),
  lotusAwakening: (state, id) => fallenNear(state, id, 3),
  thunderSutra: (state, id) => enemiesNear(state, id, 2) >= 1,
  thousandCuts: (state, id, plan) => 'choice' in plan.act && enemiesNear(state, id, 1) >= 1,
  shadowPartner: (state, id, plan) => 'choice' in plan.act && enemiesNear(state, id, 1) >= 1,
  wardOfSalt: (state) => state.heroes[state.threat].hp * 2 <= state.heroes[state.threat].maxHp,
  smokePot: (state, id) => state.threat === id && state.heroes[id].hp * 2 <= state.heroes[id].maxHp,
  challenge: (state, id) => state.threat !== id && state.heroes[state.threat].hp * 3 <= state.heroes[state.threat].maxHp && state.heroes[id].hp * 2 > state.heroes[id].maxHp,
};

/** A card to use before going on; none: nothing is worth it. */
export function cardWorthUsing(state: BattleState, id: HeroId, plan: TurnPlan): string | undefined {
  for (const { id: card, specialAction } of usableNow(state, id, 'turn', null)) if (!specialAction && WORTH_IT[card]?.(state, id, plan) === true) return card;
  return undefined;
}
