import type { Random } from '../../random';
import { cardAt, isEmpty, moveCard, show, type CardName, type Cards } from './cards';
import { EVERYBODY, NOBODY, type Eyes } from './eyes';

/** The card on top: the next that is drawn. Undefined: the pile is empty. */
export const topOf = <C extends CardName>(pile: Cards<C>): C | undefined => (isEmpty(pile) ? undefined : cardAt(pile, pile.cards.length - 1));

/** The top card to the end of another list (a hand, a row), seen by `eyes`. Undefined: there was none. */
export function draw<C extends CardName>(pile: Cards<C>, to: Cards<C>, eyes: Eyes): C | undefined {
  return isEmpty(pile) ? undefined : moveCard(pile, pile.cards.length - 1, to, to.cards.length, eyes);
}

/** Somebody looks at the top cards and leaves them there. */
export function peek<C extends CardName>(pile: Cards<C>, count: number, eyes: Eyes): C[] {
  const seen: C[] = [];
  for (let place = pile.cards.length - 1; place >= 0 && seen.length < count; place--) {
    show(pile, place, eyes);
    seen.push(cardAt(pile, place));
  }
  return seen;
}

/** Turns the top card up: piles whose next card lies open call this after every draw. */
export const turnUpTop = <C extends CardName>(pile: Cards<C>): C | undefined => peek(pile, 1, EVERYBODY)[0];

/** Everything in a new order that nobody knows. */
export function shufflePile<C extends CardName>(pile: Cards<C>, random: Random): void {
  random.shuffle(pile.cards);
  pile.known.fill(NOBODY);
}

/** All cards of one list on top of the other, in their order. */
export function putOnTop<C extends CardName>(pile: Cards<C>, from: Cards<C>): void {
  pile.cards.push(...from.cards);
  pile.known.push(...from.known);
  from.cards = [];
  from.known = [];
}

/** All cards of one list under the other, in their order. */
export function putUnder<C extends CardName>(pile: Cards<C>, from: Cards<C>): void {
  pile.cards = from.cards.concat(pile.cards);
  pile.known = from.known.concat(pile.known);
  from.cards = [];
  from.known = [];
}

/** A card of another list to a place that only chance knows. Whoever knew cards of the pile no longer knows where they lie. */
export function shuffleIn<C extends CardName>(pile: Cards<C>, from: Cards<C>, place: number, random: Random): void {
  moveCard(from, place, pile, pile.cards.length);
  shufflePile(pile, random);
}

/** An empty pile is made anew from its discards. Says whether it was, so that the box can tell. */
export function refill<C extends CardName>(pile: Cards<C>, discard: Cards<C>, random: Random): boolean {
  if (!isEmpty(pile) || isEmpty(discard)) return false;
  putOnTop(pile, discard);
  shufflePile(pile, random);
  return true;
}
