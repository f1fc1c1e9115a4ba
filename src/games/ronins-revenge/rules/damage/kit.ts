import type { Modifier } from '@/engine/hooks/language';
import { modifiers } from '@/engine/hooks/modifiers';

import { COMRADES } from '../../content/comrades';
import type { Steps } from '../../content/effects';
import { HEROES } from '../../content/heroes';
import type { HeroId } from '../../content/terms';
import type { When } from '../../content/who';
import { isOnHighGround } from '../field/zones';
import { cardOf, type AttackCard } from '../hero/attack/card';
import { padLevel } from '../hero/traits';
import { kitOf, staticsOf } from '../kit';
import { whenHolds } from '../lines/when';
import { enemyOf } from '../refs';
import { heroOf, type BattleState } from '../state';
import type { Blow, EnemyBlow } from './blow';
import { combat, type Combat } from './combat';
import { ORDER } from './order';

type Modifiers = readonly Modifier<Combat>[];
const NONE: Modifiers = [];

/** The +n damage lines of a card, as modifiers. */
const damageLines = (steps: Steps, why: string, passive: boolean): Modifier<Combat>[] => steps.flatMap((step): Modifier<Combat>[] =>
  (step.do === 'dmg' ? [{ hook: 'damage', priority: ORDER.flat, add: step.n, why, when: { ...(passive ? { passive: true } : {}), ...(step.when ? { line: step.when } : {}) } }] : []));

/** What each card adds for whoever strikes with it, read once. */
const ofCards = new WeakMap<AttackCard, Partial<Record<HeroId, Modifiers>>>();

/** What the attacker’s own card and passive add. */
export function kitModifiers(blow: Blow): Modifiers {
  if (blow.side === 'enemy') return NONE;
  const card = cardOf(blow.state, blow.attacker, blow.attack.choice);
  const known = ofCards.get(card) ?? {};
  if (known[blow.attacker] === undefined) {
    const { passive } = HEROES[blow.attacker];
    known[blow.attacker] = modifiers([...damageLines(card.steps, card.name, false), ...damageLines(passive.steps, passive.name, true)]);
    ofCards.set(card, known);
  }
  return known[blow.attacker] ?? NONE;
}

/** Tile, armor card and whatever is in force, never below 0 (RR-90). */
function printed(state: BattleState, id: HeroId, stat: 'armor' | 'dodge'): number {
  const hero = heroOf(state.heroes, id);
  const kit = kitOf(hero);
  let value = kit ? HEROES[id][stat] + kit.armor[stat] : COMRADES[id][stat] + (stat === 'armor' ? padLevel(state.level).armor : 0);
  for (const buff of hero.buffs) if (buff.stat === stat) value += buff.n;
  for (const each of staticsOf(hero)) if (each.static === 'buffWhile' && each.stat === stat && whenHolds(each.when, { state, hero: id })) value += each.n;
  return Math.max(0, value);
}

export const armorOf = (state: BattleState, hero: HeroId): number => printed(state, hero, 'armor');
export const dodgeOf = (state: BattleState, hero: HeroId): number => printed(state, hero, 'dodge');

/** Armor against this blow, and reductions that last (RR-212, step 4). */
export function armorAgainst(blow: EnemyBlow): number {
  const armor = blow.strike.values.ignoresArmor ? 0 : combat.value('armor', blow, undefined, printed(blow.state, blow.target, 'armor'));
  let lasting = 0;
  for (const buff of heroOf(blow.state.heroes, blow.target).buffs) if (buff.stat === 'reduce') lasting += buff.n;
  return armor + lasting;
}

/** Dodge against this blow. */
export const dodgeAgainst = (blow: EnemyBlow): number => Math.max(0, combat.value('dodge', blow, undefined, printed(blow.state, blow.target, 'dodge')));

export const blowWhen = {
  /** RR-147: from High Ground at somebody who is not on it. */
  high({ state, attacker, target }: EnemyBlow): boolean {
    const by = enemyOf(state, attacker);
    return by !== undefined && isOnHighGround(state, by) && !isOnHighGround(state, heroOf(state.heroes, target));
  },
  line(blow: Blow, when: When): boolean {
    if (blow.side === 'enemy') return whenHolds(when, { state: blow.state, hero: blow.target, attacker: blow.attacker, target: blow.target, strike: blow.strike });
    return whenHolds(when, { state: blow.state, hero: blow.attacker, attacker: blow.attacker, target: blow.target, aimed: blow.aimed });
  },
};
