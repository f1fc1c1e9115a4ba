import type { Seat } from '@/engine/game';
import { isSeen, placeOf, sizeOf } from '@/engine/parts/cards/cards';
import { eyesOf } from '@/engine/parts/cards/eyes';
import { draw } from '@/engine/parts/cards/pile';

import { cardOf, type CardId } from '../../content/vengeanceCards';
import { playerOf, type Player, type State } from '../state';
import type { Play } from '../world';
import { canSuffer, suffer } from './tracks';

/** Vengeance cards: hand, in play, scored (VG-24, VG-48, VG-103, VG-104). */

export const holdsCard = ({ hand }: Player, card: CardId): boolean => placeOf(hand, card) >= 0;
export const canPlay = (player: Player, card: CardId): boolean => canSuffer(player, cardOf(card).damage);

/** The cards in hand that may be played now; in other people's hands there are none to be seen. */
export function playableCards(player: Player): CardId[] {
  const cards: CardId[] = [];
  for (const card of player.hand.cards) if (isSeen(card) && canPlay(player, card)) cards.push(card);
  return cards;
}

function takeFromHand({ hand }: Player, card: CardId): void {
  const place = placeOf(hand, card);
  if (place < 0) throw new RangeError(`${card} is not in this hand`);
  hand.cards.splice(place, 1);
  hand.known.splice(place, 1);
}

/** The card is put face up and its damage is suffered at once. */
export function putInPlay(run: Play, seat: Seat, card: CardId): void {
  const player = playerOf(run.state, seat);
  player.inPlay.push(card);
  for (const { track, severe, count } of cardOf(card).damage) suffer(player, track, severe, count);
  run.emit({ type: 'suffered', seat, card });
}

export function playFromHand(run: Play, seat: Seat, card: CardId): void {
  takeFromHand(playerOf(run.state, seat), card);
  putInPlay(run, seat, card);
}

/** Draws for the hand, as many as the deck holds; only the owner sees them. */
export function drawCards(run: Play, seat: Seat, count: number): void {
  const { vengeanceDeck } = run.state;
  const { hand } = playerOf(run.state, seat);
  const drawn: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = draw(vengeanceDeck, hand, eyesOf(seat));
    if (card !== undefined) drawn.push(card);
  }
  if (drawn.length === 0) return;
  run.emit({ type: 'drew', seat, count: drawn.length });
  run.emit({ type: 'sawCards', to: [seat], seat, cards: drawn });
}

export const cardsInDeck = (state: State): number => sizeOf(state.vengeanceDeck);
