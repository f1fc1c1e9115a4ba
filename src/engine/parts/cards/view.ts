import type { Seat } from '../../game';
import { FACE_DOWN, type CardName, type Cards, type FaceDown } from './cards';
import { knows, NOBODY } from './eyes';

/** The cards as a seat sees them; for CLOCK, as everybody sees them. Who has seen a card is no secret at a table. */
export function viewCards<C extends CardName>({ cards, known }: Cards<C>, seat: Seat): Cards<C> {
  const seen: (C | FaceDown)[] = [];
  for (let i = 0; i < cards.length; i++) seen.push(knows(known[i] ?? NOBODY, seat) ? (cards[i] ?? FACE_DOWN) : FACE_DOWN);
  return { cards: seen, known: known.slice() };
}
