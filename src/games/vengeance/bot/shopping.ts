import { DEFAULT_SLOT, SLOTS, type TileId } from '../content/tiles';
import { stackOf } from '../rules/hero/tiles';
import { priceOf, type Purse } from '../rules/montage/prices';
import { EMPTY, type Player, type State } from '../rules/state';
import { slotWorth, tileWorth, weakestSlot } from './tileWorth';

/** Which tiles to buy with so many points, and where to lay them. */

export interface Shopping {
  readonly worth: number;
  /** The space of the first tile to buy. */
  readonly first?: number;
}

interface Offer {
  readonly space: number;
  readonly price: number;
  readonly worth: number;
}

/** A further tile of a hero with full slots is only worth what it does more than the one it covers. */
function offersOf(s: State, player: Player, purse: Purse, fights: number): Offer[] {
  const offers: Offer[] = [];
  const covers = slotWorth(player, weakestSlot(player, fights), fights);
  s.shop.forEach((tile, space) => {
    if (tile === EMPTY) return;
    const worth = tileWorth(player.hero, tile, fights) - covers;
    if (worth > 0) offers.push({ space, price: priceOf(purse, tile), worth });
  });
  return offers;
}

/** The best set of tiles for so many Upgrade points; the dearest of them is bought first. */
export function bestShopping(s: State, player: Player, points: number, purse: Purse, fights: number): Shopping {
  const offers = offersOf(s, player, purse, fights);
  const freeSlots = Array.from({ length: SLOTS }, (_, slot) => stackOf(player, slot).length).filter((size) => size === 0).length;
  let best: Shopping = { worth: 0 };
  const choose = (from: number, left: number, worth: number, count: number, first: Offer | undefined): void => {
    if (worth > best.worth && first) best = { worth, first: first.space };
    if (count >= Math.max(1, freeSlots)) return;
    for (let i = from; i < offers.length; i++) {
      const offer = offers[i];
      if (offer && offer.price <= left) choose(i + 1, left - offer.price, worth + offer.worth, count + 1, !first || offer.price > first.price ? offer : first);
    }
  };
  choose(0, points, 0, 0, undefined);
  return best;
}

/** An empty slot, the printed ability's last; then over whatever does least, or beneath if the new one does less. */
export function whereToLay(player: Player, tile: TileId, fights: number): { slot: number; under: boolean } {
  for (let slot = 0; slot < SLOTS; slot++) if (slot !== DEFAULT_SLOT && stackOf(player, slot).length === 0) return { slot, under: false };
  const slot = weakestSlot(player, fights);
  const under = stackOf(player, slot).length > 0 && tileWorth(player.hero, tile, fights) < slotWorth(player, slot, fights);
  return { slot, under };
}
