import { ABILITIES, type AbilityId } from '../../content/abilities';
import { bossOf } from '../../content/bosses';
import { TOKENS, type Token } from '../../content/dice';
import type { Item } from '../../content/items';
import { SLOTS } from '../../content/tiles';
import { conversionsOf, type Conversion } from '../fight/abilities';
import { available, countSkulls } from '../fight/dice';
import type { Lair } from '../fight/lair';
import { fighter, fightOf, lairIn } from '../fight/scene';
import { abilityBelow, activeAbility, itemFor } from '../hero/tiles';
import { cubesOn, spacesOf } from '../hero/tracks';
import type { Fight, Player, State } from '../state';

/** The actions of one roll as integers, so that thousands of positions can be looked at. */

/** Five counters in one integer, in the order of TOKENS. */
const POOL_BITS = 5;
const POOL_MASK = (1 << POOL_BITS) - 1;
/** Where the counter of a token begins: looked up, for the search asks millions of times. */
const SHIFTS: Readonly<Record<Token, number>> = { move: 0, slip: POOL_BITS, hit: 2 * POOL_BITS, doubleHit: 3 * POOL_BITS, shot: 4 * POOL_BITS };
export const inPool = (pool: number, token: Token): number => (pool >> SHIFTS[token]) & POOL_MASK;
export const oneOf = (token: Token): number => 1 << SHIFTS[token];
export const poolOf = (tokens: readonly Token[]): number => tokens.reduce((pool, token) => pool + oneOf(token), 0);

/** A conversion with what it does to the pool. */
export interface PoolChange extends Conversion {
  readonly change: number;
}

/** What an ability can do in this roll. */
export interface AbilityUse {
  readonly conversions: readonly PoolChange[];
  readonly gain?: { readonly skulls: number; readonly pool: number; readonly removeSkulls: number };
}

/** What a slot holds: an ability, or an Item and what becomes active when it is used up (VG-71). */
export interface SlotUse {
  readonly slot: number;
  readonly ability: AbilityUse;
  readonly item?: Item;
}

export interface RollProblem {
  readonly lair: Lair;
  readonly zone: number;
  readonly alive: number;
  /** Damage in this roll, by enemy. */
  readonly damage: readonly number[];
  readonly pool: number;
  readonly skulls: number;
  /** Slots used in this roll, one bit each. */
  readonly used: number;
  readonly slots: readonly SlotUse[];
  /** No Item has been used in this roll. */
  readonly mayUseItem: boolean;
  /** No Items in the boss zone while the Boss lives. */
  readonly itemsBarred: boolean;
  /** Hurt when the Boss dies. */
  readonly deathHurt: number;
  /** Hurt that the hero can take before being knocked out is one less than this. */
  readonly health: number;
}

function abilityUse(ability: AbilityId | undefined): AbilityUse {
  if (ability === undefined) return { conversions: [] };
  const { effect } = ABILITIES[ability];
  if (effect.kind !== 'gain') return { conversions: conversionsOf(ability).map((each) => ({ ...each, change: poolOf(each.out) - each.count * oneOf(each.input) })) };
  return { conversions: [], gain: { skulls: effect.skulls, pool: poolOf(effect.out), removeSkulls: effect.removeSkulls ?? 0 } };
}

function slotUse(player: Player, slot: number): SlotUse {
  const item = itemFor(player, slot, 'actions');
  return item ? { slot, item, ability: abilityUse(abilityBelow(player, slot)) } : { slot, ability: abilityUse(activeAbility(player, slot)) };
}

/** The unused actions of a roll. */
export function poolIn(fight: Fight): number {
  let pool = 0;
  for (const token of TOKENS) pool += available(fight, token) * oneOf(token);
  return pool;
}

/** The roll that is being played: everything the search needs to know of the position. */
export function problemOf(state: State): RollProblem {
  const fight = fightOf(state);
  const lair = lairIn(state);
  const player = fighter(state);
  const { power } = bossOf(lair.boss);
  return {
    lair, zone: fight.zone, alive: fight.alive, damage: fight.damage, pool: poolIn(fight), skulls: countSkulls(fight), used: fight.used,
    slots: Array.from({ length: SLOTS }, (_, slot) => slotUse(player, slot)),
    mayUseItem: !fight.itemUsed,
    itemsBarred: power?.kind === 'noItems',
    deathHurt: power?.kind === 'deathHurt' ? power.hurt : 0,
    health: spacesOf(player, 'health') - cubesOn(player, 'health'),
  };
}
