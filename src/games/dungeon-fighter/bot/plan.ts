import type { HeroId } from '../content/heroes';
import { FOCUSED_BASE, TRACKING_BONUS } from '../content/tables';
import { COLORS, LEVEL_VALUE, SECTIONS, type Color, type DieKind, type HeroAbility } from '../content/vocabulary';
import { isBossFight } from '../rules/fight/encounter';
import { cardOf, monsterAbility } from '../rules/fight/monsters';
import { abilitiesOf, heroOf, isStanding, leftOf, standing } from '../rules/party/heroes';
import { encounterOf } from '../rules/run';
import type { DfState, HeroState } from '../rules/state';
import { requirementsInForce } from '../rules/throw/inForce';
import { diceToThrow } from '../rules/throw/throwing';
import { waysToArm, type Arms } from './odds';
import { bonusDieWorth, hitPointWorth, lossWorth, missCost, partyHealing, sideWorth } from './values';

/** What one throw may do: chances of each damage, of a deadly bullseye, of a miss, and what it brings besides. */
interface Spread {
  readonly hits: readonly { readonly damage: number; readonly chance: number }[];
  readonly deadly: number;
  readonly miss: number;
  /** The harm of a miss. */
  readonly missCost: number;
  /** A miss that hurts a sworn enemy all the same. */
  readonly swornMiss: { readonly chance: number; readonly damage: number };
  readonly gain: number;
}

const HALF = 0.5;
const MOST_DAMAGE = 40;

/** The damage of a contact with this ability set off. */
function withAbility(s: DfState, hero: HeroState, ability: HeroAbility | undefined, section: number): { readonly damage: number; readonly gain: number } {
  switch (ability?.kind) {
    case 'piercingDamage':
      return { damage: section + ability.amount, gain: 0 };
    case 'focusedDamage':
      return { damage: FOCUSED_BASE, gain: 0 };
    case 'berserk':
      return hero.hp > 1 ? { damage: 2 * section, gain: -hitPointWorth(s, hero.hp) } : { damage: section, gain: 0 };
    case 'swornEnemy':
      return { damage: section + (ability.type === cardOf(encounterOf(s).monster).type ? ability.amount : 0), gain: 0 };
    case 'trackingStrike':
      return { damage: section + (encounterOf(s).tokens.tracking ? 0 : TRACKING_BONUS), gain: sideWorth(s, hero, ability) };
    case 'divineIntervention':
      return { damage: section, gain: Math.min(partyHealing(s, 2), section * 0.9) };
    default:
      return { damage: section, gain: ability ? sideWorth(s, hero, ability) : 0 };
  }
}

/** What a throw of this hero with this die and these arms may do. */
function spreadOf(s: DfState, hero: HeroState, die: DieKind, arms: Arms): Spread {
  const own = abilitiesOf(hero);
  const abilities = die === 'bonus' ? own.map(({ ability }) => ability) : own.filter(({ color }) => color === die).map(({ ability }) => ability);
  const added = arms.bonus + (encounterOf(s).tokens.tracking ? TRACKING_BONUS : 0);
  const hits = new Array<number>(MOST_DAMAGE).fill(0);
  const { contact, sections, mean } = arms.landing;
  const add = (damage: number, chance: number): void => {
    const at = Math.min(MOST_DAMAGE - 1, damage);
    hits[at] = (hits[at] ?? 0) + chance;
  };
  let [deadly, gain] = [0, 0];
  const twice = abilities.some(({ kind }) => kind === 'swingTwice');
  sections.forEach((share, index) => {
    const section = SECTIONS[index] ?? 0;
    add(section + added, HALF * share);
    if (section === 10) {
      deadly += HALF * share;
      return;
    }
    let best = withAbility(s, hero, undefined, section);
    for (const ability of abilities) {
      const other = withAbility(s, hero, ability, section);
      if (other.damage + other.gain > best.damage + best.gain) best = other;
    }
    gain += HALF * share * best.gain;
    const again = twice && best.damage - section < mean * contact;
    if (!again) {
      add(best.damage + added, HALF * share);
      return;
    }
    // A second throw, with its own luck.
    add(section + added, HALF * share * (1 - contact));
    add(section + added + Math.round(mean + added), HALF * share * contact);
    gain -= HALF * share * (1 - contact) * missCost(s, hero);
  });
  let miss = 1 - contact;
  let swornMiss = { chance: 0, damage: 0 };
  let again = 0;
  for (const ability of abilities) {
    if (ability.kind === 'swingAgain') again = HALF * (1 - contact);
    else if (ability.kind === 'swornEnemy' && ability.type === cardOf(encounterOf(s).monster).type) swornMiss = { chance: HALF * (1 - contact), damage: ability.amount };
    else if (ability.kind === 'agileInstincts') gain += HALF * (1 - contact) * missCost(s, hero);
  }
  if (again === 0) gain += HALF * (1 - contact) * Math.max(0, ...abilities.map((ability) => (ability.kind === 'trackingStrike' || ability.kind === 'divineIntervention' ? 0 : sideWorth(s, hero, ability))));
  miss -= swornMiss.chance;
  // A miss with the special face is thrown again, as often as it comes.
  const scale = 1 / (1 - again);
  return {
    hits: hits.map((chance, damage) => ({ damage, chance: chance * scale })).filter(({ chance }) => chance > 0),
    missCost: missCost(s, hero),
    deadly: deadly * scale,
    miss: (miss - again) * scale,
    swornMiss,
    gain: gain * scale,
  };
}

export interface Choice {
  readonly die: DieKind;
  readonly arms: Arms;
  readonly value: number;
}

/** Against the boss only winning counts, and of two ways equally likely the one that hurts less. */
const BESIDES_WINNING = 0.01;

const bit = (color: Color): number => 1 << COLORS.indexOf(color);
const count = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);

/** Looks ahead over the dice in hand: who throws which with what, and what is left to do then. */
export class FightPlan {
  private readonly order: readonly HeroState[];
  private readonly spreads = new Map<string, { readonly arms: Arms; readonly spread: Spread }[]>();
  private readonly values = new Map<number, number>();
  private readonly immune: number;
  private readonly boss: boolean;
  private readonly heals: number;
  private readonly fullHp: number;
  private readonly dice: number;

  constructor(private readonly s: DfState) {
    const encounter = encounterOf(s);
    const order: HeroState[] = [heroOf(s, encounter.turn)];
    for (let next: HeroId | undefined = encounter.turn; next !== undefined; ) {
      next = leftOf(s, next, isStanding)?.id;
      if (next === undefined || next === encounter.turn) break;
      order.push(heroOf(s, next));
    }
    this.order = order;
    const immunity = monsterAbility(encounter, 'heroDiceImmunity');
    this.immune = immunity ? bit(immunity.color) : 0;
    this.boss = isBossFight(s);
    this.heals = monsterAbility(encounter, 'healAfterMiss')?.amount ?? 0;
    this.fullHp = cardOf(encounter.monster).hp;
    this.dice = s.chest.bonusDice;
  }

  private spreadsOf(hero: HeroState, die: DieKind): readonly { readonly arms: Arms; readonly spread: Spread }[] {
    const key = `${hero.id} ${die}`;
    const found = this.spreads.get(key);
    if (found) return found;
    const forced = requirementsInForce(this.s, []);
    const small = monsterAbility(encounterOf(this.s), 'smallTarget') !== undefined;
    const made = waysToArm(hero.cards, forced, small).map((arms) => ({ arms, spread: spreadOf(this.s, hero, die, arms) }));
    this.spreads.set(key, made);
    return made;
  }

  /** What is worth having when the monster falls with these dice unthrown. */
  private reward(mask: number): number {
    if (this.boss) return 1;
    return this.s.partyUndefeated ? Math.min(count(mask), this.s.supply.bonusDice) * bonusDieWorth(this.s) : 0;
  }

  private valueOfThrow(spread: Spread, hp: number, mask: number, dice: number, thrown: number): number {
    const reward = this.reward(mask);
    let value = spread.deadly * reward + (this.boss ? BESIDES_WINNING : 1) * (spread.gain - spread.miss * spread.missCost);
    for (const { damage, chance } of spread.hits) value += chance * (damage >= hp ? reward : this.value(hp - damage, mask, dice, thrown));
    value += spread.miss * this.value(Math.min(this.fullHp, hp + this.heals), mask, dice, thrown);
    const { chance, damage } = spread.swornMiss;
    if (chance > 0) value += chance * (damage >= hp ? reward : this.value(hp - damage, mask, dice, thrown) - spread.missCost);
    return value;
  }

  private thrower(thrown: number): HeroState {
    const hero = this.order[thrown % this.order.length];
    if (!hero) throw new Error('nobody stands');
    return hero;
  }

  /** The worth of the fight as it stands after so many throws from now; against the boss, the chance to win. */
  private value(hp: number, mask: number, dice: number, thrown: number): number {
    const key = ((hp * 8 + mask) * 16 + dice) * 16 + thrown;
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const throwable = mask & ~this.immune;
    let best: number;
    if (throwable !== 0) {
      const hero = this.thrower(thrown);
      best = -Infinity;
      for (const color of COLORS) {
        if ((throwable & bit(color)) === 0) continue;
        for (const { spread } of this.spreadsOf(hero, color)) best = Math.max(best, this.valueOfThrow(spread, hp, mask & ~bit(color), dice, thrown + 1));
      }
    } else if (this.boss) {
      best = 0;
      if (dice > 0) {
        const hero = this.thrower(thrown);
        best = -Infinity;
        for (const { spread } of this.spreadsOf(hero, 'bonus')) best = Math.max(best, this.valueOfThrow(spread, hp, mask, dice - 1, thrown + 1));
      }
    } else {
      best = -this.restCost(hp, dice);
    }
    this.values.set(key, best);
    return best;
  }

  /** What it will cost to finish a monster once the hero dice are spent: bonus dice, or everybody's hit points. */
  private restCost(hp: number, dice: number): number {
    if (hp <= 0) return 0;
    const damage = this.meanDamage();
    const withDie = dice > 0 ? bonusDieWorth(this.s) + this.restCost(hp - damage, dice - 1) : Infinity;
    if (withDie <= bonusDieWorth(this.s)) return withDie;
    return Math.min(withDie, this.defeatCost() + this.restCost(hp - 3 * damage, dice));
  }

  /** What the party would suffer by giving way. */
  defeatCost(): number {
    const level = LEVEL_VALUE[cardOf(encounterOf(this.s).monster).level ?? 'IV'];
    return standing(this.s).reduce((sum, hero) => sum + lossWorth(this.s, hero, level), 0);
  }

  private mean: number | undefined;
  private meanDamage(): number {
    if (this.mean !== undefined) return this.mean;
    let sum = 0;
    for (const hero of this.order) {
      sum += Math.max(...this.spreadsOf(hero, 'bonus').map(({ spread }) => spread.hits.reduce((total, { damage, chance }) => total + chance * damage, 0)));
    }
    this.mean = Math.max(0.4, sum / this.order.length);
    return this.mean;
  }

  /** A bonus die, or everybody's hit points for three more throws? */
  prefersBonusDie(): boolean {
    const { hp } = encounterOf(this.s);
    const damage = this.meanDamage();
    const withDie = bonusDieWorth(this.s) + this.restCost(hp - damage, this.dice - 1);
    return withDie <= this.defeatCost() + this.restCost(hp - 3 * damage, this.dice);
  }

  /** The best throw now. */
  choose(): Choice {
    const encounter = encounterOf(this.s);
    const hero = this.thrower(0);
    const hand = encounter.hand.reduce((mask, color) => mask | bit(color), 0);
    let best: Choice | undefined;
    for (const die of diceToThrow(this.s)) {
      const mask = die === 'bonus' ? hand : hand & ~bit(die);
      for (const { arms, spread } of this.spreadsOf(hero, die)) {
        const value = this.valueOfThrow(spread, encounter.hp, mask, this.dice, 1);
        if (!best || value > best.value) best = { die, arms, value };
      }
    }
    if (!best) throw new Error('there is no die to throw');
    return best;
  }

  /** What the fight is worth with so many hit points left and the next hero in turn. */
  after(hp: number): number {
    const hand = encounterOf(this.s).hand.reduce((mask, color) => mask | bit(color), 0);
    return hp <= 0 ? this.reward(hand) : this.value(hp, hand, this.dice, 1);
  }

  /** What throwing this die once more would be worth. */
  again(die: DieKind): number {
    const { hp, hand } = encounterOf(this.s);
    const mask = hand.reduce((all, color) => all | bit(color), 0);
    const hero = this.thrower(0);
    return Math.max(...this.spreadsOf(hero, die).map(({ spread }) => this.valueOfThrow(spread, hp, mask, this.dice, 1)));
  }
}
