import { isOwn } from '@/engine/own';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import { ITEMS, type ItemId } from '../../content/items';

/** What can be active in a slot of the hero board. */
export type ActiveTile = AbilityId | ItemId;

export const isItemTile = (tile: ActiveTile): tile is ItemId => isOwn(ITEMS, tile);
export const tileTitle = (tile: ActiveTile): string => (isItemTile(tile) ? ITEMS[tile].name : ABILITIES[tile].name);
