import type { Seat } from '@/engine/game';
import { isSeen } from '@/engine/parts/cards/cards';

import { isBigBoss } from '../content/bosses';
import { cardOf, type CardId } from '../content/vengeanceCards';
import type { Move } from '../rules/decisions';
import { playerOf, type State } from '../rules/state';
import { cardWorth, ladderStep } from './cardWorth';
import { damageWorth } from './healing';
import { bestOf, offered } from './offers';
import { aheadOf } from './time';

/** Which cards to take, and which to suffer first. */

export function pickCard(s: State, seat: Seat, blurred: () => number): Move {
  const held = playerOf(s, seat).hand.cards.filter(isSeen);
  const best = bestOf(offered(s, seat, 'pick'), ({ card }) => cardWorth(card, held) + blurred());
  if (!best) throw new Error('there is no card to pick');
  return best;
}

/** Big Bosses come late: their cards can wait in the hand. */
const LATER = 0.4;
const SOON = 0.9;
const promise = (card: CardId, set: readonly CardId[]): number => {
  const { boss } = cardOf(card);
  return ladderStep(card, set) * (boss !== undefined && isBigBoss(boss) ? LATER : SOON);
};

/** A card must be suffered before it scores; the pain is what the hero loses until it is healed. */
const PAIN = 0.5;

export function chooseSuffering(s: State, seat: Seat, blurred: () => number): Move {
  const player = playerOf(s, seat);
  const ahead = aheadOf(s);
  const worth = (cards: readonly CardId[]): number =>
    cards.reduce((sum, card, i) => sum + promise(card, cards.slice(0, i)), 0) - PAIN * damageWorth(player, cards.flatMap((card) => cardOf(card).damage), ahead) + blurred();
  const best = bestOf(offered(s, seat, 'suffer'), ({ cards }) => worth(cards));
  if (!best) throw new Error('there is nothing to suffer');
  return best;
}

/** Old Favours: the card that promises least goes back. */
export function giveBack(s: State, seat: Seat): Move {
  const held = playerOf(s, seat).hand.cards.filter(isSeen);
  const others = [...held, ...playerOf(s, seat).inPlay];
  const best = bestOf(offered(s, seat, 'putUnder'), ({ card }) => -cardWorth(card, others));
  if (!best) throw new Error('there is no card to give back');
  return best;
}
