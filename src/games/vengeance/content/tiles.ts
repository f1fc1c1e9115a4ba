import { isOwn } from '@/engine/own';

import { UPGRADE_IDS, UPGRADES, type UpgradeId } from './abilities';
import { ITEM_IDS, ITEMS, type Item, type ItemId } from './items';

/** What the shop sells. */
export type TileId = UpgradeId | ItemId;
export const TILE_IDS: readonly TileId[] = [...UPGRADE_IDS, ...ITEM_IDS];

export const isItem = (tile: TileId): tile is ItemId => isOwn(ITEMS, tile);
const ITEM_TABLE: Readonly<Record<ItemId, Item>> = ITEMS;
export const itemOf = (id: ItemId): Item => ITEM_TABLE[id];
export const costOf = (tile: TileId): number => (isItem(tile) ? ITEMS[tile].cost : UPGRADES[tile].cost);
export const tileName = (tile: TileId): string => (isItem(tile) ? ITEMS[tile].name : UPGRADES[tile].name);

/** The shop: four columns, each two Abilities above one Item. Spaces are numbered column by column. */
export const SHOP_COLUMNS = 4;
export const COLUMN_SPACES = 3;
export const SHOP_SPACES = SHOP_COLUMNS * COLUMN_SPACES;
export const isItemSpace = (space: number): boolean => space % COLUMN_SPACES === COLUMN_SPACES - 1;

/** Slots of a hero board; the right-most has the default ability printed on it. */
export const SLOTS = 4;
export const DEFAULT_SLOT = SLOTS - 1;
