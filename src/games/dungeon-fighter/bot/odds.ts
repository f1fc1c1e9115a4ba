import { equipmentCard, type CardId } from '../content/equipment';
import type { HeroId } from '../content/heroes';
import { CONTACT, PLAIN_CONTACT } from '../content/stances';
import type { Color, HeroAbility, RequirementId } from '../content/vocabulary';
import { missLoss } from '../rules/damage';
import { abilityOf, heroOf, standing } from '../rules/heroes';
import { requirementsInForce } from '../rules/inForce';
import { cardOf, monsterAbility } from '../rules/monsters';
import { encounterOf } from '../rules/run';
import type { DfState, HeroState } from '../rules/state';

/** What a contact scores on average. */
export const MEAN_SECTION = 2.7;
const HALF = 0.5;

/** How likely a throw with these demands makes contact; several handicaps multiply. */
export const contactOdds = (ids: readonly RequirementId[]): number =>
  ids.reduce((odds, id) => (odds * CONTACT[id]) / PLAIN_CONTACT, PLAIN_CONTACT);

export const bonusOf = (weapons: readonly CardId[]): number =>
  weapons.reduce((sum, card) => {
    const { effect } = equipmentCard(card);
    return sum + (effect.kind === 'weapon' ? effect.bonus : 0);
  }, 0);

/** What one lost hit point is worth, in points of damage: dear when there are few. */
export const hitPointWorth = (hero: HeroState): number => (hero.hp <= 2 ? 1.6 : hero.hp <= 4 ? 1 : 0.7);

/** The harm an average miss does. */
export function missCost(s: DfState, hero: HeroState): number {
  const encounter = encounterOf(s);
  const loss = encounter.tokens.beer === hero.id ? 0 : missLoss(encounter, hero);
  const others = monsterAbility(encounter, 'criticalMiss') ? cardOf(encounter.monster).damage * (standing(s).length - 1) : 0;
  return loss * hitPointWorth(hero) + others * 0.8;
}

/** All ways to arm: every subset of the weapons a hero carries. */
export function weaponSubsets(hero: HeroState): CardId[][] {
  const weapons = hero.cards.filter((card) => equipmentCard(card).type === 'weapon');
  return weapons.reduce<CardId[][]>((sets, card) => [...sets, ...sets.map((set) => [...set, card])], [[]]);
}

export interface Arms {
  readonly weapons: readonly CardId[];
  readonly requirements: readonly RequirementId[];
  readonly odds: number;
  readonly value: number;
}

/** The best way to arm for a throw now: damage to be expected against the harm of a miss. */
export function bestArms(s: DfState, hero: HeroState): Arms {
  const { hp, tokens } = encounterOf(s);
  let best: Arms | undefined;
  for (const weapons of weaponSubsets(hero)) {
    const requirements = requirementsInForce(s, weapons);
    const odds = contactOdds(requirements);
    const damage = Math.min(hp + 1, MEAN_SECTION + bonusOf(weapons) + (tokens.tracking ? 1 : 0));
    const value = odds * damage - (1 - odds) * missCost(s, hero);
    if (!best || value > best.value) best = { weapons, requirements, odds, value };
  }
  if (!best) throw new Error('there is always the empty set of weapons');
  return best;
}

/** Throws the party still needs for this monster, roughly. */
const throwsLeft = (s: DfState): number => encounterOf(s).hp / (PLAIN_CONTACT * MEAN_SECTION);

const lostBy = (hero: HeroState): number => (hero.status === 'standing' ? hero.maxHp - hero.hp : 0);

type Worth = { readonly [K in HeroAbility['kind']]: (s: DfState, hero: HeroState, ability: Extract<HeroAbility, { readonly kind: K }>) => number };

/** What setting off an ability is worth now, in points of damage. */
const WORTH: Worth = {
  swingTwice: () => 1.6,
  piercingDamage: (_s, _hero, { amount }) => amount * PLAIN_CONTACT,
  focusedDamage: () => (5 - MEAN_SECTION) * PLAIN_CONTACT,
  divineIntervention: (s) => Math.min(MEAN_SECTION, s.heroes.reduce((sum, hero) => sum + lostBy(hero), 0)) * 0.7,
  berserk: (_s, hero) => (hero.hp > 2 ? MEAN_SECTION * PLAIN_CONTACT - hitPointWorth(hero) : 0.1),
  healParty: (s, _hero, { amount }) => s.heroes.reduce((sum, hero) => sum + Math.min(amount, lostBy(hero)), 0) * 0.7,
  trackingStrike: (s) => (encounterOf(s).tokens.tracking ? 0 : Math.max(0.3, throwsLeft(s) * 0.6)),
  fiveFingerDiscount: () => 1.5,
  metamorphosis: (s) => (encounterOf(s).tokens.toad ? 0 : Math.min(2, cardOf(encounterOf(s).monster).damage) * Math.min(4, throwsLeft(s)) * 0.25),
  swornEnemy: (s, _hero, { type, amount }) => (cardOf(encounterOf(s).monster).type === type ? amount : 0),
  swingAgain: (s, hero) => 0.26 * (MEAN_SECTION + missCost(s, hero)),
  agileInstincts: (s, hero) => 0.26 * missCost(s, hero),
  pickpocket: (s) => Math.min(2, s.supply.gold) * 0.7,
  seduction: (s) => {
    const { monster, tokens } = encounterOf(s);
    return monster.kind === 'boss' || tokens.charm !== undefined ? 0 : cardOf(monster).damage * 0.8;
  },
  beer: (s, hero) => (encounterOf(s).tokens.beer ? 0.2 : missCost(s, hero) * 0.4),
  enchantingMelody: (s) => {
    const { tokens, monster } = encounterOf(s);
    const { ability } = cardOf(monster);
    if (tokens.melody || !ability || s.chest.gold < 1) return 0;
    return ability.kind === 'requirement' ? 3 * (PLAIN_CONTACT - CONTACT[ability.requirement]) * throwsLeft(s) : 1;
  },
};

export const abilityWorth = (s: DfState, hero: HeroState, ability: HeroAbility): number =>
  (WORTH[ability.kind] as (s: DfState, hero: HeroState, ability: HeroAbility) => number)(s, hero, ability);

/** What a die of this colour is worth in this hero's hand: its face is special half the time. */
export function dieWorth(s: DfState, id: HeroId, color: Color): number {
  const hero = heroOf(s, id);
  return hero.scars.includes(color) ? 0 : HALF * abilityWorth(s, hero, abilityOf(id, color));
}
