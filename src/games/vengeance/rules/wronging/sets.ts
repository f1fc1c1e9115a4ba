import { isSeen } from '@/engine/parts/cards/cards';

import { SUFFERED } from '../../content/rounds';
import { cardOf, type CardId } from '../../content/vengeanceCards';
import { canSuffer } from '../hero/tracks';
import type { Player } from '../state';

/** Whether all these cards together leave every damaged track with an empty space (VG-27). */
export const canSufferAll = (player: Player, cards: readonly CardId[]): boolean => canSuffer(player, cards.flatMap((card) => cardOf(card).damage));

function setsOf(cards: readonly CardId[], size: number, from = 0): CardId[][] {
  if (size === 0) return [[]];
  const sets: CardId[][] = [];
  for (let i = from; i <= cards.length - size; i++) {
    const first = cards[i];
    if (first !== undefined) for (const rest of setsOf(cards, size - 1, i + 1)) sets.push([first, ...rest]);
  }
  return sets;
}

/** The sets of three cards that may be suffered; if there is none, the largest legal ones (VG-27). */
export function legalSets(player: Player): CardId[][] {
  const cards = player.hand.cards.filter(isSeen);
  for (let size = SUFFERED; size > 0; size--) {
    const legal = setsOf(cards, size).filter((set) => canSufferAll(player, set));
    if (legal.length > 0) return legal;
  }
  return [[]];
}
