import { hiddenCards, isSeen, type Cards } from '@/engine/parts/cards/cards';
import { shufflePile } from '@/engine/parts/cards/pile';
import type { Random } from '@/engine/random';

import { COLUMN_SPACES, isItem, isItemSpace, SHOP_SPACES, type TileId } from '../../content/tiles';
import { EMPTY, type State } from '../state';
import type { Play } from '../world';

/** The next tile of a pile; an empty pile is made anew from its discards (VG-64). */
function nextTile<T extends TileId>(pile: Cards<T>, discards: T[], random: Random): T | undefined {
  if (pile.cards.length === 0 && discards.length > 0) {
    Object.assign(pile, hiddenCards(discards.splice(0)));
    shufflePile(pile, random);
  }
  pile.known.pop();
  const tile = pile.cards.pop();
  return tile !== undefined && isSeen(tile) ? tile : undefined;
}

/** Fills every empty space for which there is a tile, and says which (VG-63). */
export function fillShop(state: State, random: Random): number[] {
  const filled: number[] = [];
  for (let space = 0; space < SHOP_SPACES; space++) {
    if (state.shop[space] !== EMPTY) continue;
    const tile = isItemSpace(space) ? nextTile(state.items, state.usedItems, random) : nextTile(state.abilities, state.usedAbilities, random);
    if (tile === undefined) continue;
    state.shop[space] = tile;
    filled.push(space);
  }
  return filled;
}

export function refillShop(run: Play): void {
  const spaces = fillShop(run.state, run.random);
  if (spaces.length > 0) run.emit({ type: 'shopFilled', spaces });
}

export function discardTile(state: State, tile: TileId): void {
  if (isItem(tile)) state.usedItems.push(tile);
  else state.usedAbilities.push(tile);
}

/** The tiles of a column go to the discards, then its spaces are filled at once (VG-313). */
export function replaceColumn(run: Play, seat: number, column: number): void {
  const { shop } = run.state;
  for (let space = column * COLUMN_SPACES; space < (column + 1) * COLUMN_SPACES; space++) {
    const tile = shop[space];
    if (tile === undefined || tile === EMPTY) continue;
    discardTile(run.state, tile);
    shop[space] = EMPTY;
  }
  fillShop(run.state, run.random);
  run.emit({ type: 'columnReplaced', seat, column });
}
