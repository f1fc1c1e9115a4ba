import { ABILITIES, type AbilityId, type TileId, tileOf } from '../content/abilities';
import { FIGHTING_DIE } from '../content/dice';
import { itemOf, type ItemId } from '../content/items';
import type { Modifier } from '../content/modifiers';
import type { Slot, Step } from '../content/steps';
import type { Player } from '../rules/state';

/** What an effect is worth before anybody has looked at the den, in points. */
const STEP_WORTH: Readonly<Record<Step['do'], number>> = {
  move: 1.1, jump: 1.6, hit: 1, hitEach: 2.8, shoot: 0.95, evade: 0.7, kill: 1.3, heal: 0.6, wound: -0.8, either: 1.2, ready: 1.9, action: 0.8, loot: 1.6,
};

const stepsWorth = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + STEP_WORTH[step.do] * (step.may ? 0.7 : 1), 0);

export const abilityWorth = (id: AbilityId, withBonus: boolean): number => {
  const { program, bonus } = ABILITIES[id];
  return stepsWorth(program) + (withBonus && bonus ? stepsWorth(bonus.steps) : 0);
};

/** What a passive tile brings in a round. */
const PASSIVE_WORTH: Readonly<Partial<Record<keyof Modifier, number>>> = {
  faceCounts: 0.9, around: 1.5, weakened: 0.9, insteadOfBonus: 0.8, planner: 0.8, afterAny: 1.1, passesBlockers: 1.3,
  bossShotDamage: 0.9, firstBossDamage: 1.2, extraHealthClears: 0.8,
};
const MOMENT_WORTH = 1;
/** What a die is worth on the basic abilities. */
const DIE_WORTH = 0.55;
/** Rolled dice that a player has for one kind of set in a round. */
const ROLLED_DICE = 13;

/** Dice that must be rolled on average for one of these faces; a double knife serves as a knife. */
function rarity(slot: Slot): number {
  const sides = FIGHTING_DIE.filter((face) => slot.includes(face) || (face === 'doubleKnife' && slot.includes('knife'))).length;
  return FIGHTING_DIE.length / sides;
}

/** What a tile brings in a round beyond what the basic abilities would have done with the dice. */
function tileWorth(id: TileId): number {
  const { timing, program, passive, dice, oneUse } = tileOf(id);
  if (passive) return Object.keys(passive).reduce((sum, key) => sum + (PASSIVE_WORTH[key as keyof Modifier] ?? 0), 0);
  if (timing !== 'dice') return MOMENT_WORTH;
  const sets = Math.min(oneUse ? 0.8 : 1.6, ROLLED_DICE / dice.reduce((sum, slot) => sum + rarity(slot), 0));
  return Math.max(0.3, (stepsWorth(program) - DIE_WORTH * dice.length) * sets);
}

/** Every table makes a bot see some tiles in a better light: a fixed whim of hero, den, boss and tile. */
function whim(player: Player, text: string): number {
  let hash = 0x811c9dc5;
  const all = `${player.den}/${player.boss}/${text}`;
  for (let i = 0; i < all.length; i++) hash = Math.imul(hash ^ all.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 0x2c1b3c6d) >>> 8) & 0xffff) / 0x10000;
}

const XP_PRICE = 0.1;
const WHIM = 0.7;

/** How much a bot wants a tile for what it costs. */
export const desire = (player: Player, id: TileId): number => tileWorth(id) - XP_PRICE * tileOf(id).xp + WHIM * whim(player, id) + 0.5;

export const itemWorth = (id: ItemId): number => {
  const item = itemOf(id);
  return stepsWorth(item.program) * ('afterObjective' in item ? 0.6 : 1);
};
