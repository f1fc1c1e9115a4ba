import { CLOCK } from '@/engine/game';
import { cardAt, giveCard, hiddenCards, holds, keepFor, moveCard, openCards, placeOf, show, showAll, takeUnseen, type Cards } from '@/engine/parts/cards/cards';
import { EVERYBODY, eyesOf, knows, NOBODY } from '@/engine/parts/cards/eyes';
import { viewCards } from '@/engine/parts/cards/view';

const letters = (cards: Cards<string>, seat: number): string => viewCards(cards, seat).cards.join('');

test('what everybody knows is known to those who only watch, what all seats know is not', () => {
  expect([knows(EVERYBODY, CLOCK), knows(EVERYBODY, 3), knows(NOBODY, 0)]).toEqual([true, true, false]);
  const bothSeats = eyesOf(0) | eyesOf(1);
  expect([knows(bothSeats, 0), knows(bothSeats, 1), knows(bothSeats, CLOCK)]).toEqual([true, true, false]);
});

test('a card shown to a seat stays known to it, and only to it', () => {
  const row = hiddenCards(['a', 'b', 'c']);
  show(row, 1, eyesOf(2));
  expect([letters(row, 2), letters(row, 0), letters(row, CLOCK)]).toEqual(['?b?', '???', '???']);
  show(row, 1, EVERYBODY);
  expect(letters(row, CLOCK)).toBe('?b?');
  expect(() => show(row, 3, EVERYBODY)).toThrow('no card lies at 3');
});

test('knowledge moves with the card', () => {
  const hand = hiddenCards(['a', 'b', 'c']);
  const dens = openCards<string>(['x']);
  showAll(hand, eyesOf(0));
  moveCard(hand, 1, dens, 0, eyesOf(1));
  expect([letters(hand, 0), letters(dens, 0), letters(dens, 1), letters(dens, 2)]).toEqual(['ac', 'bx', 'bx', '?x']);
  giveCard(hand, 'a', dens, EVERYBODY);
  expect([letters(hand, 0), letters(dens, 2)]).toEqual(['c', '?xa']);
});

test('a card taken unseen out of a passed hand is the taker’s secret, and so is what was left', () => {
  const hand = hiddenCards(['a', 'b', 'c']);
  const picked = hiddenCards<string>();
  showAll(hand, eyesOf(0) | eyesOf(1));
  takeUnseen(hand, 'b', picked, eyesOf(1));
  expect([letters(hand, 0), letters(picked, 0), letters(hand, 1), letters(picked, 1)]).toEqual(['??', '?', 'ac', 'b']);
});

test('cards are found by name; what is face down cannot be used', () => {
  const pile = hiddenCards([7, 3, 5]);
  expect([placeOf(pile, 5), holds(pile, 3), holds(pile, 4), cardAt(pile, 0)]).toEqual([2, true, false, 7]);
  const seen = viewCards(pile, 0);
  expect(holds(seen, 3)).toBe(false);
  expect(() => cardAt(seen, 0)).toThrow('face down');
  expect(() => giveCard(pile, 4, openCards<number>())).toThrow('no card lies at -1');
  keepFor(pile, NOBODY);
  expect(letters(hiddenCards(['a']), 0)).toBe('?');
});
