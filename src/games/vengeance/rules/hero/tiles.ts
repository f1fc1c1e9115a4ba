import { ABILITIES, type AbilityEffect, type AbilityId } from '../../content/abilities';
import { HEROES } from '../../content/heroes';
import type { Item, ItemId, Window } from '../../content/items';
import { DEFAULT_SLOT, isItem, itemOf, SLOTS, type TileId } from '../../content/tiles';
import type { Player } from '../state';

/** Upgrade slots: four stacks of which only the top counts (VG-65 … VG-72). */

const NO_TILES: readonly TileId[] = [];
export const stackOf = (player: Player, slot: number): readonly TileId[] => player.slots[slot] ?? NO_TILES;
export const topTile = (player: Player, slot: number): TileId | undefined => {
  const stack = stackOf(player, slot);
  return stack[stack.length - 1];
};

/** What is active in a slot: the top tile, or in the last slot the default ability (VG-69). */
export function activeIn(player: Player, slot: number): TileId | AbilityId | undefined {
  return topTile(player, slot) ?? (slot === DEFAULT_SLOT ? HEROES[player.hero].ability : undefined);
}

/** What is active in each slot. */
export const activeTiles = (player: Player): readonly (TileId | AbilityId | undefined)[] => player.slots.map((_, slot) => activeIn(player, slot));

export function activeAbility(player: Player, slot: number): AbilityId | undefined {
  const tile = topTile(player, slot);
  if (tile === undefined) return slot === DEFAULT_SLOT ? HEROES[player.hero].ability : undefined;
  return isItem(tile) ? undefined : tile;
}

/** The ability that becomes active when the top tile of a slot is gone (VG-71). */
export function abilityBelow(player: Player, slot: number): AbilityId | undefined {
  const stack = stackOf(player, slot);
  const tile = stack[stack.length - 2];
  if (tile === undefined) return slot === DEFAULT_SLOT ? HEROES[player.hero].ability : undefined;
  return isItem(tile) ? undefined : tile;
}

export function activeEffect(player: Player, slot: number): AbilityEffect | undefined {
  const ability = activeAbility(player, slot);
  return ability === undefined ? undefined : ABILITIES[ability].effect;
}

/** The Item on top of a slot, if this is its moment. */
export function itemFor(player: Player, slot: number, window: Window): Item | undefined {
  const tile = topTile(player, slot);
  if (tile === undefined || !isItem(tile)) return undefined;
  const item = itemOf(tile);
  return item.windows.includes(window) ? item : undefined;
}

export function hasItemFor(player: Player, window: Window): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (itemFor(player, slot, window)) return true;
  return false;
}

export const tilesOf = (player: Player): TileId[] => player.slots.flat();
export const countTiles = (player: Player): number => player.slots.reduce((sum, stack) => sum + stack.length, 0);

/** An empty slot, on top of a stack, or beneath one (VG-67). */
export function layTile(player: Player, tile: TileId, slot: number, under: boolean): void {
  const stack = player.slots[slot];
  if (!stack) throw new RangeError(`there is no slot ${slot}`);
  if (under) stack.unshift(tile);
  else stack.push(tile);
}

/** Takes the used Item off its stack: the tile below is active at once (VG-71). */
export function takeItem(player: Player, slot: number): ItemId {
  const tile = player.slots[slot]?.pop();
  if (tile === undefined || !isItem(tile)) throw new RangeError(`no Item lies in slot ${slot}`);
  return tile;
}
