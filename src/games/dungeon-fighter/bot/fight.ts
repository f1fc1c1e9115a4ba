import { angleOf } from '@/dice/physics/rotation';
import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

import { equipmentCard } from '../content/equipment';
import type { MonsterId } from '../content/monsters';
import type { Color } from '../content/vocabulary';
import type { DfMove, ThrowMove, MoveOf } from '../rules/decisions';
import { mayBackDown } from '../rules/decisions/backDown';
import { isAnothers } from '../rules/decisions/consent';
import { damageOf, damageParts } from '../rules/fight/damage';
import { isBossFight, mustChooseOption } from '../rules/fight/encounter';
import { lossesOfMiss } from '../rules/fight/misses';
import { cardOf, monsterIn } from '../rules/fight/monsters';
import { playableCards } from '../rules/party/cards';
import { abilitiesOf, heroOf, standing } from '../rules/party/heroes';
import { encounterOf, thrownOf } from '../rules/run';
import type { DfState } from '../rules/state';
import { azimuthOf } from '../rules/throw/sample';
import { evidenceFor, propsFor, stanceFor } from '../rules/throw/stance';
import { betterElsewhere } from './backDown';
import { handThrow, type Hand } from './hand';
import { FightPlan } from './plan';
import { GOLD_WORTH, hitPointWorth, lossWorth, melodyWorth, missCost, sideWorth } from './values';

/** Dice this close to the line of the throw are in its way, 0.1 mm. */
const LANE = 300;

/** The side of the table with the fewest dice in the way of a straight throw. */
function clearestSide(s: DfState, preferred: number): number {
  const spots = encounterOf(s).lying.map(({ rest }) => rest).filter(({ fallen }) => !fallen);
  const inWay = (azimuth: number): number => {
    const { cos, sin } = angleOf(azimuth);
    return spots.filter(({ x, y }) => x * cos + y * sin > 0 && Math.abs(x * sin - y * cos) < LANE).length;
  };
  let best = preferred;
  for (let turn = 128; turn < 1024; turn += 128) {
    const side = (preferred + turn) % 1024;
    if (inWay(side) < inWay(best)) best = side;
  }
  return best;
}

/** Which die suits whom: what the plan of this fight says. */
export const bestDie = (s: DfState): ThrowMove['die'] => new FightPlan(s).choose().die;

/** A whole throw as this hand makes it: the die that suits, the arms that pay, the side that is clear. */
function throwOf(s: DfState, hand: Hand, random: Random): ThrowMove {
  const { turn } = encounterOf(s);
  const { die, arms } = new FightPlan(s).choose();
  const azimuth = clearestSide(s, azimuthOf(s, s.heroes.findIndex((hero) => hero.id === turn)));
  const { requirements } = arms;
  return {
    kind: 'throw',
    hero: turn,
    die,
    weapons: [...arms.weapons],
    mode: 'touch',
    launch: handThrow({ azimuth, stance: stanceFor(requirements) }, requirements, hand, random),
    props: propsFor(requirements, azimuth),
    gates: evidenceFor(requirements),
  };
}

/** A bonus die, or everybody's hit points for three more throws? */
function chooseOption(s: DfState): DfMove {
  if (isBossFight(s)) return { kind: 'chooseOption', option: 'A' };
  if (s.chest.bonusDice === 0) return { kind: 'chooseOption', option: 'B' };
  return { kind: 'chooseOption', option: new FightPlan(s).prefersBonusDie() ? 'A' : 'B' };
}

/** A comrade spends its own cards only. */
function* cardMoves(s: DfState, seat: Seat): Iterable<MoveOf<'playCard'>> {
  for (const card of playableCards(s)) if (!isAnothers(s, card.hero, seat)) yield { kind: 'playCard', ...card };
}

/** Cards that help before a throw: a hero about to fall is fed. */
function feedTheWeak(s: DfState, seat: Seat): DfMove | undefined {
  const danger = s.encounter ? cardOf(s.encounter.monster).damage : 2;
  for (const move of cardMoves(s, seat)) {
    const { effect } = equipmentCard(move.card);
    if (effect.kind === 'healHero' && move.target) {
      const hero = heroOf(s, move.target);
      if (hero.hp <= danger && hero.maxHp - hero.hp >= effect.amount) return move;
    }
    if (effect.kind === 'healParty') {
      const wounded = standing(s).filter((hero) => hero.maxHp - hero.hp >= effect.amount);
      if (wounded.length === standing(s).length && wounded.some((hero) => hero.hp <= danger + 1)) return move;
    }
  }
  return undefined;
}

export function swing(s: DfState, seat: Seat, hand: Hand, random: Random): DfMove {
  const meal = feedTheWeak(s, seat);
  if (meal) return meal;
  if (mustChooseOption(s)) return chooseOption(s);
  if (mayBackDown(s) && !encounterOf(s).backDownRefused && betterElsewhere(s)) return { kind: 'backDown', agree: true };
  return throwOf(s, hand, random);
}

/** Damage added to a contact that lies: against the boss always, elsewhere when it wins more than it would there. */
function reinforce(s: DfState, seat: Seat): DfMove | undefined {
  const { hp } = encounterOf(s);
  const thrown = thrownOf(s);
  const damage = damageOf(damageParts(s));
  if (damage >= hp) return undefined;
  const plan = new FightPlan(s);
  const wins = (more: number): boolean => isBossFight(s) || plan.after(hp - damage - more) - plan.after(hp - damage) > more * KEPT_FOR_THE_BOSS;
  const damageBy = (id: MonsterId): number => cardOf(monsterIn(s, id)).damage;
  const monsters = [...heroOf(s, thrown.hero).seduced].sort((a, b) => damageBy(a) - damageBy(b));
  for (const monster of monsters) if (!isAnothers(s, thrown.hero, seat) && wins(damageBy(monster))) return { kind: 'spendSeduced', monster };
  for (const move of cardMoves(s, seat)) {
    const { effect } = equipmentCard(move.card);
    if (effect.kind === 'piercingDamage' && wins(effect.amount)) return move;
  }
  return undefined;
}
const KEPT_FOR_THE_BOSS = 1.1;
/** A card that takes a throw back or saves from its harm is worth this much elsewhere. */
const RETHROW_WORTH = 3.6;
const DODGE_WORTH = 2;

/** The cards and charmed monsters worth spending on the throw that lies there. */
export function react(s: DfState, seat: Seat): DfMove {
  const thrown = thrownOf(s);
  if (thrown.result.contact) return reinforce(s, seat) ?? { kind: 'endStep' };
  const hero = heroOf(s, thrown.hero);
  const losses = lossesOfMiss(s);
  const own = losses.find((loss) => loss.hero.id === hero.id)?.amount ?? 0;
  const falls = losses.find((loss) => loss.amount >= loss.hero.hp);
  const harm = losses.reduce((sum, loss) => sum + lossWorth(s, loss.hero, loss.amount), 0);
  const rethrow = thrown.result.special && thrown.die !== 'bonus' && abilitiesOf(hero).some(({ color, ability }) => color === thrown.die && ability.kind === 'swingAgain');
  for (const move of cardMoves(s, seat)) {
    const { effect } = equipmentCard(move.card);
    if (rethrow) break;
    if (effect.kind === 'swingAgain' && (isBossFight(s) || harm + 2 >= RETHROW_WORTH)) return move;
    if (effect.kind === 'agileInstincts' && lossWorth(s, hero, own) >= DODGE_WORTH) return move;
    if (effect.kind === 'healHero' && falls && move.target === falls.hero.id) return move;
    if (effect.kind === 'healParty' && falls) return move;
  }
  return { kind: 'endStep' };
}

/** The colour of a bonus die: whatever does most now. */
export function bonusColor(s: DfState): DfMove {
  const thrown = thrownOf(s);
  const hero = heroOf(s, thrown.hero);
  const { contact, region } = thrown.result;
  const section = typeof region === 'number' ? region : 0;
  let color: Color | 'none' = 'none';
  let most = 0;
  for (const { color: own, ability } of abilitiesOf(hero)) {
    let worth = sideWorth(s, hero, ability);
    if (ability.kind === 'swornEnemy' && ability.type === cardOf(encounterOf(s).monster).type) worth = ability.amount + (contact ? 0.5 : 0);
    if (contact) {
      if (ability.kind === 'piercingDamage') worth = ability.amount;
      if (ability.kind === 'focusedDamage') worth = 5 - section;
      if (ability.kind === 'berserk') worth = section - hitPointWorth(s, hero.hp);
      if (ability.kind === 'swingTwice') worth = 2;
      if (ability.kind === 'divineIntervention') worth = Math.min(section, standing(s).reduce((sum, each) => sum + each.maxHp - each.hp, 0)) * 0.8;
      if (ability.kind === 'trackingStrike') worth += 1;
    } else {
      if (ability.kind === 'swingAgain') worth = 2.2 + missCost(s, hero);
      if (ability.kind === 'agileInstincts') worth = missCost(s, hero);
    }
    if (worth > most) {
      most = worth;
      color = own;
    }
  }
  return { kind: 'chooseBonusColor', color };
}

/** A throw is forgotten when another one promises more. */
export function swingAgain(s: DfState): DfMove {
  const thrown = thrownOf(s);
  if (!thrown.result.contact) return { kind: 'useSwingAgain', use: true };
  const { hp } = encounterOf(s);
  const plan = new FightPlan(s);
  return { kind: 'useSwingAgain', use: plan.again(thrown.die) > plan.after(hp - damageOf(damageParts(s))) };
}

export function berserk(s: DfState): DfMove {
  const thrown = thrownOf(s);
  const hero = heroOf(s, thrown.hero);
  const { hp } = encounterOf(s);
  const damage = damageOf(damageParts(s));
  const { region } = thrown.result;
  const more = typeof region === 'number' ? region : 0;
  if (damage >= hp) return { kind: 'payBerserk', pay: false };
  if (isBossFight(s)) return { kind: 'payBerserk', pay: damage + more >= hp || hero.hp > 1 };
  const plan = new FightPlan(s);
  return { kind: 'payBerserk', pay: plan.after(hp - damage - more) - plan.after(hp - damage) > lossWorth(s, hero, 1) };
}

/** The beer goes to whoever throws next and has least to lose. */
export function beer(s: DfState): DfMove {
  const weakest = standing(s).reduce((weak, hero) => (hero.hp < weak.hp ? hero : weak));
  return { kind: 'placeBeer', hero: weakest.id };
}

export const melody = (s: DfState): DfMove => ({ kind: 'payMelody', pay: melodyWorth(s) > GOLD_WORTH });

/** The second throw is taken unless a miss would be the thrower's end. */
export function secondThrow(s: DfState): DfMove {
  const hero = heroOf(s, thrownOf(s).hero);
  return { kind: 'takeSecondThrow', take: isBossFight(s) || hero.hp > cardOf(encounterOf(s).monster).damage };
}
