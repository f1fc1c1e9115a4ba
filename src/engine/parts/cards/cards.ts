import { mapped } from '../../lists';
import { EVERYBODY, NOBODY, type Eyes } from './eyes';

/** What a view shows in place of a card that the seat does not know. No card has this name. */
export const FACE_DOWN = '?';
export type FaceDown = typeof FACE_DOWN;

/** A card as its place in a table, or as its name. */
export type CardName = string | number;

/**
 * Cards in an order, each with those who know it: a pile (its top is the last card), a hand, a row on the table, a
 * single card lying face down. Knowledge moves with the card. Plain JSON; a view has the same shape.
 */
export interface Cards<C extends CardName> {
  cards: (C | FaceDown)[];
  known: Eyes[];
}

export const isSeen = <C extends CardName>(card: C | FaceDown): card is C => card !== FACE_DOWN;

const itself = <C>(card: C): C => card;
const toNobody = (): Eyes => NOBODY;
const toEverybody = (): Eyes => EVERYBODY;

export const hiddenCards = <C extends CardName>(cards: readonly C[] = []): Cards<C> => ({ cards: mapped(cards, itself), known: mapped(cards, toNobody) });
export const openCards = <C extends CardName>(cards: readonly C[] = []): Cards<C> => ({ cards: mapped(cards, itself), known: mapped(cards, toEverybody) });
export const cloneCards = <C extends CardName>({ cards, known }: Cards<C>): Cards<C> => ({ cards: cards.slice(), known: known.slice() });

export const sizeOf = <C extends CardName>({ cards }: Cards<C>): number => cards.length;
export const isEmpty = <C extends CardName>({ cards }: Cards<C>): boolean => cards.length === 0;

/** The card at a place of a full state. In a view it may be unknown: there nobody can ask for it. */
export function cardAt<C extends CardName>({ cards }: Cards<C>, place: number): C {
  const card = cards[place];
  if (card === undefined) throw new RangeError(`no card lies at ${place}`);
  if (!isSeen(card)) throw new RangeError('a card that is face down in this view cannot be used');
  return card;
}

/** Where a card lies, −1 if it is not there or not known. */
export const placeOf = <C extends CardName>({ cards }: Cards<C>, card: C): number => cards.indexOf(card);
export const holds = <C extends CardName>(cards: Cards<C>, card: C): boolean => placeOf(cards, card) >= 0;

/** Somebody looks at a card, or it is turned up for everybody. */
export function show<C extends CardName>({ known }: Cards<C>, place: number, eyes: Eyes): void {
  const before = known[place];
  if (before === undefined) throw new RangeError(`no card lies at ${place}`);
  known[place] = before | eyes;
}

/** Everybody of these eyes sees all the cards: a hand that is passed on, a pile that is searched. */
export function showAll<C extends CardName>({ known }: Cards<C>, eyes: Eyes): void {
  for (let i = 0; i < known.length; i++) known[i] = (known[i] ?? NOBODY) | eyes;
}

/**
 * Only these eyes still know which card lies where. Needed when one of several cards known to others leaves unseen:
 * they know what was there, not what is left.
 */
export function keepFor<C extends CardName>({ known }: Cards<C>, eyes: Eyes): void {
  for (let i = 0; i < known.length; i++) known[i] = (known[i] ?? NOBODY) & eyes;
}

/** Takes the card at `place` of one list to `target` of another with all knowledge of it, and shows it to `eyes`. */
export function moveCard<C extends CardName>(from: Cards<C>, place: number, to: Cards<C>, target: number, eyes: Eyes = NOBODY): C {
  const card = cardAt(from, place);
  const known = (from.known[place] ?? NOBODY) | eyes;
  from.cards.splice(place, 1);
  from.known.splice(place, 1);
  to.cards.splice(target, 0, card);
  to.known.splice(target, 0, known);
  return card;
}

/** A card by its name, to the end of the other list: out of a hand, for example. */
export function giveCard<C extends CardName>(from: Cards<C>, card: C, to: Cards<C>, eyes: Eyes = NOBODY): void {
  moveCard(from, placeOf(from, card), to, to.cards.length, eyes);
}

/**
 * Takes a card so that others cannot tell which: the taker alone knows it, and nobody but the taker knows any more
 * which of the others were left. What somebody could work out about them together is not kept.
 */
export function takeUnseen<C extends CardName>(from: Cards<C>, card: C, to: Cards<C>, taker: Eyes): void {
  giveCard(from, card, to);
  keepFor(from, taker);
  to.known[to.known.length - 1] = taker;
}
