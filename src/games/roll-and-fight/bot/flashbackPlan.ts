import { tilesOf, type TileId } from '../content/abilities';
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

function healingWorth(state: State, player: Player, way: 'extra' | 'clear'): number {
  const left = availableHealth(player);
  const need = left <= 1 ? 1.6 : left === 2 ? 0.9 : 0.35;
  const lasting = state.round >= ROUNDS ? 0.5 : 1;
  if (way === 'clear') return Math.min(2, player.wounds) * need * lasting;
  const hope = lairOf(player).den.rooms.some((room, i) => room.objective?.kind === 'healthSix' && !isMarked(player, i)) ? 0.5 : 0;
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

/** The tile the bot would like most of those it does not have. */
function wanted(player: Player): TileId | undefined {
  const offer = player.hero ? tilesOf(player.hero).filter((id) => !player.tiles.includes(id)) : [];
  return offer.reduce<TileId | undefined>((best, id) => (best === undefined || desire(player, id) > desire(player, best) ? id : best), undefined);
}

/** Buys what it wants, or something nearly as good now; late in the game whatever it can get. */
function purchase(state: State, player: Player): Move | undefined {
  if (player.tiles.length >= ABILITY_SLOTS) return undefined;
  const best = wanted(player);
  if (best === undefined) return undefined;
  const patience = state.round >= 3 ? 0.3 : 0.75;
  const choice = affordable(player)
    .filter((id) => desire(player, id) >= patience * desire(player, best))
    .reduce<TileId | undefined>((found, id) => (found === undefined || desire(player, id) > desire(player, found) ? id : found), undefined);
  return choice && { type: 'buyTile', tile: choice };
}

/** The tiles a set could be laid on must be bought before the dice are rolled, so purchases come as soon as they can. */
export function flashbackMove(state: State, player: Player): Move {
  if (mayMark(player)) return { type: 'markObjective' };
  const bought = purchase(state, player);
  if (bought) return bought;
  let best: Move = { type: 'ready' };
  let most = 0;
  for (const { sources, choice } of flashbackChoices(state, player)) {
    const printed = sources.length === 1 && sources[0] !== undefined && state.flashback[sources[0]] === choice.action;
    // A printed face is spent before the bonus and before loot, which could become anything else.
    const worth = actionWorth(state, player, choice) / sources.length + (printed ? 0.5 : 0);
    if (worth > most) {
      most = worth;
      best = { type: 'act', sources, choice };
    }
  }
  return best;
}
