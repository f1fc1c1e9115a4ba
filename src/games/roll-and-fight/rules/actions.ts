import { refuse } from '@/engine/errors';

import { ABILITIES, ABILITY_IDS, BASIC_IDS, type AbilityId } from '../content/abilities';
import { ACTIONS, type Action } from '../content/dice';
import { ITEM_SLOTS } from '../content/items';
import {
  CLEARED_BY_HEALING, EXTRA_HEALTH, ITEM_SQUARES, LOOT_SPACES, XP_PER_TRAINING, XP_SPACES,
} from '../content/tracks';
import { clearWounds } from './health';
import { inForce } from './inForce';
import type { ActionChoice } from './moves';
import type { Scene } from './scene';
import type { ItemTrack, Player } from './state';

export const ownsAbility = (player: Player, ability: AbilityId): boolean =>
  BASIC_IDS.some((id) => id === ability) || player.tiles.some((id) => id === ability);

/** Own abilities whose recon space costs this many Recon actions and is not marked. */
export function reconSpaces(player: Player, cost: 1 | 2): readonly AbilityId[] {
  const found: AbilityId[] = [];
  const add = (id: AbilityId): void => {
    if (ABILITIES[id].recon === cost && !player.recon.includes(id)) found.push(id);
  };
  BASIC_IDS.forEach(add);
  player.tiles.forEach(add);
  return found;
}

/** Why this choice cannot be carried out: the rule and its words; undefined: it can. */
function obstacle(player: Player, choice: ActionChoice, recons: number): readonly [rule: string, words: string] | undefined {
  switch (choice.action) {
    case 'training':
      return player.xp < XP_SPACES ? undefined : ['RF-49', 'All experience spaces are marked.'];
    case 'purchase': {
      const item = player.items[choice.item];
      if (!item) return ['RF-39', 'There is no such item slot.'];
      return item.bought < ITEM_SQUARES ? undefined : ['RF-10', 'All three squares of this item have been bought.'];
    }
    case 'healing':
      if (choice.way === 'extra') return player.extraHealth < EXTRA_HEALTH ? undefined : ['RF-5', 'All six Health spaces are in use.'];
      return player.wounds > 0 ? undefined : ['RF-41', 'There is no Wound to clear.'];
    case 'recon':
      return reconObstacle(player, choice.ability, recons);
    case 'loot':
      return player.loot < LOOT_SPACES ? undefined : ['RF-6', 'The Loot track is full.'];
  }
}

function reconObstacle(player: Player, ability: AbilityId, recons: number): readonly [string, string] | undefined {
  const { recon, name } = ABILITIES[ability];
  if (!ownsAbility(player, ability)) return ['RF-76', `${name} is not on your board.`];
  if (recon === 0) return ['RF-46', `${name} needs no dice and has no recon space.`];
  if (player.recon.includes(ability)) return ['RF-44', `The recon space of ${name} is already marked.`];
  if (recon !== recons) {
    return recon === 2
      ? ['RF-43', `The recon space of ${name} needs two Recon actions together.`]
      : ['RF-42', `The recon space of ${name} needs just one Recon action.`];
  }
  return undefined;
}

/** Everything that one source could be spent on, made once: rules and bots ask for it thousands of times. */
const CHOICES: Readonly<Record<Action, readonly ActionChoice[]>> = {
  training: [{ action: 'training' }],
  purchase: Array.from({ length: ITEM_SLOTS }, (_, item) => ({ action: 'purchase', item })),
  healing: [{ action: 'healing', way: 'extra' }, { action: 'healing', way: 'clear' }],
  recon: ABILITY_IDS.filter((id) => ABILITIES[id].recon === 1).map((ability) => ({ action: 'recon', ability })),
  loot: [{ action: 'loot' }],
};

const isOpen = (player: Player, choice: ActionChoice): boolean => obstacle(player, choice, 1) === undefined;

/** Whether the action can be carried out at all with a single source. */
export const canDo = (player: Player, action: Action): boolean => CHOICES[action].some((choice) => isOpen(player, choice));

/** Every way to carry out one of these actions with a single source. */
export function choicesFor(player: Player, actions: readonly Action[]): readonly ActionChoice[] {
  const found: ActionChoice[] = [];
  for (const action of actions) {
    for (const choice of CHOICES[action]) if (isOpen(player, choice)) found.push(choice);
  }
  return found;
}

/** A Loot action outside the Flashback Phase: the Loot space or any other action (RF-47, RF-177). */
export const lootChoices = (player: Player): readonly ActionChoice[] => choicesFor(player, ACTIONS);

export const chargesLeft = (item: ItemTrack): number => item.bought - item.spent;

export function perform(scene: Scene, choice: ActionChoice, recons = 1): void {
  const { player, seat } = scene;
  const reason = obstacle(player, choice, recons);
  if (reason) refuse(...reason);
  switch (choice.action) {
    case 'training': {
      const spaces = Math.min(XP_PER_TRAINING, XP_SPACES - player.xp);
      player.xp += spaces;
      return scene.emit({ type: 'trained', seat, spaces });
    }
    case 'purchase': {
      const item = player.items[choice.item];
      if (!item) return;
      item.bought += 1;
      return scene.emit({ type: 'purchased', seat, item: item.id });
    }
    case 'healing':
      return choice.way === 'extra' ? markExtraHealth(scene) : clearWounds(scene, CLEARED_BY_HEALING);
    case 'recon':
      player.recon.push(choice.ability);
      return scene.emit({ type: 'reconMarked', seat, ability: choice.ability });
    case 'loot':
      player.loot += 1;
      return scene.emit({ type: 'lootCrossed', seat, loot: player.loot });
  }
}

function markExtraHealth(scene: Scene): void {
  const { player, seat } = scene;
  player.extraHealth += 1;
  scene.emit({ type: 'healthMarked', seat, extra: player.extraHealth });
  clearWounds(scene, inForce.value('extraHealthClears', player));
}
