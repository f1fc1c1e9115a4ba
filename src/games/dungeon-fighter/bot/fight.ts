import { angleOf } from '@/dice/physics/rotation';
import type { Random } from '@/engine/random';

import { equipmentCard } from '../content/equipment';
import type { HeroId } from '../content/heroes';
import { monsterCard } from '../content/monsters';
import { PLAIN_STANCE, type Stance } from '../content/stances';
import { LEVEL_VALUE, type Color } from '../content/vocabulary';
import { damageOf, damageParts } from '../rules/damage';
import { isBossFight, mustChooseOption } from '../rules/encounter';
import { mayBackDown } from '../rules/backDown';
import { playableCards } from '../rules/cards';
import { abilitiesOf, heroOf, isStanding, leftOf, standing } from '../rules/heroes';
import { lossesOfMiss } from '../rules/misses';
import { requirementsInForce } from '../rules/inForce';
import { azimuthOf } from '../rules/legal';
import { cardOf } from '../rules/monsters';
import type { DfMove, ThrowMove } from '../rules/moves';
import { encounterOf, thrownOf } from '../rules/run';
import { evidenceFor, propsFor, stanceFor } from '../rules/stance';
import type { DfState } from '../rules/state';
import { diceToThrow } from '../rules/throwing';
import { handThrow, type Hand } from './hand';
import { abilityWorth, bestArms, contactOdds, dieWorth, hitPointWorth, MEAN_SECTION } from './odds';

/** Dice this close to the line of the throw are in its way, 0.1 mm. */
const LANE = 300;

/** The heroes who will throw the dice in hand, in order. */
function nextThrowers(s: DfState, count: number): HeroId[] {
  const ids: HeroId[] = [encounterOf(s).turn];
  while (ids.length < count) {
    const next = leftOf(s, ids[ids.length - 1] ?? s.leader, isStanding);
    if (!next) break;
    ids.push(next.id);
  }
  return ids;
}

function bestShare(s: DfState, throwers: readonly HeroId[], dice: readonly Color[]): { readonly first: Color | undefined; readonly worth: number } {
  const [hero, ...later] = throwers;
  let best: { first: Color | undefined; worth: number } = { first: undefined, worth: hero === undefined ? 0 : -1 };
  if (hero === undefined) return best;
  for (const color of dice) {
    const rest = bestShare(s, later, dice.filter((other) => other !== color));
    const worth = dieWorth(s, hero, color) + Math.max(0, rest.worth) * 0.9;
    if (worth > best.worth) best = { first: color, worth };
  }
  return best;
}

/** Which die suits whom: the best share of the dice in hand among those who throw next. */
export function bestDie(s: DfState): ThrowMove['die'] {
  const dice = diceToThrow(s);
  const colors = dice.filter((die): die is Color => die !== 'bonus');
  return bestShare(s, nextThrowers(s, colors.length), colors).first ?? dice[0] ?? 'bonus';
}

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

/** Who has thrown often throws an ordinary throw a little flatter: hardly fewer points, and fewer misses. */
const CAUTION = { pitch: -15, bounceAt: 246 } as const;
const cautious = (stance: Stance): Stance =>
  stance.pitch === PLAIN_STANCE.pitch && stance.bounceAt === PLAIN_STANCE.bounceAt ? { ...stance, ...CAUTION } : stance;

/** A whole throw as this hand makes it: the die that suits, the arms that pay, the side that is clear. */
export function throwOf(s: DfState, hand: Hand, random: Random): ThrowMove {
  const { turn } = encounterOf(s);
  const { weapons, requirements } = bestArms(s, heroOf(s, turn));
  const azimuth = clearestSide(s, azimuthOf(s, s.heroes.findIndex((hero) => hero.id === turn)));
  return {
    kind: 'throw',
    hero: turn,
    die: bestDie(s),
    weapons: [...weapons],
    mode: 'touch',
    launch: handThrow({ azimuth, stance: cautious(stanceFor(requirements)) }, requirements, hand, random),
    props: propsFor(requirements, azimuth),
    gates: evidenceFor(requirements),
  };
}

/** Below this chance of a contact the party had better meet somebody else. */
const HOPELESS = 0.3;
const BONUS_DIE_WORTH = 2.6;
const FAINT_WORTH = 5;

export const wantsToBackDown = (s: DfState): boolean =>
  contactOdds(requirementsInForce(s, [])) < HOPELESS && standing(s).every((hero) => hero.hp > 1);

/** A bonus die, or everybody's hit points for three more throws? */
function chooseOption(s: DfState): DfMove {
  if (isBossFight(s)) return { kind: 'chooseOption', option: 'A' };
  if (s.chest.bonusDice === 0) return { kind: 'chooseOption', option: 'B' };
  const { hp, monster } = encounterOf(s);
  const level = LEVEL_VALUE[cardOf(monster).level ?? 'IV'];
  const suffering = standing(s).reduce((sum, hero) => sum + level * hitPointWorth(hero) + (hero.hp <= level ? FAINT_WORTH : 0), 0);
  const throwsNeeded = Math.max(1, hp / (MEAN_SECTION * contactOdds(requirementsInForce(s, []))));
  const dice = Math.min(throwsNeeded, s.chest.bonusDice) * BONUS_DIE_WORTH;
  return { kind: 'chooseOption', option: dice <= suffering ? 'A' : 'B' };
}

/** Cards that help before a throw: a hero about to fall is fed. */
function feedTheWeak(s: DfState): DfMove | undefined {
  const danger = s.encounter ? cardOf(s.encounter.monster).damage : 2;
  for (const move of playableCards(s)) {
    const { effect } = equipmentCard(move.card);
    if (effect.kind === 'healHero' && move.target) {
      const hero = heroOf(s, move.target);
      if (hero.hp <= danger && hero.maxHp - hero.hp >= effect.amount) return move;
    }
    if (effect.kind === 'healParty' && standing(s).filter((hero) => hero.maxHp - hero.hp >= effect.amount).length >= 2) return move;
  }
  return undefined;
}

export function swing(s: DfState, hand: Hand, random: Random): DfMove {
  const meal = feedTheWeak(s);
  if (meal) return meal;
  if (mustChooseOption(s)) return chooseOption(s);
  if (mayBackDown(s) && wantsToBackDown(s)) return { kind: 'backDown', agree: true };
  return throwOf(s, hand, random);
}

/** The cards and charmed monsters worth spending on the throw that lies there. */
export function react(s: DfState): DfMove {
  const thrown = thrownOf(s);
  const hero = heroOf(s, thrown.hero);
  const { hp } = encounterOf(s);
  if (thrown.result.contact) {
    const open = hp - damageOf(damageParts(s));
    if (open > 0) {
      const charmed = hero.seduced.find((monster) => monsterCard(monster).damage >= open || isBossFight(s));
      if (charmed) return { kind: 'spendSeduced', monster: charmed };
      for (const move of playableCards(s)) {
        const { effect } = equipmentCard(move.card);
        if (effect.kind === 'piercingDamage' && (effect.amount >= open || isBossFight(s))) return move;
      }
    }
    return { kind: 'endStep' };
  }
  const losses = lossesOfMiss(s);
  const own = losses.find((loss) => loss.hero.id === hero.id)?.amount ?? 0;
  const falls = losses.find((loss) => loss.amount >= loss.hero.hp);
  for (const move of playableCards(s)) {
    const { effect } = equipmentCard(move.card);
    if (effect.kind === 'agileInstincts' && (own >= 2 || own >= hero.hp)) return move;
    if (effect.kind === 'swingAgain' && (own >= 2 || isBossFight(s) || own >= hero.hp)) return move;
    if (effect.kind === 'healHero' && falls && move.target === falls.hero.id) return move;
    if (effect.kind === 'healParty' && falls) return move;
  }
  return { kind: 'endStep' };
}

export function bonusColor(s: DfState): DfMove {
  const thrown = thrownOf(s);
  const hero = heroOf(s, thrown.hero);
  let color: Color | 'none' = 'none';
  let most = 0;
  for (const each of abilitiesOf(hero)) {
    const worth = abilityWorth(s, hero, each.ability);
    const rethrow = each.ability.kind === 'swingAgain' && thrown.result.contact;
    if (!rethrow && worth > most) {
      most = worth;
      color = each.color;
    }
  }
  return { kind: 'chooseBonusColor', color };
}

/** A miss is always worth a second try; so is a mere 1 that does not end the fight. */
export function swingAgain(s: DfState): DfMove {
  const { contact, region } = thrownOf(s).result;
  return { kind: 'useSwingAgain', use: !contact || (region === 1 && damageOf(damageParts(s)) < encounterOf(s).hp) };
}

export function berserk(s: DfState): DfMove {
  const thrown = thrownOf(s);
  const hero = heroOf(s, thrown.hero);
  const { hp } = encounterOf(s);
  const damage = damageOf(damageParts(s));
  const { region } = thrown.result;
  const gain = typeof region === 'number' ? region : 0;
  const kills = damage < hp && damage + gain >= hp;
  return { kind: 'payBerserk', pay: damage < hp && (kills || (hero.hp > 2 && gain >= 2)) };
}

/** The beer goes to whoever throws next and has least to lose. */
export function beer(s: DfState): DfMove {
  const weakest = standing(s).reduce((weak, hero) => (hero.hp < weak.hp ? hero : weak));
  return { kind: 'placeBeer', hero: weakest.id };
}

export const melody = (s: DfState): DfMove => ({
  kind: 'payMelody',
  pay: cardOf(encounterOf(s).monster).ability?.kind === 'requirement' || s.chest.gold > 3,
});

/** The second throw is taken unless a miss would be the thrower's end. */
export function secondThrow(s: DfState): DfMove {
  const hero = heroOf(s, thrownOf(s).hero);
  return { kind: 'takeSecondThrow', take: hero.hp > cardOf(encounterOf(s).monster).damage };
}
