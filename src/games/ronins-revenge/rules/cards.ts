import { placeOf, type CardName, type Cards } from '@/engine/parts/cards/cards';

/** Takes a card out of the game. */
export function removeCard<C extends CardName>(pile: Cards<C>, card: C): void {
  const place = placeOf(pile, card);
  if (place < 0) return;
  pile.cards.splice(place, 1);
  pile.known.splice(place, 1);
}
