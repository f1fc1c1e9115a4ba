import { isOwn } from '@/engine/own';

import { ABILITIES, type AbilityId, type UpgradeId } from '../content/abilities';
import { isItem, itemOf, SLOTS, type TileId } from '../content/tiles';
import { activeIn } from '../rules/hero/tiles';
import type { Player } from '../rules/state';

/** Victory points that an ability alone adds to a Fight: the catalogue's own measure. */
const WORTH: Readonly<Record<UpgradeId, number>> = {
  pistolWhip: 0.41, knifeThrow: 0.18, sidestep: 0.32, fadeBack: 0.29, slipTheNet: 0.15, thickSkin: 0.33, crossfire: 0.39,
  axeThrow: 0.61, spin: 0.74, lunge: 0.76, haymaker: 0.46, shoulderCharge: 0.73, cornered: 0.6, shootAndScoot: 0.61, pointBlank: 0.72, juggle: 0.58,
  doubleTap: 0.87, flurry: 0.96, footwork: 1, seeingRed: 0.89, coldRead: 0.89, gunDance: 1, improvise: 1, bloodPrice: 0.87,
  batteringRam: 1.2, runningFire: 1.2, fury: 1.1, ironNerve: 1.3,
};
const PRINTED = 0.4;

const isAbility = (id: AbilityId | TileId): id is AbilityId => isOwn(ABILITIES, id);
const isUpgrade = (id: AbilityId): id is UpgradeId => isOwn(WORTH, id);
export const abilityWorth = (id: AbilityId): number => (isUpgrade(id) ? WORTH[id] : PRINTED);

/** An Item is good once; in the last Fight it is worth nothing to keep. */
const ITEM_POINT = 0.5;
const KEPT_IN_VAIN = 0.02;
export const itemWorth = (tile: TileId, fightsAfter: number): number => (!isItem(tile) ? 0 : fightsAfter === 0 ? KEPT_IN_VAIN : ITEM_POINT * itemOf(tile).cost);

/** What a tile in a slot does for the Fights to come. */
export const tileWorth = (tile: TileId, fights: number): number =>
  isItem(tile) ? (fights > 0 ? ITEM_POINT * itemOf(tile).cost + 0.15 : 0) : abilityWorth(tile) * fights;

/** What lies open in a slot is worth this much. */
export function slotWorth(player: Player, slot: number, fights: number): number {
  const active = activeIn(player, slot);
  if (active === undefined) return 0;
  return isAbility(active) ? abilityWorth(active) * fights : tileWorth(active, fights);
}

/** The slot whose open tile is worth least; the printed ability is covered last of equals. */
export function weakestSlot(player: Player, fights: number): number {
  let weakest = 0;
  for (let slot = 1; slot < SLOTS; slot++) if (slotWorth(player, slot, fights) < slotWorth(player, weakest, fights)) weakest = slot;
  return weakest;
}
