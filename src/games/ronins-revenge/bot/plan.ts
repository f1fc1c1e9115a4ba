import type { Thinking } from '@/engine/bots/bot';

import { HERO_IDS, type HeroId } from '../content/terms';
import { paperOf } from '../rules/boss/paper';
import { damageOf } from '../rules/damage/heroBlow';
import { away } from '../rules/field/position';
import { dangerOf, dangersOnWay } from '../rules/field/zones';
import type { AttackChoice } from '../rules/frames';
import { addStanding, declared } from '../rules/hero/attack/attack';
import { attackCard } from '../rules/hero/attack/card';
import { aims, attacksOf, type Aim } from '../rules/hero/attack/offers';
import { takeSnapshot } from '../rules/hero/attack/snapshot';
import { likelyFacing } from '../rules/lines/questions';
import { walkable } from '../rules/hero/move';
import { ignoredTokens } from '../rules/hero/traits';
import { isBossRef, isMinionRef, minionOf } from '../rules/refs';
import { isComrade, isStanding, type BattleState } from '../rules/state';
import { harmOfPulling } from './harm';

export interface PlannedAttack {
  readonly choice: AttackChoice;
  readonly aim: Aim;
}

/** A whole turn: where to go, what to do there, and what speaks for it. */
export interface TurnPlan {
  /** Before the Main Action; empty: none. */
  readonly way: readonly number[];
  readonly act: PlannedAttack | { readonly rest: 'A' | 'B'; readonly flask: boolean };
  /** Stamina or Life Force for extra steps. */
  readonly bought: number;
  readonly value: number;
  /** What everybody who is struck loses; a rest hurts nobody. */
  readonly damage: number;
  readonly breaks: boolean;
}

const MAIN = { as: 'main', free: false } as const;
/** What a point of Stamina, a lost HP and a defeated minion are worth in points of damage. */
const WORTH = { stamina: 0.55, hp: 1.3, minion: 5, cube: 4, token: 0.9, primed: 0.6 } as const;

/** A hero on another square, as if it had walked there; undone afterwards. */
function standingOn<R>(state: BattleState, id: HeroId, square: number, look: () => R): R {
  const hero = state.heroes[id];
  const [anchor, facing] = [hero.anchor, hero.facing];
  hero.anchor = square;
  hero.facing = likelyFacing(state, id, square);
  try {
    return look();
  } finally {
    hero.anchor = anchor;
    hero.facing = facing;
  }
}

interface Weighed {
  readonly value: number;
  readonly damage: number;
  readonly breaks: boolean;
}

/** How much of a blow is to be counted on where a figure may be paper: of two that are marked one is true (RR-541, RR-542). */
const TRUE_SHARE = { surely: 0, perhaps: 0.5, true: 1 } as const;

/** What an attack made from here is worth: damage, Break, the card it pulls, what it costs. */
function weigh(state: BattleState, id: HeroId, choice: AttackChoice, aim: Aim): Weighed {
  const attack = declared(state, id, choice, aim, MAIN);
  const hero = state.heroes[id];
  const [anchor, facing] = [hero.anchor, hero.facing];
  hero.anchor = aim.way[aim.way.length - 1] ?? anchor;
  hero.facing = aim.facing;
  attack.snapshot = takeSnapshot(state, attack, aim.targets);
  addStanding(state, attack);
  let damage = 0;
  let toBoss = 0;
  let gain = 0;
  for (const aimed of attack.targets) {
    const blow = damageOf(state, attack, aimed);
    const share = TRUE_SHARE[paperOf(state, aimed.ref) ?? 'true'];
    const dealt = blow * share;
    const minion = isMinionRef(aimed.ref) ? minionOf(state, aimed.ref) : undefined;
    damage += minion ? Math.min(blow, minion.hp) : isBossRef(aimed.ref) && share > 0 ? blow : 0;
    if (isBossRef(aimed.ref)) {
      toBoss += dealt;
      if (dealt >= state.bossHp) gain += WORTH.cube;
    } else if (minion) gain += Math.min(dealt, minion.hp) * 0.5 + (dealt >= minion.hp ? WORTH.minion : 0);
    else gain += 0.5;
  }
  hero.anchor = anchor;
  hero.facing = facing;
  const card = attackCard(state, id, choice);
  const { stamina = 0, yin = 0, yang = 0, ki = 0, hp = 0 } = card?.cost ?? {};
  const cost = WORTH.stamina * (stamina + aim.more) + WORTH.token * (yin + yang + 2 * ki) + WORTH.hp * hp;
  const breaks = attack.snapshot.breaks;
  const pulled = harmOfPulling(state, attack.category, breaks);
  return { value: toBoss + gain - cost - pulled + WORTH.primed + (card?.gain ? WORTH.token : 0), damage, breaks };
}

/** What an attack does from where its hero stands, with all that waits for it. */
export const damageNow = (state: BattleState, id: HeroId, { choice, aim }: PlannedAttack): number => weigh(state, id, choice, aim).damage;

/** How the square is for the time after the turn: ground that burns, the company, the boss. */
function comfort(state: BattleState, id: HeroId, square: number): number {
  const hero = state.heroes[id];
  const base = { anchor: square, side: 1 };
  const burns = dangerOf(state, [square], ignoredTokens(hero));
  const near = HERO_IDS.filter((other) => other !== id && isStanding(state.heroes[other]) && away(base, state.heroes[other]) <= 1).length;
  const [boss] = state.figures;
  const weak = 2 * hero.hp <= hero.maxHp;
  const far = boss ? Math.min(6, away(boss, base)) : 0;
  return -WORTH.hp * burns + 0.3 * Math.min(near, 2) + (weak ? 0.35 * far : -0.12 * far);
}

/** HP that the ground takes on the way of an attack's own movement. */
function burntBy(state: BattleState, id: HeroId, { way }: Aim): number {
  const hero = state.heroes[id];
  return way.length === 0 ? 0 : dangersOnWay(state, hero, way, ignoredTokens(hero)).reduce((sum, n) => sum + n, 0);
}

const FLASK_AT = 0.45;

interface Rest {
  readonly rest: 'A' | 'B';
  readonly flask: boolean;
  readonly value: number;
}

/** Both ways to rest, the better one first. */
function restsOf(state: BattleState, id: HeroId): readonly Rest[] {
  const hero = state.heroes[id];
  const missing = isComrade(hero) ? hero.maxHp - hero.hp : hero.maxStamina - hero.stamina;
  const flask = hero.charges > 0 && hero.hp <= FLASK_AT * hero.maxHp;
  const healed = flask ? Math.min(10, hero.maxHp - hero.hp) : 0;
  const besides = healed * 1.1 - harmOfPulling(state, 'S', false);
  const strength: Rest = { rest: 'A', flask, value: Math.min(5, missing) * (isComrade(hero) ? 1 : WORTH.stamina * 1.2) + besides };
  const tokens: Rest = { rest: 'B', flask, value: 2 * WORTH.token + besides };
  return strength.value >= tokens.value ? [strength, tokens] : [tokens, strength];
}

/**
 * Plans worth thinking about, best first, in slices: a frame may be drawn after every square. `moved`: the Move of this
 * turn is done. The state is the planner's own: figures are moved about in it and put back.
 */
export function* plansFor(state: BattleState, id: HeroId, moved: boolean): Thinking<TurnPlan[]> {
  const hero = state.heroes[id];
  const stays = { way: [] as readonly number[], bought: 0 };
  const places = moved ? [stays] : [stays, ...walkable(state, id)];
  const plans: TurnPlan[] = [];
  for (const { way, bought } of places) {
    const square = way[way.length - 1] ?? hero.anchor;
    const lost = dangersOnWay(state, hero, way, ignoredTokens(hero)).reduce((sum, n) => sum + n, 0);
    const strength = isComrade(hero) ? hero.hp - 1 : hero.stamina;
    if (lost >= hero.hp || bought > strength) continue;
    const price = WORTH.hp * lost + WORTH.stamina * bought - comfort(state, id, square);
    standingOn(state, id, square, () => {
      if (isComrade(hero)) hero.hp -= bought;
      else hero.stamina -= bought;
      for (const choice of attacksOf(state, id)) {
        const { hp: bled = 0 } = attackCard(state, id, choice)?.cost ?? {};
        for (const aim of aims(state, id, choice, MAIN)) {
          const burnt = burntBy(state, id, aim);
          if (lost + bled + burnt >= hero.hp) continue;
          const { value, damage, breaks } = weigh(state, id, choice, aim);
          const end = aim.way[aim.way.length - 1];
          const moved = end === undefined ? 0 : comfort(state, id, end) - comfort(state, id, square) - WORTH.hp * burnt;
          plans.push({ way, bought, act: { choice, aim }, value: value + moved - price, damage, breaks });
        }
      }
      for (const { value, rest, flask } of restsOf(state, id)) plans.push({ way, bought, act: { rest, flask }, value: value - price, damage: 0, breaks: false });
      if (isComrade(hero)) hero.hp += bought;
      else hero.stamina += bought;
    });
    yield;
  }
  return plans.sort((a, b) => b.value - a.value);
}
