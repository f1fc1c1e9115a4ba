import { ABILITIES, tileOf, type AbilityId, type TileId } from '../content/abilities';
import { itemOf, type ItemId } from '../content/items';
import type { MinionType } from '../content/minions';
import type { Modifier } from '../content/modifiers';
import type { Fighting, Program, Step } from '../content/steps';
import { ROUNDS } from '../content/tracks';
import { inForce } from '../rules/inForce';
import { bossIsDead, lairOf } from '../rules/scene';
import { DEAD, type Player } from '../rules/state';

/** What an effect is worth before anybody has looked at the den, in points. */
const VERB_WORTH: Readonly<Record<keyof Fighting['verbs'] | 'either', number>> = {
  move: 1.1, jump: 1.6, hit: 1, hitEach: 2.8, shoot: 0.95, evade: 0.7, kill: 1.3, heal: 0.6, wound: -0.8, either: 1.2, ready: 1.9, action: 0.8, loot: 1.6,
};

function stepWorth(step: Step): number {
  switch (step.do) {
    case 'if':
      return stepsWorth(step.then);
    case 'may':
    case 'repeat':
    case 'each':
      return stepsWorth(step.steps);
    default:
      return VERB_WORTH[step.do] * (step.may ? 0.7 : 1);
  }
}

const stepsWorth = (steps: Program): number => steps.reduce((sum, step) => sum + stepWorth(step), 0);

export const abilityWorth = (id: AbilityId, withBonus: boolean): number => {
  const { program, bonus } = ABILITIES[id];
  return stepsWorth(program) + (withBonus && bonus ? stepsWorth(bonus.steps) : 0);
};

/**
 * Points that a tile brought when it was owned for all four rounds: measured over expert games in which tiles were bought
 * in random order, each estimate drawn halfway towards the others of its price.
 */
const TILE_WORTH: Readonly<Record<TileId, number>> = {
  reverseBlade: 2.1, wildStrike: 3.2, wildRush: 1, parry: 0.9, swordKata: 0.8, kenjutsu: 0.9, followingThrough: 2.1, exploitWeakness: 3.4,
  dodgeStrikeAndShoot: 4.2, luckyThrow: 0.9, barrage: 2.7, youthfulSpeed: 1, luckyShot: 2.6, vengefulBurst: 1.7, rollAndShoot: 2.9, masterPlanner: 0.7,
  smokeScreen: 1.4, slipPast: 1.3, backstab: 1.2, twinFangs: 3.4, cantrips: 1, shadowStep: 1.9, ghostWalk: 1.5, lastWord: 1.3,
  bearHug: 1.2, bulldoze: 3.5, groundSlam: 2, ironGuts: 2.3, vengefulStrike: 0.9, thickSkin: 1.1, grudge: 1.4, secondWind: 1.3,
};

/** What the den usually holds of a kind that a passive tile is about. */
const USUAL_TOUGH_GUYS = 7;
const USUAL_BLOCKERS = 5.5;

function living(player: Player, type: MinionType): number {
  const { minions } = lairOf(player);
  return minions.filter((minion, i) => minion.type === type && ((player.minions[i] ?? 0) & DEAD) === 0).length;
}

/** How well a tile fits this den, this boss and this moment; 1: as usual. */
function fit(player: Player, id: TileId): number {
  return (tileOf(id).passive ?? []).reduce((product, modifier) => product * fitOf(player, modifier), 1);
}

function fitOf(player: Player, modifier: Modifier): number {
  switch (modifier.hook) {
    case 'toughness':
      return living(player, modifier.when?.type ?? 'toughGuy') / USUAL_TOUGH_GUYS;
    case 'passesBlockers':
      return living(player, 'blocker') / USUAL_BLOCKERS;
    case 'bossDamage':
      return bossIsDead(player) || (modifier.when?.by === 'shoot' && inForce.value('bossShotProof', player)) ? 0 : 1;
    default:
      return 1;
  }
}

/** Every table makes a bot see some tiles in a better light: a fixed whim of hero, den, boss and tile. */
function whim(player: Player, text: string): number {
  let hash = 0x811c9dc5;
  const all = `${player.den}/${player.boss}/${text}`;
  for (let i = 0; i < all.length; i++) hash = Math.imul(hash ^ all.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 0x2c1b3c6d) >>> 8) & 0xffff) / 0x10000;
}

const XP_PRICE = 0.7;
const WHIM = 1.6;

/** What a bot hopes to gain from a tile beyond what its experience is worth elsewhere. */
export function desire(player: Player, id: TileId, round: number): number {
  const share = (ROUNDS + 1 - round) / ROUNDS;
  return share * (TILE_WORTH[id] * fit(player, id) - XP_PRICE * tileOf(id).xp + WHIM * whim(player, id));
}

export const itemWorth = (id: ItemId): number => {
  const item = itemOf(id);
  return stepsWorth(item.program) * ('afterObjective' in item ? 0.6 : 1);
};
