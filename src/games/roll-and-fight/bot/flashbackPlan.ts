import { tileOf, tilesOf, type TileId } from '../content/abilities';
import { ABILITY_SLOTS, LOOT_SPACES, ROUNDS, XP_SPACES } from '../content/tracks';
import { affordable, flashbackChoices } from '../rules/flashback';
import { availableHealth } from '../rules/health';
import type { ActionChoice, Move } from '../rules/moves';
import { isMarked, mayMark } from '../rules/objectives';
import { lairOf } from '../rules/scene';
import type { Player, State } from '../rules/state';
import { abilityWorth, desire, itemWorth } from './tastes';

const XP_WORTH = [0, 0.75, 0.6, 0.3, 0];
const LOOT_WORTH = 2.2;
/** What an objective for the sixth Health space adds to each, more for every one marked already. */
const SIXTH_SPACE = 0.45;

function healingWorth(state: State, player: Player, way: 'extra' | 'clear'): number {
  const left = availableHealth(player);
  const need = left <= 1 ? 1.6 : left === 2 ? 0.9 : 0.35;
  const lasting = state.round >= ROUNDS ? 0.5 : 1;
  if (way === 'clear') return Math.min(2, player.wounds) * need * lasting;
  const hope = lairOf(player).den.rooms.some((room, i) => room.objective?.kind === 'healthSix' && !isMarked(player, i)) ? SIXTH_SPACE * (1 + player.extraHealth) : 0;
  return (need + 0.15 + hope) * lasting;
}

/** What an action is worth to the player now, in points. */
export function actionWorth(state: State, player: Player, choice: ActionChoice): number {
  switch (choice.action) {
    case 'training': {
      const full = player.tiles.length >= ABILITY_SLOTS;
      const spaces = Math.min(2, XP_SPACES - player.xp);
      return spaces * (1 / 3 + (full ? 0 : (XP_WORTH[state.round] ?? 0)));
    }
    case 'purchase': {
      const item = player.items[choice.item];
      return item ? itemWorth(item.id) * 0.75 - 0.25 * (item.bought - item.spent) : 0;
    }
    case 'healing':
      return healingWorth(state, player, choice.way);
    case 'recon':
      return state.phase === 'resolution' && state.round >= ROUNDS ? 0 : abilityWorth(choice.ability, false) * 0.95;
    case 'loot':
      return player.loot < LOOT_SPACES ? LOOT_WORTH : 0;
  }
}

/** Experience that a round brings, as far as one can count on it. */
const XP_PER_ROUND = 3;
/** How much better a tile must be to wait a round for it. */
const WORTH_WAITING = 0.5;

const best = (player: Player, round: number, tiles: readonly TileId[]): TileId | undefined =>
  tiles.reduce<TileId | undefined>((found, id) => (found === undefined || desire(player, id, round) > desire(player, found, round) ? id : found), undefined);

/** Buys what it wants most; waits for it if it comes within reach next round and is worth it. */
function purchase(state: State, player: Player): Move | undefined {
  const { round } = state;
  if (player.tiles.length >= ABILITY_SLOTS || !player.hero) return undefined;
  const choice = best(player, round, affordable(player));
  if (choice === undefined) return undefined;
  if (round < ROUNDS) {
    const soon = player.xp - player.xpSpent + XP_PER_ROUND;
    const reachable = tilesOf(player.hero).filter((id) => !player.tiles.includes(id) && tileOf(id).xp <= soon);
    const wanted = best(player, round, reachable);
    if (wanted !== undefined && desire(player, wanted, round + 1) > desire(player, choice, round) + WORTH_WAITING) return undefined;
  }
  return { type: 'buyTile', tile: choice };
}

function bestAction(state: State, player: Player): Extract<Move, { type: 'act' }> | undefined {
  let found: Extract<Move, { type: 'act' }> | undefined;
  let most = 0;
  for (const { sources, choice } of flashbackChoices(state, player)) {
    const printed = sources.length === 1 && sources[0] !== undefined && state.flashback[sources[0]] === choice.action;
    // A printed face is spent before the bonus and before loot, which could become anything else.
    const worth = actionWorth(state, player, choice) / sources.length + (printed ? 0.5 : 0);
    if (worth > most) {
      most = worth;
      found = { type: 'act', sources, choice };
    }
  }
  return found;
}

/** Training comes before purchases, which it pays for, and purchases before anything that could be spent on a new tile. */
export function flashbackMove(state: State, player: Player): Move {
  if (mayMark(player)) return { type: 'markObjective' };
  const action = bestAction(state, player);
  if (action?.choice.action === 'training') return action;
  return purchase(state, player) ?? action ?? { type: 'ready' };
}
