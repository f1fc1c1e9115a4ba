import type { Difficulty } from '../content/tables';
import type { HeroAbility } from '../content/vocabulary';
import { missLoss } from '../rules/fight/damage';
import { isBossFight } from '../rules/fight/encounter';
import { cardOf, monsterAbility } from '../rules/fight/monsters';
import { alive, standing } from '../rules/party/heroes';
import { encounterOf } from '../rules/run';
import type { DfState, HeroState } from '../rules/state';
import { landingOf } from './odds';

/** What things are worth, all in points of damage: that is what wins in the end. */

/** A bonus die is a throw against the boss: the first ones are needed, the last ones perhaps; the chest holds nine. */
const DIE_WORTHS = [3.3, 3.3, 3.2, 3.1, 3, 2.7, 2.3, 1.8, 1.1, 0];
export const DIE_WORTH = 2.8;
export const bonusDieWorth = (s: DfState): number => DIE_WORTHS[s.chest.bonusDice] ?? 0;

/** A coin buys half a bonus die. */
export const GOLD_WORTH = 1.3;

/** The more monsters of the last level wait in the tower, the sooner a party runs out of hit points rather than dice. */
const DREAD: Readonly<Record<Difficulty, number>> = { easy: 1, normal: 1.2, insane: 1.4 };

/**
 * How dear a hit point is, compared with a party of three on an easy way. A large party has more of them than the dungeon asks
 * for, since the misses of a fight are shared.
 */
export const hitPointScarcity = (s: DfState): number => (3 * DREAD[s.difficulty]) / Math.max(2, alive(s).length);

/** A lost hit point is dear when there are few: fainting costs an ability and three more for good. */
export const hitPointWorth = (s: DfState, hp: number): number => (hp <= 2 ? 1.7 : (hp <= 4 ? 1.1 : 0.7) * hitPointScarcity(s));

/** What falling costs on top. */
const FAINT_WORTH = 4;

/** Losing that many hit points, one by one, and falling perhaps. */
export function lossWorth(s: DfState, hero: HeroState, loss: number): number {
  let worth = hero.hp <= loss ? FAINT_WORTH : 0;
  for (let hp = hero.hp; hp > Math.max(0, hero.hp - loss); hp--) worth += hitPointWorth(s, hp);
  return worth;
}

/** The harm of a miss of this hero now. */
export function missCost(s: DfState, hero: HeroState): number {
  const encounter = encounterOf(s);
  const own = encounter.tokens.beer === hero.id ? 0 : lossWorth(s, hero, missLoss(encounter, hero));
  const ability = monsterAbility(encounter, 'criticalMiss');
  const others = ability ? standing(s).filter((each) => each.id !== hero.id) : [];
  const { damage } = cardOf(encounter.monster);
  const gold = monsterAbility(encounter, 'loseGoldAfterMiss') && s.chest.gold > 0 && !isBossFight(s) ? GOLD_WORTH : 0;
  const card = monsterAbility(encounter, 'destroyEquipmentAfterMiss') && hero.cards.length > 0 ? 3 : 0;
  return own + gold + card + others.reduce((sum, each) => sum + lossWorth(s, each, damage), 0);
}

const PLAIN = (): number => landingOf([]).contact * landingOf([]).mean;

/** Throws the party still needs for this monster, roughly. */
const throwsLeft = (s: DfState): number => encounterOf(s).hp / PLAIN();

const healingWorth = (s: DfState, hero: HeroState, most: number): number => {
  if (hero.status !== 'standing') return 0;
  let worth = 0;
  for (let hp = hero.hp + 1; hp <= Math.min(hero.maxHp, hero.hp + most); hp++) worth += hitPointWorth(s, hp);
  return worth;
};
export const partyHealing = (s: DfState, most: number): number => s.heroes.reduce((sum, hero) => sum + healingWorth(s, hero, most), 0);

type SideWorth = { readonly [K in HeroAbility['kind']]?: (s: DfState, hero: HeroState, ability: Extract<HeroAbility, { readonly kind: K }>) => number };

/** What an ability brings besides the damage of its own throw. */
const SIDE_WORTH: SideWorth = {
  healParty: (s, _hero, { amount }) => partyHealing(s, amount),
  trackingStrike: (s) => (encounterOf(s).tokens.tracking ? 0 : Math.max(0, throwsLeft(s) - 1) * landingOf([]).contact * 0.7),
  fiveFingerDiscount: () => 3,
  metamorphosis: (s) => (encounterOf(s).tokens.toad ? 0 : Math.min(2, cardOf(encounterOf(s).monster).damage) * Math.min(5, throwsLeft(s)) * 0.3),
  pickpocket: (s) => Math.min(2, s.supply.gold) * GOLD_WORTH,
  seduction: (s) => {
    const { monster, tokens } = encounterOf(s);
    return monster.kind === 'boss' || tokens.charm !== undefined ? 0 : cardOf(monster).damage * 0.8;
  },
  beer: (s, hero) => (encounterOf(s).tokens.beer ? 0.2 : Math.min(3, throwsLeft(s)) * 0.15 * missCost(s, hero)),
  enchantingMelody: (s) => Math.max(0, melodyWorth(s) - GOLD_WORTH),
};

/** What it is worth that the monster loses its special ability. */
export function melodyWorth(s: DfState): number {
  const encounter = encounterOf(s);
  const { ability, damage } = cardOf(encounter.monster);
  if (encounter.tokens.melody || !ability || s.chest.gold < 1) return 0;
  const throws = throwsLeft(s);
  const missShare = 1 - landingOf([]).contact;
  switch (ability.kind) {
    case 'requirement': {
      const plain = landingOf([]);
      const forced = landingOf([ability.requirement]);
      return throws * (plain.contact * plain.mean - forced.contact * forced.mean + (plain.contact - forced.contact) * damage * 0.8);
    }
    case 'smallTarget':
      return throws * (landingOf([]).sections[0] ?? 0) * (1 + damage * 0.8);
    case 'healAfterMiss':
      return throws * missShare * ability.amount;
    case 'criticalMiss':
      return throws * missShare * damage * (standing(s).length - 1) * 0.8;
    case 'destroyEquipmentAfterMiss':
      return throws * missShare * 3;
    case 'loseGoldAfterMiss':
      return encounter.monster.kind === 'boss' ? 0 : throws * missShare * GOLD_WORTH;
    case 'heroDiceImmunity':
      return 0;
  }
}

export const sideWorth = (s: DfState, hero: HeroState, ability: HeroAbility): number => {
  const worth = SIDE_WORTH[ability.kind] as ((s: DfState, hero: HeroState, ability: HeroAbility) => number) | undefined;
  return worth ? worth(s, hero, ability) : 0;
};
