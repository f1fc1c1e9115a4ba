import { ABILITIES, type AbilityId, type TileId, tileOf } from '../content/abilities';
import { itemOf, type ItemId } from '../content/items';
import type { Modifier } from '../content/modifiers';
import type { Step } from '../content/steps';
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

const PASSIVE_WORTH: Readonly<Partial<Record<keyof Modifier, number>>> = {
  faceCounts: 2.4, around: 2.2, weakened: 1.6, insteadOfBonus: 1.1, planner: 1.1, afterAny: 1.8, passesBlockers: 1.6,
  bossShotDamage: 1.3, firstBossDamage: 1.5, extraHealthClears: 0.9,
};

function tileWorth(id: TileId): number {
  const { timing, program, passive, dice } = tileOf(id);
  if (passive) return Object.keys(passive).reduce((sum, key) => sum + (PASSIVE_WORTH[key as keyof Modifier] ?? 0), 0);
  if (timing !== 'dice') return 1.4;
  return stepsWorth(program) * (1.5 - 0.2 * dice.length);
}

/** Every table makes a bot see some tiles in a better light: a fixed whim of hero, den, boss and tile. */
function whim(player: Player, text: string): number {
  let hash = 0x811c9dc5;
  const all = `${player.den}/${player.boss}/${text}`;
  for (let i = 0; i < all.length; i++) hash = Math.imul(hash ^ all.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 0x2c1b3c6d) >>> 8) & 0xffff) / 0x10000;
}

/** How much a bot wants a tile for what it costs. */
export const desire = (player: Player, id: TileId): number => (tileWorth(id) * (0.55 + 0.9 * whim(player, id))) / (2 + tileOf(id).xp);

export const itemWorth = (id: ItemId): number => {
  const item = itemOf(id);
  return stepsWorth(item.program) * ('afterObjective' in item ? 0.6 : 1);
};
